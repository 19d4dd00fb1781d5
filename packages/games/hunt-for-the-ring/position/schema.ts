import { z } from 'zod';
import { COMPANY, NAZGUL } from '../content/box.ts';
import { BARS } from '../content/ops.ts';
import { NO_SALT } from '../rules/seal.ts';
import { SEATS } from '../rules/setup/options.ts';
import { CARD_STATES, TURNS, UNTIL } from './names.ts';

/**
 * The position notation: any moment of the game that waits for a decision, as a document a person can write. What is left out is as at
 * the beginning of a part; cards not mentioned lie in their decks. `frames` and `clues` are the inner bookkeeping, only needed in the
 * middle of something.
 */
const names = z.array(z.string());
const space = z.union([z.int(), z.string()]);
const spaces = z.array(space);
const flag = z.boolean().default(false);
const small = z.int().min(0).max(255);
const bars = z.array(z.enum(BARS));

export const information = z.strictObject({ held: names.default([]), concealed: names.default([]) });

export const schema = z.strictObject({
  game: z.literal('hunt-for-the-ring'),
  seats: z.int().min(SEATS.min).max(SEATS.max).default(2),
  options: z.record(z.string(), z.unknown()).default({}),
  part: z.union([z.literal(1), z.literal(2)]).default(1),
  day: z.int().min(1).max(99).default(1),
  turn: z.enum(TURNS).default('firstDaylight'),
  eye: flag,
  step: z.int().min(0).max(16).optional(),
  corruption: z.int().min(0).max(40).default(0),
  tokens: z
    .strictObject({ pool: names.optional(), beside: names.default([]), gone: names.default([]), drawn: names.default([]) })
    .prefault({}),
  barrowWights: flag,
  strong: flag,
  trail: z.record(z.string(), z.enum(['eye', 'sword'])).default({}),
  allies: spaces.default([]),
  wards: z.array(z.strictObject({ area: space.nullable(), place: z.string().nullable(), bars, until: z.enum(UNTIL) })).default([]),
  closed: z.array(z.strictObject({ space, until: z.enum(UNTIL) })).default([]),
  /** What is left out of one: on a starting area, shared out in turn, after the others of its player. */
  nazgul: z
    .partialRecord(
      z.enum(NAZGUL),
      z.strictObject({
        at: space.nullable().optional(),
        player: z.int().min(0).max(4).optional(),
        place: z.int().min(0).max(4).optional(),
        bound: z.enum(UNTIL).default('none'),
      }),
    )
    .optional(),
  witchKing: z.enum(NAZGUL).nullable().default(null),
  /** Ordinary dice, then the Witch-king's; a spent one ends with an asterisk, null is not in the pool. */
  dice: z.array(z.string().nullable()).max(7).optional(),
  first: z.int().min(1).max(4).default(1),
  active: z.enum(NAZGUL).nullable().default(null),
  /** Left out, it follows from the active Nazgûl. */
  activated: z.int().min(0).max(4).optional(),
  moved: flag,
  acted: flag,
  logTokens: names.length(6).optional(),
  logHeld: z.array(z.int().min(0).max(6)).optional(),
  information: names.default([]),
  fellowship: z.int().min(0).max(4).default(0),
  poolSize: z.int().min(0).max(4).optional(),
  company: z.partialRecord(z.enum(COMPANY), z.enum(CARD_STATES)).optional(),
  turnedIn: z.array(small).length(5).optional(),
  /** Left out, it is told by his card. */
  meriadocJoined: z.boolean().optional(),
  allyDiscard: names.default([]),
  allyShown: names.default([]),
  sorceryDiscard: names.default([]),
  /** Top card last. */
  allyDeck: names.optional(),
  sorceryDeck: names.optional(),
  foundAt: space.nullable().default(null),
  /** In the order of drawing. */
  drawn: names.optional(),
  fewerTokens: small.default(0),
  witchKingFought: flag,
  turnSoFar: z
    .strictObject({
      begun: flag,
      stepped: flag,
      rested: flag,
      played: flag,
      tokenSpent: flag,
      meriadocUsed: flag,
      rangeBonus: small.default(0),
      jump: small.default(0),
      nightFree: flag,
    })
    .prefault({}),
  deedsDone: names.default([]),
  deedSupply: names.optional(),
  rivendell: space.nullable().default(null),
  gandalfAt: space.nullable().default(null),
  /** Left out, it follows from Frodo's step and his corruption. */
  longKnown: z.boolean().optional(),
  partOneLog: spaces.nullable().default(null),
  partOneInformation: information.nullable().default(null),
  swapReady: small.default(0),
  swaps: small.default(0),
  arrival: small.default(0),
  /** Everything publicly learned, four numbers a clue. */
  clues: z.array(z.int().min(0)).optional(),
  /** Seals of the journal and the salt in them: only for a game that goes on. */
  seals: z.array(z.string().regex(/^[0-9a-f]{32}$/)).default([]),
  salt: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .default(NO_SALT),
  ringBearer: z
    .strictObject({
      /** Starting area, then area numbers, `dot` and `slash`. */
      log: spaces.optional(),
      information: information.optional(),
      hand: names.default([]),
      bottom: names.default([]),
      looked: names.default([]),
      known: z.array(names).optional(),
      journey: z.string().nullable().default(null),
      journeysSeen: names.default([]),
      journeysGone: names.default([]),
      gandalf: space.nullable().default(null),
      gandalfLog: spaces.default([]),
      gandalfLeft: z.int().min(0).max(9).optional(),
      gandalfMoved: flag,
      mayReveal: flag,
      /** With those done there are three; left out, the first ones that are nowhere else. */
      deeds: names.optional(),
      deedsSeen: names.default([]),
    })
    .prefault({}),
  journeyDeck: names.optional(),
  /** By Wraith seat, seat 1 first. */
  wraiths: z.array(z.strictObject({ hand: names.default([]), known: z.array(names).optional() })).optional(),
  /** Swaps offered before part II. */
  offers: z.array(z.strictObject({ from: small, card: z.string(), to: small, wanted: z.string() })).default([]),
  /** Wraith players who have given up, as bits. */
  left: small.default(0),
  /** The steps under way, the innermost last (see frames). */
  frames: z.array(z.looseObject({ step: z.string() })).optional(),
});

export type HuntPosition = z.input<typeof schema>;
export type ParsedHunt = z.output<typeof schema>;
