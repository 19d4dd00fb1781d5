import { asId } from '#kernel/id.ts';
import type { Seat } from '#kernel';
import {
  type BattleBox,
  COLOURS,
  type Companion,
  type CompanionData,
  type Companions,
  type Enemies,
  HAND_LIMIT,
  JOKER,
  type Team,
} from '../content/box.ts';
import { card, lowest, NONE, size } from '../rules/cards.ts';
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

/** What was worked out about one row of enemies. Sets of goals are bits, in the order of `goals`. */
interface Row {
  readonly goals: readonly Goal[];
  /** Which goals some cards reach by themselves, and from bit `HELPED` on those for which their hobbits would have to find help. */
  readonly reach: Map<Companions, number>;
  /** By the cards that lie in the teams of others: which goals some cards reach with them. */
  readonly helped: Map<Companions, Map<Companions, number>>;
}

/** There are three enemies in a row, so at most seven goals. */
const HELPED = 8;
/** So many rows are kept in mind, and so many hands. */
const MOST_ROWS = 64;
const MOST_HANDS = 4096;

/** What was worked out about a box: the same rows, hands and teams come again and again while a turn is thought about. */
class Mind {
  readonly worths: Float64Array;
  private readonly box: BattleBox;
  private readonly rows = new Map<Enemies, Row>();
  private readonly parts = new Map<number, readonly Companions[]>();

  constructor(box: BattleBox) {
    this.box = box;
    this.worths = Float64Array.from(box.companions, usefulness);
  }

  row(all: Enemies): Row {
    let row = this.rows.get(all);
    if (row === undefined) {
      row = { goals: goalsOf(this.box, all), reach: new Map(), helped: new Map() };
      if (this.rows.size >= MOST_ROWS) this.rows.clear();
      this.rows.set(all, row);
    }
    return row;
  }

  partsOf(hand: Companions, most: number): readonly Companions[] {
    const key = hand * (HAND_LIMIT + 1) + most;
    let parts = this.parts.get(key);
    if (parts === undefined) {
      parts = partsOf(hand, most);
      if (this.parts.size >= MOST_HANDS) this.parts.clear();
      this.parts.set(key, parts);
    }
    return parts;
  }
}

const minds = new WeakMap<BattleBox, Mind>();

function mindOf(box: BattleBox): Mind {
  let mind = minds.get(box);
  if (mind === undefined) minds.set(box, (mind = new Mind(box)));
  return mind;
}

function goalsOf(box: BattleBox, all: Enemies): Goal[] {
  const goals: Goal[] = [];
  for (let enemies = all; enemies !== NONE; enemies = asId((enemies - 1) & all)) {
    const demand = noSymbols();
    addDemand(box, enemies, demand);
    goals.push({ enemies, demand });
  }
  return goals;
}

/** Sets of at most so many cards, small ones first, so that no set is taken where a part of it is enough. */
function partsOf(hand: Companions, most: number): Companions[] {
  const parts: Companions[] = [];
  for (let part = hand; ; part = asId((part - 1) & hand)) {
    if (size(part) <= most) parts.push(part);
    if (part === NONE) break;
  }
  return parts.sort((a, b) => size(a) - size(b));
}

/** Working space, so that nothing is made anew for every card that is looked at. */
const supply = noSymbols();
const demand = noSymbols();

function reachOf(s: Battle, seat: Seat, cards: Companions, goals: readonly Goal[]): number {
  const { box } = s;
  supply.fill(0);
  addPrinted(box, cards, supply);
  const doublers = size(asId(cards & box.having.double));
  const most = doublers + 2 * size(asId(cards & box.having.borrow));
  let reach = 0;
  for (let at = 0; at < goals.length; at++) {
    const { enemies, demand: asked } = goals[at];
    const jokers = extraJokers(box, cards, enemies);
    supply[JOKER] += jokers;
    const lack = lacking(supply, asked);
    supply[JOKER] -= jokers;
    if (lack > most) continue;
    if (lack <= 0 || (lack <= doublers && canBeat(s, seat, cards, NOTHING_CHOSEN, enemies, 'doubling'))) reach |= 1 << at;
    else if (most > doublers) reach |= 1 << (at + HELPED);
  }
  return reach;
}

/** Of the goals for which help is wanted, those for which the teams of the others have it. */
function helpedOf(s: Battle, seat: Seat, cards: Companions, wanted: number, { goals, helped }: Row, others: Companions): number {
  let known = helped.get(others);
  if (known === undefined) helped.set(others, (known = new Map<Companions, number>()));
  let reach = known.get(cards);
  if (reach === undefined) {
    reach = 0;
    for (let at = 0; at < goals.length; at++)
      if ((wanted >> at) & 1 && canBeat(s, seat, cards, NOTHING_CHOSEN, goals[at].enemies)) reach |= 1 << at;
    known.set(cards, reach);
  }
  return reach;
}

/** All ways to beat enemies of the row with at most so many cards of the hand, without cards that would not be needed; of one team, where it is named. */
export function plansOf(s: Battle, seat: Seat, hand: Companions, most: number, only?: Team): Plan[] {
  const mind = mindOf(s.box);
  const teams = s.open.teams[seat];
  const row = mind.row(inRow(s));
  const { goals } = row;
  const parts = mind.partsOf(hand, most);
  const others = inOtherTeams(s, seat);
  const plans: Plan[] = [];
  for (let team: Team = only ?? asId(-1); team <= (only ?? teams.length - 1); team++) {
    const there = team < 0 ? NONE : teams[team];
    const found: { readonly at: number; readonly joining: Companions }[] = [];
    for (const joining of parts) {
      const cards: Companions = asId(there | joining);
      if (cards === NONE) continue;
      let reach = row.reach.get(cards);
      if (reach === undefined) row.reach.set(cards, (reach = reachOf(s, seat, cards, goals)));
      const wanted = reach >> HELPED;
      const helped = wanted === 0 || others === NONE ? 0 : helpedOf(s, seat, cards, wanted, row, others);
      for (let at = 0; at < goals.length; at++) {
        const plain = ((reach >> at) & 1) === 1;
        if (!plain && ((helped >> at) & 1) === 0) continue;
        if (found.some((each) => each.at === at && (each.joining & ~joining) === 0)) continue;
        // A plan that needs no help makes larger ones with more cards pointless; one with help does not.
        if (plain) found.push({ at, joining });
        plans.push({ team, joining, cards, enemies: goals[at].enemies, borrowing: !plain });
      }
    }
  }
  return plans;
}

export function pointsOf(s: Battle, enemies: Enemies): number {
  let sum = 0;
  for (let rest = enemies; rest !== NONE; rest = asId(rest & (rest - 1))) sum += s.box.enemies[lowest(rest)].points;
  return sum;
}

/** How useful a companion is in general: jokers and abilities above plain symbols. */
function usefulness({ symbols, ability }: CompanionData): number {
  let sum = 0;
  for (const symbol of symbols) sum += symbol === JOKER ? 1.7 : 1;
  if (ability === null || ability === 'steadfast' || ability === 'borrow') return sum;
  return sum + (ability === 'bane-of-the-mighty' || ability === 'bane-of-captains' ? 0.8 : 0.5);
}

export const worth = (s: Battle, companion: Companion): number => mindOf(s.box).worths[companion];

export function worthOf(s: Battle, cards: Companions): number {
  const { worths } = mindOf(s.box);
  let sum = 0;
  for (let rest = cards; rest !== NONE; rest = asId(rest & (rest - 1))) sum += worths[lowest(rest)];
  return sum;
}

/** How many symbols of the enemies in the row a card could pay for in some team: for placing cards when there is no plan. */
export function fitting(s: Battle, team: Companions, companion: Companion): number {
  let best = 0;
  supply.fill(0);
  addPrinted(s.box, asId(team | card(companion)), supply);
  for (let row = inRow(s); row !== NONE; row = asId(row & (row - 1))) {
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
