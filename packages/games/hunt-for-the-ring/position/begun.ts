import { cloneState, isAutomatic, SeededRandom, SilentTable } from '#kernel';
import type { Script } from '../rules/effects/script.ts';
import type { Hunt } from '../rules/state.ts';
import { STEPS } from '../rules/steps.ts';
import type { Parsed } from './schema.ts';

/** More than the ops of any card. */
const MOST_OPS = 20;
/** A card that names a target has asked for it before. */
const ASKED_FOR = ['searchAt', 'huntAt', 'perceiveAt'];

/**
 * A card in the middle of a choice: how far it has come follows from the choice, and need not be told. It is carried out on a copy until it asks
 * what the next step asks.
 */
export function beginCards(s: Hunt, told: NonNullable<Parsed['frames']>): void {
  for (const [i, { step, count }] of told.entries()) {
    const asked = told[i + 1]?.step;
    if (step !== 'script' || count !== undefined || asked === undefined || asked === 'react') continue;
    const copy = cloneState(s);
    copy.frames.length = i + 1;
    const { script } = STEPS;
    const table = new SilentTable(new SeededRandom(1));
    for (let op = 0; op < MOST_OPS && copy.frames.length === i + 1 && isAutomatic(script); op++) {
      if (copy.frames[i].step !== 'script' || (copy.frames[i] as Script).at >= s.box.scripts[(copy.frames[i] as Script).script].length)
        break;
      script.run(copy, table);
    }
    const reached = copy.frames[i + 1]?.step;
    if (reached !== undefined && (reached === asked || (asked === 'inquiry' && ASKED_FOR.includes(reached)))) s.frames[i] = copy.frames[i];
  }
}
