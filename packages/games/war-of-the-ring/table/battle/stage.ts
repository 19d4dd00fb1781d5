import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { WarAction } from '../../rules/verbs.ts';
import type { BattleView, WarView } from '../../view/view.ts';
import type { Desk } from '../desk.ts';
import type { SideId } from '../pieces/nations.ts';
import { type Choices, choicesOf } from './choices.ts';
import { type RoundTold, roundsOf, type SideTold } from './rounds.ts';
import { nextFate, type Pin, type Volley, volleyOf } from './volley.ts';

/** What the parts of the scene share: the battle, what was told of it, and what is taken up before it is sealed. */
export interface Stage {
  readonly desk: Desk;
  readonly view: Accessor<WarView>;
  readonly battle: Accessor<BattleView>;
  readonly rounds: Accessor<readonly RoundTold[]>;
  told(side: SideId): SideTold | null;
  readonly choices: Accessor<Choices>;
  /** The figure or the card that was touched, by its name. */
  readonly picked: Accessor<string | null>;
  /** Which of several that are alike: its number in its rank. */
  readonly marked: Accessor<number>;
  pick(name: string, number?: number): void;
  /** All losses that are asked for, paid together; null where something else is asked. */
  readonly volley: Accessor<Volley | null>;
  /** What the pick means; the first is what the seal does. */
  readonly meant: Accessor<readonly WarAction[]>;
}

export const index = (side: SideId): 0 | 1 => (side === 'shadow' ? 1 : 0);

export function createStage(desk: Desk, battle: Accessor<BattleView>): Stage {
  const { table } = desk;
  const rounds = createMemo(() => roundsOf(table.events, table.fresh.length));
  const choices = createMemo(() => choicesOf(table.view, desk.offers().all));
  const [touched, touch] = createSignal<{ readonly name: string; readonly number: number; readonly turns: number } | null>(null);
  const [pins, setPins] = createSignal<readonly Pin[]>([]);
  const volley = createMemo(() => volleyOf(table.view, desk.offers().all, pins()));
  // What was taken up is let fall when something else is asked.
  createEffect(
    on(
      () => table.turn?.options,
      () => {
        touch(null);
        setPins([]);
      },
      { defer: true },
    ),
  );
  /** The only thing that can be chosen need not be touched first. */
  const only = (): string | null => {
    const { figures, cards, answers } = choices();
    return figures.size === 1 && cards.length === 0 && answers.length === 0 ? ([...figures.keys()][0] ?? null) : null;
  };
  const picked = (): string | null => touched()?.name ?? only();
  const meant = createMemo(() => {
    const name = picked();
    const { figures, cards } = choices();
    const actions = name === null ? [] : (figures.get(name) ?? cards.filter(({ card }) => card === name));
    const turns = (touched()?.turns ?? 0) % Math.max(1, actions.length);
    return [...actions.slice(turns), ...actions.slice(0, turns)];
  });
  return {
    desk,
    view: () => table.view,
    battle,
    rounds,
    told: (side) => rounds().at(-1)?.sides[index(side)] ?? null,
    choices,
    picked,
    marked: () => touched()?.number ?? 0,
    volley,
    pick: (name, number = 0) => {
      const losses = volley();
      if (losses !== null) {
        const fate = nextFate(desk.offers().all, name, losses.fateOf(name, number));
        setPins((all) => [...all.filter((pin) => pin.figure !== name || pin.number !== number), { figure: name, number, fate }]);
        return;
      }
      const now = touched();
      // Touched again it means the next thing it can mean.
      touch({ name, number, turns: now?.name === name && now.number === number ? now.turns + 1 : 0 });
    },
    meant,
  };
}
