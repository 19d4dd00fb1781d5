import type { Seat } from './seat.ts';
import type { State } from './state.ts';
import type { Choice, Guard } from './step.ts';
import { unchecked } from './unchecked.ts';

export function allAllow<S>(guards: readonly Guard<S>[], state: S, a: number, b: number, c: number, seat: Seat): boolean {
  for (let i = 0; i < guards.length; i++) if (!guards[i].allows(state, a, b, c, seat)) return false;
  return true;
}

/**
 * Guards of some choices, grouped by how often they must run: once per list (moment guards), once per key (`per`), once per candidate.
 */
export interface GuardIndex<S extends State> {
  readonly momentGuards: readonly Guard<S>[];
  readonly each: readonly {
    readonly choice: Choice<S>;
    /** Indices into `momentGuards`, in the order of the choice. */
    readonly moment: readonly number[];
    readonly ofCandidate: readonly Guard<S>[];
    readonly perNumber: readonly KeyedGuard<S>[];
  }[];
  /** Number of guards with a key. */
  readonly keyedCount: number;
}

/** A guard with a key, and its index among those. */
export interface KeyedGuard<S> {
  readonly guard: Guard<S>;
  readonly place: number;
}

const isKeyed = <S>(guard: Guard<S>): boolean => guard.per !== undefined;

const indexCache = new WeakMap<object, unknown>();

export function guardIndexOf<S extends State>(choices: readonly Choice<S>[]): GuardIndex<S> {
  // A list of choices has one type of state: what was stored for it is of that type.
  const known = unchecked<GuardIndex<S> | undefined>(indexCache.get(choices));
  if (known !== undefined) return known;
  const momentGuards = [...new Set(choices.flatMap(({ guards }) => guards.filter((guard) => guard.ofMoment)))];
  const keyedGuards = [...new Set(choices.flatMap(({ guards }) => guards.filter(isKeyed)))];
  const each = choices.map((choice) => ({
    choice,
    moment: choice.guards.filter((guard) => guard.ofMoment).map((guard) => momentGuards.indexOf(guard)),
    ofCandidate: choice.guards.filter((guard) => !guard.ofMoment && !isKeyed(guard)),
    perNumber: choice.guards.filter(isKeyed).map((guard) => ({ guard, place: keyedGuards.indexOf(guard) })),
  }));
  const fresh = { momentGuards, each, keyedCount: keyedGuards.length };
  indexCache.set(choices, fresh);
  return fresh;
}

/** Cached answers of moment guards. */
const UNASKED = 0;
const YES = 1;
const NO = 2;

/** Cache of guard answers within one list: moment guards, and guards with a key. */
export class GuardCache<S extends State> {
  private readonly momentAnswers: number[] = [];
  /** By guard and key: twice the list number, plus one for a yes. Old entries expire with the list number. */
  private readonly keyedAnswers: number[][] = [];
  private listNumber = 0;

  /** Starts a new list. */
  reset({ momentGuards, keyedCount }: GuardIndex<S>): void {
    for (let i = 0; i < momentGuards.length; i++) this.momentAnswers[i] = UNASKED;
    while (this.keyedAnswers.length < keyedCount) this.keyedAnswers.push([]);
    this.listNumber++;
  }

  /** Whether the moment guards at these indices allow a choice. */
  allowsNow(places: readonly number[], guards: readonly Guard<S>[], state: S, seat: Seat): boolean {
    const { momentAnswers: said } = this;
    for (let i = 0; i < places.length; i++) {
      const place = places[i];
      if (said[place] === UNASKED) said[place] = guards[place].allows(state, 0, 0, 0, seat) ? YES : NO;
      if (said[place] === NO) return false;
    }
    return true;
  }

  /** Whether the keyed guards allow a candidate. */
  perNumber(guards: readonly KeyedGuard<S>[], state: S, a: number, b: number, c: number, seat: Seat): boolean {
    for (let i = 0; i < guards.length; i++) {
      const { guard, place } = guards[i];
      const answers = this.keyedAnswers[place];
      const number = guard.per?.(a, b, c) ?? 0;
      if (answers[number] >> 1 !== this.listNumber) answers[number] = 2 * this.listNumber + (guard.allows(state, a, b, c, seat) ? 1 : 0);
      if ((answers[number] & 1) === 0) return false;
    }
    return true;
  }
}
