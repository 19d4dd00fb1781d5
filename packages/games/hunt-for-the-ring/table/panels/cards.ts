import type { HuntAction } from '../../rules/state.ts';
import type { CardState } from '#look/card/PlayingCard.tsx';
import { argumentOf, type Offers } from '../offers.ts';
import type { CardFace } from './deck.ts';

/** Where a card lies decides what it may be used for. */
export type Home = 'hand' | 'looked' | 'company' | 'discard' | 'peeked' | 'other';

const VERBS: { readonly [home in Home]: readonly HuntAction['type'][] } = {
  hand: ['playAlly', 'discardForToken', 'discardAlly', 'playSorcery', 'discardSorcery', 'swapSorcery'],
  looked: ['keepAlly'],
  company: ['useCompany', 'restoreCompany', 'cancelToken'],
  discard: ['recoverAlly'],
  peeked: ['discardPeeked'],
  other: [],
};

/** Everything that may be done with a card where it lies. */
export const actsOf = (offers: Offers, { deck, id }: CardFace, home: Home): readonly HuntAction[] =>
  offers.all.filter((action) => VERBS[home].includes(action.type) && argumentOf(action, deck) === id);

/** What somebody who touches a barred card wants, as the rules would have to be asked; null when there is nothing to ask. */
export function wishOf(offers: Offers, { deck, id }: CardFace, home: Home): HuntAction | null {
  if (!offers.asked) return null;
  if (home === 'hand' && deck === 'ally') {
    if (offers.of('discardAlly').length > 0) return { type: 'discardAlly', ally: id };
    return { type: 'playAlly', ally: id, effect: 'a' };
  }
  if (home === 'hand' && deck === 'sorcery') {
    if (offers.of('discardSorcery').length > 0) return { type: 'discardSorcery', sorcery: id };
    return { type: 'playSorcery', die: 'sorcery', sorcery: id, effect: 'a' };
  }
  return null;
}

export function stateOf(offers: Offers, face: CardFace, home: Home): CardState {
  if (actsOf(offers, face, home).length > 0) return 'offered';
  return wishOf(offers, face, home) === null ? 'idle' : 'barred';
}

/** The same cards in a pile, newest first, each kind once with how many of it. */
export function pileOf(cards: readonly string[]): readonly { readonly id: string; readonly count: number }[] {
  const counted = new Map<string, number>();
  for (const id of cards.toReversed()) counted.set(id, (counted.get(id) ?? 0) + 1);
  return [...counted].map(([id, count]) => ({ id, count }));
}
