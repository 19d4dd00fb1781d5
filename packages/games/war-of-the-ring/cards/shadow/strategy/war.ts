import { asId, asIds } from '#kernel/id.ts';
import {
  eliteOf,
  ELVES,
  FREE,
  FREE_NATION_COUNT,
  GONDOR,
  ISENGARD,
  leaderOf,
  type Region,
  regularOf,
  REINFORCEMENTS,
  SARUMAN,
  SHADOW,
  SHADOW_NATIONS,
  SOUTHRONS,
  WILL_DIE,
  type Nation,
  type Place,
} from '../../../content/box.ts';
import { anyFarMarch, farMarchers } from '../../../rules/army/farMarch.ts';
import { marchers } from '../../../rules/army/march.ts';
import { afterChange } from '../../../rules/army/upkeep.ts';
import { unitsAtWar } from '../../../rules/battle/attack.ts';
import { eliminateUnit, lossesOf, strike } from '../../../rules/battle/casualties.ts';
import { onMordorTrack } from '../../../rules/company.ts';
import type { EventEffects, Op } from '../../../rules/effects.ts';
import { addDie, diceOf } from '../../../rules/dice/pool.ts';
import {
  canMarch,
  companionRegions,
  enterAttack,
  fellowshipRegion,
  regionsNamed,
  regionsWhere,
  rollFor,
  someCompanion,
  touching,
} from '../../../rules/events/ops.ts';
import {
  askAt,
  askNation,
  askRegion,
  figureIn,
  figurePlace,
  last,
  placeIn as placeOfPair,
  regionAsked,
  type FigureAt,
} from '../../../rules/events/pick.ts';
import { countAt, inPlay, nationUnitsAt, transfer, unitsAt } from '../../../rules/figures.ts';
import { type FarMarchFrame, farMarchFrame, marchFrame, marchPartyFrame, newMarch } from '../../../rules/frames/army.ts';
import { NOBODY_NEEDED } from '../../../rules/frames/shapes.ts';
import { begin } from '../../../rules/frames/stack.ts';
import { enemyArmyIn, hasStronghold, holds, insideOf, isBesieged, nationOfRegion } from '../../../rules/places.ts';
import { atWar } from '../../../rules/politics/track.ts';
import { NO_CEASING, THREE_ROUNDS, type War } from '../../../rules/state.ts';
import { ownUnitsIn } from '../../../rules/team/armies.ts';

const allAtWar = (s: War): boolean => SHADOW_NATIONS.every((nation) => atWar(s, nation));
const isElvenStronghold = (s: War, region: Region): boolean => hasStronghold(s, region) && nationOfRegion(s, region) === ELVES;

// ---- Return to Valinor: region after region

const valinorRegions = (s: War): Region[] =>
  regionsWhere(
    (region) =>
      isElvenStronghold(s, region) && !isBesieged(s, region) && nationUnitsAt(s, region, ELVES) > 0 && unitsAt(s, region, FREE) > 0,
  );

/** The next region: who falls in one may replace an elite of another, so the order is the Shadow's (WR-RULING-01). */
const valinorRegion: readonly Op[] = [
  touching(valinorRegions, (s, { frame }) => {
    const among = valinorRegions(s).filter((region) => !frame.picked.includes(region));
    askRegion(s, { side: SHADOW, prompt: 'valinor', among });
  }),
  (s, { effects, frame }) => {
    if (last(frame) >= 0) strike(s, FREE, last(frame), rollFor(effects, Math.min(5, nationUnitsAt(s, last(frame), ELVES)), 6));
  },
  (s, { effects, frame }) => {
    if (last(frame) >= 0) afterChange(s, effects, last(frame));
  },
];
const returnToValinor: readonly Op[] = [...valinorRegion, ...valinorRegion, ...valinorRegion, ...valinorRegion];

// ---- The Fighting Uruk-hai

const urukSieges = (s: War): Region[] =>
  regionsWhere((region) => isBesieged(s, region) && holds(s, region, FREE) && nationUnitsAt(s, region, ISENGARD) > 0);

// ---- Stormcrow

/** Free Peoples nations not at war in whose lands the figure or a Companion stands. */
function stormcrowNations(s: War): number[] {
  const nations: number[] = [];
  for (let nation: Nation = asId(0); nation < FREE_NATION_COUNT; nation++) {
    const figure = !onMordorTrack(s) && nationOfRegion(s, s.open.fellowship.at) === nation;
    if (!atWar(s, nation) && (figure || someCompanion(s, (region) => nationOfRegion(s, region) === nation))) nations.push(nation);
  }
  return nations;
}

const stormcrow: readonly Op[] = [
  (s) => askNation(s, { side: SHADOW, prompt: 'stormcrow', among: asIds(stormcrowNations(s)) }),
  (s, { effects, frame }) => {
    const nation = last(frame);
    if (s.open.steps[nation] < 3) {
      s.open.steps[nation]++;
      effects.emit?.({ type: 'nationWentBack', nation, count: s.open.steps[nation] });
    }
    const among: FigureAt[] = [];
    for (let place: Place = asId(0); place < REINFORCEMENTS; place++)
      for (const figure of [regularOf(nation), eliteOf(nation), leaderOf(nation)])
        if (countAt(s, place, figure) > 0) among.push(figurePlace(figure, place));
    askAt(s, { side: FREE, prompt: 'stormcrowLoss', among });
  },
  (s, { effects, frame }) => {
    const pair = last(frame);
    if (pair < 0) return;
    const figure = figureIn(pair);
    const place = placeOfPair(pair);
    if (figure < 16) eliminateUnit(s, effects, place, figure);
    else {
      transfer(s, place, lossesOf(FREE), figure);
      effects.emit?.({ type: 'unitLost', figure, place });
    }
    afterChange(s, effects, place);
  },
];

// ---- Marches

const gather = (most: number, armies: number): Op => {
  const frame = (): FarMarchFrame =>
    farMarchFrame.make({ side: SHADOW, need: NOBODY_NEEDED, most, mustJoin: true, optional: true, left: armies, moved: [] });
  return touching(
    (s) => farMarchers(s, frame()),
    (s) => {
      if (anyFarMarch(s, frame())) begin(s, frame());
    },
  );
};

// ---- Corsairs of Umbar

const umbar = (s: War): Region => s.box.region.umbar;

/** A fleet lands where an enemy army stands in the open, or where there is room: beside the besiegers, too. */
function canLand(s: War, region: Region): boolean {
  if (!s.box.regions[region].coastal || nationOfRegion(s, region) !== GONDOR) return false;
  if (enemyArmyIn(s, region, SHADOW)) return unitsAtWar(s, SHADOW, umbar(s)) > 0;
  return ownUnitsIn(s, SHADOW, marchers(s, SHADOW, [], umbar(s), region).going) > 0 && unitsAt(s, region, SHADOW) < 10;
}

const corsairs: readonly Op[] = [
  regionAsked({
    side: SHADOW,
    prompt: 'corsairs',
    among: (s) => (unitsAt(s, umbar(s), SHADOW) > 0 ? regionsWhere((region) => canLand(s, region)) : []),
  }),
  (s, { frame }) => {
    const to = last(frame);
    if (to < 0) return;
    frame.picked.push(isBesieged(s, to) && holds(s, to, FREE) ? to : -1);
    if (enemyArmyIn(s, to, SHADOW)) enterAttack(s, SHADOW, { special: NO_CEASING, from: umbar(s), against: to, anywhere: true });
    else {
      begin(s, newMarch(SHADOW, NOBODY_NEEDED, 1));
      marchPartyFrame.enter(s, { side: SHADOW, to, need: NOBODY_NEEDED, ...marchers(s, SHADOW, [], umbar(s), to) });
    }
  },
  // The besieged are an army in that region too (WR-RULING-18): those who landed assault them together with the besiegers, and may call it off (WR-EVENT-13).
  (s, { frame }) => {
    const [, besieged = -1] = frame.picked;
    if (besieged >= 0) enterAttack(s, SHADOW, { from: asId(besieged), against: insideOf(s, asId(besieged)) });
  },
];

/** Cards of marching and fighting. */
export const warCards = {
  'return-to-valinor': {
    when: (s) => regionsWhere((region) => isElvenStronghold(s, region) && holds(s, region, SHADOW)).length > 0,
    does: returnToValinor,
  },
  'the-fighting-uruk-hai': {
    when: (s) => inPlay(s, SARUMAN) && urukSieges(s).length > 0,
    does: [
      regionAsked({ side: SHADOW, prompt: 'urukHai', among: urukSieges }),
      (s, { frame }) => {
        enterAttack(s, SHADOW, { special: THREE_ROUNDS, from: last(frame), against: insideOf(s, last(frame)) });
      },
    ],
  },
  'the-day-without-dawn': {
    when: allAtWar,
    does: [
      (s, { effects }) => {
        const lost = diceOf(s, FREE, WILL_DIE);
        addDie(s, FREE, WILL_DIE, -lost);
        effects.emit?.({ type: 'dayWithoutDawn', count: lost });
      },
    ],
  },
  stormcrow: {
    when: (s) => stormcrowNations(s).length > 0,
    where: (s) =>
      [...fellowshipRegion(s), ...companionRegions(s)].filter((region) => stormcrowNations(s).includes(nationOfRegion(s, region))),
    does: stormcrow,
  },
  'shadows-gather': { does: [gather(3, 1)] },
  'the-shadow-lengthens': { does: [gather(2, 2)] },
  'the-shadow-is-moving': {
    when: allAtWar,
    where: (s) => regionsWhere((region) => unitsAt(s, region, SHADOW) > 0),
    does: [
      (s) => {
        if (canMarch(s, SHADOW, NOBODY_NEEDED, 4))
          marchFrame.enter(s, { side: SHADOW, need: NOBODY_NEEDED, left: 4, moved: [], optional: true });
      },
    ],
  },
  'corsairs-of-umbar': { when: (s) => atWar(s, SOUTHRONS), where: (s) => regionsNamed(s, ['umbar']), does: corsairs },
} satisfies Partial<EventEffects>;
