import { asId } from '#kernel/id.ts';
import {
  BOTH_SIDES,
  CARD_COUNT,
  CASUALTIES,
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
  NOT_YET_IN_PLAY,
  type Place,
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
  type Figure,
  type Region,
} from '../../content/box.ts';
import { couldEnter, MINIONS } from '../characters/minions.ts';
import { atGate, companionsInFellowship, mayGuide, onMordorTrack } from '../company.ts';
import { diceOf, unusedDice } from '../dice/pool.ts';
import { countAt, isAt, isEliminated, leadersAt, ROW, unitsAt } from '../figures.ts';
import { tileFrame } from '../frames/hunt.ts';
import { hasSettlement, insideOf, isBesieged, isInside, regionOf } from '../places.ts';
import { excessAt } from '../siege/bookkeeping.ts';
import { IN_HAND, type War } from '../state.ts';
import { backIndex, handLimit, handName } from '../team/seats.ts';

/** Something that cannot be: the sentence, the part of a position it is about, and the rules that say so. */
interface Fault {
  readonly sentence: string;
  readonly part: string;
  readonly rules: readonly string[];
}

/** What must hold whenever somebody is asked. */
export const check = (s: War): string[] => faults(s).map(({ sentence }) => sentence);

export function faults(s: War): Fault[] {
  const wrong: Fault[] = [];
  const demand: Demand = (holds, part, sentence, ...rules) => {
    if (!holds) wrong.push({ sentence, part, rules });
  };
  checkFigures(s, demand);
  checkSieges(s, demand);
  checkCards(s, demand);
  checkDice(s, demand);
  checkFellowship(s, demand);
  checkMinions(s, demand);
  return wrong;
}

type Demand = (holds: boolean, part: string, sentence: string, ...rules: string[]) => void;

/** Figures are conserved by kind; leaders are never alone; limits hold whenever an action is over. */
function checkFigures(s: War, demand: Demand): void {
  const { figures } = s.open;
  for (let kind = 0; kind < KINDS; kind++) {
    let sum = 0;
    for (let place = 0; place < PLACE_COUNT; place++) sum += figures[place * ROW + kind];
    demand(sum === s.box.figures[kind], 'regions', `${FIGURES[kind]}: ${sum} figures, the box has ${s.box.figures[kind]}`);
  }
  for (let place: Place = asId(0); place < PLACE_COUNT; place++)
    for (const side of BOTH_SIDES) {
      let units = 0;
      for (let kind: Figure = asId(0); kind < UNIT_KINDS; kind++) if (sideOf(kind) === side) units += figures[place * ROW + kind];
      demand(
        units === unitsAt(s, place, side),
        'regions',
        `place ${place}: ${units} units of side ${side}, counted as ${unitsAt(s, place, side)}`,
      );
    }
  const fighting = s.open.battle;
  for (let place: Place = asId(0); place < REINFORCEMENTS; place++) {
    // In a battle the fallen are looked after when the fighting is over.
    if (place !== fighting?.from && place !== fighting?.to)
      demand(
        leadersAt(s, place) === 0 || unitsAt(s, place, FREE) > 0,
        partAt(s, place),
        `${s.box.placeIds[place]}: a leader without units`,
        'WR-ARMY-02',
      );
    if (s.frames.length === 1)
      for (const side of BOTH_SIDES)
        demand(
          excessAt(s, place, side) === 0,
          partAt(s, place),
          `${s.box.placeIds[place]}: ${unitsAt(s, place, side)} units of the ${SIDES[side]} side`,
          isInside(place) ? 'WR-SIEGE-05' : 'WR-ARMY-01',
        );
  }
  // Whoever of the Shadow falls can be recruited again.
  for (let kind: Figure = asId(0); kind < KINDS; kind++)
    demand(
      countAt(s, CASUALTIES, kind) === 0 || sideOf(kind) === FREE,
      `casualties.${FIGURES[kind]}`,
      `${FIGURES[kind]} lost for good`,
      'WR-RECRUIT-10',
    );
  if (fighting === null) {
    demand(unitsAt(s, REARGUARD, FREE) + unitsAt(s, REARGUARD, SHADOW) === 0, 'rearguard', 'a rearguard without a battle', 'WR-BATTLE-04');
    for (let c = 0; c < CHARACTER_COUNT; c++)
      demand(s.open.characters[c] !== REARGUARD, 'rearguard', `${CHARACTERS[c]} in a rearguard without a battle`);
  }
}

/** Behind walls there is somebody only while a siege goes on, and a siege has both sides; no two armies share a field. */
function checkSieges(s: War, demand: Demand): void {
  for (let region: Region = asId(0); region < REGION_COUNT; region++) {
    const { id } = s.box.regions[region];
    const part = `regions.${id}`;
    const inside = insideOf(s, region);
    demand((s.open.holder[region] === NO_SIDE) === !hasSettlement(s, region), part, `${id}: held by ${s.open.holder[region]}`);
    demand(
      unitsAt(s, region, FREE) === 0 || unitsAt(s, region, SHADOW) === 0,
      part,
      `${id}: armies of both sides in the field`,
      'WR-MOVE-10',
    );
    const owner: Side = asId(s.open.holder[region]);
    // Whoever enters takes what stands open (WR-CAPT-02); only walls hold out.
    if (inside < 0 && hasSettlement(s, region))
      demand(unitsAt(s, region, enemyOf(owner)) === 0, part, `${id}: an enemy army in a settlement it has not taken`, 'WR-CAPT-02');
    if (inside < 0 || s.open.battle !== null) continue;
    if (isBesieged(s, region)) {
      demand(unitsAt(s, inside, owner) > 0, part, `${id}: besieged without a garrison`, 'WR-CAPT-03');
      demand(unitsAt(s, inside, enemyOf(owner)) === 0, part, `${id}: enemies within the walls`, 'WR-SIEGE-04');
      demand(unitsAt(s, region, enemyOf(owner)) > 0, part, `${id}: besieged by nobody`, 'WR-SIEGE-06');
    } else {
      demand(unitsAt(s, inside, FREE) + unitsAt(s, inside, SHADOW) === 0, part, `${id}: units behind walls without a siege`, 'WR-SIEGE-08');
      for (let c = 0; c < CHARACTER_COUNT; c++)
        demand(s.open.characters[c] !== inside, part, `${CHARACTERS[c]} behind the walls of ${id} without a siege`, 'WR-SIEGE-08');
      demand(unitsAt(s, region, enemyOf(owner)) === 0, part, `${id}: an enemy army in an unbesieged stronghold`, 'WR-CAPT-02');
    }
  }
}

/** Every card is in exactly one place. */
function checkCards(s: War, demand: Demand): void {
  const seen = new Uint8Array(CARD_COUNT);
  const lists = [...s.hidden.decks, s.open.table, s.open.discard];
  for (const { hand, discarded, combatCard } of s.own) lists.push(hand, discarded, combatCard < 0 ? [] : [combatCard]);
  for (const list of lists) for (const card of list) seen[card]++;
  for (let card = 0; card < CARD_COUNT; card++) demand(seen[card] === 1, 'hands', `${s.box.cardIds[card]} is in ${seen[card]} places`);
  for (const [deck, cards] of s.hidden.decks.entries())
    demand(cards.length === s.open.deckLeft[deck], 'decks', `deck ${deck} is counted wrongly`);
  for (const [seat, { hand }] of s.own.entries())
    for (const type of [CHARACTER_DECK, STRATEGY_DECK])
      demand(
        hand.filter((card) => typeOfCard(card) === type).length === s.open.backs[backIndex(asId(seat), type)],
        'hands',
        `the hand of seat ${seat} is counted wrongly`,
      );
  if (s.frames.length === 1)
    for (const [seat, { hand }] of s.own.entries())
      demand(
        hand.length <= handLimit(s, asId(seat)),
        `hands.${handName(s, asId(seat))}.hand`,
        `${hand.length} cards in hand`,
        'WR-EVENT-02',
      );
}

function checkDice(s: War, demand: Demand): void {
  for (const side of BOTH_SIDES) {
    const dice = unusedDice(s, side) + s.open.huntBox[side];
    demand(
      dice <= s.open.pool[side],
      `dice.${SIDES[side]}`,
      `the ${SIDES[side]} side has ${dice} dice of ${s.open.pool[side]}`,
      'WR-DICE-03',
    );
    const pool = `the ${SIDES[side]} side has a pool of ${s.open.pool[side]}`;
    demand(s.open.pool[side] <= s.box.start.mostDice[side], 'pool', pool, 'WR-COMP-02');
    // Dice are added for characters; those a side starts with it never loses.
    demand(s.open.pool[side] >= s.box.start.dice[side], 'pool', pool, side === FREE ? 'WR-DICE-05' : 'WR-DICE-03');
  }
  demand(diceOf(s, FREE, EYE_DIE) + diceOf(s, SHADOW, EYE_DIE) === 0, 'dice', 'an Eye outside the hunt box', 'WR-DICE-12');
  demand(s.open.rings[FREE] + s.open.rings[SHADOW] <= s.box.start.rings, 'rings', 'too many rings', 'WR-RING-01');
  if (tileFrame.within(s) === null) demand(!s.open.tiles.includes(IN_HAND), 'tiles.inHand', 'a tile neither in the pool nor drawn');
}

function checkFellowship(s: War, demand: Demand): void {
  const { fellowship } = s.open;
  demand(
    fellowship.corruption >= 0 && fellowship.corruption <= LIMITS.corruption,
    'fellowship.corruption',
    `corruption ${fellowship.corruption}`,
  );
  demand(fellowship.mordor <= LIMITS.mordorSteps, 'fellowship.mordor', `step ${fellowship.mordor} of the Mordor track`);
  demand(
    !onMordorTrack(s) || atGate(s),
    'fellowship.at',
    'in Mordor, and in a region that does not lead there',
    'WR-MORDOR-01',
    'WR-MORDOR-02',
  );
  if (s.frames.length > 1) return;
  demand(
    companionsInFellowship(s) === 0 ? fellowship.guide === GOLLUM : mayGuide(s, fellowship.guide),
    'fellowship.guide',
    `${CHARACTERS[fellowship.guide]} cannot be the guide`,
    'WR-FSP-07',
  );
}

/** The part of a position that speaks of a place. */
const partAt = (s: War, place: Place): string => `regions.${s.box.regionIds[regionOf(s, place)]}${isInside(place) ? '.inside' : ''}`;

/** Nations at war stay at war and Mordor is not left: what let a Minion enter play still holds. */
function checkMinions(s: War, demand: Demand): void {
  for (const minion of MINIONS) {
    if (isAt(s, minion, NOT_YET_IN_PLAY)) continue;
    const part = isEliminated(s, minion) ? 'eliminated' : `${partAt(s, asId(s.open.characters[minion]))}.characters`;
    demand(couldEnter(s, minion), part, `${CHARACTERS[minion]} could not enter play yet`, 'WR-CHAR-05', 'WR-CHAR-22');
  }
}
