import type { Sheet } from './sheet.ts';

/** How far Nazgûl ride, for showing danger: one space, two by night, three all along a road (HR-NAZ-01, HR-NAZ-02, HR-NAZ-03). */
export function rideReach(sheet: Sheet, from: string, night: boolean): Set<string> {
  const neighbours = neighboursOf(sheet);
  const reached = new Set([from]);
  const walk = (at: string, left: number, byRoad: boolean): void => {
    if (left === 0) return;
    for (const { to, road } of neighbours.get(at) ?? []) {
      if ((byRoad && !road) || sheet.byId.get(to)?.kind === 'exit') continue;
      reached.add(to);
      walk(to, left - 1, byRoad);
    }
  };
  walk(from, night ? 2 : 1, false);
  walk(from, 3, true);
  return reached;
}

interface Step {
  readonly to: string;
  readonly road: boolean;
}

const known = new WeakMap<Sheet, ReadonlyMap<string, readonly Step[]>>();

function neighboursOf(sheet: Sheet): ReadonlyMap<string, readonly Step[]> {
  const before = known.get(sheet);
  if (before !== undefined) return before;
  const steps = new Map<string, Step[]>();
  for (const { a, b, road } of sheet.ways)
    for (const [from, to] of [
      [a, b],
      [b, a],
    ])
      steps.set(from, [...(steps.get(from) ?? []), { to, road }]);
  known.set(sheet, steps);
  return steps;
}

/** Which Nazgûl could stand on each space in their turns of this day or night, as far as the board shows. */
export function exposure(
  sheet: Sheet,
  riders: readonly { readonly id: string; readonly at: string | null; readonly held: boolean }[],
  night: boolean,
): Map<string, string[]> {
  const threats = new Map<string, string[]>();
  for (const { id, at, held } of riders) {
    if (at === null) continue;
    for (const space of held ? [at] : rideReach(sheet, at, night)) threats.set(space, [...(threats.get(space) ?? []), id]);
  }
  return threats;
}
