import { asId } from '#kernel/id.ts';
import { leave } from '#kernel';
import { type Card, CHARACTER_DECK, FREE, SHADOW, sideOfCard, typeOfCard } from '../../content/box.ts';
import { discardFaceDown, discardFromTable } from '../deck/cards.ts';
import { findOnTable } from '../effects.ts';
import { punishCasualtyFrame } from '../frames/hunt.ts';
import { OPTIONS, type Option } from '../nouns.ts';
import type { WarEffects, War } from '../state.ts';
import { asks, backIndex, handOf, seatsOf } from '../team/seats.ts';
import { asking, choice, guard } from '../tools.ts';
import { chooseCard, chooseOption, decline } from '../verbs.ts';

const RANDOM: Option = asId(OPTIONS.indexOf('random-card'));

/** Character event cards of the Free Peoples: in hand (their backs are seen) and on the table. */
const inFreeHand = (s: War): number =>
  seatsOf(s, FREE).reduce<number>((sum, seat) => sum + s.open.backs[backIndex(seat, CHARACTER_DECK)], 0);
const isFreeCharacterCard = (card: Card): boolean => sideOfCard(card) === FREE && typeOfCard(card) === CHARACTER_DECK;

function loseRandomCard(s: War, effects: WarEffects): void {
  const cards = seatsOf(s, FREE).flatMap((seat) => handOf(s, seat).filter(isFreeCharacterCard));
  discardFaceDown(s, effects, cards[effects.random.draw(cards.length)]);
}

/** A Shadow card on the table punishes the loss of a Companion, and there is a card to lose. */
export const canPunish = (s: War): boolean =>
  findOnTable(s, (effect) => effect.punishesCasualty === true) >= 0 && (inFreeHand(s) > 0 || s.open.table.some(isFreeCharacterCard));

/** A Companion fell in the hunt, and a Shadow card makes the Free Peoples lose a card besides. */
export const punishingCasualty = asking(punishCasualtyFrame, {
  rule: 'WR-EVENT-09',
  asks: (s) => asks(s, SHADOW),
  nothing: decline,
  prompt: () => ({ id: 'punishCasualty', params: {} }),
  choices: [
    choice(chooseOption, {
      guards: [guard('WR-EVENT-13', (s, option) => option === RANDOM && inFreeHand(s) > 0)],
      candidates: (_s, propose) => propose(RANDOM),
      perform(s, effects) {
        leave(s);
        loseRandomCard(s, effects);
      },
    }),
    choice(chooseCard, {
      guards: [guard('WR-EVENT-13', (s, card) => s.open.table.includes(card) && isFreeCharacterCard(card))],
      candidates(s, propose) {
        for (const card of s.open.table) propose(card);
      },
      perform(s, effects, card) {
        leave(s);
        discardFromTable(s, effects, card);
      },
    }),
    choice(decline, { guards: [], perform: (s) => leave(s) }),
  ],
});
