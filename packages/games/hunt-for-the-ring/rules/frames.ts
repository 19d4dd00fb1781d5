import { mutable, frame, list, oneOf, type Seat, int, bool } from '#kernel';
import { NAZGUL, ORDINARY_DICE } from '../content/box.ts';
import type { Nazgul, ScriptId, Space } from '../content/ids.ts';

/** What each step remembers. Frames come before all steps, so that two steps can lead to each other. */

const MOST = 255;
const seat = int<Seat>(0, 4);
const wraithSeat = int<Seat>(1, 4);
const seats = int(0, (1 << 5) - 1);
const nazgul = int<Nazgul>(0, NAZGUL.length - 1);
const nazgulBits = int(0, (1 << NAZGUL.length) - 1);
const diceBits = int(0, (1 << ORDINARY_DICE) - 1);
const space = int<Space>(0, MOST);
const script = int<ScriptId>(0, MOST * MOST);
const few = int(0, MOST);

export const at = {
  // Before each part.
  giveInformation: frame('giveInformation'),
  claimNazgul: frame('claimNazgul', {
    seat: mutable(wraithSeat),
    /** Seats that want no more, as bits. */
    content: mutable(seats),
  }),
  orderNazgul: frame('orderNazgul'),
  dealPartOne: frame('dealPartOne'),
  placeNazgul: frame('placeNazgul'),
  firstRoll: frame('firstRoll'),

  // The Ring-bearer's turn.
  beginTurn: frame('beginTurn'),
  ringBearerTurn: frame('ringBearerTurn'),
  moveFrodo: frame('moveFrodo', {
    /** Dots a card counts on top; -1 for the normal move of the turn. */
    cardBonus: int(-1, MOST),
  }),

  // The Wraith turns.
  wraithTurns: frame('wraithTurns'),
  activation: frame('activation'),
  /** Extra spaces from a power, a card or Pursuit. */
  extraMove: frame('extraMove', { nazgul, anyWay: few, byRoad: few }),
  afterExtraMove: frame('afterExtraMove'),
  inquiry: frame('inquiry', {
    /** A search, a hunt or a perception. */
    kind: int(0, 2),
    /** An area, or for a perception a place. */
    target: few,
    nazgul,
    /** A yes must say who: Frodo, Gandalf or both. */
    nameWho: bool,
    windowOpened: mutable(bool),
    cancelled: mutable(bool),
  }),
  react: frame('react'),

  /** A card being carried out. */
  script: frame('script', {
    /** `nested`: a list of ops inside another card. */
    deck: oneOf('ally', 'sorcery', 'nested'),
    /** -1 for a nested list. */
    card: int(-1, MOST),
    /** Who plays the card and makes its choices. */
    seat,
    effect: mutable(int(0, 1)),
    script: mutable(script),
    at: mutable(few),
    /** What the present op has still to do; -1 before it begins. */
    count: mutable(int(-1, MOST)),
    /** Nazgûl the present op is about, and those already done with, as bits. */
    set: mutable(nazgulBits),
    used: mutable(nazgulBits),
    /** Ally tokens the present op has moved. */
    moved: mutable(list(space)),
    /** The Ally token this card has just placed. */
    placed: mutable(space),
    windowOpened: mutable(bool),
    cancelled: mutable(bool),
  }),

  // Encounter, escape, rescue.
  endOfTurn: frame('endOfTurn'),
  encounter: frame('encounter'),
  encounterReact: frame('encounterReact'),
  drawTokens: frame('drawTokens'),
  cancelToken: frame('cancelToken'),
  applyTokens: frame('applyTokens'),
  escape: frame('escape'),
  rescue: frame('rescue'),
  endOfPartOne: frame('endOfPartOne'),

  // Between two turns.
  advanceMarker: frame('advanceMarker'),
  recovery: frame('recovery'),
  keepAlly: frame('keepAlly'),
  passFirstPlayer: frame('passFirstPlayer'),
  newDice: frame('newDice'),
  discardAlly: frame('discardAlly'),
  discardSorcery: frame('discardSorcery', { seat: wraithSeat }),

  // What cards ask for.
  placeAlly: frame('placeAlly'),
  moveAlly: frame('moveAlly'),
  liftAlly: frame('liftAlly'),
  pushNazgul: frame('pushNazgul'),
  holdNazgul: frame('holdNazgul'),
  chooseWard: frame('chooseWard'),
  discardDie: frame('discardDie', { seat, marked: mutable(diceBits), most: few }),
  rerollDice: frame('rerollDice', {
    seat,
    /** Dice chosen to be rolled again, as bits. */
    marked: mutable(diceBits),
    /** How many may and how many must be chosen. */
    most: few,
    least: few,
  }),
  recoverAlly: frame('recoverAlly'),
  peekHand: frame('peekHand'),
  discardPeeked: frame('discardPeeked', { seat: wraithSeat, left: mutable(few) }),
  removeTrail: frame('removeTrail'),
  hideInformation: frame('hideInformation'),
  restoreCompany: frame('restoreCompany'),
  relocateGandalf: frame('relocateGandalf'),
  keepJourney: frame('keepJourney'),
  searchAt: frame('searchAt'),
  huntAt: frame('huntAt'),
  perceiveAt: frame('perceiveAt'),
  readTrail: frame('readTrail'),
  temptation: frame('temptation', {
    /** Scripts to choose from. */
    options: list(script),
  }),
  pursuit: frame('pursuit', {
    /** Nazgûl already asked about, as bits. */
    asked: mutable(nazgulBits),
  }),

  // Part II.
  chooseJourney: frame('chooseJourney'),
  gandalfStart: frame('gandalfStart'),
  beginSwap: frame('beginSwap'),
  swapSorcery: frame('swapSorcery'),
  dealPartTwo: frame('dealPartTwo'),
  chooseHost: frame('chooseHost'),
  driveOff: frame('driveOff', {
    /** Nazgûl still to be moved, as bits. */
    left: mutable(nazgulBits),
  }),
  hide: frame('hide'),
  hidingPlace: frame('hidingPlace'),
  flightArea: frame('flightArea'),
  escapeTwo: frame('escapeTwo'),
  striderAtReroute: frame('striderAtReroute', {
    /** How many steps Frodo was moved back. */
    back: few,
  }),
} as const;

export type StepName = keyof typeof at;
