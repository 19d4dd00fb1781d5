import type { Forecast } from '../view/view.ts';
import { GANDALF, WHITE_TREE } from '../content/box.ts';
import { strikes } from './nazgul.ts';
import type { Journey } from './state.ts';
import { asideCount, forceOf, tally, threatOf } from './symbols.ts';

/** What would happen if rolling ended now. */
export function forecast(s: Journey): Forecast {
  const { rings, weapons, orcs, moves } = tally(s);
  return {
    rings,
    weapons,
    orcs,
    force: forceOf(weapons, s.open.effect),
    threat: threatOf(orcs, s.open.effect),
    moves,
    lost: rings - moves,
    gandalfs: asideCount(s, GANDALF),
    hits: strikes(s),
    tree: asideCount(s, WHITE_TREE) > 0,
  };
}
