import { usesOf } from '../../rules/dice/actions.ts';
import type { ActionName } from '../../rules/nouns.ts';
import type { SideView } from '../../view/view.ts';
import type { Offers } from '../offers.ts';
import type { Spend } from '../plans/dice.ts';

interface Use {
  readonly name: ActionName;
  readonly action: Spend;
  /** It is among the options; else the rules say why not. */
  readonly possible: boolean;
}

/** Everything the die could be spent on: first what is possible now. */
export function usesOfDie(offers: Offers, side: SideView['id'], die: string): Use[] {
  const offered = offers.of('spend').filter((action) => action.die === die);
  // A die may be skipped though nothing can be done with it: its name is known from there.
  const face = offers.of('spend', 'skipDie', 'useRing').find((action) => action.die === die)?.die;
  if (face === undefined) return [];
  const possible = offered.map((action): Use => ({ name: action.action, action, possible: true }));
  const others = usesOf(face, side).filter((name) => offered.every(({ action }) => action !== name));
  return [...possible, ...others.map((name): Use => ({ name, action: { type: 'spend', die: face, action: name }, possible: false }))];
}
