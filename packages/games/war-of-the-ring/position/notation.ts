import { InvalidInput } from '#kernel';
import { z } from 'zod';
import {
  CARD_COUNT,
  CHARACTERS,
  FACES,
  FREE,
  MOST_SEATS,
  NATIONS,
  PLAYERS,
  REINFORCEMENTS,
  SHADOW,
  SIDES,
  TOKENS,
} from '../content/box.ts';
import { DECKS } from '../content/cards.ts';

/**
 * The position notation: any moment of the game, as a document a person can write. What is left out is as at the start: figures not placed are
 * reinforcements, cards not named are in their deck, Companions not placed are in the Fellowship. `phase` says where the turn stands; `flow` and
 * `battle` are only needed in the middle of something, and are written by the engine.
 */
const counts = z.record(z.string(), z.int().min(0).max(60));
const characters = z.array(z.enum(CHARACTERS));
const force = z.strictObject({ figures: counts.default({}), characters: characters.default([]) });
const side = z.enum(SIDES);
const cards = z.array(z.string());
const few = z.int().min(0).max(60);
/** Whose something is: a side, or a player where a side is shared. */
const NAMES = [...SIDES, ...PLAYERS] as const;
const name = z.enum(NAMES);
const used = z.strictObject({ nations: z.array(z.enum(NATIONS)).default([]), regions: z.array(z.string()).default([]) });

/** What more than two players remember besides. */
const team = z.strictObject({
  leading: z.tuple([name, name]).optional(),
  next: z.tuple([name, name]).optional(),
  acting: name.nullable().optional(),
  commanders: z.tuple([name, name]).optional(),
  left: z.array(name).default([]),
  /** Places where partners keep their armies apart. */
  apart: z.array(z.string()).default([]),
  /** By region: who captured its settlement. */
  captors: z.record(z.string(), name).default({}),
  /** Units of either partner of the Free Peoples, then of the Shadow, when the last action was over: by place, where they are not as now. */
  stood: z.record(z.string(), z.tuple([few, few, few, few])).default({}),
  last: used.default({ nations: [], regions: [] }),
  now: used.default({ nations: [], regions: [] }),
});

const hands = z.strictObject({
  hand: cards.default([]),
  discarded: cards.default([]),
  combatCard: z.string().optional(),
  rerolls: z.int().min(0).max(5).optional(),
  /** To the partner. */
  offered: z.string().optional(),
});
/** The Free Peoples first. */
const pair = (most: number) => z.tuple([z.int().min(0).max(most), z.int().min(0).max(most)]);

const place = z
  .int()
  .min(0)
  .max(REINFORCEMENTS - 1);
const both = z.tuple([few, few]);
const orNone = (most: number) => z.tuple([z.int().min(-1).max(most), z.int().min(-1).max(most)]);
const flags = z.tuple([z.boolean(), z.boolean()]);
const bonus = z.int().min(-20).max(20);

/** The battle under way: as `Battle` in `rules/state.ts` has it. */
const battle = z.strictObject({
  attacker: z.int().min(FREE).max(SHADOW),
  from: place,
  to: place,
  kind: z.int().min(0).max(2),
  special: z.int().min(0).max(3),
  round: z.int().min(0).max(1000),
  cards: orNone(CARD_COUNT - 1),
  backs: orNone(DECKS.length - 1),
  cancelled: flags,
  initiative: few,
  rollBonus: z.tuple([bonus, bonus]),
  rerollBonus: z.tuple([bonus, bonus]),
  fewerDice: both,
  mostDice: both,
  lostLeadership: both,
  noReroll: flags,
  silenced: z.int().min(0),
  rolls: z.tuple([z.array(few), z.array(few)]),
  misses: both,
  hits: both,
  rerollHits: both,
  earlyHits: both,
  whiteRider: z.boolean(),
  retreated: z.boolean(),
});

const schema = z.strictObject({
  game: z.literal('war-of-the-ring'),
  turn: z.int().min(0).max(10_000).default(1),
  toAct: side.default('free-peoples'),
  phase: z.enum(['begin', 'fellowship', 'allocation', 'action']).default('action'),
  tokensDealt: pair(2).default([0, 0]),
  regions: z
    .record(
      z.string(),
      z.strictObject({
        figures: counts.default({}),
        characters: characters.default([]),
        /** Behind the walls: the stronghold is besieged. */
        inside: force.optional(),
        holder: side.optional(),
      }),
    )
    .default({}),
  casualties: counts.default({}),
  nations: z.partialRecord(z.enum(NATIONS), z.strictObject({ steps: z.int().min(0).max(3), active: z.boolean() })).default({}),
  fellowship: z
    .strictObject({
      at: z.string().optional(),
      progress: z.int().min(0).max(200).default(0),
      hidden: z.boolean().default(true),
      corruption: z.int().min(0).max(11).default(0),
      guide: z.enum(CHARACTERS).optional(),
      companions: characters.optional(),
      mordor: z.int().min(0).max(4).optional(),
      attempted: z.boolean().default(false),
    })
    .default({ progress: 0, hidden: true, corruption: 0, attempted: false }),
  eliminated: characters.default([]),
  dice: z.partialRecord(side, z.array(z.enum(FACES))).default({}),
  pool: pair(10).optional(),
  huntBox: pair(10).default([0, 0]),
  rings: pair(3).default([3, 0]),
  ringUsed: pair(1).default([0, 0]),
  tokens: z.array(z.enum(TOKENS)).default([]),
  tokenUsed: pair(1).default([0, 0]),
  tiles: z
    .strictObject({
      drawn: cards.default([]),
      waiting: cards.default([]),
      removed: cards.default([]),
      inPool: cards.default([]),
      inHand: cards.default([]),
    })
    .default({ drawn: [], waiting: [], removed: [], inPool: [], inHand: [] }),
  hands: z.partialRecord(name, hands).default({}),
  /** Order of the decks from the top; cards not named lie beneath. */
  decks: z.partialRecord(z.enum(DECKS), cards).default({}),
  table: cards.default([]),
  discard: cards.default([]),
  freeDiceWereInBox: z.boolean().default(false),
  messengerUsed: z.boolean().default(false),
  rearguard: force.optional(),
  flow: z.array(z.looseObject({ step: z.string() })).optional(),
  battle: battle.nullable().default(null),
  seats: z.int().min(2).max(MOST_SEATS).default(2),
  team: team.optional(),
});

export type WarPosition = z.input<typeof schema>;
export type ParsedWar = z.output<typeof schema>;

/** The document with everything that was left out filled in; a part that cannot be read is named. */
export function parsePosition(given: unknown): ParsedWar {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw InvalidInput.form('Position', parsed.error, given);
}

export const impossible = (message: string, path: string, rules: readonly string[] = []): never => {
  throw new InvalidInput(`Impossible position: ${message}`, rules, path);
};
