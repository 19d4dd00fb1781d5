import { asId } from '#kernel/id.ts';
import { leave } from '#kernel';
import {
  type Character,
  FREE_NATION_COUNT,
  FREE_NATIONS,
  ISENGARD,
  MOUTH,
  NOT_YET_IN_PLAY,
  type Region,
  REGION_COUNT,
  SARUMAN,
  SAURON,
  SHADOW,
  WITCH_KING,
  type Nation,
} from '../../content/box.ts';
import { onMordorTrack } from '../company.ts';
import { isAt, nationUnitsAt } from '../figures.ts';
import { bringMinionFrame } from '../frames/fellowship.ts';
import { hasStronghold, insideOf, isUnconquered, nationOfRegion, placeIn } from '../places.ts';
import { activate, atWar } from '../politics/track.ts';
import type { WarEffects, War } from '../state.ts';
import { asks, commands } from '../team/seats.ts';
import { asking, choice, citing, guard, seatGuard } from '../tools.ts';
import { bringCharacter } from '../verbs.ts';

/** What has to have come about, and never goes away again. */
export function couldEnter(s: War, minion: Character): boolean {
  if (minion === SARUMAN) return atWar(s, ISENGARD);
  if (minion === WITCH_KING) return atWar(s, SAURON) && FREE_NATIONS.some((nation) => atWar(s, nation));
  return minion === MOUTH && (onMordorTrack(s) || FREE_NATIONS.every((nation) => atWar(s, nation)));
}

/** The printed conditions. */
const mayEnterPlay = (s: War, minion: Character): boolean =>
  couldEnter(s, minion) && (minion !== SARUMAN || isUnconquered(s, s.box.region.orthanc));

/** The printed places. */
function mayEnterAt(s: War, minion: Character, region: Region): boolean {
  if (minion === SARUMAN) return region === s.box.region.orthanc;
  if (minion === MOUTH) return hasStronghold(s, region) && nationOfRegion(s, region) === SAURON && isUnconquered(s, region);
  return hasSauronArmy(s, region);
}

/** A Shadow army with a Sauron unit in it, besieged or not. */
const hasSauronArmy = (s: War, region: Region): boolean =>
  nationUnitsAt(s, region, SAURON) > 0 || (insideOf(s, region) >= 0 && nationUnitsAt(s, insideOf(s, region), SAURON) > 0);

export const MINIONS: readonly Character[] = [SARUMAN, WITCH_KING, MOUTH];

export const bringing = choice(bringCharacter, {
  guards: [
    guard('WR-DICE-34', (_s, minion) => MINIONS.includes(minion)),
    guard('WR-RECRUIT-11', (s, minion) => isAt(s, minion, NOT_YET_IN_PLAY)),
    citing(
      seatGuard(['WR-MULTI-02', 'WR-MULTI-03'], (s, seat, minion: Character) => commands(s, seat, minion)),
      (_s, minion) => (minion === SARUMAN ? 'WR-MULTI-03' : 'WR-MULTI-02'),
    ),
    guard('WR-CHAR-05', (s, minion) => mayEnterPlay(s, minion)),
    guard('WR-CHAR-22', (s, minion, region) => mayEnterAt(s, minion, region)),
  ],
  candidates(s, propose) {
    for (const minion of MINIONS)
      if (isAt(s, minion, NOT_YET_IN_PLAY)) for (let region: Region = asId(0); region < REGION_COUNT; region++) propose(minion, region);
  },
  perform(s, effects, minion, region) {
    leave(s);
    enterPlay(s, effects, minion, region);
  },
});

function enterPlay(s: War, effects: WarEffects, minion: Character, region: Region): void {
  // With the army that stands there: inside if only the besieged have what his card asks for.
  const outside = minion === WITCH_KING && nationUnitsAt(s, region, SAURON) > 0;
  s.open.characters[minion] = outside ? region : placeIn(s, region, SHADOW);
  effects.emit?.({ type: 'minionEntered', figure: minion, region });
  // The coming of the Black Captain rouses everybody.
  if (minion === WITCH_KING)
    for (let nation: Nation = asId(0); nation < FREE_NATION_COUNT; nation++) activate(s, effects, nation, 'card', region);
}

export const bringingMinion = asking(bringMinionFrame, {
  rule: 'WR-DICE-34',
  asks: (s) => asks(s, SHADOW),
  prompt: () => ({ id: 'bringMinion', params: {} }),
  choices: [bringing],
});

export const minionSeen = (s: War): boolean => MINIONS.some((minion) => !isAt(s, minion, NOT_YET_IN_PLAY));
