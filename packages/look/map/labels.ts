import type { Point } from '../pen.ts';
import { type Box, overlap } from './geometry.ts';

/** Names that find room: never over one another, and over what is drawn only when there is no other room. */

export interface Label {
  readonly id: string;
  readonly lines: readonly string[];
  /** Middle of the first line's baseline, or its beginning or end. */
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly box: Box;
}

/** Where a label could stand, and how little it would like to. */
interface Wish {
  readonly label: Label;
  readonly cost: number;
}

/** Width of a bold letter of the text face, by its size; a little generous. */
const LETTER = 0.515;

export function widthOf(text: string, size: number, letter = LETTER): number {
  let units = 0;
  for (const sign of text) units += /[ilj.,:'’()I ]/.test(sign) ? 0.6 : /[mwMWŻŹ]/.test(sign) ? 1.5 : /[A-ZŁŚĆ]/.test(sign) ? 1.25 : 1;
  return units * size * letter;
}

/** A text broken in two where it breaks best, or whole when it is one word. */
export function broken(text: string): string[] {
  const words = text.split(' ');
  const ways = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
    .sort((a, b) => Math.max(...a.map((line) => line.length)) - Math.max(...b.map((line) => line.length)));
  return ways[0] ?? [text];
}

/** How far the foot of a line hangs below its baseline, by the size of its letters. */
const FOOT = 0.15625;

/** A label whose first line begins, ends or has its middle at `x`, with its head at `top`. */
export function labelAt(
  { id, lines, anchor, x, top }: Pick<Label, 'id' | 'lines' | 'anchor' | 'x'> & { readonly top: number },
  { size, line }: { readonly size: number; readonly line: number },
): Label {
  const width = Math.max(...lines.map((each) => widthOf(each, size)));
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'start' ? x : x - width;
  return { id, lines, x, y: top + line - size * FOOT, anchor, box: { x: left, y: top, width, height: lines.length * line + 1 } };
}

/** How many of these points a label would hide. */
export function crossings({ x, y, width, height }: Box, ink: readonly Point[]): number {
  let count = 0;
  for (const [px, py] of ink) if (px > x - 1.5 && px < x + width + 1.5 && py > y - 1.5 && py < y + height + 1.5) count++;
  return count;
}

/** What two labels over one another cost. */
const OVER = 1000;

/** One wish for each label: the most hemmed in choose first; then each looks again, knowing where the others stand. */
export function settle(wishes: readonly (readonly Wish[])[]): Label[] {
  const sorted = wishes.map((all) => all.toSorted((a, b) => a.cost - b.cost));
  const order = sorted.map((_, index) => index).sort((a, b) => sorted[b][0].cost - sorted[a][0].cost);
  const chosen = new Map<number, Label>();
  for (let round = 0; round < 3; round++)
    for (const index of order) {
      const others = [...chosen].filter(([other]) => other !== index).map(([, label]) => label.box);
      const priced = sorted[index].map(({ label, cost }) => ({
        label,
        cost: cost + others.filter((box) => overlap(box, label.box)).length * OVER,
      }));
      chosen.set(index, priced.reduce((best, each) => (each.cost < best.cost ? each : best)).label);
    }
  return sorted.map((_, index) => chosen.get(index)).filter((label) => label !== undefined);
}
