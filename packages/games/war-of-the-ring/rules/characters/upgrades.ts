import { asId } from '#kernel/id.ts';
import { leave } from '#kernel';
import {
  ARAGORN,
  type Character,
  ELIMINATED,
  ELVES,
  FREE,
  GANDALF_GREY,
  GANDALF_WHITE,
  IN_FELLOWSHIP,
  NOT_YET_IN_PLAY,
  type Region,
  REGION_COUNT,
  REINFORCEMENTS,
  STRIDER,
} from '../../content/box.ts';
import { lapse } from '../deck/lapse.ts';
import { isAt } from '../figures.ts';
import { bringUpgradeFrame } from '../frames/fellowship.ts';
import { hasStronghold, isUnconquered, nationOfRegion, regionOf } from '../places.ts';
import type { War } from '../state.ts';
import { asks } from '../team/seats.ts';
import { asking, choice, guard } from '../tools.ts';
import { bringCharacter } from '../verbs.ts';
import { companionArrives } from './arrive.ts';
import { minionSeen } from './minions.ts';

const replaces = (character: Character): Character => (character === ARAGORN ? STRIDER : GANDALF_GREY);
const isOnMap = (s: War, character: Character): boolean => s.open.characters[character] < REINFORCEMENTS;

function conditionHolds(s: War, character: Character): boolean {
  if (character === ARAGORN) {
    if (!isOnMap(s, STRIDER)) return false;
    const region = regionOf(s, asId(s.open.characters[STRIDER]));
    const { 'minas-tirith': minasTirith, 'dol-amroth': dolAmroth, pelargir } = s.box.region;
    return [minasTirith, dolAmroth, pelargir].includes(region) && isUnconquered(s, region);
  }
  return character === GANDALF_WHITE && !isAt(s, GANDALF_GREY, IN_FELLOWSHIP) && minionSeen(s);
}

/** In the place of the one he was; Gandalf, once fallen, in Fangorn or an unconquered Elven stronghold. */
function mayAppearAt(s: War, character: Character, region: Region): boolean {
  const before = replaces(character);
  if (isOnMap(s, before)) return region === regionOf(s, asId(s.open.characters[before]));
  return region === s.box.region.fangorn || (hasStronghold(s, region) && nationOfRegion(s, region) === ELVES && isUnconquered(s, region));
}

export const upgrading = choice(bringCharacter, {
  guards: [
    guard('WR-DICE-39', (_s, character) => character === ARAGORN || character === GANDALF_WHITE),
    guard('WR-RECRUIT-11', (s, character) => isAt(s, character, NOT_YET_IN_PLAY)),
    guard('WR-CHAR-04', (s, character) => conditionHolds(s, character)),
    guard('WR-CHAR-22', (s, character, region) => mayAppearAt(s, character, region)),
  ],
  candidates(s, propose) {
    for (const character of [ARAGORN, GANDALF_WHITE])
      if (isAt(s, character, NOT_YET_IN_PLAY))
        for (let region: Region = asId(0); region < REGION_COUNT; region++) propose(character, region);
  },
  perform(s, effects, character, region) {
    leave(s);
    s.open.characters[replaces(character)] = ELIMINATED;
    effects.emit?.({ type: 'upgraded', figure: character, region });
    companionArrives(s, effects, character, region);
    lapse(s, effects);
  },
});

export const bringingUpgrade = asking(bringUpgradeFrame, {
  rule: 'WR-DICE-39',
  asks: (s) => asks(s, FREE),
  prompt: () => ({ id: 'bringUpgrade', params: {} }),
  choices: [upgrading],
});
