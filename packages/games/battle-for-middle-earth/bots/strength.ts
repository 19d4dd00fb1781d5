import type { Seat } from '#kernel';
import { size } from '../rules/cards.ts';
import { points } from '../rules/end.ts';
import { type Battle, inTeams } from '../rules/state.ts';
import { promises } from './evaluate.ts';
import { calm } from './outlook.ts';
import { worthOf } from './plans.ts';

/** What a player has. Each counts by itself, the more the less there is left to win, and the more the more is left. */
const MATTERS = ['points', 'trophies', 'hand', 'teams', 'promises', 'turn'] as const;
export const STRENGTH_NAMES: readonly string[] = MATTERS.flatMap((name) => [name, `${name}Late`, `${name}Early`]);

/** Keeps the last enemies from weighing without end. */
const LAST = 4;
const HUNDRED = 100;

/** Points of the enemies that nobody has won, and that have not left. */
function pointsLeft(s: Battle): number {
  const gone = s.open.won.reduce<number>((all, won) => all | won, s.open.enemyDiscard);
  return s.box.enemies.reduce((sum, enemy, at) => sum + ((gone & (1 << at)) === 0 ? enemy.points : 0), 0);
}

/** Told so that the difference between two players says who is ahead. Hands are those of the world, real or imagined. */
export function strengthOf(s: Battle, seat: Seat): Float64Array {
  const left = pointsLeft(s);
  const [late, early] = [1 / Math.sqrt(left + LAST), left / HUNDRED];
  const matters: { readonly [matter in (typeof MATTERS)[number]]: number } = {
    points: points(s, seat),
    trophies: size(s.open.won[seat]),
    hand: worthOf(s, s.own[seat].hand),
    teams: worthOf(s, inTeams(s, seat)),
    promises: promises(s, seat, calm(s)),
    turn: s.open.active === seat ? 1 : 0,
  };
  return Float64Array.from(MATTERS.flatMap((name) => [matters[name], matters[name] * late, matters[name] * early]));
}
