import type { Action, Datum, GameEvent, Param } from '#kernel';
import { BOT_WHY } from './house-words.ts';
import type { HintReason } from './socket.ts';

/** What a bot did, and what spoke for it and against it. */
export interface Why {
  readonly action: Action;
  readonly reasons: readonly HintReason[];
}

const named = (parts: { readonly [name: string]: Datum }): readonly Datum[] => Object.entries(parts);

/** Events are made of names, numbers and lists: what is named in a reason is a list of pairs. */
export const whyEvent = (seat: number, { action, reasons }: Why): GameEvent => ({
  type: BOT_WHY,
  seat: `@seat.${seat}`,
  action: named(action),
  reasons: reasons.map(({ topic, gain, params = {} }) => [topic, gain, named(params)]),
});

const listIn = (datum: Datum | undefined): readonly Datum[] => (typeof datum === 'object' ? datum : []);

const partsIn = (datum: Datum | undefined): { readonly [name: string]: Param } =>
  Object.fromEntries(listIn(datum).map((pair) => [String(listIn(pair)[0]), listIn(pair)[1]]));

/** The same read again; null for every other event. */
export function whyIn({ type, action, reasons }: GameEvent): Why | null {
  if (type !== BOT_WHY) return null;
  const { type: kind, ...parts } = partsIn(action);
  const simple = Object.entries(parts).filter(
    (part): part is [string, string | number] => typeof part[1] === 'string' || typeof part[1] === 'number',
  );
  return {
    action: { type: String(kind), ...Object.fromEntries(simple) },
    reasons: listIn(reasons).map((reason) => {
      const [topic, gain, params] = listIn(reason);
      return { topic: String(topic), gain: Number(gain), params: partsIn(params) };
    }),
  };
}
