import { type Action, cloneState, type GameRecord, nameMove, SeededRandom } from '#kernel';
import type { Exact } from '#bots/exact.ts';
import type { OpenedGame } from '#bots/opened.ts';
import type { Explain, Reason } from '#bots/why.ts';
import { chancesAt, partsOf, playedOn } from './chances.ts';
import { type Course, courseOf } from './course.ts';
import { type Advice, adviceAt, isOpen, judge, type Judged, movesAt } from './judged.ts';
import type { Outlined } from './parts.ts';
import type { Exactly } from './solved.ts';

/** The same record is judged with the same luck. */
const SEED = 1937;
/** So many games are played on to see how long one takes, after one that warms up. */
const PACED = 3;

/** Before that so many of its decisions are asked for: a level whose games take longer than this by them is not timed any closer. */
const GLANCED = 16;
const LONG = 3000;

/** What a bot would do at a decision, and what speaks for it; topics are words of the game under `why`. */
export interface Why {
  /** Null where that is what was done. */
  readonly otherwise: Action | null;
  readonly reasons: readonly Reason[];
}

/** Reckons in this thread. */
export class Here {
  private readonly course: Course;
  private readonly explain: Explain | undefined;
  private readonly exact: Exact | undefined;

  constructor(course: Course, explain = course.opened.explain, exact?: Exact) {
    this.course = course;
    this.explain = explain;
    this.exact = exact;
  }

  /** With everything that the game has to say about itself, however large. */
  static async of(opened: OpenedGame, record: GameRecord): Promise<Here> {
    const [explain, exact] = await Promise.all([opened.lateExplain?.(), opened.lateExact?.()]);
    return new Here(courseOf(opened, record), explain, exact);
  }

  outline(): Outlined {
    const { opened, states, deeds } = this.course;
    const { outcome, own } = states[states.length - 1];
    if (outcome === null) throw new Error('Only a game that is over can be judged');
    return {
      seats: own.length,
      deeds: deeds.map(({ seat, drew, move }, step) => ({
        seat,
        drew,
        resigned: move === 'resign',
        round: opened.game.rounds(states[step]),
      })),
      result: partsOf(outcome, own.length),
    };
  }

  pace(level: string): number {
    const { opened, states } = this.course;
    const glanced = this.glance(level);
    if (glanced > LONG) return glanced;
    const play = (number: number): number[] => playedOn(opened, cloneState(states[0]), level, SEED, number);
    play(0);
    const began = performance.now();
    for (let number = 1; number <= PACED; number++) play(number);
    return (performance.now() - began) / PACED;
  }

  /** Milliseconds that a game of this length takes by some of its decisions, after one that warms up. */
  private glance(level: string): number {
    const { length } = this.course.deeds;
    const every = Math.max(1, Math.floor(length / GLANCED));
    this.advice(0, level);
    const began = performance.now();
    let asked = 0;
    for (let step = 0; step < length && performance.now() - began < LONG; step += every, asked++) this.advice(step, level);
    return ((performance.now() - began) / Math.max(1, asked)) * length;
  }

  chances(step: number, level: string, playouts: number): readonly number[] {
    return chancesAt(this.course.opened, this.course.states[step], level, playouts, SEED);
  }

  advice(step: number, level: string): Advice {
    return adviceAt(this.course, step, level, SEED);
  }

  judge(step: number, levels: { readonly advice: string; readonly play: string }, worlds: number, from: number): Judged {
    return judge(this.course, step, levels, worlds, SEED, from);
  }

  /** The deeds from one step up to another; null where the game is not solved, or not for what happened in it. */
  exactly(from: number, to: number): readonly Exactly[] | null {
    const { states, deeds } = this.course;
    const found: Exactly[] = [];
    for (let step = from; step < to; step++) {
      const { seat, move } = deeds[step];
      const chances = this.exact?.chances(states[step]) ?? null;
      const after = (move === 'resign' ? this.exact?.chances(states[step + 1]) : this.exact?.after(states[step], seat, move)) ?? null;
      if (chances === null || after === null) return null;
      found.push({ chances, after, open: isOpen(this.course, step) });
    }
    return found;
  }

  /** Null where no bot of the game can say why, and where there was nothing to choose. */
  why(step: number): Why | null {
    const { opened, states, deeds } = this.course;
    const seen = this.explain === undefined ? null : movesAt(this.course, step);
    if (this.explain === undefined || seen === null) return null;
    const { chosen, reasons } = this.explain(seen, new SeededRandom(SEED, step));
    const otherwise = chosen === deeds[step].move ? null : nameMove(opened.game.verbs, chosen, states[step].box);
    return { otherwise, reasons };
  }
}
