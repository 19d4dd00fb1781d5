/** The course of a number as a small drawing: steps, not slopes, because what is counted comes at one moment. */

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Plotted {
  readonly path: string;
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
  /** Values worth a line: at most seven, whole numbers, 0 among them. */
  readonly marks: readonly number[];
}

const MOST_MARKS = 7;
const fix = (value: number): number => Math.round(value * 10) / 10;

export function plot(values: readonly number[], most: number, frame: Frame): Plotted {
  const top = Math.max(1, most, ...values);
  const last = Math.max(1, values.length - 1);
  const x = (index: number): number => fix(frame.left + ((frame.width - frame.left - frame.right) * index) / last);
  const y = (value: number): number => fix(frame.height - frame.bottom - ((frame.height - frame.top - frame.bottom) * value) / top);
  const every = Math.ceil(top / (MOST_MARKS - 1));
  return {
    path: values.map((value, index) => (index === 0 ? `M${x(0)} ${y(value)}` : `H${x(index)}V${y(value)}`)).join(''),
    x,
    y,
    marks: Array.from({ length: Math.floor(top / every) + 1 }, (_, index) => index * every),
  };
}
