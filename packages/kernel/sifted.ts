import type { Seat } from './seat.ts';
import type { State } from './state.ts';
import type { Choice, Guard } from './step.ts';
import { trusted } from './trusted.ts';

export function allowed<S>(guards: readonly Guard<S>[], state: S, a: number, b: number, c: number, seat: Seat): boolean {
  for (let i = 0; i < guards.length; i++) if (!guards[i].allows(state, a, b, c, seat)) return false;
  return true;
}

/** The guards of some choices in two heaps. A guard of the moment is called once for the whole list, and its answer holds for every candidate. */
interface Sifted<S extends State> {
  readonly ofMoment: readonly Guard<S>[];
  readonly each: readonly {
    readonly choice: Choice<S>;
    /** Places in `ofMoment`, in the order of the choice. */
    readonly moment: readonly number[];
    readonly ofCandidate: readonly Guard<S>[];
  }[];
}

const siftedBefore = new WeakMap<object, unknown>();

export function sifted<S extends State>(choices: readonly Choice<S>[]): Sifted<S> {
  const known = trusted<Sifted<S> | undefined>(siftedBefore.get(choices));
  if (known !== undefined) return known;
  const ofMoment = [...new Set(choices.flatMap(({ guards }) => guards.filter((guard) => guard.ofMoment)))];
  const each = choices.map((choice) => ({
    choice,
    moment: choice.guards.filter((guard) => guard.ofMoment).map((guard) => ofMoment.indexOf(guard)),
    ofCandidate: choice.guards.filter((guard) => !guard.ofMoment),
  }));
  const fresh = { ofMoment, each };
  siftedBefore.set(choices, fresh);
  return fresh;
}

/** What guards of the moment have said so far. */
const UNASKED = 0;
const YES = 1;
const NO = 2;

/** The answers of the guards of the moment, each asked once a list. */
export class Moments<S extends State> {
  private readonly said: number[] = [];

  forget(count: number): void {
    for (let i = 0; i < count; i++) this.said[i] = UNASKED;
  }

  /** Whether the guards at these places let a choice through. */
  allow(places: readonly number[], guards: readonly Guard<S>[], state: S, seat: Seat): boolean {
    const { said } = this;
    for (let i = 0; i < places.length; i++) {
      const place = places[i];
      if (said[place] === UNASKED) said[place] = guards[place].allows(state, 0, 0, 0, seat) ? YES : NO;
      if (said[place] === NO) return false;
    }
    return true;
  }
}
