import { asId } from '#kernel/id.ts';
import type { Outcome, Seat } from '#kernel';
import type { Ending } from './events.ts';
import { beginTurn, endTurn } from './frames.ts';
import { uncrossed } from './squares.ts';
import { inMordor, type Journey, seatsOf } from './state.ts';
import { automatic, type JourneyEffects } from './tools.ts';

/** Those still in the game, in seat order. */
export function survivors(s: Journey): Seat[] {
  const left: Seat[] = [];
  for (let seat: Seat = asId(0); seat < seatsOf(s); seat++) if (!s.open.out[seat]) left.push(seat);
  return left;
}

interface Ended extends Outcome {
  readonly reason: Ending;
}

export function finish(s: Journey, effects: JourneyEffects, outcome: Ended): void {
  s.outcome = outcome;
  effects.emit?.({ type: 'gameEnded', reason: outcome.reason, winners: outcome.winners });
}

/** Of those in Mordor the one with the most uncrossed Nazgûl spaces wins (JM-END-04); equals share the victory (JM-RULING-16). */
function winnersInMordor(s: Journey, arrived: readonly Seat[]): Ended {
  const most = Math.max(...arrived.map((seat) => uncrossed(s, seat)));
  const winners = arrived.filter((seat) => uncrossed(s, seat) === most);
  if (arrived.length === 1) return { winners, reason: 'reachedMordor', rules: ['JM-END-03'] };
  if (winners.length === 1) return { winners, reason: 'mostSpaces', rules: ['JM-END-04'] };
  return { winners, reason: 'sharedVictory', rules: ['JM-RULING-16'] };
}

/** Players take turns clockwise, those who are out are passed over; a round runs from the first player to the seat before (JM-TURN-01, JM-RULING-15). */
export const endingTurn = automatic(endTurn, (s, effects) => {
  const { open } = s;
  const left = survivors(s);
  if (left.length === 0) return finish(s, effects, { winners: [], reason: 'allCaught', rules: ['JM-END-01'] });
  if (open.options.lastSurvivor && left.length === 1)
    return finish(s, effects, { winners: left, reason: 'lastSurvivor', rules: ['JM-END-05'] });

  let next = open.active;
  let roundOver = false;
  do {
    next = (next + 1) % seatsOf(s);
    if (next === open.first) roundOver = true;
  } while (open.out[next]);

  if (roundOver) {
    // The round is finished first (JM-END-02); whoever was caught meanwhile does not count (JM-RULING-13, JM-RULING-14).
    const arrived = left.filter((seat) => inMordor(s, seat));
    if (arrived.length > 0) return finish(s, effects, winnersInMordor(s, arrived));
    effects.emit?.({ type: 'roundEnded', round: open.round });
    open.round++;
  }
  open.active = asId(next);
  return beginTurn.goTo(s);
});
