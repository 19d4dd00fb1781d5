import '../style/table.css';
import '../style/replay.css';
import { type JSX, Show } from 'solid-js';
import { ask } from '../ask.ts';
import { learn, say } from '../i18n.ts';
import { recordOf } from '../me.ts';
import { drawnTable } from '../table/drawn.ts';
import { readerOf } from '../table/outlines.ts';
import { Page } from '../ui/Page.tsx';
import { RecordPicker } from '../ui/RecordPicker.tsx';
import { Fault, Ruled } from '../ui/states.tsx';
import { carried, carry } from './carried.ts';
import { courseOf } from './course.ts';
import { Player } from './Player.tsx';

/** A finished game seen again, from the server or from a file; nothing but the record is needed. */
export function ReplayPage(props: {
  readonly table: string | null;
  readonly step: number | null;
  readonly eyes: number | null;
}): JSX.Element {
  const source = () => props.table ?? carried();
  const course = ask(source, async (from) => {
    const record = typeof from === 'string' ? await recordOf(from) : from;
    const [played, drawn, reader] = await Promise.all([
      courseOf(record),
      drawnTable(record.game),
      readerOf(record.game),
      learn(record.game),
    ]);
    return { played, drawn, reader };
  });
  return (
    <Show
      when={course.value()}
      keyed
      fallback={
        <Page title={say('replay.title')}>
          <Show when={course.error() !== null}>
            <Fault error={course.error()} again={course.again} />
          </Show>
          <Show when={course.loading() && source() !== null}>
            <Ruled />
          </Show>
          <Show when={source() === null || course.error() !== null}>
            <p>{say('replay.pick')}</p>
            <RecordPicker take={carry} />
          </Show>
        </Page>
      }
    >
      {({ played, drawn, reader }) => (
        <Player course={played} drawn={drawn} reader={reader} table={props.table} step={props.step} eyes={props.eyes} />
      )}
    </Show>
  );
}
