import type { Action, GameEvent, Prompt as Question } from '#kernel';
import type { TableProps } from '#look';
import { withoutHouse } from '#wire';
import { type Accessor, createMemo, mergeProps } from 'solid-js';
import { eventText } from '../i18n/declarations.ts';
import { t } from '../i18n/i18n.ts';
import { fetchRecord } from '../records/fetchRecord.ts';
import type { TableController } from './session/tableController.ts';
import { type DisplayState, displayProps } from './displayProps.ts';
import type { PopoverContent } from './popover/createPopover.ts';

/** What a board that is being played is given: the table as its controller knows it, and how to answer. */
export function boardProps(
  table: TableController,
  shown: Pick<DisplayState, 'tGame' | 'pointed'> & {
    readonly mode: Accessor<'play' | 'watch'>;
    readonly setPopover: (slip: PopoverContent | null) => void;
    readonly asks: (prompt: Question | null) => void;
  },
): TableProps {
  const { tGame, mode, pointed, setPopover, asks } = shown;
  const fresh = createMemo(() => withoutHouse(table.fresh()));
  const events = createMemo(() => withoutHouse(table.events()));
  return mergeProps(displayProps({ tGame, pointed, setPopover, fresh, events }), {
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
    recorded: () => fetchRecord(table.id),
    sentence: (event: GameEvent) => eventText(table.info()?.game ?? '', tGame)(event),
    act: (action: Action) => {
      setPopover(null);
      table.act(action);
    },
    undo: () => {
      setPopover(null);
      table.undo();
    },
    asks,
    askWhy: (question: string, action: Action, anchor: Element) => {
      void table
        .explain(action)
        .then((rules) => setPopover({ question, rules, anchor, ...(rules.length === 0 ? { text: t('why.unknown') } : {}) }));
    },
  });
}
