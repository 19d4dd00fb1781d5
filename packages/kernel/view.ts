import type { GameEvent, Told } from './event.ts';
import type { Game } from './game.ts';
import { includes, type Viewer } from './seat.ts';
import type { State } from './state.ts';

declare const projected: unique symbol;

/** Data that came through the projector: the only kind that may leave the server. */
export type Projected<T> = T & { readonly [projected]: true };

/** Assembles what a viewer may see from the parts he may see; nothing is blacked out afterwards. */
export function viewOf<S extends State, View>(game: Game<S, unknown, View>, state: S, viewer: Viewer): Projected<View> {
  return game.view({
    box: state.box,
    frames: state.frames,
    outcome: state.outcome,
    open: state.open,
    viewer,
    own: viewer === 'spectator' ? null : state.own[viewer],
    truth: state.outcome === null ? null : { own: state.own, hidden: state.hidden },
  }) as Projected<View>;
}

/** Of what was told, what this viewer hears. */
export function heardBy<E extends GameEvent>(told: readonly Told<E>[], viewer: Viewer): Projected<E[]> {
  return told
    .filter(({ to }) => to === undefined || (viewer !== 'spectator' && includes(to, viewer)))
    .map(({ event }) => event) as Projected<E[]>;
}
