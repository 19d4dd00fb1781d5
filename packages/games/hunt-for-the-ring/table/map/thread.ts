import type { Point } from '#look/pen.ts';
import type { HuntView } from '../../view/view.ts';
import type { Sheet } from './sheet.ts';
import { type DrawnWay, lineAlong, routeOf } from './ways.ts';

/** The Ring-bearer's way as a thread on the map: beads with the step at which he was there. Only he is given what it is made of, until the end. */
export interface Bead {
  readonly x: number;
  readonly y: number;
  readonly steps: readonly number[];
  readonly kind: 'area' | 'dot' | 'ahead';
}

/** So many steps are written on a bead; of more the latest. */
const ON_A_BEAD = 3;

export const stepsOn = ({ steps }: Pick<Bead, 'steps'>): string =>
  (steps.length > ON_A_BEAD ? '…' : '') + steps.slice(-ON_A_BEAD).join('·');

export interface Thread {
  readonly walked: readonly (readonly Point[])[];
  readonly ahead: readonly (readonly Point[])[];
  readonly beads: readonly Bead[];
  /** Dots since the last area: he is somewhere near it, nobody can say where. */
  readonly wild: { readonly x: number; readonly y: number; readonly count: number } | null;
}

const isSpace = (entry: string): boolean => entry !== 'dot' && entry !== 'slash';

/** Entries of a log or rows of a Journey card, one a step; `now` is the step reached. */
export function threadOf(sheet: Sheet, ways: readonly DrawnWay[], entries: readonly string[], now: number): Thread {
  const walked: Point[][] = [];
  const ahead: Point[][] = [];
  const beads = new Map<string, { x: number; y: number; steps: number[]; kind: Bead['kind'] }>();
  const bead = (key: string, x: number, y: number, step: number, kind: Bead['kind']): void => {
    const known = beads.get(key);
    if (known === undefined) beads.set(key, { x, y, steps: [step], kind });
    else {
      known.steps.push(step);
      if (known.kind === 'ahead') known.kind = kind;
    }
  };
  let last: { id: string; step: number } | null = null;
  for (const [step, entry] of entries.entries()) {
    if (!isSpace(entry)) continue;
    const space = sheet.byId.get(entry);
    if (space === undefined) continue;
    const past = step <= now;
    if (last !== null) {
      const route = last.id === entry ? null : routeOf(sheet, last.id, entry);
      const line = route === null ? [] : lineAlong(sheet, ways, route);
      if (line.length > 0) (past ? walked : ahead).push(line);
      // Dots between two areas are beads along the way; which dots of the map they are, the rules leave open.
      const between = step - last.step - 1;
      for (let dot = 1; dot <= between; dot++) {
        const at = line.length > 0 ? line[Math.round((line.length - 1) * (dot / (between + 1)))] : ([space.x, space.y + 14 * dot] as const);
        bead(`dot ${last.step + dot}`, at[0], at[1], last.step + dot, last.step + dot <= now ? 'dot' : 'ahead');
      }
    }
    bead(entry, space.x, space.y, step, past ? 'area' : 'ahead');
    last = { id: entry, step };
  }
  const latest = latestArea(entries, now);
  const home = latest === null ? undefined : sheet.byId.get(latest.id);
  const dots = latest === null ? 0 : entries.slice(latest.step + 1, now + 1).filter((entry) => entry === 'dot').length;
  return {
    walked,
    ahead,
    beads: [...beads.values()],
    wild: home === undefined || dots === 0 ? null : { x: home.x, y: home.y, count: dots },
  };
}

function latestArea(entries: readonly string[], now: number): { id: string; step: number } | null {
  for (let step = Math.min(now, entries.length - 1); step >= 0; step--) if (isSpace(entries[step])) return { id: entries[step], step };
  return null;
}

/** The entries to draw for this viewer: his own log, or everybody's once the truth is told. Null for whoever must not know. */
export function entriesOf(view: HuntView): readonly string[] | null {
  const own = view.mine?.role === 'ring-bearer' ? view.mine : (view.truth?.ringBearer ?? null);
  if (own === null) return null;
  return view.part === 1 ? own.log : (own.journey?.rows ?? null);
}
