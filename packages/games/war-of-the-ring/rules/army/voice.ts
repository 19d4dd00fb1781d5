import { asId } from '#kernel/id.ts';
import { leave } from '#kernel';
import { eliteOf, ISENGARD, type Region, REGION_COUNT, regularOf, REINFORCEMENTS, SARUMAN, SHADOW } from '../../content/box.ts';
import { countAt, inPlay, transfer } from '../figures.ts';
import { voiceRecruitFrame } from '../frames/army.ts';
import { hasSettlement, holds, isBesieged, isFree, nationOfRegion } from '../places.ts';
import type { WarEffects, War } from '../state.ts';
import { asks } from '../team/seats.ts';
import { asking, choice, guard, moment } from '../tools.ts';
import { chooseRegion } from '../verbs.ts';
import { place } from './recruit.ts';
import { afterChange } from './upkeep.ts';

/** The Voice of Saruman works while Orthanc is the Shadow's and not besieged. */
export function voiceWorks(s: War): boolean {
  const { orthanc } = s.box.region;
  return inPlay(s, SARUMAN) && holds(s, orthanc, SHADOW) && !isBesieged(s, orthanc);
}

const isIsengardSettlement = (s: War, region: Region): boolean =>
  nationOfRegion(s, region) === ISENGARD && hasSettlement(s, region) && isFree(s, region, SHADOW) && holds(s, region, SHADOW);

export function voiceCanRecruit(s: War): boolean {
  if (!voiceWorks(s) || countAt(s, REINFORCEMENTS, regularOf(ISENGARD)) === 0) return false;
  for (let region: Region = asId(0); region < REGION_COUNT; region++) if (isIsengardSettlement(s, region)) return true;
  return false;
}

const mayPlace = (s: War, placed: readonly Region[], region: Region): boolean =>
  isIsengardSettlement(s, region) && !placed.includes(region) && countAt(s, REINFORCEMENTS, regularOf(ISENGARD)) > 0;

export const voiceCanUpgrade = (s: War): boolean =>
  voiceWorks(s) && countAt(s, s.box.region.orthanc, regularOf(ISENGARD)) > 0 && countAt(s, REINFORCEMENTS, eliteOf(ISENGARD)) > 0;

/** Two regulars in Orthanc become elites, as many as there are. */
export function voiceUpgrade(s: War, effects: WarEffects): void {
  const { orthanc } = s.box.region;
  for (let n = 0; n < 2; n++) {
    if (countAt(s, orthanc, regularOf(ISENGARD)) === 0 || countAt(s, REINFORCEMENTS, eliteOf(ISENGARD)) === 0) break;
    transfer(s, orthanc, REINFORCEMENTS, regularOf(ISENGARD));
    transfer(s, REINFORCEMENTS, orthanc, eliteOf(ISENGARD));
  }
  effects.emit?.({ type: 'voiceUpgraded' });
  afterChange(s, effects, orthanc);
}

function anyLeft(s: War): boolean {
  for (let region: Region = asId(0); region < REGION_COUNT; region++) if (mayPlace(s, voiceRecruitFrame.of(s).placed, region)) return true;
  return false;
}

/** The Voice of Saruman: a regular in every Isengard settlement, as far as figures go; the Shadow says where first. */
export const recruitingByVoice = asking(voiceRecruitFrame, {
  rule: 'WR-CHAR-22',
  asks: (s) => asks(s, SHADOW),
  prompt: () => ({ id: 'voiceRecruit', params: {} }),
  choices: [
    choice(chooseRegion, {
      guards: [
        guard('WR-CHAR-22', (s, region) => isIsengardSettlement(s, region) && !voiceRecruitFrame.of(s).placed.includes(region)),
        moment('WR-RECRUIT-09', (s) => countAt(s, REINFORCEMENTS, regularOf(ISENGARD)) > 0),
      ],
      candidates(_s, propose) {
        for (let region: Region = asId(0); region < REGION_COUNT; region++) propose(region);
      },
      perform(s, effects, region) {
        place(s, effects, regularOf(ISENGARD), region, SHADOW);
        voiceRecruitFrame.of(s).placed.push(region);
        if (!anyLeft(s)) leave(s);
      },
    }),
  ],
});
