import { type Action, cloneState, type GameRecord, nameMove, SeededRandom } from '#kernel';
import type { ExactChances } from '#bots/exact-chances.ts';
import type { LoadedGame } from '#bots/loaded-game.ts';
import type { MoveExplainer, Reason } from '#bots/explanation.ts';
import { winChances, victoryShares, playOut } from './win-chances.ts';
import { type StateHistory, historyOf } from './state-history.ts';
import { type BotChoice, botChoiceAt, hasChoice, moveLoss, type MoveLoss, observationAt } from './move-loss.ts';
import type { GameSummary } from './analysis.ts';
import type { ExactPly } from './exact-analysis.ts';

/** Fixed seed: the same record gives the same analysis. */
const SEED = 1937;
/** Games timed, after one warm-up game. */
const TIMED_GAMES = 3;

/** Decisions sampled first: a level whose games are slower than this by that estimate is not timed further. */
const SAMPLED_DECISIONS = 16;
const SLOW_GAME_MS = 3000;

/** A bot's move at a decision and its reasons; topics are in the game's locale under `why`. */
export interface BotAlternative {
  /** Null if it is the move that was made. */
  readonly otherwise: Action | null;
  readonly reasons: readonly Reason[];
}

/** Analyzer in this thread. */
export class LocalAnalyzer {
  private readonly history: StateHistory;
  private readonly explain: MoveExplainer | undefined;
  private readonly exact: ExactChances | undefined;

  constructor(history: StateHistory, explain = history.loaded.explain, exact?: ExactChances) {
    this.history = history;
    this.explain = explain;
    this.exact = exact;
  }

  /** Loads the game's large data files first. */
  static async of(loaded: LoadedGame, record: GameRecord): Promise<LocalAnalyzer> {
    const [explain, exact] = await Promise.all([loaded.lazyExplain?.(), loaded.lazyExact?.()]);
    return new LocalAnalyzer(historyOf(loaded, record), explain, exact);
  }

  outline(): GameSummary {
    const { loaded, states, plies } = this.history;
    const { outcome, own } = states[states.length - 1];
    if (outcome === null) throw new Error('Only a game that is over can be judged');
    return {
      seats: own.length,
      plies: plies.map(({ seat, drew, move }, step) => ({
        seat,
        drew,
        resigned: move === 'resign',
        round: loaded.game.rounds(states[step]),
      })),
      result: victoryShares(outcome, own.length),
    };
  }

  pace(level: string): number {
    const { loaded, states } = this.history;
    const glanced = this.estimatePace(level);
    if (glanced > SLOW_GAME_MS) return glanced;
    const play = (number: number): number[] => playOut(loaded, cloneState(states[0]), level, SEED, number);
    play(0);
    const began = performance.now();
    for (let number = 1; number <= TIMED_GAMES; number++) play(number);
    return (performance.now() - began) / TIMED_GAMES;
  }

  /** Estimated milliseconds per game from a sample of its decisions, after one warm-up decision. */
  private estimatePace(level: string): number {
    const { length } = this.history.plies;
    const every = Math.max(1, Math.floor(length / SAMPLED_DECISIONS));
    this.advice(0, level);
    const began = performance.now();
    let asked = 0;
    for (let step = 0; step < length && performance.now() - began < SLOW_GAME_MS; step += every, asked++) this.advice(step, level);
    return ((performance.now() - began) / Math.max(1, asked)) * length;
  }

  chances(step: number, level: string, playouts: number): readonly number[] {
    return winChances(this.history.loaded, this.history.states[step], level, playouts, SEED);
  }

  advice(step: number, level: string): BotChoice {
    return botChoiceAt(this.history, step, level, SEED);
  }

  judge(step: number, levels: { readonly advice: string; readonly play: string }, worlds: number, from: number): MoveLoss {
    return moveLoss(this.history, step, levels, worlds, SEED, from);
  }

  /** Exact chances of a range of plies; null if the game, or a position of it, is not solved. */
  exactly(from: number, to: number): readonly ExactPly[] | null {
    const { states, plies } = this.history;
    const found: ExactPly[] = [];
    for (let step = from; step < to; step++) {
      const { seat, move } = plies[step];
      const chances = this.exact?.chances(states[step]) ?? null;
      const after = (move === 'resign' ? this.exact?.chances(states[step + 1]) : this.exact?.afterMove(states[step], seat, move)) ?? null;
      if (chances === null || after === null) return null;
      found.push({ chances, after, open: hasChoice(this.history, step) });
    }
    return found;
  }

  /** Null if no bot of the game gives reasons, or if there was only one legal move. */
  why(step: number): BotAlternative | null {
    const { loaded, states, plies } = this.history;
    const observation = this.explain === undefined ? null : observationAt(this.history, step);
    if (this.explain === undefined || observation === null) return null;
    const { chosen, reasons } = this.explain(observation, new SeededRandom(SEED, step));
    const otherwise = chosen === plies[step].move ? null : nameMove(loaded.game.verbs, chosen, states[step].box);
    return { otherwise, reasons };
  }
}
