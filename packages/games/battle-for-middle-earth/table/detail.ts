import { createReader, type Reading as CardReading } from '#look';
import type { CompanionView, EnemyView, MordorView } from '../view.ts';

type Face =
  | { readonly kind: 'companion'; readonly card: CompanionView }
  | { readonly kind: 'enemy'; readonly card: EnemyView }
  | { readonly kind: 'mordor'; readonly card: MordorView };

export type Reading = CardReading<Face>;

/** There is one table on a screen, so one card is read at a time. */
const { readable: whenEntered, ...reader } = createReader<Face>();
export const { reading, close: stopReading, keep: keepReading, leave: leaveReading, wasLongPress } = reader;

/** The card over which the mouse is and has not moved yet. */
let restedOn: EventTarget | null = null;

/**
 * Handlers of a card. It is read when the mouse comes to it, not when the table changes and it comes to lie under a mouse at rest: large, it would
 * hide what was to be touched next.
 */
export function readable(shown: () => Face): ReturnType<typeof whenEntered> & { onPointerMove(event: PointerEvent): void } {
  const handlers = whenEntered(shown);
  return {
    ...handlers,
    onPointerEnter({ currentTarget }) {
      restedOn = currentTarget;
    },
    onPointerMove(event) {
      if (event.currentTarget !== restedOn) return;
      restedOn = null;
      handlers.onPointerEnter(event);
    },
    onPointerLeave(event) {
      restedOn = null;
      handlers.onPointerLeave(event);
    },
  };
}
