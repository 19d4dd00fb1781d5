import type { Action, Param } from '#kernel';
import type { Words } from '#look/table.ts';
import type { Hint } from './controller.ts';
import { showOption } from './options.ts';
import { reasonLines } from './reasonLines.ts';

interface Speaking {
  readonly words: Words;
  readonly say: Words;
  readonly known: (key: string) => boolean;
  readonly about: (action: Action) => { readonly [name: string]: Param };
}

/** A hint in words: the move as the table calls it, then what speaks for it and what against. */
export function hintLines(hint: Hint, { words, say, known, about }: Speaking): readonly string[] {
  if ('refused' in hint) return [say(`refused.${hint.refused}`)];
  const { action, reasons } = hint;
  return [
    showOption(action, about(action), words, known).text,
    ...reasonLines(reasons, words, (topic) => `why.${topic}`),
    ...(reasons.length === 0 ? [say('hint.silent')] : []),
  ];
}
