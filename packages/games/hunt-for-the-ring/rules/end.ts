import type { Outcome } from '#kernel';
import type { Ending } from './events.ts';
import { type Hunt, type HuntEffects, RING_BEARER, staying } from './state.ts';

/** An outcome of this game. */
interface Ended extends Outcome {
  readonly reason: Ending;
}

function finish(s: Hunt, effects: HuntEffects, outcome: Ended): void {
  s.outcome = outcome;
  effects.emit?.({ type: 'gameEnded', reason: outcome.reason, winners: outcome.winners });
}

/** The Wraith players win as a team (HR-GEN-05). */
export const wraithsWin = (s: Hunt, effects: HuntEffects, reason: Ending, rules: readonly string[]): void =>
  finish(s, effects, { winners: staying(s), reason, rules });

export const ringBearerWins = (s: Hunt, effects: HuntEffects, reason: Ending, rules: readonly string[]): void =>
  finish(s, effects, { winners: [RING_BEARER], reason, rules });

const GIVEN_UP: readonly string[] = ['ringBearerResigned', 'wraithsResigned'];

/** A side gave up: Frodo neither reached Rivendell nor was lost. */
export const givenUp = (outcome: Outcome | null): boolean => outcome !== null && GIVEN_UP.includes(outcome.reason);
