import first from './former-1.json' with { type: 'json' };
import { standard } from './standard.ts';

interface Named {
  readonly id: string;
}

/** The same list with some entries as they were. */
const as = (list: readonly Named[], former: readonly Named[]): Named[] =>
  list.map((entry) => former.find(({ id }) => id === entry.id) ?? entry);

const [alliesOne, alliesTwo] = standard.allyCards;
const alliesOfTwo: readonly Named[] = alliesTwo.cards;

/** Standard packs of earlier versions, written as what has changed since: games begun with one go on with it, and records of it can still be proved. */
export const former: { readonly [version: number]: unknown } = {
  1: {
    ...standard,
    allyCards: [alliesOne, { ...alliesTwo, cards: as(alliesOfTwo, first.allies) }],
    sorcery: { ...standard.sorcery, cards: as(standard.sorcery.cards, first.sorcery) },
    tokens: { ...standard.tokens, corruption: as(standard.tokens.corruption, first.corruption) },
  },
};
