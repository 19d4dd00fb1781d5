import { asId, asIds } from '#kernel/id.ts';
import type { Random } from '#kernel';
import {
  ARAGORN,
  type Character,
  CHARACTER_COUNT,
  ELIMINATED,
  FREE,
  FREE_NATIONS,
  IN_FELLOWSHIP,
  isCompanion,
  NAZGUL,
  type Region,
  REGION_COUNT,
  REINFORCEMENTS,
  SHADOW_NATIONS,
  STRIDER,
} from '../content/box.ts';
import { countAt, transfer } from '../rules/figures.ts';
import { isFreeHaven, isShadowHold, placeIn } from '../rules/places.ts';
import type { War } from '../rules/state.ts';

type Alteration = (s: War, random: Random) => void;

const pick = <T>(from: readonly T[], random: Random): T => from[random.draw(from.length)];
const regionsWhere = (holds: (region: Region) => boolean): Region[] =>
  asIds(Array.from({ length: REGION_COUNT }, (_, region) => asId(region)).filter((region) => holds(asId(region))));

/** Strider has left the Fellowship and was crowned in Gondor. */
const crownAragorn: Alteration = (s, random) => {
  const { 'minas-tirith': minasTirith, 'dol-amroth': dolAmroth, pelargir } = s.box.region;
  s.open.characters[STRIDER] = ELIMINATED;
  s.open.characters[ARAGORN] = placeIn(s, pick([minasTirith, dolAmroth, pelargir], random), FREE);
};

/** Some Companions have gone to cities and strongholds of the Free Peoples; those who remain can still choose a guide. */
const sendCompanions: Alteration = (s, random) => {
  const havens = regionsWhere((region) => isFreeHaven(s, region));
  for (let left = 1 + random.draw(3); left > 0; left--) {
    const going: Character[] = [];
    for (let c: Character = asId(0); c < CHARACTER_COUNT; c++)
      if (isCompanion(c) && s.open.characters[c] === IN_FELLOWSHIP && c !== s.open.fellowship.guide) going.push(c);
    if (going.length > 0) s.open.characters[pick(going, random)] = placeIn(s, pick(havens, random), FREE);
  }
};

/** The Shadow has recruited Nazgûl. */
const releaseNazgul: Alteration = (s, random) => {
  const holds = regionsWhere((region) => isShadowHold(s, region));
  const count = Math.min(countAt(s, REINFORCEMENTS, NAZGUL), 1 + random.draw(4));
  for (let n = 0; n < count; n++) transfer(s, REINFORCEMENTS, pick(holds, random), NAZGUL);
};

const rouse =
  (nations: readonly number[]): Alteration =>
  (s, random) => {
    for (let count = 1 + random.draw(2); count > 0; count--) {
      const nation = pick(nations, random);
      s.open.active[nation] = 1;
      s.open.steps[nation] = 0;
    }
  };

const ALTERATIONS: readonly Alteration[] = [crownAragorn, sendCompanions, releaseNazgul, rouse(FREE_NATIONS), rouse(SHADOW_NATIONS)];

/**
 * Alters the start of every other training game by one or two things that good play of people brings about and rule bots hardly ever do, so that the
 * value is fitted to such positions, too.
 */
export function varyStart(s: War, random: Random): void {
  if (random.draw(2) === 0) return;
  for (let count = 1 + random.draw(2); count > 0; count--) pick(ALTERATIONS, random)(s, random);
}
