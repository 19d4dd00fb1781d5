import { levelOf } from '#bots/opened.ts';
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
import { playedOn } from './chances.ts';
import type { Course } from './course.ts';

/** What the strongest bot would have done at a decision, knowing what the seat could know. */
export interface Advice {
  readonly step: number;
  /** Whether there was anything to choose. */
  readonly open: boolean;
  /** Null where there was nothing to choose, or where it would have done the same. */
  readonly instead: Action | null;
}

/** What a deed gained or lost each seat against what the bot would have done, and the standard error of that. */
export interface Judged {
  readonly step: number;
  readonly gains: readonly number[];
  readonly errors: readonly number[];
  readonly worlds: number;
}

/** Chance of dealing and chance of the table are kept apart. */
const DEALING = 1 << 20;

/** The moves that the seat could choose from; none where it gave up, or did something that belongs to no moment. */
export function movesAt({ opened, states, deeds }: Course, step: number): SeatObservation<State> | null {
  const { seat, move } = deeds[step];
  const lister = new LegalMoves(opened.game);
  if (move === 'resign' || !lister.options(states[step], seat).toArray().includes(move)) return null;
  const seen = new SeatObservation(opened.game, states[step], seat, lister);
  return seen.moves.length === 1 ? null : seen;
}

/** Whether there was anything to choose. */
export const isOpen = (course: Course, step: number): boolean => movesAt(course, step) !== null;

/** What the level would have done instead; null where that is what was done. */
function adviceMove(course: Course, step: number, level: string, seed: number): Move | null {
  const seen = movesAt(course, step);
  const best = seen === null ? null : levelOf(course.opened, level)(seen, new SeededRandom(seed, step));
  return best === course.deeds[step].move ? null : best;
}

export function adviceAt(course: Course, step: number, level: string, seed: number): Advice {
  const best = adviceMove(course, step, level, seed);
  const { game } = course.opened;
  return {
    step,
    open: isOpen(course, step),
    instead: best === null ? null : nameMove(game.verbs, best, course.states[step].box),
  };
}

/**
 * Compares what was done with what the bot would have done, in worlds dealt anew for the seat: nobody is judged by what he could not know. Both
 * meet the same world and the same dice. `from` tells fresh worlds from those that were looked at before.
 */
export function judge(
  course: Course,
  step: number,
  levels: { readonly advice: string; readonly play: string },
  worlds: number,
  seed: number,
  from = 0,
): Judged {
  const { opened, states, deeds } = course;
  const { seat, move } = deeds[step];
  const best = adviceMove(course, step, levels.advice, seed);
  const seats = states[step].own.length;
  const sums = new Array<number>(seats).fill(0);
  const squares = new Array<number>(seats).fill(0);
  if (best === null || move === 'resign') return { step, gains: sums, errors: sums, worlds: 0 };
  for (let number = from; number < from + worlds; number++) {
    const world = opened.game.redeal(states[step], seat, new SeededRandom(seed + step, DEALING + number));
    const after = (chosen: Move): number[] => {
      const state: State = cloneState(world);
      const dice = new SeededRandom(seed + step, 2 * DEALING + number);
      perform(opened.game, state, seat, chosen, new SilentEffects(dice));
      return playedOn(opened, state, levels.play, seed + step, number);
    };
    const [done, instead] = [after(move), after(best)];
    for (let each = 0; each < seats; each++) {
      const gain = done[each] - instead[each];
      sums[each] += gain;
      squares[each] += gain * gain;
    }
  }
  const gains = sums.map((sum) => sum / worlds);
  // Where two moves never led to different ends, they may still do so in fewer than three of so many worlds.
  const errors = gains.map((gain, each) => Math.sqrt(Math.max(squares[each] / worlds - gain * gain, 1 / worlds / worlds) / worlds));
  return { step, gains, errors, worlds };
}
