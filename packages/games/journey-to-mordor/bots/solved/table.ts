import type { JourneyBox, SideId } from '../../content/box.ts';
import { contentOf } from './content.ts';
import type { Solution } from './solve.ts';
import { Standings } from './standing.ts';

/** A solved game as it is written down. */
export interface WrittenTable {
  readonly side: string;
  readonly lastSurvivor: boolean;
  readonly fields: number;
  readonly squares: number;
  /** The content it was solved for: with other dice or another sheet it says nothing. */
  readonly content: string;
  /** Chances at the beginning, both playing perfectly. */
  readonly first: number;
  readonly second: number;
  /** The chance of somebody who is left alone, by standing: few, and not rounded to steps. */
  readonly alone: readonly number[];
  /** The chance of the one who is not to move, by round place, mover and other: 12 bits each, packed, deflated, in base 64. */
  readonly waiting: string;
}

/** 12 bits. */
const STEPS = 4095;

/** Rows of a table: one for every round place and mover who is under way; others may be in Mordor only when the first player is waiting. */
const rowsOf = ({ count, all, trails }: Standings): { readonly movers: number; readonly count: number } => ({
  movers: all * trails.length,
  count,
});

/** Neighbouring rows are much alike, so the difference to the row of one trail before is written; its halves apart, because the upper one is mostly nothing. */
export async function write(solution: Solution, box: JourneyBox, side: SideId, lastSurvivor: boolean): Promise<WrittenTable> {
  const { standings, mover, other, alone } = solution;
  const { movers, count } = rowsOf(standings);
  const low = new Uint8Array(2 * movers * count);
  const high = new Uint8Array(2 * movers * count);
  for (let row = 0, at = 0; row < 2 * movers; row++) {
    const from = ((row < movers ? 0 : count - movers) + row) * count;
    for (let column = 0; column < count; column++, at++) {
      const value = Math.round(other[from + column] * STEPS);
      const before = row % movers === 0 ? 0 : Math.round(other[from - count + column] * STEPS);
      const difference = value - before;
      const folded = difference < 0 ? -2 * difference - 1 : 2 * difference;
      low[at] = folded & 255;
      high[at] = folded >> 8;
    }
  }
  const start = standings.numberOf(0, standings.trails.length - 1);
  const bytes = new Uint8Array(low.length + high.length);
  bytes.set(low);
  bytes.set(high, low.length);
  return {
    side,
    lastSurvivor,
    fields: standings.all,
    squares: box.sheets[side].squares,
    content: contentOf(box, side),
    first: round(mover[start * count + start]),
    second: round(other[start * count + start]),
    alone: Array.from(alone, round),
    waiting: toBase64(await through(bytes, new CompressionStream('deflate-raw'))),
  };
}

const round = (chance: number): number => Math.round(chance * 1e9) / 1e9;

/** A table that can be asked. */
export class Table {
  readonly standings: Standings;
  readonly alone: readonly number[];
  private readonly values: Uint16Array;
  private readonly movers: number;
  private readonly count: number;

  private constructor(standings: Standings, alone: readonly number[], values: Uint16Array) {
    this.standings = standings;
    this.alone = alone;
    this.values = values;
    const { movers, count } = rowsOf(standings);
    this.movers = movers;
    this.count = count;
  }

  static async read(written: WrittenTable): Promise<Table> {
    const standings = new Standings(written.fields, written.squares);
    const { movers, count } = rowsOf(standings);
    const bytes = await through(fromBase64(written.waiting), new DecompressionStream('deflate-raw'));
    const size = 2 * movers * count;
    if (bytes.length !== 2 * size) throw new Error(`A table of ${standings.count} standings has ${2 * size} bytes, not ${bytes.length}`);
    const values = new Uint16Array(size);
    for (let at = 0; at < size; at++) {
      const folded = bytes[at] | (bytes[size + at] << 8);
      const difference = folded & 1 ? -(folded + 1) / 2 : folded / 2;
      const row = Math.floor(at / count);
      values[at] = (row % movers === 0 ? 0 : values[at - count]) + difference;
    }
    return new Table(standings, written.alone, values);
  }

  /** The chance of whoever is not to move. */
  waiting(place: number, mover: number, other: number): number {
    return this.values[(place * this.movers + mover) * this.count + other] / STEPS;
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  const out = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(out).arrayBuffer());
}

/** Long lists are turned into letters piece by piece: a call takes only so many arguments. */
const PIECE = 8192;

function toBase64(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += PIECE) letters += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(letters);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at);
  return bytes;
}
