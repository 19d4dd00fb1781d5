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
import { companionDiplomacyFrame } from '../frames/turn.ts';
import { hasStronghold, isCityOrStronghold, isUnconquered, nationOfRegion, regionOf } from '../places.ts';
import { advance, canAdvance } from '../politics/track.ts';
import { asks, type War } from '../state.ts';
import { asking, choice, guard } from '../tools.ts';
import { advanceNation } from '../verbs.ts';

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

export const heralding = choice(advanceNation, {
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
});

export const choosingHerald = asking(companionDiplomacyFrame, {
  rule: 'WR-CHAR-22',
  asks: (s) => asks(s, FREE),
  prompt: () => ({ id: 'companionDiplomacy', params: {} }),
  choices: [heralding],
});
