import type { GameEvent, AddressedEvent } from './event.ts';
import type { Game } from './game.ts';
import { includes, type Viewer } from './seat.ts';
import type { State } from './state.ts';
import { unchecked } from './unchecked.ts';

declare const brand: unique symbol;

/** Data that passed the projector: the only kind that may leave the server. */
export type ProjectedData<T> = T & { readonly [brand]: true };

/** Marks data as projected; only for code that builds outgoing messages. Safe: the brand is of the type alone. */
export const markProjected = <T>(value: T): ProjectedData<T> => unchecked<ProjectedData<T>>(value);

/** Builds a viewer's view from the parts the viewer may see; nothing is removed afterwards. */
export function viewOf<S extends State, View>(game: Game<S, unknown, View>, state: S, viewer: Viewer): ProjectedData<View> {
  return markProjected(
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

/** The events that this viewer receives. */
export function eventsFor<E extends GameEvent>(events: readonly AddressedEvent<E>[], viewer: Viewer): ProjectedData<E[]> {
  const audible = events.filter(({ to }) => to === undefined || (viewer !== 'spectator' && includes(to, viewer)));
  return markProjected(audible.map(({ event }) => event));
}
