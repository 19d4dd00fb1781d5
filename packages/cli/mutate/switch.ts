/** A mutant ran a place far more often than the rules do: it would go on for ever. */
export class Endless extends Error {}

const NO_LIMIT = 0x7fffffff;
/** A mutant may run its own place so many times as often as the rules do, and some more. */
const TIMES = 50;
const MORE = 5000;

/** Which mutant is switched on, and how often each place was reached. The instrumented files know it as `$mutation`. */
export class MutationSwitch {
  /** The number of the mutant that is switched on; -1 when none is. */
  on = -1;
  /** How often each place was reached, at the number of its first mutant. */
  readonly reached: Int32Array;
  private limited = -1;
  private limit = NO_LIMIT;

  constructor(mutants: number) {
    this.reached = new Int32Array(mutants);
  }

  reach(place: number): number {
    const times = ++this.reached[place];
    if (place === this.limited && times > this.limit) throw new Endless(`place ${place} was reached ${times} times`);
    return this.on;
  }

  /** Switches a mutant on for one test, in which the rules reach its place so many times. */
  start(mutant: number, place: number, times: number): void {
    this.on = mutant;
    this.limited = place;
    this.limit = times * TIMES + MORE;
    this.reached[place] = 0;
  }

  stop(): void {
    this.on = -1;
    this.limited = -1;
  }
}
