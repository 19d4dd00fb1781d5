import { asId } from '#kernel/id.ts';
import { leave, only } from '#kernel';
import { PEREGRIN } from '../../content/box.ts';
import { drawAlly, drawSorceryCard, keepAllyLimit, keepSorceryLimit, takeIntoHand, takeTopAlly } from '../cards.ts';
import { at } from '../frames.ts';
import { eachKind } from '../handLimit.ts';
import { rollAllDice } from '../nazgul/dice.ts';
import { leaveWitchKing } from '../nazgul/witchKing.ts';
import { bearer, FACE_UP, isNight, RING_BEARER, staying } from '../state.ts';
import { asking, automatic, choice, guard } from '../tools.ts';
import { keepAlly } from '../verbs.ts';
import { endDayEffects, endTurnEffects } from '../wards.ts';

/** The turn is over: the marker moves on, after the night back to the first step and its Ring side (HR-DAY-04, HR-DAY-05, HR-NIGHT-04). */
export const advancingMarker = automatic(at.advanceMarker, (s, effects) => {
  const { open } = s;
  if (open.witchKingFought) leaveWitchKing(s, effects);
  open.witchKingFought = false;
  open.foundAt = asId(0);
  endTurnEffects(s);
  if (!isNight(s)) {
    open.turn++;
    return at.beginTurn.goTo(s);
  }
  open.turn = 0;
  open.eye = false;
  endDayEffects(s);
  effects.emit?.({ type: 'recovery', day: open.day });
  return at.recovery.goTo(s);
});

/** First the Ring-bearer draws one Ally card (HR-RECOV-01); with Peregrin face up he looks at two and keeps one (HR-DAY-08). */
export const recovering = automatic(at.recovery, (s, effects) => {
  at.passFirstPlayer.goTo(s);
  const { looks } = s.box.company[PEREGRIN];
  if (s.open.company[PEREGRIN] !== FACE_UP || s.open.allyDeck < looks) {
    drawAlly(s, effects, 1);
    return keepAllyLimit(s);
  }
  const { looked } = bearer(s);
  for (let i = 0; i < looks; i++) looked.push(takeTopAlly(s));
  effects.reveal();
  effects.emit?.({ type: 'peregrinLooks' });
  effects.emit?.({ type: 'peregrinSees', cards: looked }, only(RING_BEARER));
  return at.keepAlly.enter(s);
});

export const keepingAlly = asking(at.keepAlly, {
  rule: 'HR-DAY-08',
  asks: () => only(RING_BEARER),
  prompt: () => ({ id: 'keepAlly', params: {} }),
  choices: [
    choice(keepAlly, {
      guards: [guard('HR-DAY-08', (s, card) => bearer(s).looked.includes(card))],
      candidates: (s, propose) => eachKind(bearer(s).looked, propose),
      perform(s, effects, card) {
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
        effects.emit?.({ type: 'allyDrawn', hand: s.open.allyHand });
        keepAllyLimit(s);
      },
    }),
  ],
});

/** The token passes to the left (HR-RECOV-02), never with one Wraith player (HR-RUL-46); the new first player draws (HR-SORC-03). */
export const passingFirstPlayer = automatic(at.passFirstPlayer, (s, effects) => {
  const { open } = s;
  const wraiths = staying(s);
  open.first = wraiths.find((seat) => seat > open.first) ?? wraiths[0];
  if (wraiths.length > 1) effects.emit?.({ type: 'firstPlayer', seat: open.first });
  at.newDice.goTo(s);
  drawSorceryCard(s, effects, open.first);
  keepSorceryLimit(s, open.first);
});

/** All dice anew (HR-RECOV-03), the Witch-king's only while he is in play (HR-WKDIE-01, HR-WKDIE-04, HR-RUL-80). A new day begins. */
export const rollingNewDice = automatic(at.newDice, (s, effects) => {
  rollAllDice(s, effects, s.open.witchKing >= 0);
  s.open.day++;
  at.beginTurn.goTo(s);
});
