import { asId } from '#kernel/id.ts';
import type { Seat } from '#kernel';
import {
  CHARACTER_COUNT,
  CHARACTER_DECK,
  eliteOf,
  endNation,
  firstNation,
  FREE,
  IN_FELLOWSHIP,
  isCompanion,
  isMinion,
  KINDS,
  NATION_COUNT,
  NAZGUL,
  regularOf,
  REINFORCEMENTS,
  SHADOW,
  type Side,
  sideOfCard,
  sideOfNation,
  STRATEGY_DECK,
  type Place,
  type Character,
  type Nation,
} from '../content/box.ts';
import { leadersAt, ROW } from '../rules/figures.ts';
import type { War } from '../rules/state.ts';
import { backIndex, seatsOf, sideOfSeat } from '../rules/team/seats.ts';
import { victoryPoints } from '../rules/victory/military.ts';
import { stepsToDoom } from './map.ts';

const WON = 1000;

function units(s: War, side: Side): number {
  const { figures } = s.open;
  let sum = 0;
  for (let place: Place = asId(0), row = 0; place < REINFORCEMENTS; place++, row += ROW) {
    // The last columns of a row count the units of a side: most rows have none.
    if (figures[row + KINDS + side] > 0)
      for (let nation = firstNation(side); nation < endNation(side); nation++)
        sum += figures[row + regularOf(nation)] + figures[row + eliteOf(nation)] * 1.7;
    if (side === SHADOW) sum += figures[row + NAZGUL] * 0.8;
    else if (figures[row + KINDS + side] > 0) sum += leadersAt(s, place) * 0.5;
  }
  return sum;
}

function characters(s: War): number {
  let sum = 0;
  for (let c: Character = asId(0); c < CHARACTER_COUNT; c++) {
    const at = s.open.characters[c];
    if (at > IN_FELLOWSHIP) continue;
    const { level, dieBonus } = s.box.characters[c];
    const worth = dieBonus * 6 + (isMinion(c) ? 2 : isCompanion(c) ? level * 0.8 : 0);
    sum += isMinion(c) ? worth : -worth;
  }
  return sum;
}

/** Every step left to the Crack of Doom, and what the Ring has done so far. */
function quest(s: War): number {
  const { hidden, corruption } = s.open.fellowship;
  return stepsToDoom(s) * 2.5 + corruption * (1.5 + corruption * 0.2) + (hidden ? 0 : 3);
}

/** Cards in hand: everybody sees their backs. */
export const cardsInHand = (s: War, seat: Seat): number =>
  s.open.backs[backIndex(seat, CHARACTER_DECK)] + s.open.backs[backIndex(seat, STRATEGY_DECK)];
/** All hands of a side together. */
export const cardsOf = (s: War, side: Side): number => seatsOf(s, side).reduce<number>((sum, seat) => sum + cardsInHand(s, seat), 0);

/** How good a position is for a side: one sum, and its opposite for the other. */
export function value(s: War, side: Side): number {
  if (s.outcome !== null) return s.outcome.winners.some((seat) => sideOfSeat(s, seat) === side) ? WON : -WON;
  let shadow =
    victoryPoints(s, SHADOW) * 6 - victoryPoints(s, FREE) * 12 + units(s, SHADOW) * 0.7 - units(s, FREE) + characters(s) + quest(s);
  for (let nation: Nation = asId(0); nation < NATION_COUNT; nation++) {
    const ready = (s.open.active[nation] === 1 ? 0.8 : 0) - s.open.steps[nation] * 1.4;
    shadow += sideOfNation(nation) === SHADOW ? ready : -ready;
  }
  for (const card of s.open.table) shadow += sideOfCard(card) === SHADOW ? 1.8 : -1.8;
  const { huntBox, rings } = s.open;
  shadow += (cardsOf(s, SHADOW) - cardsOf(s, FREE)) * 0.9 + huntBox[SHADOW] * 0.6 + (rings[SHADOW] - rings[FREE]) * 1.5;
  return side === SHADOW ? shadow : -shadow;
}
