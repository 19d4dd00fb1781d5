import { only } from '#kernel';
import { outOfTurnCards } from '../allies/react.ts';
import { takesPart, tokensFor } from '../derived.ts';
import { at } from '../frames.ts';
import { RING_BEARER } from '../state.ts';
import { asking, automatic, choice } from '../tools.ts';
import { pass } from '../verbs.ts';
import { spaceWord, spotOf } from '../words.ts';
import { drawTokens, goOnAfterDraw } from './tokens.ts';

/** After the last activation: Gandalf hides first (HR-RUL-68), then the encounter, if a hunt found Frodo (HR-ENC-01). */
export const endingTurn = automatic(at.endOfTurn, (s) => {
  if (s.open.gandalfAt !== 0) return at.hide.goTo(s);
  return (s.open.foundAt !== 0 ? at.encounter : at.advanceMarker).goTo(s);
});

/** In part II the Ring-bearer may play a card before tokens are drawn, and is asked in any case (HR-RUL-83). */
export const beginningEncounter = automatic(at.encounter, (s, effects) => {
  s.open.fewerTokens = 0;
  effects.emit?.({ type: 'encounter', area: spotOf(s, s.open.foundAt) });
  (s.open.part === 2 ? at.encounterReact : at.drawTokens).goTo(s);
});

export const reactingToEncounter = asking(at.encounterReact, {
  rule: 'HR-RUL-83',
  asks: () => only(RING_BEARER),
  prompt: (s) => ({ id: 'encounterReact', params: { area: spaceWord(s, s.open.foundAt), tokens: tokensFor(s, s.open.foundAt) } }),
  nothing: pass,
  choices: [outOfTurnCards, choice(pass, { guards: [], perform: (s) => at.drawTokens.goTo(s) })],
});

/** Step 1 (HR-ENC-02): one token for each Nazgûl taking part, counted now (HR-RUL-20); a card may spare tokens, but not the last. */
export const drawingTokens = automatic(at.drawTokens, (s, effects) => {
  const { foundAt, fewerTokens, witchKing } = s.open;
  const tokens = tokensFor(s, foundAt);
  s.open.witchKingFought = witchKing >= 0 && takesPart(s, witchKing, foundAt);
  drawTokens(s, effects, tokens === 0 ? 0 : Math.max(1, tokens - fewerTokens));
  goOnAfterDraw(s);
});
