import type { Action, GameEvent, Prompt as Question } from '#kernel';
import type { TableProps, Words } from '#look';
import { withoutHouse } from '#wire';
import { type Accessor, createMemo } from 'solid-js';
import { say, sentenceOf } from '../i18n.ts';
import { motion } from '../settings.ts';
import { play } from '../sound.ts';
import type { Controller } from './controller.ts';
import type { SlipContent } from './Slip.tsx';

/** What a board that is being played is given: the table as its controller knows it, and how to answer. */
export function boardProps(
  table: Controller,
  shown: {
    readonly words: Words;
    readonly mode: Accessor<'play' | 'watch'>;
    readonly pointed: Accessor<GameEvent | null>;
    readonly setSlip: (slip: SlipContent | null) => void;
    readonly asks: (prompt: Question | null) => void;
  },
): TableProps {
  const { words, mode, pointed, setSlip, asks } = shown;
  const fresh = createMemo(() => withoutHouse(table.fresh()));
  const events = createMemo(() => withoutHouse(table.events()));
  return {
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
    get fresh() {
      return fresh();
    },
    get events() {
      return events();
    },
    get pointed() {
      return pointed();
    },
    get mode() {
      return mode();
    },
    get busy() {
      return table.busy();
    },
    get motion() {
      return motion();
    },
    words,
    sentence: (event) => sentenceOf(table.info()?.game ?? '', words)(event),
    act: (action: Action) => {
      setSlip(null);
      table.act(action);
    },
    undo: () => {
      setSlip(null);
      table.undo();
    },
    asks,
    askWhy: (question, action, anchor) => {
      void table
        .explain(action)
        .then((rules) => setSlip({ question, rules, anchor, ...(rules.length === 0 ? { text: say('why.unknown') } : {}) }));
    },
    showRules: (question, rules, anchor) => setSlip({ question, rules, anchor }),
    play,
  };
}
