import { bringIcons } from '#look';
import { type CardFace, iconOf, kindOf } from './deck.ts';

const DECKS = {
  ally1: () => import('../icons-ally-1.json'),
  ally2: () => import('../icons-ally-2.json'),
  sorcery: () => import('../icons-sorcery.json'),
} as const;

const asked = new Set<keyof typeof DECKS>();

function fetchIcons(deck: keyof typeof DECKS): void {
  if (asked.has(deck)) return;
  asked.add(deck);
  DECKS[deck]().then(
    ({ default: icons }) => bringIcons(icons),
    // The next card of the deck asks again.
    () => asked.delete(deck),
  );
}

/** What is painted on a card; the icons of its deck come with the first card of it that is seen. */
export function paintedOn(face: CardFace): string {
  const deck = kindOf(face);
  if (deck !== 'company') fetchIcons(deck);
  return iconOf(face);
}
