import type { Action, Param } from '#kernel';
import type { Words } from '#look/table.ts';
import type { Hint } from './controller.ts';
import { showOption } from './options.ts';

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
  const told = (fits: (gain: number) => boolean): string[] => reasons.filter(({ gain }) => fits(gain)).map(({ topic }) => `@why.${topic}`);
  const [good, bad] = [told((gain) => gain > 0), told((gain) => gain < 0)];
  return [
    showOption(action, about(action), words, known).text,
    ...reasons.filter(({ gain }) => gain === 0).map(({ topic, params }) => words(`why.${topic}`, params)),
    ...(good.length === 0 ? [] : [words('hint.for', { topics: good })]),
    ...(bad.length === 0 ? [] : [words('hint.against', { topics: bad })]),
    ...(reasons.length === 0 ? [say('hint.silent')] : []),
  ];
}
