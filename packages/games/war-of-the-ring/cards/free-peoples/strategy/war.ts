import { asId, asIds } from '#kernel/id.ts';
import { wouldOffer } from '#kernel';
import { FREE, FREE_NATIONS, type Place, type Region, ROHAN, SHADOW, SHADOW_NATIONS } from '../../../content/box.ts';
import { anyFarMarch, farMarchers } from '../../../rules/army/farMarch.ts';
import { leadersHeld, marchers, notTwiceInARow } from '../../../rules/army/march.ts';
import { afterChange } from '../../../rules/army/upkeep.ts';
import { attacking } from '../../../rules/battle/attack.ts';
import { strike } from '../../../rules/battle/casualties.ts';
import { anyCanTravel } from '../../../rules/characters/moveCompanions.ts';
import type { EventEffects, Op } from '../../../rules/effects.ts';
import {
  armiesOf,
  armyIn,
  companionAt,
  companionIn,
  companionRegions,
  enterAttack,
  goToWar,
  mayAdvance,
  nationNamed,
  recruit,
  regionsNamed,
  regionsOf,
  regionsWhere,
  rollFor,
  touching,
} from '../../../rules/events/ops.ts';
import { askNation, askRegion, last, regionAsked } from '../../../rules/events/pick.ts';
import { nationUnitsAt, unitsAt } from '../../../rules/figures.ts';
import { type FarMarchFrame, farMarchFrame, marchPartyFrame, newMarch } from '../../../rules/frames/army.ts';
import { type Attack, newAttack } from '../../../rules/frames/battle.ts';
import { type MoveCompanionsFrame, moveCompanionsFrame } from '../../../rules/frames/fellowship.ts';
import { A_COMPANION, NOBODY_NEEDED } from '../../../rules/frames/shapes.ts';
import { begin } from '../../../rules/frames/stack.ts';
import { enemyArmyIn, holds, isBesieged, nationOfRegion } from '../../../rules/places.ts';
import { activate, advance, atWar } from '../../../rules/politics/track.ts';
import { HELP_UNLOOKED_FOR, type War } from '../../../rules/state.ts';
import { ownUnitsIn } from '../../../rules/team/armies.ts';
import { seatOf } from '../../../rules/team/seats.ts';
import { mayUseArmyIn } from '../../../rules/team/inARow.ts';

/** Companions may travel; then, if one stands among them, a nation goes straight to war. */
const tidings = (nation: 'dwarves' | 'north', homes: readonly string[]): readonly Op[] => [
  touching(
    (s) => [...companionRegions(s), ...regionsNamed(s, homes)],
    (s) => {
      const journey = { bonus: 0, level: 0, intoSiege: false };
      const frame: MoveCompanionsFrame = moveCompanionsFrame.make({ moved: 0, group: 0, left: 9, atLeastOne: false, ...journey });
      if (anyCanTravel(s, frame)) begin(s, frame);
    },
  ),
  (s, { effects }) => {
    if (companionIn(s, homes)) goToWar(s, effects, nationNamed(nation));
  },
];

const shadowNationsAt = (s: War, place: Place): number => SHADOW_NATIONS.filter((nation) => nationUnitsAt(s, place, nation) > 0).length;

/** Rolls against the Shadow army of the region picked; when the hits are taken, sieges and leaders are looked after. */
const rollAgainstPicked = (dice: number): readonly Op[] => [
  (s, { effects, frame }) => {
    if (last(frame) >= 0) strike(s, SHADOW, armyIn(s, last(frame), SHADOW), rollFor(effects, dice, 5));
  },
  (s, { effects, frame }) => {
    if (last(frame) >= 0) afterChange(s, effects, last(frame));
  },
];

// ---- Paths of the Woses

function wosesGoals(s: War): Region[] {
  const city = s.box.region['minas-tirith'];
  const closed = isBesieged(s, city) || holds(s, city, SHADOW);
  return closed
    ? asIds<Region>(s.box.regions[city].adjacent).filter((region) => !enemyArmyIn(s, region, FREE))
    : enemyArmyIn(s, city, FREE)
      ? []
      : [city];
}

const wosesRoutes = (s: War, from: Region): Region[] => {
  const place = armyIn(s, from, FREE);
  if (place < 0) return [];
  // Leaders who may not cross the border need a unit to stay with them (WR-MOVE-04).
  const march = newMarch(FREE, NOBODY_NEEDED, 1);
  // With three players not the army, nor the one nation, that was used last (WR-MULTI-28, WR-MULTI-29).
  if (!mayUseArmyIn(s, FREE, from)) return [];
  const mayLeave = (to: Region): boolean =>
    (!leadersHeld(s, march, place, to) || unitsAt(s, place, FREE) > 1) && notTwiceInARow(s, march, place, to);
  return wosesGoals(s).filter(
    (to) => to !== from && mayLeave(to) && ownUnitsIn(s, FREE, marchers(s, FREE, [], place, to).going) > 0 && unitsAt(s, to, FREE) < 10,
  );
};

const woses: readonly Op[] = [
  regionAsked({
    side: FREE,
    prompt: 'wosesFrom',
    among: (s) => regionsWhere((region) => nationOfRegion(s, region) === ROHAN && wosesRoutes(s, region).length > 0),
  }),
  (s, { frame }) => {
    if (last(frame) < 0) return;
    askRegion(s, { side: FREE, prompt: 'wosesTo', among: wosesRoutes(s, last(frame)) });
  },
  (s, { frame }) => {
    const [from, to] = frame.picked;
    if (from < 0 || to === undefined || to < 0) return;
    begin(s, newMarch(FREE, NOBODY_NEEDED, 1));
    marchPartyFrame.enter(s, {
      side: FREE,
      to: asId(to),
      need: NOBODY_NEEDED,
      ...marchers(s, FREE, [], armyIn(s, asId(from), FREE), asId(to)),
    });
  },
];

const dayAndNight: FarMarchFrame = farMarchFrame.make({
  side: FREE,
  need: A_COMPANION,
  most: 2,
  mustJoin: false,
  optional: false,
  left: 1,
  moved: [],
});

const HELP: Attack = { special: HELP_UNLOOKED_FOR, besiegersOnly: true };
const canRelieve = (s: War, region: Region): boolean =>
  wouldOffer(attacking, s, seatOf(s, FREE), newAttack(FREE, { ...HELP, against: region }));

/** Cards of marching, fighting and rousing. */
export const warCards = {
  'book-of-mazarbul': { uses: ['dwarves'], does: tidings('dwarves', ['erebor', 'ered-luin']) },
  'the-spirit-of-mordor': {
    does: [
      regionAsked({
        side: FREE,
        prompt: 'spiritOfMordor',
        among: (s) =>
          regionsOf(
            s,
            armiesOf(s, SHADOW).filter((place) => shadowNationsAt(s, place) > 1),
          ),
      }),
      ...rollAgainstPicked(5),
    ],
  },
  'faramirs-rangers': {
    uses: ['gondor'],
    does: [
      regionAsked({
        side: FREE,
        prompt: 'faramir',
        among: (s) => regionsNamed(s, ['osgiliath', 'north-ithilien', 'south-ithilien']).filter((region) => unitsAt(s, region, SHADOW) > 0),
      }),
      ...rollAgainstPicked(3),
      recruit({
        nation: 'gondor',
        figures: ['unit', 'leader'],
        in: (s) => regionsNamed(s, ['osgiliath']).filter((region) => unitsAt(s, region, FREE) > 0),
      }),
    ],
  },
  'fear-fire-foes': { uses: ['north'], does: tidings('north', ['the-shire', 'bree']) },
  'wisdom-of-elrond': {
    does: [
      (s) => askNation(s, { side: FREE, prompt: 'wisdomOfElrond', among: FREE_NATIONS.filter((nation) => mayAdvance(s, nation)) }),
      (s, { effects, frame }) => {
        activate(s, effects, last(frame), 'card', asId(0));
        advance(s, effects, last(frame), 'card');
      },
    ],
  },
  'help-unlooked-for': {
    where: (s) => regionsWhere((region) => isBesieged(s, region) && holds(s, region, FREE) && canRelieve(s, region)),
    does: [
      (s) => {
        enterAttack(s, FREE, HELP);
      },
    ],
  },
  'paths-of-the-woses': { when: (s) => atWar(s, ROHAN), where: wosesGoals, does: woses },
  'through-a-day-and-a-night': {
    when: (s) => armiesOf(s, FREE).some((place) => companionAt(s, place)),
    where: (s) => farMarchers(s, dayAndNight),
    does: [
      (s) => {
        const frame: FarMarchFrame = { ...dayAndNight, moved: [] };
        if (anyFarMarch(s, frame)) begin(s, frame);
      },
    ],
  },
} satisfies Partial<EventEffects>;
