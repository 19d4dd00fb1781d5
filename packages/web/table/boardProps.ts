import type { Action, GameEvent, Prompt as Question } from '#kernel';
import type { TableProps } from '#look';
import { withoutHouse } from '#wire';
import { type Accessor, createMemo, mergeProps } from 'solid-js';
import { say, sentenceOf } from '../i18n.ts';
import { recordOf } from '../me.ts';
import type { Controller } from './controller.ts';
import { type Shown, shownProps } from './shownProps.ts';
import type { SlipContent } from './slips.ts';

/** What a board that is being played is given: the table as its controller knows it, and how to answer. */
export function boardProps(
  table: Controller,
  shown: Pick<Shown, 'words' | 'pointed'> & {
    readonly mode: Accessor<'play' | 'watch'>;
    readonly setSlip: (slip: SlipContent | null) => void;
    readonly asks: (prompt: Question | null) => void;
  },
): TableProps {
  const { words, mode, pointed, setSlip, asks } = shown;
  const fresh = createMemo(() => withoutHouse(table.fresh()));
  const events = createMemo(() => withoutHouse(table.events()));
  return mergeProps(shownProps({ words, pointed, setSlip, fresh, events }), {
    get view() {
      return table.now()?.view;
    },
    get info() {
      const known = table.info();
      if (known === null) throw new Error('A table is drawn only when it is known');
      return known;
    },
    get turn() {
      return table.turn();
    },
    get waiting() {
      return table.now()?.waiting ?? [];
    },
    get mine() {
      return table.mine();
    },
    get outcome() {
      return table.now()?.outcome ?? null;
    },
    get mode() {
      return mode();
    },
    get busy() {
      return table.busy();
    },
    recorded: () => recordOf(table.id),
    sentence: (event: GameEvent) => sentenceOf(table.info()?.game ?? '', words)(event),
    act: (action: Action) => {
      setSlip(null);
      table.act(action);
    },
    undo: () => {
      setSlip(null);
      table.undo();
    },
    asks,
    askWhy: (question: string, action: Action, anchor: Element) => {
      void table
        .explain(action)
        .then((rules) => setSlip({ question, rules, anchor, ...(rules.length === 0 ? { text: say('why.unknown') } : {}) }));
    },
  });
}
