import { asId } from '#kernel/id.ts';
import { leave } from '#kernel';
import {
  ARMY_DIE,
  type Card,
  CHARACTER_DECK,
  CHARACTER_DIE,
  deckOf,
  deckOfCard,
  EVENT_DIE,
  type Face,
  FREE,
  GANDALF_GREY,
  NATIONS,
  SHADOW,
  type Side,
  sideOfCard,
  STRATEGY_DECK,
  typeOfCard,
} from '../../content/box.ts';
import { isMember } from '../company.ts';
import { draw, onTable, takeFromHand } from '../deck/cards.ts';
import { eventEffect, findOnTable } from '../effects.ts';
import { afterEventFrame, chooseEventFrame, drawEventFrame, eventFrame, guideDrawFrame } from '../frames/events.ts';
import { sayDeck } from '../say.ts';
import type { WarEffects, War } from '../state.ts';
import { asks, handOf, mayUse, seatOf } from '../team/seats.ts';
import { asking, automatic, choice, citing, guard, moment, seatGuard } from '../tools.ts';
import { accept, decline, drawCard, playEvent } from '../verbs.ts';
import { mayUseNation } from '../team/inARow.ts';

export const conditionMet = (s: War, card: Card): boolean => {
  const effect = eventEffect(s, card);
  return effect !== undefined && !s.box.cards[card].blank && (effect.when === undefined || effect.when(s));
};

const namesNoneUsedLast = (s: War, card: Card): boolean =>
  eventEffect(s, card)?.uses?.every((name) => mayUseNation(s, asId(NATIONS.indexOf(name)))) !== false;

/** Which cards a result plays. */
const BY_TYPE = ['WR-DICE-22', 'WR-DICE-30', 'WR-DICE-32'];
const ruleOfType = (type: Face): string => (type === CHARACTER_DIE ? 'WR-DICE-22' : type === ARMY_DIE ? 'WR-DICE-30' : 'WR-DICE-32');

export const playing = choice(playEvent, {
  guards: [
    seatGuard('WR-EVENT-05', (s, seat, card) => sideOfCard(card) === chooseEventFrame.of(s).side && handOf(s, seat).includes(card)),
    seatGuard('WR-MULTI-25', (s, seat, card) => mayUse(s, seat, card)),
    citing(
      guard(BY_TYPE, (s, card: Card) => chooseEventFrame.of(s).type < 0 || s.box.cards[card].type === chooseEventFrame.of(s).type),
      (s) => ruleOfType(chooseEventFrame.of(s).type),
    ),
    guard('WR-MULTI-28', (s, card) => namesNoneUsedLast(s, card)),
    guard('WR-EVENT-07', (s, card) => conditionMet(s, card)),
  ],
  candidates(s, propose, seat) {
    for (const card of handOf(s, seat)) propose(card);
  },
  perform(s, effects, card) {
    const { side, result } = chooseEventFrame.of(s);
    leave(s);
    begin(s, effects, side, card, result);
  },
});

export const choosingEvent = asking(chooseEventFrame, {
  rule: 'WR-EVENT-05',
  asks: (s) => asks(s, chooseEventFrame.of(s).side),
  prompt: () => ({ id: 'playEvent', params: {} }),
  choices: [playing, choice(decline, { guards: [moment('WR-DICE-14', (s) => chooseEventFrame.of(s).optional)], perform: (s) => leave(s) })],
});

/** The card leaves the hand; one that stays goes to the table, any other to the discards (WR-EVENT-06, WR-EVENT-09). */
function begin(s: War, effects: WarEffects, side: Side, card: Card, result: Face): void {
  takeFromHand(s, card);
  (s.box.cards[card].table ? s.open.table : s.open.discard).push(card);
  effects.reveal();
  effects.emit?.({ type: 'eventPlayed', side, card });
  eventFrame.enter(s, { card, side, result, at: 0, picked: [] });
}

/** The text of the card, line after line; what it orders is compulsory as far as possible (WR-EVENT-13). */
export const resolvingEvent = automatic(eventFrame, (s, effects) => {
  const frame = eventFrame.of(s);
  const effect = eventEffect(s, frame.card);
  if (effect === undefined || frame.at >= effect.does.length) {
    afterEventFrame.goTo(s, { card: frame.card, side: frame.side, result: frame.result, stage: 0 });
    return;
  }
  effect.does[frame.at++](s, { effects, frame });
});

/** What an Event result spent on a card brings besides: Gandalf the Grey as guide, or a card on the table. */
export const afterEvent = automatic(afterEventFrame, (s) => {
  const { card, side, result } = afterEventFrame.of(s);
  leave(s);
  if (result !== EVENT_DIE) return;
  const deck = deckOfCard(card);
  if (side === FREE && s.open.fellowship.guide === GANDALF_GREY && isMember(s, GANDALF_GREY) && s.open.deckLeft[deck] > 0)
    guideDrawFrame.enter(s, { card });
  const giver = findOnTable(
    s,
    (effect, other) => effect.drawsAfterEvent === true && sideOfCard(other) === side && other !== card && mayUse(s, seatOf(s, side), other),
  );
  if (side === SHADOW && giver >= 0 && onTable(s, giver) && deckAny(s, side)) drawEventFrame.enter(s, { side });
});

export const drawingWithGandalf = asking(guideDrawFrame, {
  rule: 'WR-FSP-09',
  asks: (s) => asks(s, FREE),
  nothing: decline,
  prompt: (s) => ({ id: 'guideDraw', params: { deck: sayDeck(deckOfCard(guideDrawFrame.of(s).card)) } }),
  choices: [
    choice(accept, {
      guards: [],
      perform(s, effects) {
        const { card } = guideDrawFrame.of(s);
        leave(s);
        draw(s, effects, seatOf(s, FREE), typeOfCard(card));
      },
    }),
    choice(decline, { guards: [], perform: (s) => leave(s) }),
  ],
});

export const deckAny = (s: War, side: Side): boolean =>
  s.open.deckLeft[deckOf(side, CHARACTER_DECK)] + s.open.deckLeft[deckOf(side, STRATEGY_DECK)] > 0;

export const drawing = choice(drawCard, {
  guards: [guard('WR-RULING-15', (s, which) => s.open.deckLeft[deckOf(drawEventFrame.of(s).side, which)] > 0)],
  candidates(_s, propose) {
    propose(CHARACTER_DECK);
    propose(STRATEGY_DECK);
  },
  perform(s, effects, which) {
    const { side } = drawEventFrame.of(s);
    leave(s);
    draw(s, effects, seatOf(s, side), which);
  },
});

export const choosingDeck = asking(drawEventFrame, {
  rule: 'WR-DICE-35',
  asks: (s) => asks(s, drawEventFrame.of(s).side),
  prompt: () => ({ id: 'drawEvent', params: {} }),
  choices: [drawing],
});
