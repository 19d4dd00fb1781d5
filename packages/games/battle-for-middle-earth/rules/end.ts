import { asId } from '#kernel/id.ts';
import type { Outcome, Seat } from '#kernel';
import { listOf, size } from './cards.ts';
import type { Ending } from './events.ts';
import { type Battle, isOver, seatsOf } from './state.ts';
import type { BattleEffects } from './tools.ts';

interface Ended extends Outcome {
  readonly reason: Ending;
}

/** Points of the enemies won and of the cards given to a player (BM-SCORE-01, BM-SCORE-02, BM-HOBBIT-06, BM-GANDALF-04). */
export function points(s: Battle, seat: Seat): number {
  const { won, given } = s.open;
  const enemies = listOf(won[seat]).reduce((sum, enemy) => sum + s.box.enemies[enemy].points, 0);
  return enemies + listOf(given[seat]).reduce((sum, companion) => sum + s.box.companions[companion].pointsWhenGiven, 0);
}

export const staying = (s: Battle): Seat[] =>
  Array.from({ length: seatsOf(s) }, (_, seat) => asId<Seat>(seat)).filter((seat) => !s.open.out[seat]);

/**
 * The highest total wins (BM-SCORE-03); on a tie the one who still holds more enemies (BM-SCORE-04, BM-RULING-53), where cards given to a
 * player do not count (BM-RULING-17); then the victory is shared (BM-SCORE-05).
 */
function verdict(s: Battle): Ended {
  const scores = s.open.won.map((_, seat) => points(s, asId(seat)));
  const left = staying(s);
  const most = Math.max(...left.map((seat) => scores[seat]));
  const leaders = left.filter((seat) => scores[seat] === most);
  if (leaders.length === 1) return { winners: leaders, reason: 'mostPoints', rules: ['BM-SCORE-03'], scores };
  const trophies = Math.max(...leaders.map((seat) => size(s.open.won[seat])));
  const winners = leaders.filter((seat) => size(s.open.won[seat]) === trophies);
  if (winners.length === 1) return { winners, reason: 'mostEnemies', rules: ['BM-SCORE-04', 'BM-RULING-53'], scores };
  return { winners, reason: 'sharedVictory', rules: ['BM-SCORE-05'], scores };
}

export function finish(s: Battle, effects: BattleEffects, outcome: Ended): void {
  s.outcome = outcome;
  effects.emit?.({ type: 'gameEnded', reason: outcome.reason, winners: outcome.winners, scores: outcome.scores ?? [] });
}

/** The game ends at once when no enemy is face up after the row was refilled (BM-END-01, BM-END-02, BM-RULING-07). */
export function finishIfOver(s: Battle, effects: BattleEffects): boolean {
  if (!isOver(s)) return false;
  finish(s, effects, verdict(s));
  return true;
}
