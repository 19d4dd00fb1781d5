import { type AskingStep, type AutomaticStep, enter, goTo, guard, leave, only } from '#kernel';
import { PEREGRIN } from '../../content/box.ts';
import { drawAlly, drawSorceryCard, keepAllyLimit, keepSorceryLimit, takeIntoHand, takeTopAlly } from '../cards.ts';
import { eachKind } from '../handLimit.ts';
import { leaveWitchKing } from '../part2/witchKing.ts';
import { at, bearer, FACE_UP, type Hunt, isNight, RING_BEARER, staying } from '../state.ts';
import { keepAlly } from '../verbs.ts';
import { endDayEffects, endTurnEffects } from '../wards.ts';
import { allyWord, seatWord } from '../words.ts';
import { rollAllDice } from '../wraiths/dice.ts';

/** The turn is over: the marker moves on, after the night back to the first step and its Ring side (HR-DAY-04, HR-DAY-05, HR-NIGHT-04). */
export const advancingMarker: AutomaticStep<Hunt> = {
  run(s, table) {
    const { open } = s;
    if (open.witchKingFought) leaveWitchKing(s, table);
    open.witchKingFought = false;
    open.foundAt = 0;
    endTurnEffects(s);
    if (!isNight(s)) {
      open.turn++;
      return goTo(s, at('beginTurn'));
    }
    open.turn = 0;
    open.eye = false;
    endDayEffects(s);
    if (table.listening) table.tell({ type: 'recovery', day: open.day });
    return goTo(s, at('recovery'));
  },
};

/** How many cards Peregrin lets the Ring-bearer look at. */
const PEREGRIN_LOOKS = 2;

/** First the Ring-bearer draws one Ally card (HR-RECOV-01); with Peregrin face up he looks at two and keeps one (HR-DAY-08). */
export const recovering: AutomaticStep<Hunt> = {
  run(s, table) {
    goTo(s, at('passFirstPlayer'));
    if (s.open.company[PEREGRIN] !== FACE_UP || s.open.allyDeck < PEREGRIN_LOOKS) {
      drawAlly(s, table, 1);
      return keepAllyLimit(s);
    }
    const { looked } = bearer(s);
    for (let i = 0; i < PEREGRIN_LOOKS; i++) looked.push(takeTopAlly(s));
    table.reveal();
    if (table.listening) {
      table.tell({ type: 'peregrinLooks' });
      table.tell({ type: 'peregrinSees', cards: looked.map((card) => allyWord(s, card)) }, 1 << RING_BEARER);
    }
    return enter(s, at('keepAlly'));
  },
};

export const keepingAlly: AskingStep<Hunt> = {
  rule: 'HR-DAY-08',
  asks: () => only(RING_BEARER),
  prompt: () => ({ id: 'keepAlly', params: {} }),
  choices: [
    {
      verb: keepAlly,
      guards: [guard('HR-DAY-08', (s, card) => bearer(s).looked.includes(card))],
      candidates: (s, _seat, propose) => eachKind(bearer(s).looked, propose),
      perform(s, table, card) {
        const own = bearer(s);
        leave(s);
        own.looked.splice(own.looked.indexOf(card), 1);
        takeIntoHand(s, card);
        for (const other of own.looked) {
          s.hidden.allyDeck.unshift(other);
          own.bottom.unshift(other);
          s.open.allyDeck++;
        }
        own.looked = [];
        if (table.listening) table.tell({ type: 'allyDrawn', hand: s.open.allyHand });
        keepAllyLimit(s);
      },
    },
  ],
};

/** The token passes to the left (HR-RECOV-02), never with one Wraith player (HR-RUL-46); the new first player draws (HR-SORC-03). */
export const passingFirstPlayer: AutomaticStep<Hunt> = {
  run(s, table) {
    const { open } = s;
    const wraiths = staying(s);
    open.first = wraiths.find((seat) => seat > open.first) ?? wraiths[0];
    if (wraiths.length > 1 && table.listening) table.tell({ type: 'firstPlayer', seat: seatWord(open.first) });
    goTo(s, at('newDice'));
    drawSorceryCard(s, table, open.first);
    keepSorceryLimit(s, open.first);
  },
};

/** All dice anew (HR-RECOV-03), the Witch-king's only while he is in play (HR-WKDIE-01, HR-WKDIE-04, HR-RUL-80). A new day begins. */
export const rollingNewDice: AutomaticStep<Hunt> = {
  run(s, table) {
    rollAllDice(s, table, s.open.witchKing >= 0);
    s.open.day++;
    goTo(s, at('beginTurn'));
  },
};
