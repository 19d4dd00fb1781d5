import type { SeatTurn } from '#wire';
import type { HuntAction } from '../rules/state.ts';
import type { Sheet } from './map/sheet.ts';

/** In the middle of the Shire all ways of part I come by. */
const CROSSROADS = '22';

/** How many spaces lie between each space and the crossroads; empty where a sheet of one's own has none. */
function stepsTo(sheet: Sheet, goal: string): ReadonlyMap<string, number> {
  const steps = new Map(sheet.byId.has(goal) ? [[goal, 0]] : []);
  for (const [space, far] of steps)
    for (const { a, b } of sheet.ways)
      for (const [from, to] of [
        [a, b],
        [b, a],
      ])
        if (from === space && !steps.has(to)) steps.set(to, far + 1);
  return steps;
}

/** What the usual set-up answers to this question: the Nazgûl in the order of their names, each as near to the crossroads as may be. Null where it is over. */
export function arranged(turn: SeatTurn<HuntAction> | null, sheet: Sheet): HuntAction | null {
  const options = turn?.options ?? [];
  const next = options.find(({ type }) => type === 'activateNext');
  if (next !== undefined) return next;
  const steps = stepsTo(sheet, CROSSROADS);
  const far = (action: HuntAction): number => (action.type === 'placeNazgul' ? (steps.get(String(action.area)) ?? Infinity) : Infinity);
  const [nearest] = options.filter(({ type }) => type === 'placeNazgul').toSorted((a, b) => far(a) - far(b));
  return nearest ?? null;
}
