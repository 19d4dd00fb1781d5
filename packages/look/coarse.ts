/**
 * Path data with whole units only. On a field of 512 that nobody ever sees larger than a hand, that is finer than a pixel, and it weighs
 * half as much. Every point is placed anew from where the pen really stands, so that small errors do not add up.
 */

const ARGUMENTS: { readonly [command: string]: string | undefined } = {
  m: 'xy',
  l: 'xy',
  h: 'x',
  v: 'y',
  c: 'xyxyxy',
  s: 'xyxy',
  q: 'xyxy',
  t: 'xy',
  // Radii, turn and the two flags say nothing about where the pen goes.
  a: 'rrrffxy',
  z: '',
};
const STEP = 1;
/** An arc of nearly half a circle swings far when one of its ends is moved a little. */
const ARC_STEP = 100;

const NUMBER = /[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/y;
const FLAG = /[\s,]*([01])/y;

interface Part {
  readonly command: string;
  readonly values: readonly number[];
}

function read(data: string): Part[] {
  const parts: Part[] = [];
  for (const [, letter, rest] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*(?:e-?\d[^a-zA-Z]*)*)/g)) {
    const kinds = ARGUMENTS[letter.toLowerCase()];
    if (kinds === undefined) throw new Error(`Path data has an unknown command "${letter}"`);
    if (kinds === '') {
      parts.push({ command: letter, values: [] });
      continue;
    }
    let at = 0;
    let command = letter;
    while (rest.slice(at).trim() !== '') {
      const values = kinds.split('').map((kind) => {
        const pattern = kind === 'f' ? FLAG : NUMBER;
        pattern.lastIndex = at;
        const found = pattern.exec(rest);
        if (found === null) throw new Error(`Path data cannot be read at "${rest.slice(at, at + 20)}"`);
        at = pattern.lastIndex;
        return Number(found[1]);
      });
      parts.push({ command, values });
      // More pairs after a move are lines.
      if (command === 'm') command = 'l';
      if (command === 'M') command = 'L';
    }
  }
  return parts;
}

const round = (value: number, step: number): number => Math.round(value * step) / step;
const text = (value: number): string => String(round(value, ARC_STEP)).replace(/^(-?)0\./, '$1.');

export function coarse(data: string): string {
  // Where the pen stands, and where it would stand without rounding; and where the present outline began.
  const pen = { x: 0, y: 0 };
  const real = { x: 0, y: 0 };
  let start = { pen: { x: 0, y: 0 }, real: { x: 0, y: 0 } };
  let written = '';
  const parts = read(data);
  for (const [place, { command, values }] of parts.entries()) {
    const small = command.toLowerCase();
    const step = [small, parts[place + 1]?.command.toLowerCase()].includes('a') ? ARC_STEP : STEP;
    if (small === 'z') {
      written += 'z';
      Object.assign(pen, start.pen);
      Object.assign(real, start.real);
      continue;
    }
    const relative = command === small;
    const kinds = ARGUMENTS[small] ?? '';
    const end = { ...real };
    const put = values.map((value, index) => {
      const kind = kinds[index];
      if (kind === 'r') return round(value, step);
      if (kind !== 'x' && kind !== 'y') return value;
      const goal = relative ? real[kind] + value : value;
      end[kind] = goal;
      return round(goal, step) - pen[kind];
    });
    written += small + put.map((value, index) => (index > 0 && value >= 0 ? ' ' : '') + text(value)).join('');
    Object.assign(real, end);
    for (const axis of ['x', 'y'] as const) if (kinds.includes(axis)) pen[axis] = round(end[axis], step);
    if (small === 'm') start = { pen: { ...pen }, real: { ...real } };
  }
  return written;
}
