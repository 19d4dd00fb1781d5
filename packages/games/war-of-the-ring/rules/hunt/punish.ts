import { type AskingStep, guard, leave, type Table } from '#kernel';
import { CHARACTER_DECK, type Card, deckOfCard, FREE, SHADOW, sideOfCard } from '../../content/box.ts';
import { discardFaceDown, discardFromTable } from '../deck/cards.ts';
import { findOnTable } from '../deck/registry.ts';
import { asks, backIndex, handOf, seatOf, type War } from '../state.ts';
import { chooseCard, chooseOption, decline, OPTIONS } from '../verbs.ts';

const RANDOM = OPTIONS.indexOf('random-card');

/** Character event cards of the Free Peoples: in hand (their backs are seen) and on the table. */
const inFreeHand = (s: War): number => s.open.backs[backIndex(seatOf(s, FREE), CHARACTER_DECK)];
const isFreeCharacterCard = (card: Card): boolean => sideOfCard(card) === FREE && (deckOfCard(card) & 1) === CHARACTER_DECK;

function loseRandomCard(s: War, table: Table): void {
  const cards = handOf(s, FREE).filter(isFreeCharacterCard);
  discardFaceDown(s, table, cards[table.random.draw(cards.length)]);
}

/** A Shadow card on the table punishes the loss of a Companion, and there is a card to lose. */
export const canPunish = (s: War): boolean =>
  findOnTable(s, (effect) => effect.punishesCasualty === true) >= 0 && (inFreeHand(s) > 0 || s.open.table.some(isFreeCharacterCard));

/** A Companion fell in the hunt, and a Shadow card makes the Free Peoples lose a card besides. */
export const punishingCasualty: AskingStep<War> = {
  rule: 'WR-EVENT-09',
  asks: (s) => asks(s, SHADOW),
  prompt: () => ({ id: 'punishCasualty', params: {} }),
  choices: [
    {
      verb: chooseOption,
      guards: [guard('WR-EVENT-13', (s, option) => option === RANDOM && inFreeHand(s) > 0)],
      candidates: (_s, _seat, propose) => propose(RANDOM),
      perform(s, table) {
        leave(s);
        loseRandomCard(s, table);
      },
    },
    {
      verb: chooseCard,
      guards: [guard('WR-EVENT-13', (s, card) => s.open.table.includes(card) && isFreeCharacterCard(card))],
      candidates(s, _seat, propose) {
        for (const card of s.open.table) propose(card);
      },
      perform(s, table, card) {
        leave(s);
        discardFromTable(s, table, card);
      },
    },
    { verb: decline, guards: [], candidates: (_s, _seat, propose) => propose(), perform: (s) => leave(s) },
  ],
};
