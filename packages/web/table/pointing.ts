import type { GameEvent } from '#kernel';
import { type Accessor, createSignal, onCleanup } from 'solid-js';

/** Points at what a line names, or at nothing any more; `stay` after a touch, when neither finger nor focus rests on the line. */
export type Point = (event: GameEvent | null, stay?: boolean) => void;

/** How long one sees what a touched line names. */
const STAYS = 4000;

/** The line of the chronicle that is being shown on the board. `showBoard` takes away what lies over it. */
export function createPointing(showBoard: () => void): { readonly pointed: Accessor<GameEvent | null>; readonly point: Point } {
  const [pointed, setPointed] = createSignal<GameEvent | null>(null);
  let staying: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(staying);
    staying = undefined;
  };
  onCleanup(stop);
  return {
    pointed,
    point(event, stay = false) {
      if (event === null && staying !== undefined) return;
      stop();
      setPointed(() => event);
      if (!stay) return;
      showBoard();
      staying = setTimeout(() => {
        staying = undefined;
        setPointed(null);
      }, STAYS);
    },
  };
}
