import type { GameEvent, GameRecord, Viewer } from '#kernel';
import type { TableProps, Words } from '#look';
import type { TableInfo } from '#wire';
import type { Accessor } from 'solid-js';
import { sentenceOf } from '../i18n.ts';
import { motion } from '../settings.ts';
import { play } from '../sound.ts';
import type { SlipContent } from '../table/Slip.tsx';
import type { Moment } from './course.ts';

/** What a board is given that shows a recorded game: a moment of it, seen through somebody's eyes, and nothing to touch. */
export function replayProps(
  record: GameRecord,
  shown: {
    readonly view: Accessor<unknown>;
    readonly info: TableInfo;
    readonly moment: Accessor<Moment | undefined>;
    readonly eyes: Accessor<Viewer>;
    readonly fresh: Accessor<readonly GameEvent[]>;
    readonly events: Accessor<readonly GameEvent[]>;
    readonly pointed: Accessor<GameEvent | null>;
    readonly words: Words;
    readonly setSlip: (slip: SlipContent) => void;
  },
): TableProps {
  const { view, info, moment, eyes, fresh, events, pointed, words, setSlip } = shown;
  return {
    get view() {
      return view();
    },
    info,
    turn: null,
    get waiting() {
      return moment()?.waiting ?? [];
    },
    get mine() {
      const seat = eyes();
      return seat === 'spectator' ? 0 : seat;
    },
    get outcome() {
      return moment()?.outcome ?? null;
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
    ...(record.outcome === null ? {} : { record }),
    mode: 'replay',
    busy: false,
    get motion() {
      return motion();
    },
    words,
    sentence: sentenceOf(record.game, words),
    act: () => undefined,
    undo: () => undefined,
    askWhy: () => undefined,
    asks: () => undefined,
    showRules: (question, rules, anchor) => setSlip({ question, rules, anchor }),
    play,
  };
}
