import { asId } from '#kernel/id.ts';
import {
  ARAGORN,
  eliteOf,
  figureOf,
  ISENGARD,
  LIMITS,
  type Region,
  regularOf,
  REINFORCEMENTS,
  SARUMAN,
  SAURON,
  SHADOW,
  SHADOW_NATIONS,
  SOUTHRONS,
  WITCH_KING,
  type Place,
} from '../../../content/box.ts';
import { armyEntered } from '../../../rules/army/enter.ts';
import { place } from '../../../rules/army/recruit.ts';
import { afterChange } from '../../../rules/army/upkeep.ts';
import type { EventEffects, Op } from '../../../rules/effects.ts';
import { armyIn, isOnMap, recruit, regionOfCharacter, regionsNamed, regionsWhere } from '../../../rules/events/ops.ts';
import { askAt, figureIn, figurePlace, last, placeIn as placeOfPair, regionAsked, type FigureAt } from '../../../rules/events/pick.ts';
import { countAt, inPlay, transfer, unitsAt } from '../../../rules/figures.ts';
import {
  adjacent,
  hasSettlement,
  hasStronghold,
  isCapturedFrom,
  isFree,
  nationOfRegion,
  placeIn,
  regionOf,
} from '../../../rules/places.ts';
import { atWar } from '../../../rules/politics/track.ts';
import type { War } from '../../../rules/state.ts';

const withShadowArmy = (s: War): Region[] => regionsWhere((region) => armyIn(s, region, SHADOW) >= 0);
const allAtWar = (s: War): boolean => SHADOW_NATIONS.every((nation) => atWar(s, nation));

// ---- Rage of the Dunlendings

const dunlands = ['north-dunland', 'south-dunland'] as const;

const rage: readonly Op[] = [
  regionAsked({
    side: SHADOW,
    prompt: 'rage',
    among(s) {
      const [north, south] = regionsNamed(s, dunlands);
      return regionsWhere((region) => (adjacent(s, north, region) || adjacent(s, south, region)) && isFree(s, region, SHADOW));
    },
  }),
  (s, { effects, frame }) => {
    for (let n = 0; n < 2 && last(frame) >= 0 && countAt(s, REINFORCEMENTS, regularOf(ISENGARD)) > 0; n++)
      place(s, effects, regularOf(ISENGARD), last(frame), SHADOW);
  },
];

/** One more unit joins them from the Dunlands; none ends it. */
const joinRage: readonly Op[] = [
  (s, { frame }) => {
    const [target] = frame.picked;
    // Whoever joins them moves, and no move may leave more than ten (WR-MOVE-11, WR-MOVE-14).
    const stopped = target < 0 || unitsAt(s, asId(target), SHADOW) >= LIMITS.army || (frame.picked.length > 1 && last(frame) < 0);
    const among: FigureAt[] = [];
    for (const region of stopped ? [] : regionsNamed(s, dunlands))
      for (const figure of [regularOf(ISENGARD), eliteOf(ISENGARD)])
        if (region !== target && countAt(s, region, figure) > 0) among.push(figurePlace(figure, region));
    askAt(s, { side: SHADOW, prompt: 'rageJoin', among, optional: true });
  },
  (s, { effects, frame }) => {
    const pair = last(frame);
    if (pair < 0) return;
    transfer(s, placeOfPair(pair), asId(frame.picked[0]), figureIn(pair));
    effects.emit?.({
      type: 'marched',
      side: SHADOW,
      from: regionOf(s, placeOfPair(pair)),
      to: asId(frame.picked[0]),
      count: 1,
    });
    armyEntered(s, effects, asId(frame.picked[0]), SHADOW);
    afterChange(s, effects, placeOfPair(pair));
  },
];

// ---- Hill-trolls

const trollFor: readonly Op[] = [
  (s) => {
    const among: FigureAt[] = [];
    if (countAt(s, REINFORCEMENTS, eliteOf(SAURON)) > 0)
      for (let at: Place = asId(0); at < REINFORCEMENTS; at++)
        if (countAt(s, at, regularOf(SAURON)) > 0) among.push(figurePlace(regularOf(SAURON), at));
    askAt(s, { side: SHADOW, prompt: 'hillTrolls', among });
  },
  (s, { effects, frame }) => {
    if (last(frame) < 0) return;
    transfer(s, placeOfPair(last(frame)), REINFORCEMENTS, regularOf(SAURON));
    transfer(s, REINFORCEMENTS, placeOfPair(last(frame)), eliteOf(SAURON));
    effects.emit?.({ type: 'eliteRaised', figure: eliteOf(SAURON), place: placeOfPair(last(frame)) });
  },
];

/** Cards that muster the Shadow. */
export const recruitCards = {
  'rage-of-the-dunlendings': {
    when: (s) => atWar(s, ISENGARD),
    does: [...rage, ...joinRage, ...joinRage, ...joinRage, ...joinRage],
  },
  'return-of-the-witch-king': {
    when: (s) => isOnMap(s, WITCH_KING),
    where: (s) => [regionOfCharacter(s, WITCH_KING), s.box.region.angmar],
    does: [
      (s, { effects }) => {
        const from: Place = asId(s.open.characters[WITCH_KING]);
        transfer(s, from, placeIn(s, s.box.region.angmar, SHADOW), figureOf(WITCH_KING));
        effects.emit?.({
          type: 'minionMoved',
          figure: figureOf(WITCH_KING),
          from: regionOf(s, from),
          region: s.box.region.angmar,
        });
        afterChange(s, effects, from);
      },
      recruit({ nation: 'sauron', figures: ['regular', 'regular', 'elite'], in: ['angmar'] }),
    ],
  },
  'half-orcs-and-goblin-men': {
    when: (s) => atWar(s, ISENGARD),
    does: [recruit({ nation: 'isengard', figures: ['unit'], in: withShadowArmy })],
  },
  'olog-hai': { when: (s) => atWar(s, SAURON), does: [recruit({ nation: 'sauron', figures: ['unit'], in: withShadowArmy })] },
  'hill-trolls': {
    when: (s) => atWar(s, SAURON),
    where: (s) => regionsWhere((region) => countAt(s, placeIn(s, region, SHADOW), regularOf(SAURON)) > 0),
    does: [...trollFor, ...trollFor],
  },
  'a-new-power-is-rising': {
    when: (s) => inPlay(s, SARUMAN),
    does: [
      recruit(
        { nation: 'isengard', figures: ['regular', 'regular'], in: ['north-dunland'] },
        { nation: 'isengard', figures: ['regular', 'regular'], in: ['south-dunland'] },
        { nation: 'isengard', figures: ['unit', 'unit'], in: ['orthanc'] },
      ),
    ],
  },
  'many-kings-to-the-service-of-mordor': {
    does: [
      recruit({
        nation: 'southrons',
        figures: ['regular', 'regular'],
        in: (s) =>
          regionsWhere(
            (region) => nationOfRegion(s, region) === SOUTHRONS && hasSettlement(s, region) && !isCapturedFrom(s, region, SHADOW),
          ),
        times: 3,
      }),
    ],
  },
  'the-king-is-revealed': {
    when: (s) => inPlay(s, ARAGORN),
    does: [recruit({ nation: 'sauron', figures: ['regular', 'regular', 'regular', 'regular', 'regular', 'nazgul'], in: ['minas-morgul'] })],
  },
  'shadows-on-the-misty-mountains': {
    does: [recruit({ nation: 'sauron', figures: ['unit', 'unit', 'nazgul'], in: ['mount-gram', 'moria'] })],
  },
  'orcs-multiplying-again': {
    does: [
      recruit(
        { nation: 'sauron', figures: ['regular', 'regular', 'regular'], in: ['dol-guldur'] },
        { nation: 'sauron', figures: ['regular', 'regular', 'regular'], in: ['mount-gundabad'] },
      ),
    ],
  },
  'horde-from-the-east': {
    when: (s) => atWar(s, SOUTHRONS),
    does: [
      recruit({
        nation: 'southrons',
        figures: ['regular', 'regular', 'regular', 'regular', 'regular'],
        in: (s) =>
          regionsWhere(
            (region) => nationOfRegion(s, region) === SOUTHRONS && s.box.regions[region].easternEdge && isFree(s, region, SHADOW),
          ),
      }),
    ],
  },
  'monsters-roused': {
    does: [
      recruit(
        { nation: 'sauron', figures: ['regular'], in: ['angmar'] },
        { nation: 'sauron', figures: ['regular'], in: ['ettenmoors'] },
        { nation: 'sauron', figures: ['regular'], in: ['weather-hills'] },
        { nation: 'sauron', figures: ['elite'], in: ['trollshaws'] },
      ),
    ],
  },
  'musterings-of-long-planned-war': {
    when: allAtWar,
    does: [
      recruit(
        { nation: 'southrons', figures: ['regular', 'regular', 'regular', 'regular', 'regular'], in: ['gorgoroth'] },
        { nation: 'sauron', figures: ['regular', 'regular', 'regular', 'regular', 'regular'], in: ['nurn'] },
      ),
    ],
  },
  'pits-of-mordor': {
    when: (s) => atWar(s, SAURON),
    does: [
      recruit({
        nation: 'sauron',
        figures: ['regular', 'regular'],
        in: (s) =>
          regionsWhere((region) => nationOfRegion(s, region) === SAURON && hasStronghold(s, region) && !isCapturedFrom(s, region, SHADOW)),
        times: 3,
      }),
    ],
  },
} satisfies Partial<EventEffects>;
