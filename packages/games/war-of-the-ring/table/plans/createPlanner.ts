import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { WarAction } from '../../rules/verbs.ts';
import type { SideView } from '../../view/view.ts';
import type { Offers } from '../offers.ts';
import type { WarProps } from '../props.ts';
import { armyPlansOf } from './armyPlans.ts';
import { flightPlansOf, nextFlier } from './flightPlans.ts';
import { NO_PLANS, type TouchPlans } from './plan.ts';

/** What single touches of the map would do beyond the options of this moment. */
export interface Planner {
  readonly plans: Accessor<TouchPlans>;
  /** The region whose army was taken up before a die is spent. */
  readonly ready: Accessor<string | null>;
  /** Takes an army up, or lets it go with null. */
  prepare(region: string | null): void;
  /** The place from which the next Nazgûl flies; null where none does. */
  readonly flier: Accessor<string | null>;
  /** Before an army sets out the player is asked who goes. */
  readonly isDivided: Accessor<boolean>;
  divide(isDivided: boolean): void;
  /** Dice that the plans would spend. */
  readonly dice: Accessor<ReadonlySet<string>>;
}

export function createPlanner(
  table: WarProps,
  offers: Accessor<Offers>,
  mine: Accessor<SideView>,
  die: Accessor<string | null>,
  neighbours: (region: string) => readonly string[],
): Planner {
  const [region, prepare] = createSignal<string | null>(null);
  const [isDivided, divide] = createSignal(false);
  const [lastFrom, setLastFrom] = createSignal<string | null>(null);
  const isMovingMinions = (): boolean => table.turn?.prompt?.id === 'moveMinions' || table.turn?.prompt?.id === 'moveNazgul';
  const flier = (): string | null => (isMovingMinions() ? (nextFlier(offers(), lastFrom())?.place ?? null) : null);
  const armyPlans = createMemo((): TouchPlans => {
    const from = region();
    if (from === null || offers().of('spend').length === 0) return NO_PLANS;
    return armyPlansOf({ view: table.view, offers: offers(), mine: mine() }, from, neighbours(from), {
      die: die(),
      isDivided: isDivided(),
    });
  });
  const plans = createMemo((): TouchPlans => (isMovingMinions() ? flightPlansOf(table.view, offers(), lastFrom()) : armyPlans()));
  // What was taken up is let go when the table moves on; who flew last is where the next one is looked for.
  createEffect(
    on(
      () => table.view,
      () => {
        prepare(null);
        const flown = table.fresh.findLast((event) => event.type === 'minionMoved');
        if (flown?.type === 'minionMoved') setLastFrom(flown.from);
      },
      { defer: true },
    ),
  );
  const isActing = createMemo(() => table.view.doing !== null);
  createEffect(on(isActing, (acting) => void (acting || divide(false))));
  const spends = (plan: readonly WarAction[]): string[] => plan.flatMap((action) => (action.type === 'spend' ? [action.die] : []));
  return {
    plans,
    ready: () => (armyPlans().size > 0 ? region() : null),
    prepare,
    flier,
    isDivided,
    divide,
    dice: createMemo(() => new Set([...plans().values()].flatMap(spends))),
  };
}
