import { asId } from '#kernel/id.ts';
import type { Choice, Guard, Propose } from '#kernel';
import type { AllyCard, EffectOf } from '../../content/ids.ts';
import { looksAtSecrets } from '../../content/ops.ts';
import { takeFromHand } from '../cards.ts';
import { addClue, CLUE_CONDITION } from '../clues.ts';
import { beginScript } from '../effects/script.ts';
import { testsHold } from '../effects/tests.ts';
import { returnTokens } from '../fellowship.ts';
import { bearer, type Hunt, type HuntEffects, RING_BEARER } from '../state.ts';
import { choice, guard, moment } from '../tools.ts';
import { playAlly } from '../verbs.ts';

/** What any play of an Ally card asks, in the own turn and out of it. */
export const holdsCard: Guard<Hunt> = guard('HR-ALLY-03', (s, card) => bearer(s).hand.includes(asId(card)));
/** Exactly one effect is picked (HR-ALLY-08). */
export const hasEffect: Guard<Hunt> = guard(
  'HR-ALLY-08',
  (s, card, effect) => effect < s.box.allies[card].effects.length && (effect === 0 || s.box.allies[card].pickOne),
);
export const conditionHolds: Guard<Hunt> = guard('HR-ALLY-07', (s, card, effect) => {
  const { condition, effects } = s.box.allies[card];
  return testsHold(s, condition) && testsHold(s, effects[effect].tests);
});
/** A cost must be paid in full before the effect (HR-RUL-81). */
export const canPay: Guard<Hunt> = guard('HR-RUL-81', (s, card) => s.box.allies[card].spends <= s.open.fellowship);

export function eachCard(s: Hunt, propose: Propose<AllyCard, EffectOf>): void {
  const { hand } = bearer(s);
  for (let i = 0; i < hand.length; i++)
    if (hand.indexOf(hand[i]) === i)
      for (let effect: EffectOf = asId(0); effect < s.box.allies[hand[i]].effects.length; effect++) propose(hand[i], effect);
}

export function playCard(s: Hunt, effects: HuntEffects, card: AllyCard, effect: EffectOf): void {
  const { condition, effects: printed, spends } = s.box.allies[card];
  takeFromHand(s, card);
  effects.reveal();
  effects.emit?.({
    type: 'allyPlayed',
    card,
    effect: { card, effect },
  });
  // Playing it tells everybody that its condition holds, and no more (HR-RUL-76).
  const ofEffect = looksAtSecrets(printed[effect].tests);
  if (ofEffect || looksAtSecrets(condition)) addClue(s, CLUE_CONDITION, card, ofEffect ? effect + 1 : 0);
  returnTokens(s, effects, spends, 'fellowshipSpent');
  beginScript(s, 'ally', card, effect, RING_BEARER);
}

/** One card in the own turn, before or after Frodo's move or rest (HR-ALLY-03, HR-ALLY-04). */
export const playingAlly: Choice<Hunt> = choice(playAlly, {
  guards: [
    moment('HR-ALLY-03', (s) => !s.open.played),
    holdsCard,
    hasEffect,
    guard('HR-OOT-01', (s, card, effect) => !s.box.allies[card].effects[effect].outOfTurn),
    // In part II Frodo's step comes first; only a card that says so may precede it.
    guard('HR-RUL-55', (s, card) => s.open.part === 1 || s.open.stepped || s.box.allies[card].condition?.beforeFrodoMove === true),
    conditionHolds,
    canPay,
  ],
  candidates: (s, propose) => {
    if (!s.open.played) eachCard(s, propose);
  },
  perform(s, effects, card, effect) {
    s.open.begun = true;
    s.open.played = true;
    bearer(s).mayReveal = false;
    playCard(s, effects, card, effect);
  },
});
