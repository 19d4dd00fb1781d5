import type { Seat } from './seat.ts';
import type { State } from './state.ts';
import type { Choice, Guard } from './step.ts';
import { unchecked } from './unchecked.ts';

export function allAllow<S>(guards: readonly Guard<S>[], state: S, a: number, b: number, c: number, seat: Seat): boolean {
  for (let i = 0; i < guards.length; i++) if (!guards[i].allows(state, a, b, c, seat)) return false;
  return true;
}

/**
 * The guards of some choices in three heaps. A guard of the moment is called once for the whole list, and its answer holds for every candidate; one
 * that says what it depends on once for each such number, after the others.
 */
export interface GuardIndex<S extends State> {
  readonly ofMoment: readonly Guard<S>[];
  readonly each: readonly {
    readonly choice: Choice<S>;
    /** Places in `ofMoment`, in the order of the choice. */
    readonly moment: readonly number[];
    readonly ofCandidate: readonly Guard<S>[];
    readonly perNumber: readonly KeyedGuard<S>[];
  }[];
  /** How many guards are asked once a number. */
  readonly numbered: number;
}

/** A guard that is asked once a number, and its place among those. */
export interface KeyedGuard<S> {
  readonly guard: Guard<S>;
  readonly place: number;
}

const isKeyed = <S>(guard: Guard<S>): boolean => guard.per !== undefined;

const indexCache = new WeakMap<object, unknown>();

export function guardIndexOf<S extends State>(choices: readonly Choice<S>[]): GuardIndex<S> {
  const known = unchecked<GuardIndex<S> | undefined>(indexCache.get(choices));
  if (known !== undefined) return known;
  const ofMoment = [...new Set(choices.flatMap(({ guards }) => guards.filter((guard) => guard.ofMoment)))];
  const numbered = [...new Set(choices.flatMap(({ guards }) => guards.filter(isKeyed)))];
  const each = choices.map((choice) => ({
    choice,
    moment: choice.guards.filter((guard) => guard.ofMoment).map((guard) => ofMoment.indexOf(guard)),
    ofCandidate: choice.guards.filter((guard) => !guard.ofMoment && !isKeyed(guard)),
    perNumber: choice.guards.filter(isKeyed).map((guard) => ({ guard, place: numbered.indexOf(guard) })),
  }));
  const fresh = { ofMoment, each, numbered: numbered.length };
  indexCache.set(choices, fresh);
  return fresh;
}

/** What guards of the moment have said so far. */
const UNASKED = 0;
const YES = 1;
const NO = 2;

/** What guards have answered in one list, so that none is asked the same again: those of the moment, and those asked once a number. */
export class GuardCache<S extends State> {
  private readonly said: number[] = [];
  /** By guard and number: twice the number of the list, and one more for a yes. */
  private readonly numbered: number[][] = [];
  private list = 0;

  /** A new list begins. */
  reset({ ofMoment, numbered }: GuardIndex<S>): void {
    for (let i = 0; i < ofMoment.length; i++) this.said[i] = UNASKED;
    while (this.numbered.length < numbered) this.numbered.push([]);
    this.list++;
  }

  /** Whether the guards of the moment at these places let a choice through. */
  allowsNow(places: readonly number[], guards: readonly Guard<S>[], state: S, seat: Seat): boolean {
    const { said } = this;
    for (let i = 0; i < places.length; i++) {
      const place = places[i];
      if (said[place] === UNASKED) said[place] = guards[place].allows(state, 0, 0, 0, seat) ? YES : NO;
      if (said[place] === NO) return false;
    }
    return true;
  }

  /** Whether the guards that are asked once a number let a candidate through. */
  perNumber(guards: readonly KeyedGuard<S>[], state: S, a: number, b: number, c: number, seat: Seat): boolean {
    for (let i = 0; i < guards.length; i++) {
      const { guard, place } = guards[i];
      const answers = this.numbered[place];
      const number = guard.per?.(a, b, c) ?? 0;
      if (answers[number] >> 1 !== this.list) answers[number] = 2 * this.list + (guard.allows(state, a, b, c, seat) ? 1 : 0);
      if ((answers[number] & 1) === 0) return false;
    }
    return true;
  }
}
