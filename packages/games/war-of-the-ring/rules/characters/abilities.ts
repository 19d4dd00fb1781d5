import { type AskingStep, type Choice, type Frame, guard, leave } from '#kernel';
import {
  BOROMIR,
  type Character,
  DWARVES,
  ELVES,
  eliteOf,
  FREE,
  GIMLI,
  GONDOR,
  ISENGARD,
  LEGOLAS,
  type Nation,
  REGION_COUNT,
  REINFORCEMENTS,
  type Region,
  regularOf,
  SARUMAN,
  SHADOW,
} from '../../content/box.ts';
import { place } from '../army/recruit.ts';
import { afterChange } from '../army/upkeep.ts';
import { countAt, inPlay, transfer } from '../figures.ts';
import {
  hasSettlement,
  hasStronghold,
  holds,
  isBesieged,
  isCityOrStronghold,
  isFree,
  isUnconquered,
  nationOfRegion,
  regionOf,
} from '../places.ts';
import { advance, canAdvance } from '../politics/track.ts';
import { asks, type War } from '../state.ts';
import { advanceNation } from '../verbs.ts';
import type { Table } from '#kernel';

/** Boromir, Legolas and Gimli: any die result moves their own nation a step while they stand among their people. */
const HERALDS: readonly { readonly character: Character; readonly nation: Nation; stands(s: War, region: Region): boolean }[] = [
  { character: BOROMIR, nation: GONDOR, stands: (s, region) => nationOfRegion(s, region) === GONDOR && isCityOrStronghold(s, region) },
  { character: LEGOLAS, nation: ELVES, stands: (s, region) => nationOfRegion(s, region) === ELVES && hasStronghold(s, region) },
  { character: GIMLI, nation: DWARVES, stands: (s, region) => region === s.box.region.erebor },
];

function mayHerald(s: War, nation: Nation): boolean {
  const herald = HERALDS.find((each) => each.nation === nation);
  if (herald === undefined || s.open.characters[herald.character] >= REINFORCEMENTS) return false;
  const region = regionOf(s, s.open.characters[herald.character]);
  return herald.stands(s, region) && isUnconquered(s, region);
}

export const heralding: Choice<War> = {
  verb: advanceNation,
  guards: [
    guard('WR-CHAR-22', (s, nation) => mayHerald(s, nation)),
    guard(['WR-POL-02', 'WR-RULING-65'], (s, nation) => canAdvance(s, nation)),
  ],
  candidates(_s, _seat, propose) {
    for (const { nation } of HERALDS) propose(nation);
  },
  perform(s, table, nation) {
    leave(s);
    advance(s, table, nation, 'ability');
  },
};

export const choosingHerald: AskingStep<War> = {
  rule: 'WR-CHAR-22',
  asks: (s) => asks(s, FREE),
  prompt: () => ({ id: 'companionDiplomacy', params: {} }),
  choices: [heralding],
};

/** The Voice of Saruman works while Orthanc is the Shadow's and not besieged. */
export function voiceWorks(s: War): boolean {
  const { orthanc } = s.box.region;
  return inPlay(s, SARUMAN) && holds(s, orthanc, SHADOW) && !isBesieged(s, orthanc);
}

const isIsengardSettlement = (s: War, region: Region): boolean =>
  nationOfRegion(s, region) === ISENGARD && hasSettlement(s, region) && isFree(s, region, SHADOW) && holds(s, region, SHADOW);

export function voiceCanRecruit(s: War): boolean {
  if (!voiceWorks(s) || countAt(s, REINFORCEMENTS, regularOf(ISENGARD)) === 0) return false;
  for (let region = 0; region < REGION_COUNT; region++) if (isIsengardSettlement(s, region)) return true;
  return false;
}

/** One Isengard regular in every Isengard settlement; with too few figures the Shadow would choose, see `voiceRecruit`. */
export interface VoiceFrame extends Frame {
  readonly step: 'voiceRecruit';
  placed: Region[];
}

export const voiceMayPlace = (s: War, placed: readonly Region[], region: Region): boolean =>
  isIsengardSettlement(s, region) && !placed.includes(region) && countAt(s, REINFORCEMENTS, regularOf(ISENGARD)) > 0;

export function placeVoice(s: War, table: Table, region: Region): void {
  place(s, table, regularOf(ISENGARD), region, SHADOW);
}

export const voiceCanUpgrade = (s: War): boolean =>
  voiceWorks(s) && countAt(s, s.box.region.orthanc, regularOf(ISENGARD)) > 0 && countAt(s, REINFORCEMENTS, eliteOf(ISENGARD)) > 0;

/** Two regulars in Orthanc become elites, as many as there are. */
export function voiceUpgrade(s: War, table: Table): void {
  const { orthanc } = s.box.region;
  for (let n = 0; n < 2; n++) {
    if (countAt(s, orthanc, regularOf(ISENGARD)) === 0 || countAt(s, REINFORCEMENTS, eliteOf(ISENGARD)) === 0) break;
    transfer(s, orthanc, REINFORCEMENTS, regularOf(ISENGARD));
    transfer(s, REINFORCEMENTS, orthanc, eliteOf(ISENGARD));
  }
  if (table.listening) table.tell({ type: 'voiceUpgraded' });
  afterChange(s, table, orthanc);
}
