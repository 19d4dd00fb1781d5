import { asId } from '#kernel/id.ts';
import { type Id, InvalidInput } from '#kernel';
import { z } from 'zod';
import { POSITIONS, SEATS, SYMBOLS } from '../content/box.ts';

/**
 * The position notation: any moment of the game that waits for a decision, as a document a person can write. Piles are written from the top;
 * cards that are mentioned nowhere lie below, in the order of the box. A pile that is left out is not an empty one.
 */
const names = z.array(z.string());
const seat = z
  .int()
  .min(0)
  .max(SEATS.max - 1);

export const schema = z.strictObject({
  game: z.literal('battle-for-middle-earth'),
  first: seat.default(0),
  /** The first player was drawn by lot, not chosen. */
  lot: z.boolean().default(true),
  active: seat.optional(),
  round: z.int().min(1).max(10_000).default(1),
  /** First, second and third position; null where no enemy is left. */
  row: z.array(z.string().nullable()).length(POSITIONS),
  enemyPile: names.optional(),
  enemyDiscard: names.default([]),
  /** Mordor cards from the first position on. */
  mordor: names.max(POSITIONS).default([]),
  ringPile: names.optional(),
  ringDiscard: names.default([]),
  players: z.array(
    z.strictObject({
      hand: names.default([]),
      teams: z.array(names).default([]),
      won: names.default([]),
      given: names.default([]),
      /** Cards of the hand that all have seen. */
      shown: names.default([]),
      out: z.boolean().default(false),
    }),
  ),
  /** How often the Ring pile was made anew, and which cards in hands came there before the last time, and when. */
  reshuffles: z.int().min(0).max(255).default(0),
  since: z.record(z.string(), z.int().min(0)).default({}),
  turn: z
    .strictObject({
      step: z.enum(['turn', 'summons', 'afterPlaying', 'attack', 'losing']).default('turn'),
      /** Aragorn was played and the extra card was not yet. */
      rally: z.boolean().default(false),
      /** Wanderers that have moved this turn. */
      wandered: names.default([]),
      attack: z
        .strictObject({
          team: z.int().min(1),
          targets: names.default([]),
          doublings: z.array(z.strictObject({ by: z.string(), card: z.string(), symbol: z.enum(SYMBOLS) })).default([]),
          borrowings: z.array(z.strictObject({ hobbit: z.string(), card: z.string() })).default([]),
        })
        .optional(),
      /** Who chooses what to lose, and whether the draw was the action of the turn or Angbor's. */
      losing: z.strictObject({ seat, draw: z.enum(['action', 'angbor']).default('action') }).optional(),
    })
    .prefault({}),
});

export type BattlePosition = z.input<typeof schema>;
export type ParsedBattle = z.output<typeof schema>;

export const impossible = (message: string, rules: readonly string[], path: string): never => {
  throw new InvalidInput(`Impossible position: ${message}`, rules, path);
};

/** Finds a card by its name, or says where the unknown one stands. */
export type Find<Card extends number> = (name: string, path: string) => Card;

export const finder =
  <Kind extends string = never>(ids: readonly string[], what: string): Find<Id<Kind>> =>
  (name, path) => {
    const index = ids.indexOf(name);
    return index >= 0 ? asId(index) : impossible(`no ${what} is called "${name}"`, ['BM-COMP-01'], path);
  };

/** Lays cards down: of each name there are only so many, and one card lies in one place (BM-COMP-01). */
export function layer<Kind extends string = never>(
  ids: readonly string[],
  what: string,
  copies: (index: Id<Kind>) => number = () => 1,
): Find<Id<Kind>> {
  const find = finder<Kind>(ids, what);
  const laid = new Map<number, string[]>();
  return (name, path) => {
    const index = find(name, path);
    const places = laid.get(index) ?? [];
    if (places.length === copies(index))
      impossible(
        places.length === 1 ? `"${name}" lies in ${places[0]} already` : `there are only ${places.length} cards "${name}"`,
        ['BM-COMP-01'],
        path,
      );
    laid.set(index, [...places, path]);
    return index;
  };
}

export const findAll = <Card extends number>(find: Find<Card>, list: readonly string[], path: string): Card[] =>
  list.map((name, index) => find(name, `${path}.${index}`));
