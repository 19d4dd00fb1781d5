import { asIds } from '#kernel/id.ts';
import {
  CASUALTIES,
  characterOf,
  eliteOf,
  figureOf,
  FREE,
  isCharacter,
  ISENGARD,
  regularOf,
  SHADOW,
  SHADOW_NATIONS,
  SOUTHRONS,
} from '../../content/box.ts';
import { battleOf, battleRegion, leadership, nazgulLeadership, placeOf, unitsInBattle } from '../../rules/battle/battle.ts';
import { replacementFrom, strike } from '../../rules/battle/casualties.ts';
import { eliminate } from '../../rules/characters/eliminate.ts';
import type { CombatEffects, Op } from '../../rules/effects.ts';
import { rollFor } from '../../rules/events/ops.ts';
import { askAmount, askFigure, last } from '../../rules/events/pick.ts';
import { countAt, elitesAt, nationUnitsAt, transfer } from '../../rules/figures.ts';
import { ASSAULT, type War } from '../../rules/state.ts';
import {
  addHits,
  bonus,
  cancelCard,
  companionsOf,
  distanceWithin,
  extraAttack,
  forfeit,
  hasNazgul,
  hitsOf,
  leaderKinds,
  nazgulLead,
  nazgulToForfeit,
  nearTheRing,
} from './lines.ts';

const elites = (s: War): number => elitesAt(s, placeOf(battleOf(s), SHADOW), SHADOW);

/** Hits that an army can take at all: one a regular, two an elite that can be replaced. */
function capacity(s: War): number {
  const place = placeOf(battleOf(s), SHADOW);
  let sum = 0;
  for (const nation of SHADOW_NATIONS)
    sum += countAt(s, place, regularOf(nation)) + countAt(s, place, eliteOf(nation)) * (replacementFrom(s, nation) >= 0 ? 2 : 1);
  return sum;
}

/** Hits on one's own units, as many as the Shadow likes, the last unit included (WR-RULING-98). */
const ownHits =
  (most: number, prompt: string): Op =>
  (s) =>
    askAmount(s, { side: SHADOW, prompt, among: [0, 1, 2, 3, 4].filter((hits) => hits <= Math.min(most, capacity(s))) });

const strikeOwn: Op = (s, { frame }) => strike(s, SHADOW, placeOf(battleOf(s), SHADOW), last(frame));

/** Gives up so much Nazgûl leadership. */
const giveUp =
  (points: number): Op =>
  (s) =>
    forfeit(s, SHADOW, points);

/** Combat halves of the Shadow, by title. */
export const shadowCombat = {
  'one-for-the-dark-lord': { when: nearTheRing, does: [bonus(1, 'both')] },
  'cruel-as-death': { when: nazgulLead(2), does: [giveUp(2), bonus(1, 'roll')] },
  'they-are-terrible': { when: nazgulLead(1), does: [giveUp(1), bonus(1, 'reroll')] },
  'dread-and-despair': {
    when: nazgulLead(1),
    does: [
      (s) => {
        const most = Math.min(10, nazgulToForfeit(s));
        askAmount(s, { side: SHADOW, prompt: 'dread', among: Array.from({ length: most }, (_, n) => n + 1) });
      },
      (s, { frame }) => {
        if (last(frame) < 1) return;
        forfeit(s, SHADOW, last(frame));
        battleOf(s).fewerDice[FREE] += last(frame);
      },
    ],
  },
  'foul-stench': {
    when: nazgulLead(1),
    does: [
      // The re-roll is lost, not the leadership (WR-RULING-94).
      (s) => {
        if (nazgulLeadership(s) >= leadership(s, FREE)) battleOf(s).noReroll[FREE] = true;
      },
    ],
  },
  'black-breath': {
    when: hasNazgul,
    does: [
      (s) => {
        const hits = battleOf(s).rerollHits[SHADOW];
        const companions = companionsOf(s).filter((character) => s.box.characters[character].level <= hits);
        askFigure(s, {
          side: SHADOW,
          prompt: 'breath',
          among: asIds(hits > 0 ? [...leaderKinds(s), ...companions.map(figureOf)] : []),
          optional: true,
        });
      },
      (s, { effects, frame }) => {
        const figure = last(frame);
        if (figure < 0) return;
        if (isCharacter(figure)) return eliminate(s, effects, characterOf(figure));
        transfer(s, placeOf(battleOf(s), FREE), CASUALTIES, figure);
        effects.emit?.({ type: 'leaderLost', figure });
      },
    ],
  },
  'words-of-power': {
    when: hasNazgul,
    does: [
      (s) => askFigure(s, { side: SHADOW, prompt: 'words', among: companionsOf(s).map(figureOf) }),
      (s, { frame }) => {
        if (last(frame) >= 0) battleOf(s).silenced |= 1 << characterOf(last(frame));
      },
    ],
  },
  'durins-bane': { when: (s) => distanceWithin(s, s.box.region.moria, battleRegion(s), 2) >= 0, does: [extraAttack(() => 3, 4)] },
  'devilry-of-orthanc': {
    // The defenders are in a stronghold when they are behind its walls; before them it is a battle in the field.
    when: (s) => nationUnitsAt(s, placeOf(battleOf(s), SHADOW), ISENGARD) > 0 && battleOf(s).kind === ASSAULT,
    does: [bonus(1, 'roll')],
  },
  'deadly-strife': { does: [bonus(2, 'both', 'both')] },
  'desperate-battle': { does: [bonus(1, 'both', 'both')] },
  onslaught: {
    does: [
      ownHits(4, 'onslaught'),
      strikeOwn,
      (s, { effects, frame }) => {
        if (last(frame) > 0) strike(s, FREE, placeOf(battleOf(s), FREE), rollFor(effects, last(frame), 4));
      },
    ],
  },
  'relentless-assault': {
    does: [
      ownHits(2, 'relentless'),
      strikeOwn,
      (s, { frame }) => {
        battleOf(s).rollBonus[SHADOW] += Math.max(0, last(frame));
      },
    ],
  },
  'great-host': {
    does: [
      (s) => {
        if (unitsInBattle(s, SHADOW) >= 2 * unitsInBattle(s, FREE)) strike(s, FREE, placeOf(battleOf(s), FREE), 1);
      },
    ],
  },
  'we-come-to-kill': { when: (s) => elites(s) > 0, does: [extraAttack(elites, 5)] },
  mumakil: {
    when: (s) => countAt(s, placeOf(battleOf(s), SHADOW), eliteOf(SOUTHRONS)) > 0,
    does: [bonus(1, 'roll')],
    second: [
      (s, { effects, frame }) => {
        if (hitsOf(s, SHADOW) > hitsOf(s, FREE) + battleOf(s).earlyHits[FREE]) addHits(s, effects, frame, SHADOW, 1);
      },
    ],
  },
  'swarm-of-bats': {
    does: [
      (s, { effects }) => {
        const b = battleOf(s);
        if (b.cards[FREE] >= 0) cancelCard(s, effects, FREE);
        else b.rerollBonus[SHADOW]++;
      },
    ],
  },
} satisfies Partial<CombatEffects>;
