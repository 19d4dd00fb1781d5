import type { GameEvent } from '#kernel';
import { type Accessor, createSignal, onCleanup } from 'solid-js';

/** Highlights what a line names on the board, or nothing; `stay` after a tap, when neither pointer nor focus rests on the line. */
export type PointAt = (event: GameEvent | null, stay?: boolean) => void;

/** Milliseconds that a tapped line stays highlighted. */
const STAYS = 4000;

/** The chronicle line that is highlighted on the board. `showBoard` closes what covers it. */
export function createPointing(showBoard: () => void): { readonly pointed: Accessor<GameEvent | null>; readonly point: PointAt } {
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
