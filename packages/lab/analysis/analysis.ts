import type { Action } from '#kernel';
import type { BotChoice, MoveLoss } from './move-loss.ts';
import type { ExactPly } from './exact-analysis.ts';

/** Computes the parts of an analysis: in this thread, or on several worker threads. */
export interface Analyzer {
  readonly concurrency: number;
  /** Milliseconds that a level needs to play one whole game. */
  pace(level: string): Promise<number>;
  chances(step: number, level: string, playouts: number): Promise<readonly number[]>;
  advice(step: number, level: string): Promise<BotChoice>;
  judge(step: number, levels: { readonly advice: string; readonly play: string }, worlds: number, from: number): Promise<MoveLoss>;
  /** Exact win chances of a range of plies; null if the game is not solved. */
  exactly(from: number, to: number): Promise<readonly ExactPly[] | null>;
}

/** Summary of a finished game, before its analysis. */
export interface GameSummary {
  readonly seats: number;
  /** Each ply: its seat, its round, and whether dice or cards were drawn. */
  readonly plies: readonly { readonly seat: number; readonly round: number; readonly drew: boolean; readonly resigned: boolean }[];
  /** Each seat's share of the victory. */
  readonly result: readonly number[];
}

/** Win chances at one point of the game: step n is before ply n. */
export interface ChancePoint {
  readonly step: number;
  readonly chances: readonly number[];
}

/** One round: how luck and decisions changed the win chances. */
export interface RoundSwing {
  readonly round: number;
  readonly from: number;
  readonly to: number;
  readonly luck: readonly number[];
  readonly decisions: readonly number[];
}

export interface KeyMoment {
  readonly kind: 'decision' | 'luck';
  /** The ply: the state before it is step n of a replay, the state after it step n + 1. */
  readonly step: number;
  readonly seat: number;
  readonly round: number;
  /** Change of each seat's win chance. */
  readonly swing: readonly number[];
  readonly error: number;
  /** The strongest bot's move; null if it agrees. */
  readonly instead: Action | null;
}

/** Version of the stored format; analyses of another version are computed again. */
export const ANALYSIS_VERSION = 2;

/**
 * Analysis of a finished game. For every seat start, luck and decisions add up to the result, because luck is the remainder. Stored and sent: the field
 * names are part of the format.
 */
export interface Analysis {
  readonly version: typeof ANALYSIS_VERSION;
  /** The chances are those of perfect play, without sampling noise. */
  readonly exact: boolean;
  readonly levels: { readonly advice: string; readonly play: string };
  /** Playouts per point, and pairs of playouts per closely examined decision. */
  readonly playouts: number;
  readonly worlds: number;
  /** Decisions examined, decisions at which the bot differs, and decisions with a choice. */
  readonly looked: number;
  readonly differed: number;
  readonly asked: number;
  readonly points: readonly ChancePoint[];
  readonly turns: readonly RoundSwing[];
  readonly turnings: readonly KeyMoment[];
}

/** Number of key moments shown. */
export const KEY_MOMENTS = 3;

export const greatest = (values: readonly number[]): number => Math.max(...values.map(Math.abs));

/** First step of each round. */
export const roundStarts = ({ plies }: GameSummary): number[] =>
  [...plies.keys()].filter((step) => step === 0 || plies[step].round !== plies[step - 1].round);

/** Maps items with bounded concurrency; results keep the order of the items. */
export async function mapConcurrent<T, R>(concurrency: number, items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const found: R[] = [];
  const queue = [...items.entries()];
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) found[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: Math.max(1, concurrency) }, worker));
  return found;
}

/** Sums per round: decisions as measured, luck as the remainder. Resigning counts as a decision. */
export function swingsByRound(
  game: GameSummary,
  points: readonly ChancePoint[],
  gainsAt: (step: number) => readonly number[],
  resigned: number,
): RoundSwing[] {
  const { plies, seats } = game;
  const chancesAt = (step: number): readonly number[] => points.find((point) => point.step === step)?.chances ?? [];
  const begins = roundStarts(game);
  return begins.map((from, at) => {
    const to = begins[at + 1] ?? plies.length;
    const decisions = new Array<number>(seats).fill(0);
    for (let step = from; step < to; step++)
      for (const [seat, gain] of gainsAt(step).entries())
        decisions[seat] += step === resigned ? chancesAt(plies.length)[seat] - chancesAt(step)[seat] : gain;
    const luck = decisions.map((decided, seat) => chancesAt(to)[seat] - chancesAt(from)[seat] - decided);
    return { round: plies[from].round, from, to, luck, decisions };
  });
}
