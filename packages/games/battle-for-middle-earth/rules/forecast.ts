import { asId } from '#kernel/id.ts';
import type { Seat } from '#kernel';
import { COLOURS, type Companions, type Enemies, JOKER, SYMBOLS, type SymbolId } from '../content/box.ts';
import type { AgainstView, How, MoreView, NeedView, TeamView } from '../view/view.ts';
import { card, listOf, NONE } from './cards.ts';
import { canBeat, fillSupply, NOTHING_CHOSEN, type Reach } from './means.ts';
import { addDemand, type Counts, leftOver, noSymbols } from './payment.ts';
import { inRow } from './row.ts';
import type { Attack, Battle } from './state.ts';

const REACHES: readonly Reach[] = ['printed', 'doubling', 'borrowing'];

/** The least a team must do to beat these enemies; null when it cannot. */
const howToBeat = (s: Battle, seat: Seat, team: Companions, enemies: Enemies): How | null =>
  REACHES.find((reach) => canBeat(s, seat, team, NOTHING_CHOSEN, enemies, reach)) ?? null;

const namesOf = (counts: Counts): SymbolId[] => SYMBOLS.flatMap((symbol, index) => new Array<SymbolId>(counts[index]).fill(symbol));

/** What is asked for and what pays it, and what would be lost: for a team as it is, or for an attack with what it has chosen. */
export function bill(s: Battle, team: Companions, attack: Attack, enemies: Enemies): { needs: NeedView[]; left: SymbolId[] } {
  const supply = noSymbols();
  const demand = noSymbols();
  fillSupply(s, team, attack, enemies, supply);
  addDemand(s.box, enemies, demand);
  const left = namesOf(leftOver(supply, demand));
  let jokers = supply[JOKER];
  const needs: NeedView[] = [];
  for (let colour = 0; colour < COLOURS; colour++)
    for (let i = 0; i < demand[colour]; i++) {
      const paid = i < supply[colour] ? 'colour' : jokers-- > 0 ? 'joker' : null;
      needs.push({ symbol: SYMBOLS[colour], paid });
    }
  return { needs, left };
}

/** Sets of enemies in the row, one by one. */
function* setsInRow(s: Battle): Generator<Enemies> {
  const all = inRow(s);
  for (let set = all; set !== NONE; set = asId((set - 1) & all)) yield set;
}

const pointsOf = (s: Battle, enemies: Enemies): number => listOf(enemies).reduce((sum, enemy) => sum + s.box.enemies[enemy].points, 0);

/** The set of enemies worth most that a team could beat. */
function bestSet(s: Battle, seat: Seat, team: Companions): { enemies: Enemies; points: number; how: How } | null {
  let best: { enemies: Enemies; points: number; how: How } | null = null;
  for (const enemies of setsInRow(s)) {
    const points = pointsOf(s, enemies);
    if (best !== null && points <= best.points) continue;
    const how = howToBeat(s, seat, team, enemies);
    if (how !== null) best = { enemies, points, how };
  }
  return best;
}

const beatable = (s: Battle, seat: Seat, team: Companions): Enemies =>
  listOf(inRow(s)).reduce<Enemies>(
    (set, enemy) => (canBeat(s, seat, team, NOTHING_CHOSEN, card(enemy)) ? asId(set | card(enemy)) : set),
    NONE,
  );

/** What each card of the hand would add to a team. */
export function oneCardMore(s: Battle, seat: Seat, team: Companions, hand: Companions): MoreView[] {
  const now = team === NONE ? NONE : beatable(s, seat, team);
  return listOf(hand).map((companion) => {
    const then: Companions = asId(team | card(companion));
    return {
      card: s.box.companionIds[companion],
      beats: listOf(asId(beatable(s, seat, then) & ~now)).map((enemy) => s.box.enemyIds[enemy]),
      points: bestSet(s, seat, then)?.points ?? 0,
    };
  });
}

/** A team against the row: whom it beats, what would be left over, and (for the owner of the hand) what one card more would do. */
export function teamForecast(s: Battle, seat: Seat, team: Companions, hand: Companions): Pick<TeamView, 'against' | 'best' | 'more'> {
  const against: AgainstView[] = s.open.row
    .filter((enemy) => enemy >= 0)
    .map((enemy) => ({
      enemy: s.box.enemyIds[enemy],
      how: howToBeat(s, seat, team, card(enemy)),
      ...bill(s, team, NOTHING_CHOSEN, card(enemy)),
    }));
  const best = bestSet(s, seat, team);
  return {
    against,
    best: best === null ? null : { ...best, enemies: listOf(best.enemies).map((enemy) => s.box.enemyIds[enemy]) },
    more: oneCardMore(s, seat, team, hand),
  };
}
