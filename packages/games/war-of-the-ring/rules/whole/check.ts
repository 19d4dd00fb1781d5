import {
  BOTH_SIDES,
  CARD_COUNT,
  CHARACTER_COUNT,
  CHARACTER_DECK,
  CHARACTERS,
  enemyOf,
  EYE_DIE,
  FIGURES,
  FREE,
  GOLLUM,
  KINDS,
  LIMITS,
  NO_SIDE,
  PLACE_COUNT,
  REARGUARD,
  REGION_COUNT,
  REINFORCEMENTS,
  SHADOW,
  type Side,
  sideOf,
  SIDES,
  STRATEGY_DECK,
  typeOfCard,
  UNIT_KINDS,
} from '../../content/box.ts';
import { companionsInFellowship, mayGuide } from '../company.ts';
import { diceOf, unusedDice } from '../dice/pool.ts';
import { leadersAt, ROW, unitsAt } from '../figures.ts';
import { tileFrame } from '../frames/hunt.ts';
import { hasSettlement, insideOf, isBesieged } from '../places.ts';
import { backIndex, IN_HAND, type War } from '../state.ts';

/** Something that cannot be: the sentence, and the rules that say so. */
export interface Fault {
  readonly sentence: string;
  readonly rules: readonly string[];
}

/** What must hold whenever somebody is asked. */
export const check = (s: War): string[] => faults(s).map(({ sentence }) => sentence);

export function faults(s: War): Fault[] {
  const wrong: Fault[] = [];
  const demand: Demand = (holds, sentence, ...rules) => {
    if (!holds) wrong.push({ sentence, rules });
  };
  checkFigures(s, demand);
  checkSieges(s, demand);
  checkCards(s, demand);
  checkDice(s, demand);
  checkFellowship(s, demand);
  return wrong;
}

type Demand = (holds: boolean, sentence: string, ...rules: string[]) => void;

/** Figures are conserved by kind; leaders are never alone; limits hold whenever an action is over. */
function checkFigures(s: War, demand: Demand): void {
  const { figures } = s.open;
  for (let kind = 0; kind < KINDS; kind++) {
    let sum = 0;
    for (let place = 0; place < PLACE_COUNT; place++) sum += figures[place * ROW + kind];
    demand(sum === s.box.figures[kind], `${FIGURES[kind]}: ${sum} figures, the box has ${s.box.figures[kind]}`);
  }
  for (let place = 0; place < PLACE_COUNT; place++)
    for (const side of BOTH_SIDES) {
      let units = 0;
      for (let kind = 0; kind < UNIT_KINDS; kind++) if (sideOf(kind) === side) units += figures[place * ROW + kind];
      demand(units === unitsAt(s, place, side), `place ${place}: ${units} units of side ${side}, counted as ${unitsAt(s, place, side)}`);
    }
  const fighting = s.open.battle;
  for (let place = 0; place < REINFORCEMENTS; place++) {
    // In a battle the fallen are looked after when the fighting is over.
    if (place !== fighting?.from && place !== fighting?.to)
      demand(leadersAt(s, place) === 0 || unitsAt(s, place, FREE) > 0, `${s.box.placeIds[place]}: a leader without units`, 'WR-ARMY-02');
    if (s.frames.length === 1)
      for (const side of BOTH_SIDES)
        demand(
          unitsAt(s, place, side) <= (place < REGION_COUNT ? LIMITS.army : LIMITS.besieged),
          `${s.box.placeIds[place]}: ${unitsAt(s, place, side)} units of the ${SIDES[side]} side`,
          place < REGION_COUNT ? 'WR-ARMY-01' : 'WR-SIEGE-05',
        );
  }
  if (fighting === null) {
    demand(unitsAt(s, REARGUARD, FREE) + unitsAt(s, REARGUARD, SHADOW) === 0, 'a rearguard without a battle', 'WR-BATTLE-04');
    for (let c = 0; c < CHARACTER_COUNT; c++)
      demand(s.open.characters[c] !== REARGUARD, `${CHARACTERS[c]} in a rearguard without a battle`);
  }
}

/** Behind walls there is somebody only while a siege goes on, and a siege has both sides; no two armies share a field. */
function checkSieges(s: War, demand: Demand): void {
  for (let region = 0; region < REGION_COUNT; region++) {
    const { id } = s.box.regions[region];
    const inside = insideOf(s, region);
    demand((s.open.holder[region] === NO_SIDE) === !hasSettlement(s, region), `${id}: held by ${s.open.holder[region]}`);
    demand(unitsAt(s, region, FREE) === 0 || unitsAt(s, region, SHADOW) === 0, `${id}: armies of both sides in the field`, 'WR-MOVE-10');
    const owner: Side = s.open.holder[region];
    // Whoever enters takes what stands open (WR-CAPT-02); only walls hold out.
    if (inside < 0 && hasSettlement(s, region))
      demand(unitsAt(s, region, enemyOf(owner)) === 0, `${id}: an enemy army in a settlement it has not taken`, 'WR-CAPT-02');
    if (inside < 0 || s.open.battle !== null) continue;
    if (isBesieged(s, region)) {
      demand(unitsAt(s, inside, owner) > 0, `${id}: besieged without a garrison`, 'WR-CAPT-03');
      demand(unitsAt(s, inside, enemyOf(owner)) === 0, `${id}: enemies within the walls`, 'WR-SIEGE-04');
      demand(unitsAt(s, region, enemyOf(owner)) > 0, `${id}: besieged by nobody`, 'WR-SIEGE-06');
    } else {
      demand(unitsAt(s, inside, FREE) + unitsAt(s, inside, SHADOW) === 0, `${id}: units behind walls without a siege`, 'WR-SIEGE-08');
      for (let c = 0; c < CHARACTER_COUNT; c++)
        demand(s.open.characters[c] !== inside, `${CHARACTERS[c]} behind the walls of ${id} without a siege`, 'WR-SIEGE-08');
      demand(unitsAt(s, region, enemyOf(owner)) === 0, `${id}: an enemy army in an unbesieged stronghold`, 'WR-CAPT-02');
    }
  }
}

/** Every card is in exactly one place. */
function checkCards(s: War, demand: Demand): void {
  const seen = new Uint8Array(CARD_COUNT);
  const lists = [...s.hidden.decks, s.open.table, s.open.discard];
  for (const { hand, discarded, combatCard } of s.own) lists.push(hand, discarded, combatCard < 0 ? [] : [combatCard]);
  for (const list of lists) for (const card of list) seen[card]++;
  for (let card = 0; card < CARD_COUNT; card++) demand(seen[card] === 1, `${s.box.cardIds[card]} is in ${seen[card]} places`);
  for (const [deck, cards] of s.hidden.decks.entries()) demand(cards.length === s.open.deckLeft[deck], `deck ${deck} is counted wrongly`);
  for (const [seat, { hand }] of s.own.entries())
    for (const type of [CHARACTER_DECK, STRATEGY_DECK])
      demand(
        hand.filter((card) => typeOfCard(card) === type).length === s.open.backs[backIndex(seat, type)],
        `the hand of seat ${seat} is counted wrongly`,
      );
  if (s.frames.length === 1)
    for (const { hand } of s.own) demand(hand.length <= LIMITS.hand, `${hand.length} cards in hand`, 'WR-EVENT-02');
}

function checkDice(s: War, demand: Demand): void {
  for (const side of BOTH_SIDES) {
    const dice = unusedDice(s, side) + s.open.huntBox[side];
    demand(dice <= s.open.pool[side], `the ${SIDES[side]} side has ${dice} dice of ${s.open.pool[side]}`, 'WR-DICE-03');
    demand(s.open.pool[side] <= s.box.start.mostDice[side], `the ${SIDES[side]} side has a pool of ${s.open.pool[side]}`, 'WR-COMP-02');
  }
  demand(diceOf(s, FREE, EYE_DIE) + diceOf(s, SHADOW, EYE_DIE) === 0, 'an Eye outside the hunt box', 'WR-DICE-12');
  demand(s.open.rings[FREE] + s.open.rings[SHADOW] <= s.box.start.rings, 'too many rings', 'WR-RING-01');
  if (tileFrame.within(s) === null) demand(!s.open.tiles.includes(IN_HAND), 'a tile neither in the pool nor drawn');
}

function checkFellowship(s: War, demand: Demand): void {
  const { fellowship } = s.open;
  demand(fellowship.corruption >= 0 && fellowship.corruption <= LIMITS.corruption, `corruption ${fellowship.corruption}`);
  demand(fellowship.mordor <= LIMITS.mordorSteps, `step ${fellowship.mordor} of the Mordor track`);
  if (s.frames.length > 1) return;
  demand(
    companionsInFellowship(s) === 0 ? fellowship.guide === GOLLUM : mayGuide(s, fellowship.guide),
    `${CHARACTERS[fellowship.guide]} cannot be the guide`,
    'WR-FSP-07',
  );
}
