import { type BlankedPack, isObject } from '#kernel';
import { type CardPack, packSchema } from './schema.ts';

/** There are two parts: a card for the third can be drawn and held, and never played. */
const NEVER = { text: { en: 'Never' }, tests: { part: 3 } };

type Deck = { readonly cards: readonly CardPack[] };

const blanked = <D extends Deck>(deck: D, id: string): D => ({
  ...deck,
  cards: deck.cards.map((card) => (card.id === id ? { ...card, condition: NEVER } : card)),
});

/** Ally and Sorcery cards, each so that it can never be played. Those of a part that is not played are left out. */
export function blanksOf(given: unknown, options: unknown): readonly BlankedPack[] {
  const pack = packSchema.parse(given);
  const mode = isObject(options) ? options.mode : undefined;
  const [one, two] = pack.allyCards;
  const cards = (deck: Deck, kind: string, change: (id: string) => object): readonly BlankedPack[] =>
    deck.cards.map(({ id }) => ({ id, word: `${kind}.${id}`, pack: { ...pack, ...change(id) } }));
  return [
    ...(mode === 'part2' ? [] : cards(one, 'ally', (id) => ({ allyCards: [blanked(one, id), two] }))),
    ...(mode === 'part1' ? [] : cards(two, 'ally', (id) => ({ allyCards: [one, blanked(two, id)] }))),
    ...cards(pack.sorcery, 'sorcery', (id) => ({ sorcery: blanked(pack.sorcery, id) })),
  ];
}
