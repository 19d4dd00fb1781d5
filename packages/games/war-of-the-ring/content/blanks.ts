import type { BlankedPack } from '#kernel';
import { packSchema } from './schema.ts';

/** Every event card, so that its event can never be played: it is still held, discarded, paid with, and fought with by its other half. */
export function blanksOf(given: unknown): readonly BlankedPack[] {
  const pack = packSchema.parse(given);
  return pack.events.map(({ id }) => ({
    id,
    word: `eventTitle.${id}`,
    pack: { ...pack, events: pack.events.map((event) => (event.id === id ? { ...event, blank: true } : event)) },
  }));
}
