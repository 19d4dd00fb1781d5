import { asId } from '#kernel/id.ts';
import type { Seat } from '#kernel';
import { type Enemies, type Enemy, POSITIONS, type Team, type Companions } from '../content/box.ts';
import { card, listOf, lowest, NONE, size } from '../rules/cards.ts';
import { points } from '../rules/end.ts';
import { inRow } from '../rules/row.ts';
import type { Battle } from '../rules/state.ts';
import { type Outlook, strongestOther } from './outlook.ts';
import { type Plan, plansOf, pointsOf, worthOf } from './plans.ts';

/** A point of usefulness in the hand, and in a team, in points of the game. */
export const IN_HAND = 0.6;
const IN_TEAM = 0.45;
/** What a turn of waiting leaves of a gain. */
const PATIENCE = 0.86;
/** A hobbit that goes to an opponent. */
const HOBBIT = 1.2;
/** A second plan counts only in part: its turn comes later. */
const SECOND = 0.4;
/** What it is worth that an opponent does not get an enemy. */
const DENIAL = 0.35;

/** Trophies in hand, less those that counterattacks will take: small ones are a shield for big ones. */
function trophies(s: Battle, won: Enemies, toLose: number): number {
  const worths = listOf(won)
    .map((enemy) => s.box.enemies[enemy].points)
    .sort((a, b) => a - b);
  let sum = 0;
  for (const [place, each] of worths.entries()) sum += each * (1 - Math.max(0, Math.min(1, toLose - place)) * 0.8);
  return sum;
}

/** How likely an enemy is still there after so many of one's own turns. */
function stays(s: Battle, enemy: Enemy, turns: number, outlook: Outlook): number {
  const last = s.open.row[POSITIONS - 1] === enemy && s.open.mordor.length === POSITIONS - 1 ? 1 - outlook.clock * 0.5 : 1;
  return ((1 - outlook.threat[enemy]) * last) ** turns;
}

/** What a plan brings, when its turn comes. */
export function promise(s: Battle, plan: Plan, outlook: Outlook): number {
  const { rally } = s.box.having;
  const plays = size(plan.joining) - ((plan.joining & rally) !== NONE && size(plan.joining) > 1 ? 1 : 0);
  const turns = Math.max(1, plays);
  let gain = 0;
  for (let rest = plan.enemies; rest !== NONE; rest = asId(rest & (rest - 1))) {
    const enemy = lowest(rest);
    gain += s.box.enemies[enemy].points * stays(s, enemy, turns, outlook);
  }
  const there: Companions = asId(plan.cards & ~plan.joining & ~s.box.having.returning);
  const cost = IN_TEAM * worthOf(s, there) + IN_HAND * worthOf(s, asId(plan.joining & ~s.box.having.returning));
  return (gain - cost - (plan.borrowing ? HOBBIT : 0)) * PATIENCE ** turns;
}

interface Promised {
  readonly plan: Plan;
  readonly gain: number;
}

const promisedTo = (s: Battle, seat: Seat, outlook: Outlook): Promised[] =>
  plansOf(s, seat, s.own[seat].hand, 3).map((plan) => ({ plan, gain: promise(s, plan, outlook) }));

function bestOf(plans: readonly Promised[]): Promised | null {
  let first: Promised | null = null;
  for (const each of plans) if (each.gain > 0 && (first === null || each.gain > first.gain)) first = each;
  return first;
}

/** The two best plans that do not stand in each other's way. */
export function promises(s: Battle, seat: Seat, outlook: Outlook): number {
  const plans = promisedTo(s, seat, outlook);
  const first = bestOf(plans);
  if (first === null) return 0;
  let second = 0;
  for (const { plan, gain } of plans)
    if (gain > second && (plan.cards & first.plan.cards) === NONE && (plan.enemies & first.plan.enemies) === NONE) second = gain;
  return first.gain + SECOND * second;
}

/**
 * What counterattacks are expected to take of these enemies once they are won, if the best plan is one of this team that lacks no card any more; nothing otherwise. A plan counts with all its points,
 * trophies with what will be left of them: where nothing is waited for but what can be had now, both have to be measured alike, or the enemy looks better left standing.
 */
export function takenAgain(s: Battle, seat: Seat, { team, enemies }: AttackForecast, outlook: Outlook): number {
  const best = bestOf(promisedTo(s, seat, outlook))?.plan;
  if (best === undefined || best.team !== team || best.joining !== NONE) return 0;
  const { won } = s.open;
  const { trophiesToLose } = outlook;
  return Math.max(
    0,
    pointsOf(s, enemies) + trophies(s, won[seat], trophiesToLose) - trophies(s, asId(won[seat] | enemies), trophiesToLose),
  );
}

/** How good the position is for a seat at the end of its turn, in points. */
export function value(s: Battle, seat: Seat, outlook: Outlook): number {
  const given = points(s, seat) - pointsOf(s, s.open.won[seat]);
  const cards = IN_HAND * worthOf(s, s.own[seat].hand) + IN_TEAM * s.open.teams[seat].reduce((sum, team) => sum + worthOf(s, team), 0);
  return trophies(s, s.open.won[seat], outlook.trophiesToLose) + given - strongestOther(s, seat) + cards + promises(s, seat, outlook);
}

interface AttackForecast {
  readonly team: Team;
  readonly enemies: Enemies;
  readonly value: number;
}

/** How many attacks are looked at closely. */
const CLOSELY = 4;

/** The attack after which the position is best; null when no team beats anybody. */
export function bestAttack(
  s: Battle,
  seat: Seat,
  outlook: Outlook,
  among: (team: Team, enemies: Enemies) => boolean = () => true,
): AttackForecast | null {
  const plans = plansOf(s, seat, NONE, 0).filter((plan) => among(plan.team, plan.enemies));
  plans.sort((a, b) => roughly(s, b, outlook) - roughly(s, a, outlook));
  let found: AttackForecast | null = null;
  for (const plan of plans.slice(0, CLOSELY)) {
    const after = afterAttack(s, seat, plan, outlook);
    if (found === null || after > found.value) found = { team: plan.team, enemies: plan.enemies, value: after };
  }
  return found;
}

const roughly = (s: Battle, plan: Plan, outlook: Outlook): number =>
  pointsOf(s, plan.enemies) + denial(s, plan.enemies, outlook) - IN_TEAM * worthOf(s, plan.cards) - (plan.borrowing ? HOBBIT : 0);

const denial = (s: Battle, enemies: Enemies, outlook: Outlook): number =>
  listOf(enemies).reduce((sum, enemy) => sum + DENIAL * outlook.threat[enemy] * s.box.enemies[enemy].points, 0);

/** The position after an attack, as far as it can be foreseen: who comes into the row is not known. */
function afterAttack(s: Battle, seat: Seat, plan: Plan, outlook: Outlook): number {
  const { open } = s;
  const kept = { teams: open.teams[seat], won: open.won[seat], row: open.row };
  const staying = listOf(asId(plan.cards & s.box.having.returning)).map(card);
  open.teams[seat] = [...kept.teams.filter((_, team) => team !== plan.team), ...staying];
  open.won[seat] = asId(open.won[seat] | plan.enemies);
  open.row = kept.row.map((enemy) => (enemy >= 0 && (plan.enemies & card(enemy)) !== 0 ? asId(-1) : enemy));
  const ends = inRow(s) === NONE && open.enemiesLeft === 0;
  const after = (ends ? finalMargin(s, seat) : value(s, seat, outlook)) + denial(s, plan.enemies, outlook) - (plan.borrowing ? HOBBIT : 0);
  open.teams[seat] = kept.teams;
  open.won[seat] = kept.won;
  open.row = kept.row;
  return after;
}

/** When the game is over only points count: a lead is everything. */
function finalMargin(s: Battle, seat: Seat): number {
  const margin = points(s, seat) - strongestOther(s, seat);
  return margin > 0 ? margin + 30 : margin - 30;
}
