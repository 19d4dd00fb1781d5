import { asId, asIds } from '#kernel/id.ts';
import { only, type Seat } from '#kernel';
import { COMPANY, MERIADOC, STRIDER } from '../../content/box.ts';
import { type Letter, meriadocComes, poolOfPartTwo } from '../campaign/letter.ts';
import { at } from '../frames.ts';
import { enterWitchKing } from '../nazgul/witchKing.ts';
import { drawDeed, tellDeeds } from '../part2/detection.ts';
import { tellSeen } from '../part2/journey.ts';
import { sealJournal } from '../seal.ts';
import {
  ASIDE,
  bearer,
  BESIDE_TRACK,
  FACE_UP,
  GONE,
  type Hunt,
  type HuntEffects,
  IN_BOX,
  IN_POOL,
  NOT_DRAWN,
  RING_BEARER,
  TURNED_OVER,
  wraith,
} from '../state.ts';
import { asking, automatic, choice, guard } from '../tools.ts';
import { chooseDeed, chooseHost } from '../verbs.ts';
import { riderOf } from '../words.ts';
import { beginClaims } from './claims.ts';
import { drawFirstPlayer } from './placing.ts';

const DEEDS_DRAWN = 4;

/** Part II begins with what the letter holds; the board is turned over and everything on it cleared (HR-RUL-41). */
export function beginPartTwo(s: Hunt, effects: HuntEffects, letter: Letter): void {
  const { open } = s;
  open.part = 2;
  open.day = 1;
  open.turn = 0;
  open.eye = false;
  open.step = 0;
  open.strong = false;
  open.foundAt = asId(0);
  open.drawn = [];
  open.trail.fill(0);
  open.allies.fill(0);
  open.wards = [];
  open.closed = [];
  open.nazgul.fill(asId(0));
  open.bound.fill(0);
  open.witchKing = asId(-1);
  open.dice.fill(asId(-1));
  open.spent.fill(false);
  open.active = asId(-1);
  open.activated = 0;
  open.moved = false;
  open.acted = false;
  open.logTokens.fill(asId(0));
  open.logHeld.fill(0);
  open.clues = [];
  open.longKnown = false;
  open.witchKingFought = false;
  open.fewerTokens = 0;
  open.deedsDone = [];
  open.rivendell = asId(0);
  open.gandalfAt = asId(0);
  takeFromLetter(s, letter);
  dealToRingBearer(s, effects, letter.allyHand);
  s.frames = [at.chooseJourney.make()];
  effects.emit?.({ type: 'partTwoBegins', corruption: open.corruption });
  tellSeen(s, effects);
  tellDeeds(s, effects);
}

/** Corruption, Eyes, tokens, cards and powers go on as they were (HR-SETUP2-03 to HR-SETUP2-05, HR-SETUP2-09, HR-SETUP2-10, HR-SETUP2-14 to HR-SETUP2-18). */
function takeFromLetter(s: Hunt, letter: Letter): void {
  const { open, box } = s;
  open.corruption = letter.corruption;
  for (const [card, id] of COMPANY.entries()) {
    const joins = card === STRIDER || (card === MERIADOC && meriadocComes(letter)) || letter.company.includes(id);
    open.company[card] = joins ? FACE_UP : TURNED_OVER;
    // Cards turned over in part I have left the game.
    open.turnedIn[card] = joins ? ASIDE : 1;
  }
  open.meriadocJoined = true;
  open.poolSize = poolOfPartTwo(letter, open.options.bigPool);
  // What Frodo holds is part of that pool: counted besides it, the four tokens would not be enough (HR-RUL-42).
  open.fellowship = Math.min(letter.fellowship, open.poolSize);
  // Grey tokens join what is left of the pool; what was drawn in part I stays away, special tokens included (HR-RUL-59).
  for (const [token, { id, colour }] of box.corruption.entries())
    open.tokens[token] = letter.eyes.includes(id)
      ? BESIDE_TRACK
      : letter.discarded.includes(id)
        ? GONE
        : letter.pool.includes(id) || colour === 'grey'
          ? IN_POOL
          : IN_BOX;
  open.barrow = letter.barrowWights;
  const card = (id: string): number => box.sorceryIds.indexOf(id);
  for (let seat: Seat = asId(1); seat < open.seats; seat++) {
    const own = wraith(s, seat);
    own.hand = asIds(letter.sorcery[seat].map(card));
    own.known = own.known.map(() => []);
    open.sorceryHand[seat] = own.hand.length;
  }
  s.hidden.sorceryDeck = asIds(letter.sorceryDeck.map(card));
  open.sorceryDeck = s.hidden.sorceryDeck.length;
  open.sorceryDiscard = asIds(letter.sorceryDiscard.map(card));
  open.information = letter.information.map((id) => asId(box.informationIds.indexOf(id)));
}

/** The new Ally deck replaces the hand one for one, the old hand leaves unseen (HR-SETUP2-08); Journey cards and deed tokens are drawn in secret. */
function dealToRingBearer(s: Hunt, effects: HuntEffects, cards: number): void {
  const { open, hidden, box } = s;
  const own = bearer(s);
  own.information.fill(NOT_DRAWN);
  own.known = own.known.map(() => []);
  hidden.allyDeck = [...box.allyDecks[2]];
  effects.random.shuffle(hidden.allyDeck, box.allyIds);
  own.hand = hidden.allyDeck.splice(hidden.allyDeck.length - cards, cards);
  own.bottom = [];
  open.allyHand = own.hand.length;
  open.allyDeck = hidden.allyDeck.length;
  open.allyDiscard = [];
  open.allyShown = [];
  const { shortJourneys, journeys, journeyIds } = box;
  own.journeysGone = [];
  own.journeysSeen = [
    asId(effects.random.draw(shortJourneys, journeyIds.slice(0, shortJourneys))),
    asId(shortJourneys + effects.random.draw(journeys.length - shortJourneys, journeyIds.slice(shortJourneys))),
  ];
  hidden.deedSupply = box.deeds.map((_, deed) => asId(deed));
  open.deedSupply = hidden.deedSupply.length;
  own.deedsSeen = Array.from({ length: DEEDS_DRAWN }, () => drawDeed(s, effects));
}

/** One of four deed tokens is Gandalf's starting area, three stay behind the screen (HR-SETUP2-11, HR-SETUP2-12). */
export const choosingGandalfStart = asking(at.gandalfStart, {
  rule: 'HR-SETUP2-11',
  asks: () => only(RING_BEARER),
  prompt: () => ({ id: 'gandalfStart', params: {} }),
  choices: [
    choice(chooseDeed, {
      guards: [guard('HR-SETUP2-11', (s, deed) => bearer(s).deedsSeen.includes(deed))],
      candidates: (s, propose) => bearer(s).deedsSeen.forEach((deed) => propose(deed)),
      perform(s, effects, deed) {
        const own = bearer(s);
        effects.emit?.({ type: 'gandalfSetsOut' });
        own.gandalf = s.box.deeds[deed];
        own.gandalfLog = [own.gandalf];
        own.deeds = own.deedsSeen.filter((other) => other !== deed);
        own.deedsSeen = [];
        sealJournal(s, effects);
        beginClaims(s);
      },
    }),
  ],
});

/** At the set-up of part II nobody draws a Sorcery card (HR-RUL-47); the first player is drawn again (HR-SETUP2-19). */
export const dealingPartTwo = automatic(at.dealPartTwo, (s, effects) => {
  drawFirstPlayer(s, effects);
  at.placeNazgul.goTo(s);
});

/** With the fifth power the Witch-king replaces one of the first player's Nazgûl (HR-SETUP2-21, HR-POWER-05). */
export const beginningWithWitchKing = asking(at.chooseHost, {
  rule: 'HR-SETUP2-21',
  asks: (s) => only(s.open.first),
  prompt: () => ({ id: 'chooseHost', params: {} }),
  choices: [
    choice(chooseHost, {
      guards: [guard('HR-SETUP2-21', (s, nazgul) => s.open.controller[nazgul] === s.open.first)],
      perform(s, effects, nazgul) {
        effects.emit?.({ type: 'hostChosen', nazgul: riderOf(s, nazgul) });
        enterWitchKing(s, effects, nazgul);
        at.firstRoll.goTo(s);
      },
    }),
  ],
});
