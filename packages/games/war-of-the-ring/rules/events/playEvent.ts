import { type AskingStep, type AutomaticStep, type Choice, enter, type Frame, goTo, guard, leave, type Table, top } from '#kernel';
import { type Card, deckOfCard, EVENT_DIE, type Face, FREE, GANDALF_GREY, SHADOW, type Side, sideOfCard } from '../../content/box.ts';
import { isMember } from '../fellowship/members.ts';
import { sayCard, sayDeck, saySide } from '../say.ts';
import { asks, handOf, type War } from '../state.ts';
import { accept, decline, drawCard, playEvent } from '../verbs.ts';
import { draw, inHand, onTable, takeFromHand } from '../deck/cards.ts';
import type { EventFrame } from './frame.ts';
import { eventEffect, findOnTable } from '../deck/registry.ts';

/** A card from hand is played with a result: Event plays any, the others their own type (WR-EVENT-05, WR-DICE-36). */
export interface ChooseEventFrame extends Frame {
  readonly step: 'chooseEvent';
  readonly side: Side;
  readonly result: Face;
  /** Only this type; -1 for any. */
  readonly type: Face;
  /** A card lets another be played without a die; it may be left. */
  readonly optional: boolean;
}

const frameOf = (s: War): ChooseEventFrame => top<ChooseEventFrame>(s);

export const conditionMet = (s: War, card: Card): boolean => {
  const effect = eventEffect(card);
  return effect !== undefined && (effect.when === undefined || effect.when(s));
};

export const playing: Choice<War> = {
  verb: playEvent,
  guards: [
    guard('WR-EVENT-05', (s, card) => sideOfCard(card) === frameOf(s).side && inHand(s, frameOf(s).side, card)),
    guard(
      ['WR-EVENT-05', 'WR-DICE-22', 'WR-DICE-30', 'WR-DICE-32'],
      (s, card) => frameOf(s).type < 0 || s.box.cards[card].type === frameOf(s).type,
    ),
    guard('WR-EVENT-07', (s, card) => conditionMet(s, card)),
  ],
  candidates(s, _seat, propose) {
    for (const card of handOf(s, frameOf(s).side)) propose(card);
  },
  perform(s, table, card) {
    const { side, result } = frameOf(s);
    leave(s);
    begin(s, table, side, card, result);
  },
};

export const choosingEvent: AskingStep<War> = {
  rule: 'WR-EVENT-05',
  asks: (s) => asks(s, frameOf(s).side),
  prompt: () => ({ id: 'playEvent', params: {} }),
  choices: [
    playing,
    {
      verb: decline,
      guards: [guard('WR-DICE-14', (s) => frameOf(s).optional)],
      candidates: (_s, _seat, propose) => propose(),
      perform: (s) => leave(s),
    },
  ],
};

/** The card leaves the hand; one that stays goes to the table, any other to the discards (WR-EVENT-06, WR-EVENT-09). */
function begin(s: War, table: Table, side: Side, card: Card, result: Face): void {
  takeFromHand(s, card);
  (s.box.cards[card].table ? s.open.table : s.open.discard).push(card);
  table.reveal();
  if (table.listening) table.tell({ type: 'eventPlayed', side: saySide(side), card: sayCard(s, card) });
  enter(s, { step: 'event', card, side, result, at: 0, picked: [] } as EventFrame);
}

/** The text of the card, line after line; what it orders is compulsory as far as possible (WR-EVENT-13). */
export const resolvingEvent: AutomaticStep<War> = {
  run(s, table) {
    const frame = top<EventFrame>(s);
    const effect = eventEffect(frame.card);
    if (effect === undefined || frame.at >= effect.does.length) {
      goTo(s, { step: 'afterEvent', card: frame.card, side: frame.side, result: frame.result, stage: 0 } as AfterEventFrame);
      return;
    }
    effect.does[frame.at++](s, table, frame);
  },
};

interface AfterEventFrame extends Frame {
  readonly step: 'afterEvent';
  readonly card: Card;
  readonly side: Side;
  readonly result: Face;
  stage: number;
}

/** What an Event result spent on a card brings besides: Gandalf the Grey as guide, or a card on the table. */
export const afterEvent: AutomaticStep<War> = {
  run(s) {
    const { card, side, result } = top<AfterEventFrame>(s);
    leave(s);
    if (result !== EVENT_DIE) return;
    const deck = deckOfCard(card);
    if (side === FREE && s.open.fellowship.guide === GANDALF_GREY && isMember(s, GANDALF_GREY) && s.open.deckLeft[deck] > 0)
      enter(s, { step: 'guideDraw', card } as GuideDrawFrame);
    const giver = findOnTable(s, (effect, other) => effect.drawsAfterEvent === true && sideOfCard(other) === side && other !== card);
    if (side === SHADOW && giver >= 0 && onTable(s, giver) && deckAny(s, side)) enter(s, { step: 'drawEvent', side } as DrawFrame);
  },
};

interface GuideDrawFrame extends Frame {
  readonly step: 'guideDraw';
  readonly card: Card;
}

export const drawingWithGandalf: AskingStep<War> = {
  rule: 'WR-FSP-09',
  asks: (s) => asks(s, FREE),
  prompt: (s) => ({ id: 'guideDraw', params: { deck: sayDeck(deckOfCard(top<GuideDrawFrame>(s).card)) } }),
  choices: [
    {
      verb: accept,
      guards: [],
      candidates: (_s, _seat, propose) => propose(),
      perform(s, table) {
        const { card } = top<GuideDrawFrame>(s);
        leave(s);
        draw(s, table, FREE, deckOfCard(card) & 1);
      },
    },
    { verb: decline, guards: [], candidates: (_s, _seat, propose) => propose(), perform: (s) => leave(s) },
  ],
};

/** Drawing one card from a deck of choice (WR-DICE-35). */
export interface DrawFrame extends Frame {
  readonly step: 'drawEvent';
  readonly side: Side;
}

export const deckAny = (s: War, side: Side): boolean => s.open.deckLeft[side * 2] + s.open.deckLeft[side * 2 + 1] > 0;

export const drawing: Choice<War> = {
  verb: drawCard,
  guards: [guard(['WR-DICE-35', 'WR-RULING-15'], (s, which) => s.open.deckLeft[top<DrawFrame>(s).side * 2 + which] > 0)],
  candidates(_s, _seat, propose) {
    propose(0);
    propose(1);
  },
  perform(s, table, which) {
    const { side } = top<DrawFrame>(s);
    leave(s);
    draw(s, table, side, which);
  },
};

export const choosingDeck: AskingStep<War> = {
  rule: 'WR-DICE-35',
  asks: (s) => asks(s, top<DrawFrame>(s).side),
  prompt: () => ({ id: 'drawEvent', params: {} }),
  choices: [drawing],
};
