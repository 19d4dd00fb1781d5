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
import type { CombatEffect, Op } from '../../rules/deck/registry.ts';
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

const strikeOwn: Op = (s, _table, frame) => strike(s, SHADOW, placeOf(battleOf(s), SHADOW), last(frame));

/** Gives up so much Nazgûl leadership. */
const giveUp =
  (points: number): Op =>
  (s) =>
    forfeit(s, SHADOW, points);

/** Combat halves of the Shadow, by title. */
export const shadowCombat: { readonly [title: string]: CombatEffect } = {
  // One for the Dark Lord
  onefor: { when: nearTheRing, does: [bonus(1, 'both')] },
  // Cruel as Death
  cruel: { when: nazgulLead(2), does: [giveUp(2), bonus(1, 'roll')] },
  // They Are Terrible
  terrible: { when: nazgulLead(1), does: [giveUp(1), bonus(1, 'reroll')] },
  // Dread and Despair
  dread: {
    when: nazgulLead(1),
    does: [
      (s) => {
        const most = Math.min(10, nazgulToForfeit(s));
        askAmount(s, { side: SHADOW, prompt: 'dread', among: Array.from({ length: most }, (_, n) => n + 1) });
      },
      (s, _table, frame) => {
        if (last(frame) < 1) return;
        forfeit(s, SHADOW, last(frame));
        battleOf(s).fewerDice[FREE] += last(frame);
      },
    ],
  },
  // Foul Stench
  stench: {
    when: nazgulLead(1),
    does: [
      // The re-roll is lost, not the leadership (WR-RULING-94).
      (s) => {
        if (nazgulLeadership(s) >= leadership(s, FREE)) battleOf(s).noReroll[FREE] = true;
      },
    ],
  },
  // Black Breath
  breath: {
    when: hasNazgul,
    does: [
      (s) => {
        const hits = battleOf(s).rerollHits[SHADOW];
        const companions = companionsOf(s).filter((character) => s.box.characters[character].level <= hits);
        askFigure(s, {
          side: SHADOW,
          prompt: 'breath',
          among: hits > 0 ? [...leaderKinds(s), ...companions.map(figureOf)] : [],
          optional: true,
        });
      },
      (s, effects, frame) => {
        const figure = last(frame);
        if (figure < 0) return;
        if (isCharacter(figure)) return eliminate(s, effects, characterOf(figure));
        transfer(s, placeOf(battleOf(s), FREE), CASUALTIES, figure);
        effects.emit?.({ type: 'leaderLost', figure });
      },
    ],
  },
  // Words of Power
  words: {
    when: hasNazgul,
    does: [
      (s) => askFigure(s, { side: SHADOW, prompt: 'words', among: companionsOf(s).map(figureOf) }),
      (s, _table, frame) => {
        if (last(frame) >= 0) battleOf(s).silenced |= 1 << characterOf(last(frame));
      },
    ],
  },
  // Durin's Bane
  durin: { when: (s) => distanceWithin(s, s.box.region.moria, battleRegion(s), 2) >= 0, does: [extraAttack(() => 3, 4)] },
  // Devilry of Orthanc
  devilry: {
    // The defenders are in a stronghold when they are behind its walls; before them it is a battle in the field.
    when: (s) => nationUnitsAt(s, placeOf(battleOf(s), SHADOW), ISENGARD) > 0 && battleOf(s).kind === ASSAULT,
    does: [bonus(1, 'roll')],
  },
  // Deadly Strife, Desperate Battle
  strife: { does: [bonus(2, 'both', 'both')] },
  desperate: { does: [bonus(1, 'both', 'both')] },
  // Onslaught
  onslaught: {
    does: [
      ownHits(4, 'onslaught'),
      strikeOwn,
      (s, effects, frame) => {
        if (last(frame) > 0) strike(s, FREE, placeOf(battleOf(s), FREE), rollFor(effects, last(frame), 4));
      },
    ],
  },
  // Relentless Assault
  relentless: {
    does: [
      ownHits(2, 'relentless'),
      strikeOwn,
      (s, _table, frame) => {
        battleOf(s).rollBonus[SHADOW] += Math.max(0, last(frame));
      },
    ],
  },
  // Great Host
  host: {
    does: [
      (s) => {
        if (unitsInBattle(s, SHADOW) >= 2 * unitsInBattle(s, FREE)) strike(s, FREE, placeOf(battleOf(s), FREE), 1);
      },
    ],
  },
  // We Come to Kill
  kill: { when: (s) => elites(s) > 0, does: [extraAttack(elites, 5)] },
  // Mûmakil
  mumakil: {
    when: (s) => countAt(s, placeOf(battleOf(s), SHADOW), eliteOf(SOUTHRONS)) > 0,
    does: [bonus(1, 'roll')],
    second: [
      (s, effects, frame) => {
        if (hitsOf(s, SHADOW) > hitsOf(s, FREE) + battleOf(s).earlyHits[FREE]) addHits(s, effects, frame, SHADOW, 1);
      },
    ],
  },
  // Swarm of Bats
  bats: {
    does: [
      (s, effects) => {
        const b = battleOf(s);
        if (b.cards[FREE] >= 0) cancelCard(s, effects, FREE);
        else b.rerollBonus[SHADOW]++;
      },
    ],
  },
};
