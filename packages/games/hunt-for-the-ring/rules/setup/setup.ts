import type { SorceryCard } from '../../content/ids.ts';
import { asId } from '#kernel/id.ts';
import { FRODO, type HuntBox, PEREGRIN, SAMWISE } from '../../content/box.ts';
import { checkLetter } from '../campaign/check.ts';
import { readLetter } from '../campaign/letter.ts';
import { at } from '../frames.ts';
import { conceal } from '../information/conceal.ts';
import { drawSalt, NO_SALT, sealJournal } from '../seal.ts';
import {
  ASIDE,
  bearer,
  FACE_UP,
  HELD,
  type Hunt,
  type HuntOptions,
  type HuntEffects,
  IN_BOX,
  IN_POOL,
  type RingBearerOwn,
  type WraithOwn,
} from '../state.ts';
import { beginClaims } from './claims.ts';
import { tokensToGive } from './giving.ts';
import { beginPartTwo } from './partTwo.ts';

const STARTING_POOL = 3;
const STARTING_HAND = 3;
const INFORMATION_DRAWN = 5;

const emptyHands = (seats: number): SorceryCard[][] => Array.from({ length: seats }, () => []);

/** What the Ring-bearer has behind his screen before anything is drawn. */
const emptyScreen = (box: HuntBox, seats: number): RingBearerOwn => ({
  role: 'ring-bearer',
  log: [],
  lastArea: asId(0),
  dots: 0,
  information: new Uint8Array(box.information.length),
  hand: [],
  bottom: [],
  looked: [],
  known: emptyHands(seats),
  journey: asId(-1),
  journeysSeen: [],
  journeysGone: [],
  gandalf: asId(0),
  gandalfLog: [],
  gandalfLeft: 0,
  gandalfMoved: false,
  mayReveal: false,
  deeds: [],
  deedsSeen: [],
});

/** A table with nothing on it yet. */
export function bareTable(box: HuntBox, options: HuntOptions, seats: number): Hunt {
  const size = box.spaces.length;
  const wraiths = Array.from({ length: seats - 1 }, (): WraithOwn => ({ role: 'wraith', hand: [], known: emptyHands(seats), offers: [] }));
  return {
    box,
    frames: [at.giveInformation.make()],
    outcome: null,
    open: {
      options,
      seats,
      part: 1,
      day: 1,
      turn: 0,
      eye: false,
      step: 0,
      corruption: 0,
      tokens: new Uint8Array(box.corruption.length),
      barrow: false,
      strong: false,
      trail: new Uint8Array(size),
      allies: new Uint8Array(size),
      wards: [],
      closed: [],
      nazgul: [asId(0), asId(0), asId(0), asId(0)],
      controller: [0, 0, 0, 0],
      rank: [-1, -1, -1, -1],
      bound: [0, 0, 0, 0],
      witchKing: asId(-1),
      dice: [asId(-1), asId(-1), asId(-1), asId(-1), asId(-1), asId(-1), asId(-1)],
      spent: [false, false, false, false, false, false, false],
      first: 1,
      activated: 0,
      active: asId(-1),
      moved: false,
      acted: false,
      logTokens: [asId(0), asId(0), asId(0), asId(0), asId(0), asId(0)],
      logHeld: new Array<number>(seats).fill(0),
      information: [],
      fellowship: 0,
      poolSize: STARTING_POOL + (options.bigPool ? 1 : 0),
      company: [ASIDE, ASIDE, ASIDE, ASIDE, ASIDE],
      turnedIn: [0, 0, 0, 0, 0],
      meriadocJoined: false,
      allyHand: 0,
      allyDeck: 0,
      allyDiscard: [],
      allyShown: [],
      sorceryHand: new Array<number>(seats).fill(0),
      sorceryDeck: 0,
      sorceryDiscard: [],
      foundAt: asId(0),
      drawn: [],
      fewerTokens: 0,
      witchKingFought: false,
      begun: false,
      stepped: false,
      rested: false,
      played: false,
      tokenSpent: false,
      meriadocUsed: false,
      rangeBonus: 0,
      jump: 0,
      nightFree: false,
      deedsDone: [],
      deedSupply: 0,
      rivendell: asId(0),
      gandalfAt: asId(0),
      longKnown: false,
      partOneLog: null,
      partOneInformation: null,
      left: asId(0),
      swapReady: asId(0),
      swaps: 0,
      arrival: 0,
      clues: [],
      seals: [],
    },
    own: [emptyScreen(box, seats), ...wraiths],
    hidden: { allyDeck: [], sorceryDeck: [...box.sorceryDeck], journeyDeck: [], deedSupply: [], salt: NO_SALT },
  };
}

/** The secret part of the set-up: what the Ring-bearer draws behind his screen. */
export function setup(box: HuntBox, options: HuntOptions, seats: number, effects: HuntEffects): Hunt {
  const letter = options.letter === null ? null : readLetter(options.letter, seats);
  if (letter !== null) checkLetter(box, letter);
  // The larger pool agreed before part I is larger in part II as well (HR-RUL-43).
  const s = bareTable(box, { ...options, bigPool: options.bigPool || letter?.bigPool === true, letter: null }, seats);
  s.hidden.salt = drawSalt(effects.random);
  if (letter !== null) {
    beginPartTwo(s, effects, letter);
    // The letter does not tell the order of the Sorcery deck, which nobody knew.
    effects.random.shuffle(s.hidden.sorceryDeck, box.sorceryIds);
    return s;
  }
  const { open, hidden } = s;
  const own = bearer(s);
  // One of three starting areas at random; it counts as recorded (HR-SETUP-04, HR-RUL-22).
  const start =
    box.frodoStarts[
      effects.random.draw(
        box.frodoStarts.length,
        box.frodoStarts.map((space) => box.spaces[space]),
      )
    ];
  own.log = [start];
  own.lastArea = start;
  for (const card of [FRODO, SAMWISE, PEREGRIN]) open.company[card] = FACE_UP;
  hidden.allyDeck = [...box.allyDecks[1]];
  effects.random.shuffle(hidden.allyDeck, box.allyIds);
  own.hand = hidden.allyDeck.splice(hidden.allyDeck.length - STARTING_HAND, STARTING_HAND);
  open.allyHand = own.hand.length;
  open.allyDeck = hidden.allyDeck.length;
  open.sorceryDeck = hidden.sorceryDeck.length;
  // Five Information tokens; those not drawn leave the game unrevealed (HR-SETUP-08, HR-SETUP-09).
  const left = box.information.map((_, token) => token);
  for (let i = 0; i < INFORMATION_DRAWN; i++) {
    const [token] = left.splice(
      effects.random.draw(
        left.length,
        left.map((each) => box.informationIds[each]),
      ),
      1,
    );
    own.information[token] = HELD;
  }
  conceal(s, start);
  // Only beige tokens at first; red ones lie beside the pool, grey ones wait for part II (HR-SETUP-13, HR-SETUP-02).
  for (const [token, { colour }] of box.corruption.entries()) open.tokens[token] = colour === 'beige' ? IN_POOL : IN_BOX;
  sealJournal(s, effects);
  if (tokensToGive(options) === 0) beginClaims(s);
  return s;
}
