import { asIds } from '#kernel/id.ts';
import {
  ARAGORN,
  CASUALTIES,
  type Character,
  characterOf,
  figureOf,
  FREE,
  GANDALF_GREY,
  GANDALF_WHITE,
  isCharacter,
  MERIADOC,
  NAZGUL,
  PEREGRIN,
  REINFORCEMENTS,
  ROHAN,
  SHADOW,
  STRIDER,
} from '../../content/box.ts';
import { battleOf, battleRegion, companionsInBattle, defenderOf, isInBattle, leadership, placeOf } from '../../rules/battle/battle.ts';
import { slipAway } from '../../rules/battle/slipAway.ts';
import { eliminate } from '../../rules/characters/eliminate.ts';
import type { CombatEffects, Op } from '../../rules/effects.ts';
import { askAmount, askFigure, last } from '../../rules/events/pick.ts';
import { elitesAt, transfer } from '../../rules/figures.ts';
import { nationOfRegion, originalSide } from '../../rules/places.ts';
import { ASSAULT, type War } from '../../rules/state.ts';
import {
  addHits,
  bonus,
  cancelCard,
  cancelHits,
  canForfeit,
  companionsOf,
  enemyRollsAtMost,
  extraAttack,
  forfeit,
  hasCompanion,
  hasLeaderOrCompanion,
  hitsOf,
  leaderKinds,
  minionsOf,
  missToHit,
  moreHits,
  nazgulKinds,
  nearTheRing,
  useRerollHit,
} from './lines.ts';

const elites = (s: War): number => elitesAt(s, placeOf(battleOf(s), FREE), FREE);
/** Where the Ents walk: Rohan, Fangorn, Orthanc. */
const nearFangorn = (s: War): boolean => {
  const region = battleRegion(s);
  return nationOfRegion(s, region) === ROHAN || region === s.box.region.fangorn || region === s.box.region.orthanc;
};

/** Gives up a Companion's leadership for this round. */
function giveUp(s: War, character: Character): void {
  forfeit(s, FREE, s.box.characters[character].leadership);
}

const sacrifice: Op = (s, { effects, frame }) => {
  const figure = last(frame);
  if (figure < 0) return;
  if (isCharacter(figure)) eliminate(s, effects, characterOf(figure));
  else {
    transfer(s, placeOf(battleOf(s), FREE), CASUALTIES, figure);
    effects.emit?.({ type: 'leaderLost', figure });
  }
  cancelHits(s, effects, frame, SHADOW, isCharacter(figure) ? s.box.characters[characterOf(figure)].level : 1);
};

/** A Nazgûl goes back to the reinforcements, a Minion is out for good. */
const slay: Op = (s, { effects, frame }) => {
  const figure = last(frame);
  if (figure < 0) return;
  if (figure === NAZGUL) transfer(s, placeOf(battleOf(s), SHADOW), REINFORCEMENTS, NAZGUL);
  else eliminate(s, effects, characterOf(figure));
  effects.emit?.({ type: 'slain', figure });
};

/** Combat halves of the Free Peoples, by title. */
export const freeCombat = {
  'it-is-a-gift': { when: nearTheRing, does: [bonus(1, 'both')] },
  'blade-of-westernesse': {
    when: (s) => isInBattle(s, MERIADOC) || isInBattle(s, PEREGRIN),
    does: [
      (s) => askFigure(s, { side: FREE, prompt: 'westernesse', among: battleOf(s).rerollHits[FREE] > 0 ? minionsOf(s).map(figureOf) : [] }),
      (s, { effects, frame }) => {
        if (last(frame) >= 0) useRerollHit(s, effects, frame);
      },
      slay,
    ],
  },
  'mighty-attack': {
    when: hasCompanion,
    does: [
      (s) => {
        // A re-roll that Foul Stench took away is not leadership: it can still be given up (WR-RULING-94).
        const able = battleOf(s).misses[FREE] > 0 ? companionsOf(s).filter((character) => canForfeit(s, character)) : [];
        askFigure(s, { side: FREE, prompt: 'mighty', among: able.map(figureOf) });
      },
      (s, { effects, frame }) => {
        if (last(frame) < 0) return;
        giveUp(s, characterOf(last(frame)));
        missToHit(s, effects, frame, 1);
      },
    ],
  },
  'servant-of-the-secret-fire': { when: (s) => isInBattle(s, GANDALF_GREY) || isInBattle(s, GANDALF_WHITE), does: [bonus(1, 'roll')] },
  anduril: {
    when: (s) => isInBattle(s, STRIDER) || isInBattle(s, ARAGORN),
    does: [
      (s) => {
        const aragorn = canForfeit(s, ARAGORN);
        const most = Math.min(battleOf(s).misses[FREE], aragorn ? 2 : canForfeit(s, STRIDER) ? 1 : 0);
        askAmount(s, { side: FREE, prompt: 'anduril', among: most === 2 ? [1, 2] : most === 1 ? [1] : [] });
      },
      (s, { effects, frame }) => {
        if (last(frame) < 1) return;
        giveUp(s, canForfeit(s, ARAGORN) ? ARAGORN : STRIDER);
        missToHit(s, effects, frame, last(frame));
      },
    ],
  },
  'heroic-death': {
    when: hasLeaderOrCompanion,
    does: [
      (s) => {
        const among = hitsOf(s, SHADOW) > 0 ? [...leaderKinds(s), ...companionsOf(s).map(figureOf)] : [];
        askFigure(s, { side: FREE, prompt: 'heroic', among, optional: true });
      },
      sacrifice,
    ],
  },
  'daring-defiance': {
    when: hasCompanion,
    does: [
      // They give it up whether or not there is a card to cancel (WR-RULING-93).
      (s, { effects }) => {
        for (const companion of companionsOf(s)) if (canForfeit(s, companion)) giveUp(s, companion);
        cancelCard(s, effects, SHADOW);
      },
    ],
  },
  'fateful-strike': {
    when: hasLeaderOrCompanion,
    does: [
      (s) => {
        const minions = battleOf(s).rerollHits[FREE] > 1 ? minionsOf(s).map(figureOf) : [];
        askFigure(s, { side: FREE, prompt: 'fatefulMinion', among: minions, optional: true });
      },
      slay,
      (s, { frame }) => {
        const spared = last(frame) < 0 && battleOf(s).rerollHits[FREE] > 0;
        // Which Nazgûl falls is for their owner to say (WR-RULING-02).
        askFigure(s, { side: SHADOW, prompt: 'fatefulNazgul', among: asIds(spared ? nazgulKinds(s) : []) });
      },
      slay,
    ],
  },
  'sudden-strike': { when: hasLeaderOrCompanion, does: [extraAttack(leadership)] },
  'brave-stand': {
    when: hasCompanion,
    does: [
      (s) => {
        battleOf(s).fewerDice[SHADOW] += companionsInBattle(s);
      },
    ],
  },
  'ents-rage': { when: nearFangorn, does: [bonus(2, 'roll')] },
  'huorn-dark': { when: nearFangorn, does: [enemyRollsAtMost(2)] },
  'nameless-wood': { when: nearFangorn, does: [moreHits(2)] },
  daylight: { does: [enemyRollsAtMost(3)] },
  'no-quarter': { does: [moreHits(1)] },
  'advantageous-position': { when: (s) => originalSide(s, battleRegion(s)) === FREE, does: [bonus(-1, 'roll', 'enemy')] },
  scouts: { when: (s) => defenderOf(battleOf(s)) === FREE && battleOf(s).kind !== ASSAULT, does: [slipAway] },
  'shield-wall': {
    does: [
      (s, { effects, frame }) => {
        if (hitsOf(s, SHADOW) >= 2) cancelHits(s, effects, frame, SHADOW, 1);
      },
    ],
  },
  confusion: {
    does: [
      (s, { effects, frame }) => {
        const b = battleOf(s);
        const ones = b.rolls[SHADOW].filter((die) => die === 1).length;
        addHits(s, effects, frame, FREE, ones);
        b.misses[SHADOW] = Math.max(0, b.misses[SHADOW] - ones);
      },
    ],
  },
  charge: { when: (s) => elites(s) > 0, does: [extraAttack(elites)] },
  valour: { when: (s) => elites(s) > 0, does: [bonus(1, 'roll')] },
} satisfies Partial<CombatEffects>;
