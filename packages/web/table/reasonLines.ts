import type { Words } from '#look/table.ts';
import type { HintReason } from '#wire';

/** Reasons in words: whole sentences first, then what speaks for the move and what against it. `keyOf`: under which key the sentence of a topic is. */
export function reasonLines(reasons: readonly HintReason[], words: Words, keyOf: (topic: string) => string): readonly string[] {
  const told = (fits: (gain: number) => boolean): string[] => reasons.filter(({ gain }) => fits(gain)).map(({ topic }) => `@why.${topic}`);
  const [good, bad] = [told((gain) => gain > 0), told((gain) => gain < 0)];
  return [
    ...reasons.filter(({ gain }) => gain === 0).map(({ topic, params }) => words(keyOf(topic), params)),
    ...(good.length === 0 ? [] : [words('hint.for', { topics: good })]),
    ...(bad.length === 0 ? [] : [words('hint.against', { topics: bad })]),
  ];
}
