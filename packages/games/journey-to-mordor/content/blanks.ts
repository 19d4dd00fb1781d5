import { type BlankedPack, isObject } from '#kernel';
import { packSchema } from './schema.ts';

/** Places of the advanced side, each without its effect. On the basic side nothing has one. */
export function blanksOf(given: unknown, options: unknown): readonly BlankedPack[] {
  if (!isObject(options) || options.side !== 'advanced') return [];
  const pack = packSchema.parse(given);
  const places = pack.sides.find(({ id }) => id === 'advanced')?.roundFields ?? [];
  return places.flatMap(({ place, effect, index }) => {
    if (effect === null) return [];
    const sides = pack.sides.map((side) =>
      side.id === 'advanced'
        ? { ...side, roundFields: side.roundFields.map((field) => (field.index === index ? { ...field, effect: null } : field)) }
        : side,
    );
    return [{ id: place, word: `place.${place}`, pack: { ...pack, sides } }];
  });
}
