import { asId } from '#kernel/id.ts';
import { type Frame, wouldOffer } from '#kernel';
import {
  ARAGORN,
  BOROMIR,
  DWARVES,
  eliteOf,
  ELVES,
  FREE,
  FREE_NATIONS,
  GIMLI,
  GONDOR,
  LEGOLAS,
  NORTH,
  type Place,
  regularOf,
  REINFORCEMENTS,
  STRIDER,
} from '../../../content/box.ts';
import { afterChange } from '../../../rules/army/upkeep.ts';
import { eliminateUnit } from '../../../rules/battle/casualties.ts';
import { includingTraveller } from '../../../rules/characters/moveCompanions.ts';
import { companionsInFellowship, onMordorTrack } from '../../../rules/company.ts';
import type { EventEffects, Op, Where } from '../../../rules/effects.ts';
import {
  companionRegions,
  drawStrategy,
  fellowshipRegion,
  heal,
  isOnMap,
  isWithArmy,
  mayAdvance,
  recruit,
  regionOfCharacter,
  regionsNamed,
  regionsOf,
  someCompanion,
  touching,
} from '../../../rules/events/ops.ts';
import { askNation, askOption, isOption, last } from '../../../rules/events/pick.ts';
import { breakFellowship } from '../../../rules/fellowship/breaking.ts';
import { countAt, transfer } from '../../../rules/figures.ts';
import { moveCompanionsFrame, separateFrame } from '../../../rules/frames/fellowship.ts';
import { begin } from '../../../rules/frames/stack.ts';
import { isCapturedFrom, nationOfRegion, regionOf } from '../../../rules/places.ts';
import { activate, advance } from '../../../rules/politics/track.ts';
import type { War } from '../../../rules/state.ts';
import { controls, seatOf } from '../../../rules/team/seats.ts';

interface Journey {
  readonly bonus: number;
  readonly level: number;
  readonly intoSiege: boolean;
}

/** A Companion or a group separates; on the Mordor track that removes them from the game (WR-MORDOR-05). */
function separate(s: War, journey: Journey): void {
  if (companionsInFellowship(s) === 0) return;
  if (onMordorTrack(s)) breakFellowship(s, companionsInFellowship(s), true);
  else separateFrame.enter(s, { group: 0, fixed: false, ...journey });
}

const separateOp = (bonus: number): Op => touching(fellowshipRegion, (s) => separate(s, { bonus, level: 0, intoSiege: false }));

const moveFrame = (journey: Journey): Frame => moveCompanionsFrame.make({ moved: 0, group: 0, left: 1, atLeastOne: true, ...journey });

/** Either separate, or move on the map, one Companion or one group. */
const separateOrMove = (journey: Journey): readonly Op[] => [
  touching(
    (s) => [...(companionsInFellowship(s) > 0 ? fellowshipRegion(s) : []), ...companionRegions(s)],
    (s) => {
      const among = [
        ...(companionsInFellowship(s) > 0 ? (['separate'] as const) : []),
        ...(wouldOffer(includingTraveller, s, seatOf(s, FREE), moveFrame(journey)) ? (['move-on-map'] as const) : []),
      ];
      askOption(s, { side: FREE, prompt: 'separateOrMove', among });
    },
  ),
  (s, { frame }) => {
    if (isOption(last(frame), 'separate')) separate(s, journey);
    else if (isOption(last(frame), 'move-on-map')) begin(s, moveFrame(journey));
  },
];

/** Where Gimli or Legolas rally their people. */
const rallied: Where = (s) => regionsNamed(s, ['dale', 'erebor', 'woodland-realm']);

/** The army that Strider or Aragorn is with. */
const kingsArmy = (s: War): Place => {
  for (const c of [STRIDER, ARAGORN]) if (isWithArmy(s, c, FREE)) return asId(s.open.characters[c]);
  return asId(-1);
};

/** Companions leave, travel, and rally their people. */
export const companionCards = {
  'i-will-go-alone': { when: (s) => companionsInFellowship(s) > 0, does: [separateOp(1), heal(1)] },
  'gwaihir-the-windlord': { does: separateOrMove({ bonus: 0, level: 4, intoSiege: true }) },
  'we-prove-the-swifter': { does: separateOrMove({ bonus: 2, level: 0, intoSiege: true }) },
  'there-and-back-again': {
    where: rallied,
    does: [
      separateOp(1),
      (s, { effects }) => {
        // WR-CAPT-05: not from a settlement in enemy hands.
        if (
          !someCompanion(
            s,
            (region, c) => (c === GIMLI || c === LEGOLAS) && rallied(s).includes(region) && !isCapturedFrom(s, region, FREE),
          )
        )
          return;
        for (const nation of [DWARVES, NORTH]) activate(s, effects, nation, 'card', asId(0));
        for (const nation of [DWARVES, ELVES, NORTH]) if (mayAdvance(s, nation)) advance(s, effects, nation, 'card');
      },
    ],
  },
  'house-of-the-stewards': {
    uses: ['gondor'],
    when: (s) => isOnMap(s, BOROMIR) && nationOfRegion(s, regionOfCharacter(s, BOROMIR)) === GONDOR,
    does: [recruit({ nation: 'gondor', figures: ['unit'], in: (s) => [regionOfCharacter(s, BOROMIR)] }), drawStrategy(2)],
  },
  'the-grey-company': {
    when: (s) => kingsArmy(s) >= 0,
    where: (s) => regionsOf(s, [kingsArmy(s)]),
    does: [
      (s) => {
        const nations = FREE_NATIONS.filter(
          (nation) => controls(s, seatOf(s, FREE), nation) && countAt(s, kingsArmy(s), regularOf(nation)) > 0,
        );
        // As much as possible: a nation that has an elite to send comes before one that has none (WR-EVENT-13).
        const able = nations.filter((nation) => countAt(s, REINFORCEMENTS, eliteOf(nation)) > 0);
        askNation(s, { side: FREE, prompt: 'greyCompany', among: able.length > 0 ? able : nations });
      },
      (s, { effects, frame }) => {
        const nation = last(frame);
        if (nation < 0) return;
        const place = kingsArmy(s);
        // The elite comes first, so that the army is never without units in between.
        if (countAt(s, REINFORCEMENTS, eliteOf(nation)) > 0) {
          transfer(s, REINFORCEMENTS, place, eliteOf(nation));
          effects.emit?.({ type: 'eliteRaised', figure: eliteOf(nation), place });
        }
        eliminateUnit(s, effects, place, regularOf(nation));
        afterChange(s, effects, regionOf(s, place));
      },
      drawStrategy(2),
    ],
  },
} satisfies Partial<EventEffects>;
