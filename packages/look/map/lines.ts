import type { Point } from '../pen.ts';

/** Lines as they travel: in tenths of a unit, the first point, then the way from each point to the next. */

const tenths = (value: number): number => Math.round(value * 10);

/** Rounded where each point lies, not on the way to it, so that errors do not add up. */
export function packLine(line: readonly Point[]): number[] {
  let before = [0, 0];
  return line.flatMap((point) => {
    const now = point.map(tenths);
    const step = [now[0] - before[0], now[1] - before[1]];
    before = now;
    return step;
  });
}

/** The points as the data of a path says them. */
export function unpackLine(line: readonly number[]): string[] {
  const points: string[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < line.length; at += 2) {
    x += line[at];
    y += line[at + 1];
    points.push(`${x / 10} ${y / 10}`);
  }
  return points;
}

/** The data of a path along such points. */
export const pathOf = (points: readonly string[]): string => `M${points.join('L')}`;
