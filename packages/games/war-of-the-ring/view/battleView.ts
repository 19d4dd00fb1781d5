import type { VisibleState } from '#kernel';
import { BOTH_SIDES, DECK_TYPES, FREE, REARGUARD, SHADOW, type Side, SIDES, typeOfDeck } from '../content/box.ts';
import { forceAt } from './forces.ts';
import { battleOf, combatDice, fullLeadership, hitNumber, leadership, strength } from '../rules/battle/battle.ts';
import {
  advanceFrame,
  type AfterEffects,
  casualtiesFrame,
  ceaseOrContinueFrame,
  chooseRerollFrame,
  chooseRetreatFrame,
  combatEffectsFrame,
  extendAssaultFrame,
  takeCasualtiesFrame,
} from '../rules/frames/battle.ts';
import type { War } from '../rules/state.ts';
import type { BattleStep, BattleView, FighterView, HitsFrom } from './view.ts';

const KINDS_OF_BATTLE = ['field', 'assault', 'sortie'] as const;

/** A battle as everybody sees it; of the combat cards that are not yet revealed only one's own. */
export function battleView(s: War, { own }: VisibleState<War>): BattleView | null {
  const { battle } = s.open;
  if (battle === null) return null;
  const struck = casualtiesFrame.within(s);
  return {
    attacker: SIDES[battle.attacker],
    from: s.box.placeIds[battle.from],
    to: s.box.placeIds[battle.to],
    kind: KINDS_OF_BATTLE[battle.kind],
    round: battle.round,
    step: stepOf(s),
    fighters: [fighter(s, FREE), fighter(s, SHADOW)],
    struck: struck === null ? null : { side: SIDES[struck.side], hits: struck.hits },
    rearguard: forceAt(s, REARGUARD),
    cards: battle.cards.map((card) => (card < 0 ? null : s.box.cardIds[card])),
    backs: battle.backs.map((deck) => (deck < 0 ? null : DECK_TYPES[typeOfDeck(deck)])),
    chosen: own === null || own.combatCard < 0 ? null : s.box.cardIds[own.combatCard],
    rolls: battle.rolls.map((dice) => [...dice]),
    hits: BOTH_SIDES.map((side) => battle.hits[side] + battle.rerollHits[side]),
  };
}

/** Effects of cards belong to the step after which they come. */
const AFTER: { readonly [then in AfterEffects]: BattleStep } = {
  combatRoll: 'cards',
  leaderReroll: 'roll',
  takeCasualties: 'reroll',
  roundEnd: 'losses',
};

const ONWARD = [advanceFrame, ceaseOrContinueFrame, chooseRetreatFrame, extendAssaultFrame];

function stepOf(s: War): BattleStep {
  const effects = combatEffectsFrame.within(s);
  if (effects !== null) return AFTER[effects.then];
  if (chooseRerollFrame.within(s) !== null) return 'reroll';
  if (takeCasualtiesFrame.within(s) !== null) return 'losses';
  return ONWARD.some((frame) => frame.within(s) !== null) ? 'onward' : 'cards';
}

function fighter(s: War, side: Side): FighterView {
  const b = battleOf(s);
  return {
    strength: strength(s, side),
    leadership: leadership(s, side),
    leadershipOf: fullLeadership(s, side),
    dice: b.rolls[side].length > 0 ? b.rolls[side].length : combatDice(s, side),
    hitsFrom: hitsFrom(hitNumber(s, side), b.rollBonus[side], b.rerollBonus[side]),
    cancelled: b.cancelled[side],
  };
}

/** A 1 never hits and a 6 always does, whatever the modifiers (WR-BATTLE-31). */
const within = (number: number): number => Math.min(6, Math.max(2, number));

const hitsFrom = (plain: number, roll: number, reroll: number): HitsFrom => ({
  plain,
  roll: within(plain - roll),
  reroll: within(plain - reroll),
});
