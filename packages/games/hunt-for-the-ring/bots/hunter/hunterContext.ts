import { asId } from '#kernel/id.ts';
import type { DieName, Face, Nazgul, Place, Space, Information } from '../../content/ids.ts';
import { BY_WITCH_KING_DIE, MORGUL_RING, SHADOW, SORCERY, SWORD } from '../../content/box.ts';
import { AREA } from '../../content/map.ts';
import { CLUE_HUNT, CLUE_SEARCH, CLUE_SIZE } from '../../rules/clues.ts';
import { freeHunts } from '../../rules/derived.ts';
import { type Hunt, mapOf } from '../../rules/state.ts';
import { countsAsSword, faceOf, perceives, unspentDie } from '../../rules/nazgul/dice.ts';
import { canBeHunted, canBeNamed, canBeSearched } from '../../rules/inquiries/inquiry.ts';
import type { Beliefs } from '../beliefs.ts';
import { huntGain, perceptionGain, searchGain } from '../gains.ts';
import { tokensExpected } from './chase.ts';
import { TUNING } from './tuning.ts';

/** What searches, hunts and perceptions are worth to the hunters. */
export interface HunterContext {
  readonly s: Hunt;
  readonly beliefs: Beliefs;
  /** Average of a token of the pool. */
  readonly mean: number;
  /** A mood of the hunter: how dear his dice are to him. */
  readonly thrift: number;
}

/** Information tokens nobody has looked for: a power of the Black Riders each. */
function informationWorth(s: Hunt, beliefs: Beliefs, area: Space): number {
  const token: Information = asId(s.box.information.indexOf(area));
  if (s.open.part !== 1 || token < 0 || s.open.information.includes(token)) return 0;
  const { clues } = s.open;
  for (let i = 0; i < clues.length; i += CLUE_SIZE)
    if ((clues[i] === CLUE_SEARCH || clues[i] === CLUE_HUNT) && clues[i + 1] === area) return 0;
  return TUNING.information * (1 - beliefs.visited[area]);
}

export const searchWorth = ({ s, beliefs }: HunterContext, area: Space): number =>
  TUNING.knowing * searchGain(beliefs, area) + informationWorth(s, beliefs, area);

export function huntWorth({ s, beliefs, mean }: HunterContext, area: Space, nazgul: Nazgul, space: Space): number {
  // In part II whoever has been found takes another road, and all that was known about the old one is gone.
  const lost = s.open.part === 2 ? TUNING.lostTrack : 0;
  const caught = s.open.foundAt !== 0 ? 0 : beliefs.last[area] * (mean * tokensExpected(s, area, nazgul, space) - lost);
  return caught + TUNING.knowing * huntGain(beliefs, area) + informationWorth(s, beliefs, area);
}

export const perceptionWorth = ({ s, beliefs }: HunterContext, place: Place, named: boolean): number =>
  TUNING.knowing * perceptionGain(s.box, mapOf(s), beliefs, place, named || s.open.rivendell !== 0);

/** What a die is worth for a later activation. */
export function dieCost({ s, thrift }: HunterContext, die: DieName): number {
  const face = faceOf(s, die);
  if (face === SORCERY) return 0;
  const sword = (s.open.turn === 2 ? TUNING.swordAtNight : TUNING.sword) * thrift;
  if (face === SWORD) return sword;
  if (countsAsSword(face)) return sword + 0.1;
  return s.open.turn === 2 ? TUNING.ring / 4 : TUNING.ring;
}

const DICE_BY_PRICE = [SORCERY, 0, SWORD, SHADOW, BY_WITCH_KING_DIE];

/** The cheapest die that does something, or null. */
function cheapest(hunting: HunterContext, does: (face: Face) => boolean): number | null {
  let least: number | null = null;
  for (const die of DICE_BY_PRICE)
    if (unspentDie(hunting.s, asId(die)) >= 0 && does(faceOf(hunting.s, asId(die)))) {
      const cost = dieCost(hunting, asId(die));
      if (least === null || cost < least) least = cost;
    }
  return least;
}

/** The best that the action of an activation could be on a space, payment taken off; never less than nothing. */
export function bestAction(hunting: HunterContext, nazgul: Nazgul, space: Space): number {
  const { s } = hunting;
  const map = mapOf(s);
  let best = 0;
  if ((map.kind[space] & AREA) !== 0) {
    if (canBeHunted(s, space)) {
      const worth = huntWorth(hunting, space, nazgul, space);
      const free = freeHunts(s) || s.open.witchKing === nazgul;
      const cost = free ? 0 : cheapest(hunting, countsAsSword);
      if (cost !== null) best = Math.max(best, worth - cost);
    }
    if (!freeHunts(s) && s.open.witchKing !== nazgul && canBeSearched(s, space)) best = Math.max(best, searchWorth(hunting, space));
  }
  const cost = cheapest(hunting, perceives);
  if (cost !== null)
    for (const place of [map.region[space], s.box.regions.length + map.section[space]])
      if (canBeNamed(s, asId(place))) best = Math.max(best, perceptionWorth(hunting, asId(place), false) - cost);
  return best;
}

export const isNamed = (s: Hunt, die: DieName): boolean => faceOf(s, die) === MORGUL_RING;
