import { asId } from '#kernel/id.ts';
import { DECK_TYPES, SHADOW, sideOfCard, typeOfCard, type Card } from '../../content/box.ts';
import { CARD_IDS, CARD_NAMES, type CardName } from '../../content/cards.ts';
import type { SideId } from './nations.ts';

/** Strategy cards that ask for an Army result; the others ask for a Muster result. Every die of the Will of the West and the Palantír plays any. */
const BY_ARMY: ReadonlySet<CardName> = new Set<CardName>([
  'the-last-battle',
  'a-power-too-great',
  'the-power-of-tom-bombadil',
  'the-spirit-of-mordor',
  'faramirs-rangers',
  'help-unlooked-for',
  'paths-of-the-woses',
  'through-a-day-and-a-night',
  'return-to-valinor',
  'the-fighting-uruk-hai',
  'denethors-folly',
  'the-day-without-dawn',
  'shadows-gather',
  'the-shadow-lengthens',
  'the-shadow-is-moving',
  'corsairs-of-umbar',
  'half-orcs-and-goblin-men',
  'olog-hai',
  'hill-trolls',
]);

interface CardSign {
  readonly name: CardName;
  readonly side: SideId;
  readonly deck: 'character' | 'strategy';
  readonly die: string;
}

/** What is drawn on a card besides its words, by its id. */
export function cardSign(id: string): CardSign {
  const card: Card = asId(Math.max(0, CARD_IDS.indexOf(id)));
  const name = CARD_NAMES[card];
  const deck = DECK_TYPES[typeOfCard(card)];
  return {
    name,
    side: sideOfCard(card) === SHADOW ? 'shadow' : 'free-peoples',
    deck,
    die: deck === 'character' ? 'character' : BY_ARMY.has(name) ? 'army' : 'muster',
  };
}
