import { asId } from '#kernel/id.ts';
import type { GameTable, TableProps } from '#look';
import { type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { eventText } from '../i18n/declarations.ts';
import { type GameWords, locale } from '../i18n/i18n.ts';
import { type RecordTimeline, eventsByMoment } from '../records/timeline.ts';
import { infoOf } from '../records/recordInfo.ts';
import { createNarrow } from '../lib/createNarrow.ts';

/** Size of the board before it is scaled down. */
const WIDE = { width: 1180, height: 860, shown: 246 };
const NARROW = { width: 560, height: 620, shown: 132 };

/** A moment on the real board, scaled down. Inert and hidden from screen readers; the text stands beside it. */
export function BoardThumbnail(props: {
  readonly timeline: RecordTimeline;
  readonly drawn: GameTable | null;
  readonly step: number;
  readonly eyes: number;
  readonly tGame: GameWords;
}): JSX.Element {
  const narrow = createNarrow();
  const size = () => (narrow() ? NARROW : WIDE);
  const scale = () => size().shown / size().width;
  const { record, moments } = props.timeline;
  const moment = () => moments[props.step] ?? moments[0];
  const table: TableProps = {
    view: moment()?.view(asId(props.eyes)) ?? null,
    info: infoOf(record, 'record'),
    turn: null,
    waiting: moment()?.waiting ?? [],
    mine: props.eyes,
    outcome: null,
    fresh: [],
    events: eventsByMoment(props.timeline, asId(props.eyes))
      .slice(0, props.step + 1)
      .flat(),
    pointed: null,
    record,
    mode: 'replay',
    busy: false,
    motion: 'reduced',
    get language() {
      return locale();
    },
    words: props.tGame,
    sentence: eventText(record.game, props.tGame),
    act: () => undefined,
    undo: () => undefined,
    asks: () => undefined,
    askWhy: () => undefined,
    showRules: () => undefined,
    play: () => undefined,
  };
  return (
    <div class="after-pic" style={{ height: `${size().height * scale()}px`, width: `${size().shown}px` }} inert aria-hidden="true">
      <div class="board after-board" style={{ width: `${size().width}px`, height: `${size().height}px`, transform: `scale(${scale()})` }}>
        <Show when={props.drawn}>
          {(drawn) => (
            <div class="painted">
              <Dynamic component={drawn().Board} {...table} />
            </div>
          )}
        </Show>
      </div>
    </div>
  );
}
