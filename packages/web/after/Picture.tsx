import type { GameTable, TableProps, Words } from '#look';
import { type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { sentenceOf } from '../i18n.ts';
import { type Course, heard } from '../replay/course.ts';
import { infoOf } from '../replay/recorded.ts';
import { createNarrow } from '../ui/narrow.ts';

/** The size at which a table is drawn before it is made small. */
const WIDE = { width: 1180, height: 860, shown: 246 };
const NARROW = { width: 560, height: 620, shown: 132 };

/** A moment of the game on its real table, made small. It is a picture: nothing on it can be touched or is read aloud; the words stand beside it. */
export function Picture(props: {
  readonly course: Course;
  readonly drawn: GameTable | null;
  readonly step: number;
  readonly eyes: number;
  readonly words: Words;
}): JSX.Element {
  const narrow = createNarrow();
  const size = () => (narrow() ? NARROW : WIDE);
  const scale = () => size().shown / size().width;
  const { record, moments } = props.course;
  const moment = () => moments[props.step] ?? moments[0];
  const table: TableProps = {
    view: moment()?.view(props.eyes) ?? null,
    info: infoOf(record, 'record'),
    turn: null,
    waiting: moment()?.waiting ?? [],
    mine: props.eyes,
    outcome: null,
    fresh: [],
    events: heard(props.course, props.eyes)
      .slice(0, props.step + 1)
      .flat(),
    pointed: null,
    record,
    mode: 'replay',
    busy: false,
    motion: 'reduced',
    words: props.words,
    sentence: sentenceOf(record.game, props.words),
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
