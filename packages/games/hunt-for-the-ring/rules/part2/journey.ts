import { asId } from '#kernel/id.ts';
import { type Choice, leave, only } from '#kernel';
import { MERIADOC } from '../../content/box.ts';
import type { JourneyCard } from '../../content/ids.ts';
import { addClue, CLUE_REROUTE, CLUE_STEP } from '../clues.ts';
import { payForNight } from '../corruption.ts';
import { ringBearerWins } from '../end.ts';
import { returnTokens } from '../fellowship.ts';
import { at } from '../frames.ts';
import { sealJournal } from '../seal.ts';
import { emitSecret } from '../secret.ts';
import { bearer, type Hunt, type HuntEffects, isNight, RING_BEARER } from '../state.ts';
import { asking, choice, guard, moment } from '../tools.ts';
import { advance, keepJourney } from '../verbs.ts';

/** Frodo's figure goes one step on; the last row brings him to Rivendell, at once (HR-JOURNEY-06, HR-END2-01). */
export function advanceFrodo(s: Hunt, effects: HuntEffects): void {
  s.open.step++;
  addClue(s, CLUE_STEP);
  effects.emit?.({ type: 'frodoMoved', step: s.open.step });
  if (s.open.step === s.box.journeys[bearer(s).journey].length)
    ringBearerWins(s, effects, 'reachedRivendell', ['HR-END2-01', 'HR-JOURNEY-06']);
  else if (s.open.step === s.box.journeys[0].length) s.open.longKnown = true;
}

/** By day the step is made in any case (HR-JOURNEY-02); by night it is a choice and has its price (HR-JOURNEY-03). */
export const advancing: Choice<Hunt> = choice(advance, {
  guards: [moment('HR-SETUP-02', (s) => s.open.part === 2), moment('HR-RBT-01', (s) => !s.open.stepped)],
  perform(s, effects) {
    s.open.begun = true;
    s.open.stepped = true;
    if (isNight(s)) {
      effects.emit?.({ type: 'travelsByNight' });
      if (payForNight(s, effects)) return;
    }
    advanceFrodo(s, effects);
  },
});

/** Meriadoc in part II: for a Fellowship token a night move gives no corruption and leaves the marker; he comes along with the step. */
export const meriadocByNight = {
  guards: [
    // By day there is nothing that he could spare Frodo.
    moment('HR-NIGHT-02', isNight),
    moment('HR-DAY-07', (s) => !s.open.stepped),
    moment('HR-RUL-81', (s) => s.open.fellowship >= s.box.company[MERIADOC].price),
  ],
  perform(s: Hunt, effects: HuntEffects): void {
    s.open.meriadocUsed = true;
    s.open.nightFree = true;
    effects.emit?.({ type: 'meriadocHelps' });
    returnTokens(s, effects, s.box.company[MERIADOC].price, 'fellowshipSpent');
    s.open.stepped = true;
    effects.emit?.({ type: 'travelsByNight' });
    advanceFrodo(s, effects);
  },
};

/** The present card is laid aside face down and all Trail tokens go; of the cards looked at one is kept (HR-REROUTE-02, HR-REROUTE-03). */
export function lookAtJourneys(s: Hunt, effects: HuntEffects, look: number, stepBack: number): void {
  const own = bearer(s);
  const { hidden, open } = s;
  open.trail.fill(0);
  const back = Math.min(stepBack, open.step);
  open.step -= back;
  addClue(s, CLUE_REROUTE, back);
  own.journeysGone.push(own.journey);
  own.journeysSeen = [];
  for (let i = 0; i < look; i++) {
    // An empty deck is made anew from its discards (HR-RUL-57).
    if (hidden.journeyDeck.length === 0) {
      hidden.journeyDeck = own.journeysGone;
      own.journeysGone = [];
    }
    const names = effects.emit === undefined ? undefined : hidden.journeyDeck.map((card) => s.box.journeyIds[card]);
    own.journeysSeen.push(...hidden.journeyDeck.splice(effects.random.draw(hidden.journeyDeck.length, names), 1));
  }
  effects.emit?.({ type: 'newJourney', step: open.step });
  tellSeen(s, effects);
  if (own.journeysSeen.length > 1) return at.keepJourney.enter(s);
  return keep(s, effects, own.journeysSeen[0]);
}

/** The Ring-bearer's own log keeps what he has seen, also of the cards that he does not keep. */
export function tellSeen(s: Hunt, effects: HuntEffects): void {
  const { journeysSeen } = bearer(s);
  effects.emit?.({ type: 'journeysSeen', journeys: journeysSeen }, asId(1 << RING_BEARER));
}

function tellKept(effects: HuntEffects, card: JourneyCard): void {
  emitSecret(effects, { type: 'journeyKept', journey: card });
}

function keep(s: Hunt, effects: HuntEffects, card: JourneyCard): void {
  const own = bearer(s);
  own.journey = card;
  for (const other of own.journeysSeen) if (other !== card) s.hidden.journeyDeck.push(other);
  own.journeysSeen = [];
  sealJournal(s, effects);
}

export const keepingJourney = asking(at.keepJourney, {
  rule: 'HR-REROUTE-03',
  asks: () => only(RING_BEARER),
  prompt: () => ({ id: 'keepJourney', params: {} }),
  choices: [
    choice(keepJourney, {
      guards: [guard('HR-REROUTE-03', (s, card) => bearer(s).journeysSeen.includes(card))],
      candidates: (s, propose) => bearer(s).journeysSeen.forEach((card) => propose(card)),
      perform(s, effects, card) {
        leave(s);
        tellKept(effects, card);
        keep(s, effects, card);
      },
    }),
  ],
});

/** One short and one long card: one of them, and with it the length, is chosen in secret (HR-SETUP2-06, HR-RUL-54). */
export const choosingJourney = asking(at.chooseJourney, {
  rule: 'HR-SETUP2-06',
  asks: () => only(RING_BEARER),
  prompt: () => ({ id: 'chooseJourney', params: {} }),
  choices: [
    choice(keepJourney, {
      guards: [guard('HR-SETUP2-06', (s, card) => bearer(s).journeysSeen.includes(card))],
      candidates: (s, propose) => bearer(s).journeysSeen.forEach((card) => propose(card)),
      perform(s, effects, card) {
        const own = bearer(s);
        own.journey = card;
        tellKept(effects, card);
        own.journeysSeen = [];
        // The deck of the chosen card stays at hand, the other one is put away (HR-SETUP2-07).
        const { long } = s.box.journeys[card];
        s.hidden.journeyDeck = s.box.journeys.flatMap((each, index) => (each.long === long && index !== card ? [asId(index)] : []));
        at.gandalfStart.goTo(s);
      },
    }),
  ],
});
