import type { GameRecord, Viewer } from '#kernel';
import type { TableProps } from '#look';
import type { TableInfo } from '#wire';
import { type Accessor, mergeProps } from 'solid-js';
import { eventText } from '../i18n/declarations.ts';
import { type DisplayState, displayProps } from '../table/displayProps.ts';
import type { ReplayMoment } from '../records/timeline.ts';

/** Props of a board that shows a recorded game: one moment from one viewpoint, without controls. */
export function replayProps(
  record: GameRecord,
  shown: DisplayState & {
    readonly view: Accessor<unknown>;
    readonly info: TableInfo;
    readonly moment: Accessor<ReplayMoment | undefined>;
    readonly eyes: Accessor<Viewer>;
  },
): TableProps {
  const { view, info, moment, eyes, tGame } = shown;
  return mergeProps(displayProps(shown), {
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
    sentence: eventText(record.game, tGame),
    act: () => undefined,
    undo: () => undefined,
    askWhy: () => undefined,
    asks: () => undefined,
  });
}
