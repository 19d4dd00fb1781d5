import { asId, asIds } from '#kernel/id.ts';
import {
  ARAGORN,
  CHARACTER_DIE,
  characterOf,
  figureOf,
  FREE,
  GANDALF_WHITE,
  GONDOR,
  hasBit,
  NAZGUL,
  type Place,
  regularOf,
  REINFORCEMENTS,
  ROHAN,
  SARUMAN,
  SAURON,
  SHADOW,
  STRIDER,
  type Region,
  type Character,
  type Figure,
} from '../../../content/box.ts';
import { place } from '../../../rules/army/recruit.ts';
import { afterChange } from '../../../rules/army/upkeep.ts';
import { destroyArmy, eliminateFollowers, strike } from '../../../rules/battle/casualties.ts';
import { canRetreat, forceRetreat } from '../../../rules/battle/retreat.ts';
import { companionArrives } from '../../../rules/characters/arrive.ts';
import { eliminate } from '../../../rules/characters/eliminate.ts';
import { rollDice } from '../../../rules/d6.ts';
import type { EventEffects, Op, Where } from '../../../rules/effects.ts';
import {
  armiesOf,
  armyIn,
  companionAt,
  companionIn,
  isOnMap,
  regionOfCharacter,
  regionsNamed,
  regionsOf,
  regionsWhere,
  rollFor,
} from '../../../rules/events/ops.ts';
import { askAmount, askFigure, askRegion, last, regionAsked } from '../../../rules/events/pick.ts';
import { charactersAt, countAt, nazgulAt, transfer, unitsAt } from '../../../rules/figures.ts';
import { chooseEventFrame } from '../../../rules/frames/events.ts';
import { adjacent, enemyArmyIn, hasStronghold, holds, isUnconquered, nationOfRegion, placeIn, regionOf } from '../../../rules/places.ts';
import { armyAttacked } from '../../../rules/politics/attacked.ts';
import { capture } from '../../../rules/siege/capture.ts';
import type { WarEffects, War } from '../../../rules/state.ts';

// ---- The Eagles are Coming!

const near = (s: War, a: Place, b: Place): boolean => regionOf(s, a) === regionOf(s, b) || adjacent(s, regionOf(s, a), regionOf(s, b));

/** Shadow armies with a Nazgûl (the Witch-king is none here) that a Free Peoples army with a Companion is near to. */
function eagleTargets(s: War): Place[] {
  const eyries = armiesOf(s, FREE).filter((place) => companionAt(s, place));
  return armiesOf(s, SHADOW).filter((place) => nazgulAt(s, place) > 0 && eyries.some((eyrie) => near(s, eyrie, place)));
}

const nazgulHavens = (s: War): number[] =>
  regionsWhere((region) => hasStronghold(s, region) && nationOfRegion(s, region) === SAURON && isUnconquered(s, region));

const eagles: readonly Op[] = [
  regionAsked({ side: FREE, prompt: 'eagles', among: (s) => regionsOf(s, eagleTargets(s)) }),
  (s, { effects, frame }) => {
    const place = armyIn(s, last(frame), SHADOW);
    const fallen = rollFor(effects, Math.min(5, nazgulAt(s, place)), 5);
    transfer(s, place, REINFORCEMENTS, NAZGUL, fallen);
    frame.picked.push(place);
    if (nazgulAt(s, place) === 0) return;
    askRegion(s, { side: FREE, prompt: 'eaglesHaven', among: asIds(nazgulHavens(s)) });
  },
  (s, { effects, frame }) => {
    const [, place, haven] = frame.picked;
    if (haven === undefined || haven < 0) return;
    effects.emit?.({ type: 'nazgulFled', count: nazgulAt(s, asId(place)), region: asId(haven) });
    transfer(s, asId(place), placeIn(s, asId(haven), SHADOW), NAZGUL, nazgulAt(s, asId(place)));
    afterChange(s, effects, asId(place));
  },
];

// ---- The Ents Awake

const ORTHANC = 'orthanc';
const orthanc: Where = (s) => regionsNamed(s, [ORTHANC]);
const entsStir = (s: War): boolean => isOnMap(s, GANDALF_WHITE) && companionIn(s, ['fangorn']);

/** The dice strike the army in Orthanc, which cannot defend itself; it counts as a battle (WR-POL-11). */
const ents: readonly Op[] = [
  (s, { effects, frame }) => {
    const place = armyIn(s, s.box.region[ORTHANC], SHADOW);
    frame.picked.push(place);
    if (place < 0) return;
    armyAttacked(s, effects, place, SHADOW);
    strike(s, SHADOW, place, rollFor(effects, 3, 4));
  },
  (s, { effects, frame }) => {
    const [place] = frame.picked;
    if (place >= 0 && unitsAt(s, asId(place), SHADOW) === 0) eliminateFollowers(s, effects, SHADOW, asId(place));
    else if (place < 0 && regionOfCharacter(s, SARUMAN) === s.box.region[ORTHANC]) eliminate(s, effects, SARUMAN);
    afterChange(s, effects, s.box.region[ORTHANC]);
  },
  (s) => {
    const at = regionOfCharacter(s, GANDALF_WHITE);
    if (at < 0 || (at !== s.box.region.fangorn && nationOfRegion(s, at) !== ROHAN)) return;
    chooseEventFrame.enter(s, { side: FREE, result: asId(-1), type: CHARACTER_DIE, optional: true });
  },
];

// ---- Dead Men of Dunharrow

/** Strider or Aragorn in Rohan; -1 if neither. */
function heir(s: War): number {
  for (const c of [STRIDER, ARAGORN]) if (isOnMap(s, c) && nationOfRegion(s, regionOfCharacter(s, c)) === ROHAN) return c;
  return -1;
}

function follow(s: War, effects: WarEffects, from: Place, party: number, region: Region): void {
  for (let c: Character = asId(0); c <= GANDALF_WHITE; c++) if (hasBit(party, c)) companionArrives(s, effects, c, region);
  effects.emit?.({ type: 'pathsOfTheDead', region });
  afterChange(s, effects, from);
}

/** Asks for one more Companion to come along; answered by none, the company is complete. */
const askFollower: Op = (s, { frame }) => {
  if (frame.picked.length > 1 && last(frame) < 0) return;
  const going = asIds<Figure>(frame.picked.slice(1)).map(characterOf);
  const among: Figure[] = [];
  const here = charactersAt(s, asId(s.open.characters[heir(s)]), FREE);
  for (let c: Character = asId(0); c <= GANDALF_WHITE; c++)
    if (hasBit(here, c) && c !== heir(s) && !going.includes(c)) among.push(figureOf(c));
  askFigure(s, { side: FREE, prompt: 'deadMenFollow', among, optional: true });
};

const deadMen: readonly Op[] = [
  regionAsked({ side: FREE, prompt: 'deadMen', among: (s) => regionsNamed(s, ['erech', 'lamedon', 'pelargir']) }),
  askFollower,
  askFollower,
  askFollower,
  askFollower,
  askFollower,
  askFollower,
  askFollower,
  (s, { effects, frame }) => {
    const [region, ...figures] = frame.picked;
    const from: Place = asId(s.open.characters[heir(s)]);
    const party = figures.filter((figure) => figure >= 0).reduce((bits, figure) => bits | (1 << characterOf(asId(figure))), 1 << heir(s));
    follow(s, effects, from, party, asId(region));
    const army = armyIn(s, asId(region), SHADOW);
    frame.picked = [region, army];
    if (army < 0) return;
    armyAttacked(s, effects, army, SHADOW);
    const [hits] = rollDice(effects, 1);
    effects.emit?.({ type: 'cardRoll', dice: [hits], count: hits });
    strike(s, SHADOW, army, hits);
  },
  (s, { effects, frame }) => {
    const [, army] = frame.picked;
    if (army < 0) return;
    if (unitsAt(s, asId(army), SHADOW) > 0 && canRetreat(s, SHADOW, asId(army), asId(-1)))
      return forceRetreat(s, SHADOW, asId(army), asId(-1));
    // No way out, or nobody left to take it.
    destroyArmy(s, effects, SHADOW, asId(army));
    afterChange(s, effects, asId(army));
  },
  (s, { frame }) => {
    const [region] = frame.picked;
    const most = enemyArmyIn(s, asId(region), FREE) ? 0 : Math.min(3, countAt(s, REINFORCEMENTS, regularOf(GONDOR)));
    askAmount(s, { side: FREE, prompt: 'deadMenRecruit', among: [0, 1, 2, 3].filter((count) => count <= most) });
  },
  (s, { effects, frame }) => {
    const [region] = frame.picked;
    if (last(frame) === 0) return;
    if (holds(s, asId(region), SHADOW)) capture(s, effects, asId(region), FREE);
    for (let n = 0; n < last(frame); n++) place(s, effects, regularOf(GONDOR), asId(region), FREE);
  },
];

export const strikeCards = {
  'the-eagles-are-coming': { when: (s) => eagleTargets(s).length > 0, does: eagles },
  'the-ents-awake-treebeard': { when: entsStir, where: orthanc, does: ents },
  'the-ents-awake-huorns': { when: entsStir, where: orthanc, does: ents },
  'the-ents-awake-entmoot': { when: entsStir, where: orthanc, does: ents },
  'dead-men-of-dunharrow': { uses: ['gondor'], when: (s) => heir(s) >= 0, does: deadMen },
} satisfies Partial<EventEffects>;
