import type { GameRecord, Viewer } from '#kernel';
import type { TableProps } from '#look';
import type { TableInfo } from '#wire';
import { type Accessor, mergeProps } from 'solid-js';
import { sentenceOf } from '../i18n.ts';
import { type Shown, shownProps } from '../table/shownProps.ts';
import type { Moment } from './course.ts';

/** What a board is given that shows a recorded game: a moment of it, seen through somebody's eyes, and nothing to touch. */
export function replayProps(
  record: GameRecord,
  shown: Shown & {
    readonly view: Accessor<unknown>;
    readonly info: TableInfo;
    readonly moment: Accessor<Moment | undefined>;
    readonly eyes: Accessor<Viewer>;
  },
): TableProps {
  const { view, info, moment, eyes, words } = shown;
  return mergeProps(shownProps(shown), {
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
    ...(record.outcome === null ? {} : { record }),
    mode: 'replay' as const,
    busy: false,
    sentence: sentenceOf(record.game, words),
    act: () => undefined,
    undo: () => undefined,
    askWhy: () => undefined,
    asks: () => undefined,
  });
}
