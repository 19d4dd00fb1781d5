import { type AskingStep, type AutomaticStep, goTo, only } from '#kernel';
import { outOfTurnCards } from '../allies/react.ts';
import { tokensFor, takesPart } from '../derived.ts';
import { at, type Hunt, RING_BEARER } from '../state.ts';
import { pass } from '../verbs.ts';
import { spaceWord } from '../words.ts';
import { drawTokens, goOnAfterDraw } from './tokens.ts';

/** After the last activation: Gandalf hides first (HR-RUL-68), then the encounter, if a hunt found Frodo (HR-ENC-01). */
export const endingTurn: AutomaticStep<Hunt> = {
  run(s) {
    if (s.open.gandalfAt !== 0) return goTo(s, at('hide'));
    return goTo(s, at(s.open.foundAt !== 0 ? 'encounter' : 'advanceMarker'));
  },
};

/** In part II the Ring-bearer may play a card before tokens are drawn, and is asked in any case (HR-RUL-83). */
export const beginningEncounter: AutomaticStep<Hunt> = {
  run(s, table) {
    s.open.fewerTokens = 0;
    if (table.listening) table.tell({ type: 'encounter', area: spaceWord(s, s.open.foundAt) });
    goTo(s, at(s.open.part === 2 ? 'encounterReact' : 'drawTokens'));
  },
};

export const reactingToEncounter: AskingStep<Hunt> = {
  rule: 'HR-RUL-83',
  asks: () => only(RING_BEARER),
  prompt: (s) => ({ id: 'encounterReact', params: { area: spaceWord(s, s.open.foundAt), tokens: tokensFor(s, s.open.foundAt) } }),
  choices: [outOfTurnCards, { verb: pass, guards: [], perform: (s) => goTo(s, at('drawTokens')) }],
};

/** Step 1 (HR-ENC-02): one token for each Nazgûl taking part, counted now (HR-RUL-20); a card may spare tokens, but not the last. */
export const drawingTokens: AutomaticStep<Hunt> = {
  run(s, table) {
    const { foundAt, fewerTokens, witchKing } = s.open;
    const tokens = tokensFor(s, foundAt);
    s.open.witchKingFought = witchKing >= 0 && takesPart(s, witchKing, foundAt);
    drawTokens(s, table, tokens === 0 ? 0 : Math.max(1, tokens - fewerTokens));
    goOnAfterDraw(s);
  },
};
