import type { Seat } from '#kernel';
import { COLOURS, type Companion, type Companions, type Enemies, JOKER, type Team } from '../content/box.ts';
import { card, listOf, lowest, NONE, size } from '../rules/cards.ts';
import { canBeat, NOTHING_CHOSEN } from '../rules/means.ts';
import { addDemand, addPrinted, extraJokers, lacking, noSymbols } from '../rules/payment.ts';
import { inRow } from '../rules/row.ts';
import { type Battle, inOtherTeams } from '../rules/state.ts';

/** A way to beat enemies: a team (-1: a new one), the cards of the hand that must join it, and whom it beats then. */
export interface Plan {
  readonly team: Team;
  readonly joining: Companions;
  /** The team with the joining cards. */
  readonly cards: Companions;
  readonly enemies: Enemies;
  /** It takes the help of another player's card. */
  readonly borrowing: boolean;
}

/** A set of enemies and what it asks for, worked out once for all teams and hands. */
interface Goal {
  readonly enemies: Enemies;
  readonly demand: Int8Array;
}

function goalsOf(s: Battle): Goal[] {
  const all = inRow(s);
  const goals: Goal[] = [];
  for (let enemies = all; enemies !== NONE; enemies = (enemies - 1) & all) {
    const demand = noSymbols();
    addDemand(s.box, enemies, demand);
    goals.push({ enemies, demand });
  }
  return goals;
}

/** Sets of at most so many cards, small ones first, so that no set is taken where a part of it is enough. */
function partsOf(hand: Companions, most: number): Companions[] {
  const parts: Companions[] = [];
  for (let part = hand; ; part = (part - 1) & hand) {
    if (size(part) <= most) parts.push(part);
    if (part === NONE) break;
  }
  return parts.sort((a, b) => size(a) - size(b));
}

/** Working space, so that nothing is made anew for every card that is looked at. */
const supply = noSymbols();
const demand = noSymbols();

/** All ways to beat enemies of the row with at most so many cards of the hand, without cards that would not be needed; of one team, where it is named. */
export function plansOf(s: Battle, seat: Seat, hand: Companions, most: number, only?: Team): Plan[] {
  const { box } = s;
  const teams = s.open.teams[seat];
  const goals = goalsOf(s);
  const parts = partsOf(hand, most);
  const help = inOtherTeams(s, seat) !== NONE;
  const plans: Plan[] = [];
  for (let team = only ?? -1; team <= (only ?? teams.length - 1); team++) {
    const there = team < 0 ? NONE : teams[team];
    const found: { goal: Goal; joining: Companions }[] = [];
    for (const joining of parts) {
      const cards = there | joining;
      if (cards === NONE) continue;
      supply.fill(0);
      addPrinted(box, cards, supply);
      const doublers = size(cards & box.having.double);
      const most2 = doublers + (help ? 2 * size(cards & box.having.borrow) : 0);
      for (const goal of goals) {
        if (found.some((each) => each.goal === goal && (each.joining & ~joining) === 0)) continue;
        const jokers = extraJokers(box, cards, goal.enemies);
        supply[JOKER] += jokers;
        const lack = lacking(supply, goal.demand);
        supply[JOKER] -= jokers;
        if (lack > most2) continue;
        const plain = lack <= 0 || (lack <= doublers && canBeat(s, seat, cards, NOTHING_CHOSEN, goal.enemies, 'doubling'));
        if (!plain && !canBeat(s, seat, cards, NOTHING_CHOSEN, goal.enemies)) continue;
        // A plan that needs no help makes larger ones with more cards pointless; one with help does not.
        if (plain) found.push({ goal, joining });
        plans.push({ team, joining, cards, enemies: goal.enemies, borrowing: !plain });
      }
    }
  }
  return plans;
}

export function pointsOf(s: Battle, enemies: Enemies): number {
  let sum = 0;
  for (let rest = enemies; rest !== NONE; rest &= rest - 1) sum += s.box.enemies[lowest(rest)].points;
  return sum;
}

/** How useful a companion is in general: jokers and abilities above plain symbols. */
export function worth(s: Battle, companion: Companion): number {
  const { symbols, ability } = s.box.companions[companion];
  let sum = 0;
  for (const symbol of symbols) sum += symbol === JOKER ? 1.7 : 1;
  if (ability === null || ability === 'steadfast' || ability === 'borrow') return sum;
  return sum + (ability === 'bane-of-the-mighty' || ability === 'bane-of-captains' ? 0.8 : 0.5);
}

export const worthOf = (s: Battle, cards: Companions): number => listOf(cards).reduce((sum, each) => sum + worth(s, each), 0);

/** How many symbols of the enemies in the row a card could pay for in some team: for placing cards when there is no plan. */
export function fitting(s: Battle, team: Companions, companion: Companion): number {
  let best = 0;
  supply.fill(0);
  addPrinted(s.box, team | card(companion), supply);
  for (let row = inRow(s); row !== NONE; row &= row - 1) {
    const enemy = lowest(row);
    const { symbols, points } = s.box.enemies[enemy];
    demand.fill(0);
    addDemand(s.box, card(enemy), demand);
    let paid = supply[JOKER];
    for (let colour = 0; colour < COLOURS; colour++) paid += Math.min(supply[colour], demand[colour]);
    best = Math.max(best, (Math.min(paid, symbols.length) / symbols.length) * points);
  }
  return best;
}
