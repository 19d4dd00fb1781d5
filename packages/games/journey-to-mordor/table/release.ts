import { createEffect, createMemo, createSignal } from 'solid-js';
import type { JourneyProps } from './props.ts';
import { chosenNow } from './dieState.ts';

/** Keeps the order in which dice were chosen: those that are gone drop out, new ones come last. */
export function inOrder(before: readonly string[], chosen: readonly string[]): readonly string[] {
  return [...before.filter((die) => chosen.includes(die)), ...chosen.filter((die) => !before.includes(die))];
}

interface Plan {
  readonly target: string;
  /** Chosen after it: undone on the way, chosen again afterwards. */
  readonly again: readonly string[];
}

/**
 * Touching a chosen die puts it back. Undo only takes back the newest choice, so the choices made after it are taken back too and then made
 * again, one step each time the table has answered.
 */
export function createRelease(table: JourneyProps): (die: string) => void {
  const chosen = () => (table.view.turn === null ? [] : chosenNow(table.view.turn).map(({ id }) => id));
  const order = createMemo((before: readonly string[]) => inOrder(before, chosen()), []);
  const [plan, setPlan] = createSignal<Plan | null>(null);

  createEffect(() => {
    const current = plan();
    if (current === null || table.busy) return;
    const stillChosen = chosen();
    if (stillChosen.includes(current.target)) {
      if (table.turn?.canUndo) table.undo();
      else setPlan(null);
      return;
    }
    const next = current.again.find((die) => !stillChosen.includes(die));
    const option = table.turn?.options.find((action) => action.type === 'setAside' && action.die === next);
    if (option === undefined) setPlan(null);
    else table.act(option);
  });

  return (die) => {
    const all = order();
    setPlan({ target: die, again: all.slice(all.indexOf(die) + 1) });
  };
}
