import { type Accessor, createMemo, createSignal } from 'solid-js';
import type { WarAction } from '../rules/verbs.ts';
import { type Offers, offersOf } from './offers.ts';
import type { WarProps } from './props.ts';
import { sayOption } from './sayOption.ts';

/** Several things that one touch could mean, to be chosen from beside what was touched. */
export interface Asking {
  readonly title: string;
  readonly actions: readonly WarAction[];
  readonly anchor: Element;
}

/** What the parts of the table share: what is offered, what is held between two touches, and how to answer. */
export interface Desk {
  readonly table: WarProps;
  readonly offers: Accessor<Offers>;
  /** The region from which an army is to march or attack. */
  take(region: string | null): void;
  /** A die that was touched: its uses are shown. */
  readonly die: Accessor<string | null>;
  pickDie(die: string | null): void;
  readonly asking: Accessor<Asking | null>;
  ask(asking: Asking | null): void;
  /** Does it, unless a move is already on its way. */
  act(action: WarAction): void;
  /** One meaning is done at once, several are asked for. */
  choose(title: string, actions: readonly WarAction[], anchor: Element): void;
  say(action: WarAction): string;
  /** A region of the map was touched: true when the touch meant something. */
  touch(region: string, anchor: Element): boolean;
}

export function createDesk(table: WarProps): Desk {
  const [taken, take] = createSignal<string | null>(null);
  const [picked, pickDie] = createSignal<string | null>(null);
  const [asking, ask] = createSignal<Asking | null>(null);
  const offers = createMemo(() => offersOf(table.turn, table.mode, taken()));
  /** A die that is gone, or a moment at which no die is spent, lets it fall. */
  const die = (): string | null =>
    offers()
      .on('die')
      .some(({ site }) => site.die === picked())
      ? picked()
      : null;
  const say = (action: WarAction): string => sayOption(table.words, action);

  const act = (action: WarAction): void => {
    if (table.busy) return;
    ask(null);
    take(null);
    pickDie(null);
    table.act(action);
  };
  const choose = (title: string, actions: readonly WarAction[], anchor: Element): void => {
    const [only] = actions;
    if (actions.length === 1 && only !== undefined) act(only);
    else ask({ title, actions, anchor });
  };
  const touch = (region: string, anchor: Element): boolean => {
    const actions = offers().at(region);
    if (actions.length > 0) {
      choose(table.words(`region.${region}`), actions, anchor);
      return true;
    }
    if (!offers().begins(region)) return false;
    take(offers().from === region ? null : region);
    return true;
  };
  return { table, offers, take, die, pickDie, asking, ask, act, choose, say, touch };
}
