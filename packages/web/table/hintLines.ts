import type { Action, GameEvent, Param } from '#kernel';
import type { Words } from '#look/table.ts';
import type { HintReason } from '#wire';
import { whyIn } from '#wire/why.ts';
import type { Hint } from './controller.ts';
import { optionParams, showOption } from './options.ts';

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

/**
 * What a bot says in the chronicle about a move of its own, which is named, because others may have come in between. A hint says "you": where that does not fit, the
 * locale of the game has other words under `told`.
 */
export function whyLine(event: GameEvent, words: Words, known: (key: string) => boolean): string {
  const { action, reasons } = whyIn(event);
  const sentences = reasonLines(reasons, words, (topic) => (known(`told.${topic}`) ? `told.${topic}` : `why.${topic}`));
  const of = words(`told.of.${action.type}`, optionParams(action, known));
  return words('event.botWhy', { seat: event.seat, of, reasons: sentences.join(' ') });
}

/** Reasons in words: whole sentences first, then what speaks for the move and what against it. `keyOf`: under which key the sentence of a topic is. */
function reasonLines(reasons: readonly HintReason[], words: Words, keyOf: (topic: string) => string): readonly string[] {
  const told = (fits: (gain: number) => boolean): string[] => reasons.filter(({ gain }) => fits(gain)).map(({ topic }) => `@why.${topic}`);
  const [good, bad] = [told((gain) => gain > 0), told((gain) => gain < 0)];
  return [
    ...reasons.filter(({ gain }) => gain === 0).map(({ topic, params }) => words(keyOf(topic), params)),
    ...(good.length === 0 ? [] : [words('hint.for', { topics: good })]),
    ...(bad.length === 0 ? [] : [words('hint.against', { topics: bad })]),
  ];
}
