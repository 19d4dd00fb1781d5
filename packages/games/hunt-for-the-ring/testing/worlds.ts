import { cloneState, eventsFor, Match, SeededRandom, type AddressedEvent, type Viewer, viewOf } from '#kernel';
import { huntForTheRing as game } from '../index.ts';
import type { HuntPosition } from '../position/index.ts';
import type { Hunt } from '../rules/state.ts';
import { box } from './letter.ts';

/** Two worlds side by side: what reaches a viewer in each, as text. If the texts are equal he cannot tell the worlds apart. */

export type World = Match<Hunt>;

export const worldOf = (state: Hunt, seed = 1): World => Match.resume(game, { state: cloneState(state), random: new SeededRandom(seed) });

export const worldAt = (position: Omit<HuntPosition, 'game'>): World =>
  worldOf(game.position.read({ game: 'hunt-for-the-ring', ...position }, box));

/** All that the server tells of a moment: view, outline, who is asked, and for a seat its question, its options and whether it may undo. */
export function sight(world: World, viewer: Viewer, tried: readonly unknown[] = []): string {
  const shown = viewOf(game, world.state, viewer);
  // A seal looks different in every world and says nothing in any of them.
  const view = { ...shown, seal: shown.seal === null ? null : { ...shown.seal, value: '.'.repeat(shown.seal.value.length) } };
  const seat = viewer === 'spectator' ? null : viewer;
  return JSON.stringify({
    view,
    outline: game.outline(view),
    waiting: world.waitingList(),
    outcome: world.state.outcome,
    rounds: game.rounds(world.state),
    progress: game.progress(world.state),
    ...(seat === null
      ? {}
      : {
          prompt: world.prompt(seat),
          options: world.options(seat),
          canUndo: world.canUndo(seat),
          refusals: tried.map((action) => world.explain(seat, action)),
        }),
  });
}

/** So does the event that tells of it. */
const unsealed = (events: readonly AddressedEvent[]): AddressedEvent[] =>
  events.map((one) =>
    one.event.type === 'journalSealed' ? { ...one, event: { ...one.event, seal: String(one.event.seal).length } } : one,
  );

/** What a viewer hears of something, number and size of the messages included. */
export const hears = (events: readonly AddressedEvent[], viewer: Viewer): string => JSON.stringify(eventsFor(unsealed(events), viewer));

/** The place where two texts part, with a little of what stands around it. */
export function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 80), at + 80);
  return one === other ? '' : `${around(one)}\n${around(other)}`;
}
