import { type Detail, detail } from '../detail.ts';
import { type Draw, type Random, type Shuffleable, shuffleWithOrder, type Stream } from './random.ts';

/** Records the outcome of every draw, so that a replay does not depend on the algorithm. */
export class RecordingRandom implements Random {
  draws: Draw[] = [];
  private readonly source: Random;
  private readonly counters: { open: number; hidden: number };

  constructor(source: Random, counters: { readonly open: number; readonly hidden: number } = { open: 0, hidden: 0 }) {
    this.source = source;
    this.counters = { ...counters };
  }

  drawn(): { open: number; hidden: number } {
    return { ...this.counters };
  }

  take(): Draw[] {
    const taken = this.draws;
    this.draws = [];
    return taken;
  }

  roll(sides: number, faces?: readonly string[]): number {
    const got = this.source.roll(sides, faces);
    this.keep('open', sides, got);
    return got;
  }

  draw(count: number, names?: readonly string[]): number {
    const got = this.source.draw(count, names);
    this.keep('hidden', count, got);
    return got;
  }

  shuffle(items: Shuffleable, names?: readonly string[]): void {
    const byPlace = names === undefined ? undefined : Array.from(items, (item) => names[item]);
    const order = shuffleWithOrder(items, (places) => this.source.shuffle(places, byPlace));
    this.keep('hidden', order.length, order);
  }

  private keep(stream: Stream, of: number, got: number | number[]): void {
    this.draws.push({ stream, number: this.counters[stream]++, of, got });
  }
}

/** Returns recorded outcomes in order. */
export class ReplayRandom implements Random {
  private next = 0;
  private readonly draws: readonly Draw[];

  constructor(draws: readonly Draw[]) {
    this.draws = draws;
  }

  get used(): number {
    return this.next;
  }

  roll(sides: number): number {
    return this.outcome('open', sides);
  }

  draw(count: number): number {
    return this.outcome('hidden', count);
  }

  shuffle(items: Shuffleable): void {
    const { got } = this.expect('hidden', items.length);
    if (typeof got === 'number' || !Array.isArray(got) || got.length !== items.length || !isPermutation(got))
      throw this.drawError(`Draw ${this.next} of the record is no shuffle of ${items.length}`);
    const old = Array.from(items);
    for (const [place, from] of got.entries()) items[place] = old[from];
  }

  private outcome(stream: Stream, of: number): number {
    const { got } = this.expect(stream, of);
    if (typeof got !== 'number' || !Number.isInteger(got) || got < 0 || got >= of)
      throw this.drawError(`Draw ${this.next} of the record is ${JSON.stringify(got)}, not one of ${of} outcomes`);
    return got;
  }

  private expect(stream: Stream, of: number): Draw {
    const draw = this.draws[this.next++];
    if (draw === undefined)
      throw new RecordError('The record has fewer draws than its actions need', 'rules', detail('record-too-few-draws'));
    if (draw.stream !== stream || draw.of !== of)
      throw this.drawError(`Draw ${this.next} of the record is ${draw.stream} of ${draw.of}; these rules ask for ${stream} of ${of}`);
    return draw;
  }

  private drawError(message: string): RecordError {
    return new RecordError(message, 'rules', detail('record-draw', { number: this.next }));
  }
}

/** Every index exactly once. */
const isPermutation = (order: readonly number[]): boolean =>
  new Set(order).size === order.length && order.every((place) => Number.isInteger(place) && place >= 0 && place < order.length);

/**
 * What can be wrong with a record: unknown format; other content; a secret that does not match the commitment; a contribution that does not match its
 * commitment; a draw that does not follow from the seal; rules that play differently; a false claim about the preceding game. The locales have a sentence
 * for each.
 */
export const RECORD_FAULTS = ['form', 'content', 'seal', 'words', 'draw', 'rules', 'follows'] as const;
export type RecordFault = (typeof RECORD_FAULTS)[number];

/** The record does not match the rules, or is damaged. */
export class RecordError extends Error {
  readonly fault: RecordFault;
  /** Where it is wrong, in translatable form; null where the fault says everything. */
  readonly issue: Detail | null;

  constructor(message: string, fault: RecordFault = 'rules', issue: Detail | null = null) {
    super(message);
    this.fault = fault;
    this.issue = issue;
  }
}
