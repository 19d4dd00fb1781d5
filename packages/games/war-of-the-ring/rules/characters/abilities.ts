import { asId } from '#kernel/id.ts';
import { leave } from '#kernel';
import {
  BOROMIR,
  type Character,
  DWARVES,
  ELVES,
  FREE,
  GIMLI,
  GONDOR,
  LEGOLAS,
  type Nation,
  type Region,
  REINFORCEMENTS,
} from '../../content/box.ts';
import { isMember } from '../company.ts';
import { companionDiplomacyFrame } from '../frames/turn.ts';
import { hasStronghold, isCityOrStronghold, isUnconquered, nationOfRegion, regionOf } from '../places.ts';
import { advance, atWar, canAdvance } from '../politics/track.ts';
import type { War } from '../state.ts';
import { asks } from '../team/seats.ts';
import { asking, choice, guard } from '../tools.ts';
import { advanceNation } from '../verbs.ts';
import { mayUseNation } from '../team/inARow.ts';

/** Boromir, Legolas and Gimli: any die result moves their own nation a step while they stand among their people. */
const HERALDS: readonly { readonly character: Character; readonly nation: Nation; stands(s: War, region: Region): boolean }[] = [
  { character: BOROMIR, nation: GONDOR, stands: (s, region) => nationOfRegion(s, region) === GONDOR && isCityOrStronghold(s, region) },
  { character: LEGOLAS, nation: ELVES, stands: (s, region) => nationOfRegion(s, region) === ELVES && hasStronghold(s, region) },
  { character: GIMLI, nation: DWARVES, stands: (s, region) => region === s.box.region.erebor },
];

const isOnMap = (s: War, character: Character): boolean => s.open.characters[character] < REINFORCEMENTS;

function mayHerald(s: War, nation: Nation): boolean {
  const herald = HERALDS.find((each) => each.nation === nation);
  if (herald === undefined || !isOnMap(s, herald.character)) return false;
  const region = regionOf(s, asId(s.open.characters[herald.character]));
  return herald.stands(s, region) && isUnconquered(s, region);
}

/** None of them is among his people because they all still travel with the Ring, where no such ability works (WR-FSP-09). */
export const heraldsTravel = (s: War): boolean =>
  HERALDS.some(({ character }) => isMember(s, character)) && HERALDS.every(({ character }) => !isOnMap(s, character));

export const heralding = choice(advanceNation, {
  guards: [
    guard('WR-CHAR-22', (s, nation) => mayHerald(s, nation)),
    guard('WR-MULTI-28', (s, nation) => mayUseNation(s, nation)),
    guard('WR-RULING-65', (s, nation) => !atWar(s, nation)),
    guard('WR-POL-02', (s, nation) => canAdvance(s, nation)),
  ],
  candidates(_s, propose) {
    for (const { nation } of HERALDS) propose(nation);
  },
  perform(s, effects, nation) {
    leave(s);
    advance(s, effects, nation, 'ability');
  },
});

export const choosingHerald = asking(companionDiplomacyFrame, {
  rule: 'WR-CHAR-22',
  asks: (s) => asks(s, FREE),
  prompt: () => ({ id: 'companionDiplomacy', params: {} }),
  choices: [heralding],
});
