import { count, type EventOf, KERNEL_EVENTS, many, one, revealing, type RawEventOf, text, who, word } from '#kernel/event.ts';
import { ally, allyEffect, company, die, face, journey, nazgul, place, rider, sorcery, sorceryEffect, token } from './nouns.ts';
import { entry, mark, spot } from './spots.ts';

/** How a game ends. */
export type Ending =
  | 'lostInPartOne'
  | 'lostInPartTwo'
  | 'reachedBree'
  | 'rescued'
  | 'reachedRivendell'
  | 'ringBearerResigned'
  | 'wraithsResigned';

const swap = { seat: who, card: one(sorcery), other: who, for: one(sorcery) } as const;
const tokens = { tokens: count, held: count } as const;
const ridden = { nazgul: one(rider), from: spot, to: spot } as const;
const about = { area: spot } as const;
const named = { place: one(place) } as const;

/** Everything that can happen at the table. */
export const EVENTS = {
  ...KERNEL_EVENTS,

  // Before each part.
  informationGiven: { area: spot, powers: count },
  nazgulClaimed: { seat: who, nazgul: one(rider) },
  claimsNoMore: { seat: who },
  nazgulOrdered: { seat: who, nazgul: one(rider), place: count },
  nazgulTakenOver: { seat: who, nazgul: one(rider), from: who },
  firstPlayer: { seat: who },
  nazgulPlaced: { nazgul: one(rider), area: spot },
  handsShown: {},
  swapOffered: swap,
  swapDeclined: swap,
  sorcerySwapped: swap,
  swapReady: { seat: who },
  hostChosen: { nazgul: one(rider) },

  // Days and dice.
  firstDaylight: { day: count },
  secondDaylight: { day: count },
  nightTurn: { day: count },
  recovery: { day: count },
  diceRolled: { faces: many(one(face)) },
  diceRerolled: { faces: many(one(face)) },
  dieMarked: revealing({ die: one(die) }),
  dieSpent: { face: one(face) },
  witchKingDieSpent: { face: one(face) },
  dieDiscarded: { face: one(face) },
  markerEye: {},

  // The Ring-bearer's turn.
  frodoMoved: { step: count },
  frodoEscaped: { step: count },
  logged: { step: count, entry },
  travelsByNight: {},
  frodoRests: {},
  meriadocHelps: {},
  corrupted: { points: count, corruption: count },
  healed: { points: count, corruption: count },
  fellowshipGained: tokens,
  fellowshipSpent: tokens,
  fellowshipLost: tokens,
  fellowshipRemoved: { pool: count, held: count },
  journalSealed: { number: count, seal: text },

  // Ally cards and what they do.
  allyPlayed: revealing({ card: one(ally), effect: allyEffect }),
  allyDrawn: { hand: count },
  allyDrawnCard: { card: one(ally) },
  allyDeckEmpty: {},
  allyDiscarded: { card: one(ally) },
  allyRecovered: { card: one(ally) },
  peregrinLooks: {},
  peregrinSees: { cards: many(one(ally)) },
  allyPlaced: about,
  allyMoved: { from: spot, to: spot },
  allyTakenBack: about,
  allyLifted: about,
  allyStruck: { nazgul: one(rider), area: spot },
  warded: { place: mark },
  spaceClosed: { space: spot },
  nazgulHeld: { nazgul: one(rider) },
  trailRemoved: about,
  enoughDone: {},
  companyJoined: { company: one(company) },
  companyTurned: { company: one(company) },
  companyRestored: { company: one(company) },
  fewerTokens: { count },
  choseInSecret: {},
  informationHidden: about,
  nothingToHide: {},
  handPeeked: revealing({ seat: who }),

  // The Wraith turns.
  wraithTurnsBegin: {},
  activated: { nazgul: one(rider), seat: who, at: spot },
  rode: ridden,
  pushed: ridden,
  nazgulStays: { nazgul: one(rider) },
  logTokenTaken: { token: count },
  logTokenLeft: { token: count },
  logTokenPlaced: { seat: who, token: count, mark },
  searchDeclared: { nazgul: one(rider), area: spot },
  searchYes: about,
  searchNo: about,
  huntDeclared: { nazgul: one(rider), area: spot },
  huntYes: about,
  huntNo: about,
  huntHere: about,
  perceptionDeclared: { nazgul: one(rider), place: one(place) },
  perceptionYes: named,
  perceptionNo: named,
  perceptionFrodo: named,
  perceptionGandalf: named,
  perceptionBoth: named,
  inquiryCancelled: { nazgul: one(rider) },
  informationFound: { area: spot, powers: count },
  sorceryPlayed: revealing({ nazgul: one(rider), card: one(sorcery), effect: sorceryEffect }),
  sorceryDrawn: { seat: who, hand: count },
  sorceryDrawnCard: { card: one(sorcery) },
  sorceryDiscarded: { seat: who, card: one(sorcery) },
  sorceryReshuffled: { cards: count },
  noSorceryLeft: { seat: who },
  sorceryCancelled: { nazgul: one(rider), card: one(sorcery) },
  cardGoesOn: {},
  frodoIsIn: named,
  frodoIsNotIn: named,
  trailRead: { area: spot, step: count },
  tokenAdded: { token },
  cardBecomesEye: {},

  // Encounter and the end of part I.
  encounter: about,
  tokensDrawn: revealing({ count, tokens: many(token) }),
  tokenCancelled: { company: one(company), token },
  tokensAccepted: {},
  reachedExit: { exit: spot },
  rescue: { moves: count },

  // Part II.
  partTwoBegins: { corruption: count },
  journeysSeen: { journeys: many(one(journey)) },
  journeyKept: { journey: one(journey) },
  deedsSeen: { areas: many(spot) },
  gandalfSetsOut: {},
  gandalfLogged: about,
  gandalfStays: {},
  gandalfRevealed: about,
  gandalfHides: {},
  gandalfDiscovered: {},
  gandalfInRivendell: { exit: spot },
  deedDone: { area: spot, deeds: count },
  witchKingEnters: { nazgul: one(nazgul), at: spot },
  witchKingLeaves: { nazgul: one(nazgul) },
  routeChanged: {},
  routeKept: {},
  newJourney: { step: count },
  notMovedBack: { step: count },
  striderSpared: {},

  resigned: { seat: who },
  gameEnded: { reason: word<Ending>('outcome'), winners: many(who) },
} as const;

export type HuntEvent = EventOf<typeof EVENTS>;
export type HuntRawEvent = RawEventOf<typeof EVENTS>;
