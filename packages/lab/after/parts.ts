import type { Action } from '#kernel';
import type { Advice, Judged } from './judged.ts';
import type { Exactly } from './solved.ts';

/** Whoever reckons: a worker of a browser with the game at hand, several of them, or the thread itself. */
export interface Reckoner {
  readonly hands: number;
  /** Milliseconds that one game played on from the start takes with a level. */
  pace(level: string): Promise<number>;
  chances(step: number, level: string, playouts: number): Promise<readonly number[]>;
  advice(step: number, level: string): Promise<Advice>;
  judge(step: number, levels: { readonly advice: string; readonly play: string }, worlds: number, from: number): Promise<Judged>;
  /** The deeds from one step up to another by perfect play; null where the game is not solved. */
  exactly(from: number, to: number): Promise<readonly Exactly[] | null>;
}

/** What is known of a game before it is judged. */
export interface Outlined {
  readonly seats: number;
  /** Of every deed: who, in which round, and whether chance had a part in it. */
  readonly deeds: readonly { readonly seat: number; readonly round: number; readonly drew: boolean; readonly resigned: boolean }[];
  /** Part of the victory of each seat at the end. */
  readonly result: readonly number[];
}

/** A moment at which the chances were reckoned: step n is before deed n. */
export interface Point {
  readonly step: number;
  readonly chances: readonly number[];
}

/** One round: the chances before it, and what luck and decisions made of them. */
export interface Turn {
  readonly round: number;
  readonly from: number;
  readonly to: number;
  readonly luck: readonly number[];
  readonly decisions: readonly number[];
}

export interface Turning {
  readonly kind: 'decision' | 'luck';
  /** The deed: the moment before it is step n of a replay, the moment after it step n + 1. */
  readonly step: number;
  readonly seat: number;
  readonly round: number;
  /** What it did to the chance of each seat. */
  readonly swing: readonly number[];
  readonly error: number;
  /** What the strongest bot would have done; null: the same. */
  readonly instead: Action | null;
}

/** Tales of another version are told anew. */
export const VERSION = 2;

/** The truth about a finished game. Start, luck and decisions add up to the result for every seat, because luck is all that decisions do not explain. */
export interface Tale {
  readonly version: typeof VERSION;
  /** The chances are those of perfect play, and nothing was played on: there is no noise in them. */
  readonly exact: boolean;
  readonly levels: { readonly advice: string; readonly play: string };
  /** Games played on from each point, and pairs of games for each decision that was looked at closely. */
  readonly playouts: number;
  readonly worlds: number;
  /** Decisions with a choice that the bot would have made differently, of all with a choice; and how many of them were looked at. */
  readonly looked: number;
  readonly differed: number;
  readonly asked: number;
  readonly points: readonly Point[];
  readonly turns: readonly Turn[];
  readonly turnings: readonly Turning[];
}

/** So many moments of a game are shown. */
export const TURNINGS = 3;

export const greatest = (values: readonly number[]): number => Math.max(...values.map(Math.abs));

/** Where each round begins. */
export const beginsOf = ({ deeds }: Outlined): number[] =>
  [...deeds.keys()].filter((step) => step === 0 || deeds[step].round !== deeds[step - 1].round);

/** Does the work for each, so many at a time, and keeps their order. */
export async function inHands<T, R>(hands: number, items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const found: R[] = [];
  const line = [...items.entries()];
  const hand = async (): Promise<void> => {
    for (let next = line.shift(); next !== undefined; next = line.shift()) found[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: Math.max(1, hands) }, hand));
  return found;
}

/** Sums by round: decisions as they were judged, luck all the rest. Giving up is a decision, whatever it was worth. */
export function turnsOf(
  outlined: Outlined,
  course: readonly Point[],
  gainsAt: (step: number) => readonly number[],
  resigned: number,
): Turn[] {
  const { deeds, seats } = outlined;
  const chancesAt = (step: number): readonly number[] => course.find((point) => point.step === step)?.chances ?? [];
  const begins = beginsOf(outlined);
  return begins.map((from, at) => {
    const to = begins[at + 1] ?? deeds.length;
    const decisions = new Array<number>(seats).fill(0);
    for (let step = from; step < to; step++)
      for (const [seat, gain] of gainsAt(step).entries())
        decisions[seat] += step === resigned ? chancesAt(deeds.length)[seat] - chancesAt(step)[seat] : gain;
    const luck = decisions.map((decided, seat) => chancesAt(to)[seat] - chancesAt(from)[seat] - decided);
    return { round: deeds[from].round, from, to, luck, decisions };
  });
}
