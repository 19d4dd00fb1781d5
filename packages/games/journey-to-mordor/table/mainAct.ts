import type { Param } from '#kernel';
import type { JourneyAction } from '../rules/verbs.ts';
import type { JourneyView } from '../view/view.ts';
import { chosenNow, owesNazgul } from './dieState.ts';
import type { Offers } from './offers.ts';
import type { Key } from './keys.ts';

/** The one main button: it says what it will do. Without an action it is barred, and touching it asks the rules why `asks` is refused. */
interface MainAct {
  readonly key: Key;
  readonly params: { readonly [name: string]: Param };
  readonly icon: string;
  readonly action: JourneyAction | null;
  readonly asks: JourneyAction;
  /** Seal red; the quiet ones are ways out, not the point of the moment. */
  readonly seal: boolean;
}

const ROLL: JourneyAction = { type: 'roll' };
const FINISH: JourneyAction = { type: 'finishRolling' };

/** Null when there is nothing to press. */
export function mainAct(view: JourneyView, offers: Offers): MainAct | null {
  const { turn, stage } = view;
  if (turn === null || !offers.asked) return null;
  if (stage === 'roll') return can('table.act.rollAll', { count: turn.dice.length }, 'rolling-dices', ROLL);
  if (stage === 'gandalf')
    return {
      key: 'table.act.leave',
      params: { count: turn.gandalfs },
      icon: 'wizard-face',
      action: { type: 'leaveUnsplit' },
      asks: { type: 'leaveUnsplit' },
      seal: false,
    };
  if (stage !== 'setAside') return null;

  const chosen = chosenNow(turn);
  const loose = turn.dice.filter(({ status }) => status === 'loose');
  const count = chosen.length;
  if (offers.finish) return can('table.act.finish', { count }, 'white-tree', FINISH);
  if (offers.roll)
    return loose.length === 1
      ? can('table.act.rollLast', { count }, 'rolling-dices', ROLL)
      : can('table.act.rollRest', { count, left: loose.length }, 'rolling-dices', ROLL);
  const [only] = loose;
  if (loose.length === 1 && offers.dice.has(only.id))
    return can('table.act.takeLast', { symbol: `@symbol.${only.symbol}` }, 'scroll-unfurled', { type: 'setAside', die: only.id });
  const tree = chosen.some(({ symbol }) => symbol === 'white-tree');
  const key = owesNazgul(turn) ? 'table.act.nazgulFirst' : 'table.act.chooseDie';
  return { key, params: {}, icon: owesNazgul(turn) ? 'hood' : 'rolling-dices', action: null, asks: tree ? FINISH : ROLL, seal: true };
}

const can = (key: Key, params: MainAct['params'], icon: string, action: JourneyAction): MainAct => ({
  key,
  params,
  icon,
  action,
  asks: action,
  seal: true,
});
