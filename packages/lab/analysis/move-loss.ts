import { levelOf } from '#bots/loaded-game.ts';
import {
  type Action,
  cloneState,
  LegalMoves,
  type Move,
  nameMove,
  perform,
  SeatObservation,
  SeededRandom,
  SilentEffects,
  type State,
} from '#kernel';
import { playOut } from './win-chances.ts';
import type { StateHistory } from './state-history.ts';

/** The strongest bot's choice at a decision, from the seat's information set. */
export interface BotChoice {
  readonly step: number;
  /** Whether the seat had more than one legal move. */
  readonly open: boolean;
  /** Null if there was no choice, or if the bot agrees. */
  readonly instead: Action | null;
}

/** Gain or loss of each seat by the move that was made, against the bot's choice, with standard errors. */
export interface MoveLoss {
  readonly step: number;
  readonly gains: readonly number[];
  readonly errors: readonly number[];
  readonly worlds: number;
}

/** Random streams of determinizing and of the dice, kept apart. */
const DEALING = 1 << 20;

/** The seat's observation; null if it resigned, made an aside, or had only one legal move. */
export function observationAt({ loaded, states, plies }: StateHistory, step: number): SeatObservation<State> | null {
  const { seat, move } = plies[step];
  const legalMoves = new LegalMoves(loaded.game);
  if (move === 'resign' || !legalMoves.options(states[step], seat).toArray().includes(move)) return null;
  const observation = new SeatObservation(loaded.game, states[step], seat, legalMoves);
  return observation.moves.length === 1 ? null : observation;
}

export const hasChoice = (history: StateHistory, step: number): boolean => observationAt(history, step) !== null;

/** The level's move; null if it agrees with the move that was made. */
function botMoveInstead(history: StateHistory, step: number, level: string, seed: number): Move | null {
  const observation = observationAt(history, step);
  const best = observation === null ? null : levelOf(history.loaded, level)(observation, new SeededRandom(seed, step));
  return best === history.plies[step].move ? null : best;
}

export function botChoiceAt(history: StateHistory, step: number, level: string, seed: number): BotChoice {
  const best = botMoveInstead(history, step, level, seed);
  const { game } = history.loaded;
  return {
    step,
    open: hasChoice(history, step),
    instead: best === null ? null : nameMove(game.verbs, best, history.states[step].box),
  };
}

/**
 * Compares the move that was made with the bot's choice by playouts in worlds determinized for the seat: a player is never judged by hidden information.
 * Both moves use common random numbers. `from` selects fresh worlds.
 */
export function moveLoss(
  history: StateHistory,
  step: number,
  levels: { readonly advice: string; readonly play: string },
  worlds: number,
  seed: number,
  from = 0,
): MoveLoss {
  const { loaded, states, plies } = history;
  const { seat, move } = plies[step];
  const best = botMoveInstead(history, step, levels.advice, seed);
  const seats = states[step].own.length;
  const sums = new Array<number>(seats).fill(0);
  const squares = new Array<number>(seats).fill(0);
  if (best === null || move === 'resign') return { step, gains: sums, errors: sums, worlds: 0 };
  for (let number = from; number < from + worlds; number++) {
    const world = loaded.game.redeal(states[step], seat, new SeededRandom(seed + step, DEALING + number));
    const after = (chosen: Move): number[] => {
      const state: State = cloneState(world);
      const dice = new SeededRandom(seed + step, 2 * DEALING + number);
      perform(loaded.game, state, seat, chosen, new SilentEffects(dice));
      return playOut(loaded, state, levels.play, seed + step, number);
    };
    const [done, instead] = [after(move), after(best)];
    for (let each = 0; each < seats; each++) {
      const gain = done[each] - instead[each];
      sums[each] += gain;
      squares[each] += gain * gain;
    }
  }
  const gains = sums.map((sum) => sum / worlds);
  // Rule of three: moves that never led to different results may still differ in up to 3 of so many worlds.
  const errors = gains.map((gain, each) => Math.sqrt(Math.max(squares[each] / worlds - gain * gain, 1 / worlds / worlds) / worlds));
  return { step, gains, errors, worlds };
}
