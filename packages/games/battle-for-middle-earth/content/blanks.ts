import type { BlankedPack } from '#kernel';
import { packSchema } from './schema.ts';

/** Companions that can do something, each without its ability: the symbols stay, for there is no card without any. */
export function blanksOf(given: unknown): readonly BlankedPack[] {
  const pack = packSchema.parse(given);
  return pack.companions.flatMap(({ id, ability }) => {
    if (ability === null) return [];
    const companions = pack.companions.map((card) => {
      if (card.id !== id) return card;
      // Only an ability lets a card score where it was given to.
      const { pointsWhenGiven: _points, ...plain } = card;
      return { ...plain, ability: null };
    });
    return [{ id, word: `card.${id}`, pack: { ...pack, companions } }];
  });
}
