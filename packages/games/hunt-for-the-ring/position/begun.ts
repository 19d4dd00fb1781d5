import { cloneState, isAutomatic, SeededRandom, SilentEffects } from '#kernel';
import { at } from '../rules/frames.ts';
import type { Hunt } from '../rules/state.ts';
import { STEPS } from '../rules/steps.ts';
import type { ParsedHunt } from './schema.ts';

/** More than the ops of any card. */
const MOST_OPS = 20;
/** A card that names a target has asked for it before. */
const ASKED_FOR: readonly string[] = [at.searchAt, at.huntAt, at.perceiveAt].map(({ step }) => step);

/**
 * A card in the middle of a choice: how far it has come follows from the choice, and need not be told. It is carried out on a copy until it asks
 * what the next step asks.
 */
export function beginCards(s: Hunt, told: NonNullable<ParsedHunt['frames']>): void {
  for (const [i, { step, count }] of told.entries()) {
    const asked = told[i + 1]?.step;
    if (step !== at.script.step || count !== undefined || asked === undefined || asked === at.react.step) continue;
    const copy = cloneState(s);
    copy.frames.length = i + 1;
    const { script } = STEPS;
    const effects = new SilentEffects(new SeededRandom(1));
    for (let op = 0; op < MOST_OPS && copy.frames.length === i + 1 && isAutomatic(script); op++) {
      const card = copy.frames[i];
      if (!at.script.is(card) || card.at >= s.box.scripts[card.script].length) break;
      script.run(copy, effects);
    }
    const reached = copy.frames[i + 1]?.step;
    if (reached !== undefined && (reached === asked || (asked === at.inquiry.step && ASKED_FOR.includes(reached))))
      s.frames[i] = copy.frames[i];
  }
}
