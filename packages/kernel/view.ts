import type { GameEvent, AddressedEvent } from './event.ts';
import type { Game } from './game.ts';
import { includes, type Viewer } from './seat.ts';
import type { State } from './state.ts';
import { unchecked } from './unchecked.ts';

declare const brand: unique symbol;

/** Data that came through the projector: the only kind that may leave the server. */
export type Projected<T> = T & { readonly [brand]: true };

/** Says that this came through a projector: for those who make what is sent, and for nobody else. */
export const projected = <T>(value: T): Projected<T> => unchecked<Projected<T>>(value);

/** Assembles what a viewer may see from the parts he may see; nothing is blacked out afterwards. */
export function viewOf<S extends State, View>(game: Game<S, unknown, View>, state: S, viewer: Viewer): Projected<View> {
  return projected(
    game.view({
      box: state.box,
      frames: state.frames,
      outcome: state.outcome,
      open: state.open,
      viewer,
      own: viewer === 'spectator' ? null : state.own[viewer],
      truth: state.outcome === null ? null : { own: state.own, hidden: state.hidden },
    }),
  );
}

/** Of what was told, what this viewer hears. */
export function eventsFor<E extends GameEvent>(told: readonly AddressedEvent<E>[], viewer: Viewer): Projected<E[]> {
  const heard = told.filter(({ to }) => to === undefined || (viewer !== 'spectator' && includes(to, viewer)));
  return projected(heard.map(({ event }) => event));
}
