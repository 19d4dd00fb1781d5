import type { Analysis } from '#lab/analysis/analysis.ts';
import { type Accessor, createMemo } from 'solid-js';

/** Layout of the plot in its own pixels. */
export interface PlotLayout {
  readonly width: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly plot: number;
  readonly strip: number;
}

export const WIDE: PlotLayout = { width: 640, left: 46, right: 10, top: 30, plot: 250, strip: 100 };
export const NARROW: PlotLayout = { width: 350, left: 32, right: 6, top: 28, plot: 150, strip: 92 };

/** Approximate width of a letter. */
const LETTER = 9;

/** Which bars get a number: the largest first, none where it would overlap another. */
export function numbered(values: readonly number[], apart: number, width: number): ReadonlySet<number> {
  const chosen = new Set<number>();
  const greatest = [...values.keys()]
    .filter((at) => values[at] !== 0)
    .sort((one, other) => Math.abs(values[other] ?? 0) - Math.abs(values[one] ?? 0));
  for (const at of greatest) {
    const up = (values[at] ?? 0) > 0;
    if (![...chosen].some((other) => (values[other] ?? 0) > 0 === up && Math.abs(other - at) * apart < width)) chosen.add(at);
  }
  return chosen;
}

/** Maps rounds and chances to points, lines and areas. */
interface PlotScale {
  readonly x: (step: number) => number;
  readonly y: (chance: number) => number;
  /** Upper edge of the first so many seats. */
  readonly line: (seats: number) => string;
  readonly area: (seat: number) => string;
  /** Where the seat's area has most room for its name. */
  readonly place: (seat: number) => { readonly x: number; readonly y: number; readonly room: number };
}

export function createPlotScale(
  props: { readonly tale: Analysis; readonly names: readonly string[] },
  frame: Accessor<PlotLayout>,
): PlotScale {
  const turns = () => props.tale.turns;
  const bottom = () => frame().top + frame().plot;
  /** Rounds have equal width, however many actions they have. */
  const x = (step: number): number => {
    const at = Math.max(
      0,
      turns().findLastIndex(({ from }) => from <= step),
    );
    const turn = turns()[at];
    const part = turn === undefined ? 0 : (step - turn.from) / Math.max(1, turn.to - turn.from);
    return frame().left + ((frame().width - frame().left - frame().right) * (at + part)) / Math.max(1, turns().length);
  };
  const y = (chance: number): number => bottom() - frame().plot * chance;
  /** Cumulative chances up to each seat, at every point. */
  const levels = createMemo(() =>
    Array.from({ length: props.names.length + 1 }, (_, seat) =>
      props.tale.points.map(({ step, chances }) => ({
        x: x(step),
        y: y(
          Math.min(
            1,
            chances.slice(0, seat).reduce((sum, chance) => sum + chance, 0),
          ),
        ),
      })),
    ),
  );
  const line = (seat: number): string =>
    (levels()[seat] ?? []).map((point, at) => `${at === 0 ? 'M' : 'L'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('');
  const area = (seat: number): string =>
    `${line(seat)}${(levels()[seat + 1] ?? [])
      .toReversed()
      .map((point) => `L${point.x.toFixed(1)} ${point.y.toFixed(1)}`)
      .join('')}Z`;
  const place = (seat: number): { readonly x: number; readonly y: number; readonly room: number } => {
    const [low, high] = [levels()[seat] ?? [], levels()[seat + 1] ?? []];
    const last = frame().width - frame().right - LETTER * (props.names[seat]?.length ?? 0);
    let best = { x: 0, y: 0, room: -1 };
    for (let at = 1; at < low.length - 1; at++) {
      const [from, to] = [low[at], high[at]];
      if (from === undefined || to === undefined) continue;
      const room = from.y - to.y;
      if (room > best.room + 12) best = { x: Math.min(from.x, last), y: (from.y + to.y) / 2 + 5, room };
    }
    return best;
  };
  return { x, y, line, area, place };
}
