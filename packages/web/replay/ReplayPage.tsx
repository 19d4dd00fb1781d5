import '../table/table.css';
import './replay.css';
import { type JSX, Show } from 'solid-js';
import { createQuery } from '../lib/createQuery.ts';
import { loadNamespace, t } from '../i18n/i18n.ts';
import { fetchRecord } from '../records/fetchRecord.ts';
import { loadGameTable } from '../game/gameTable.ts';
import { loadOutlineReader } from '../game/outlineReader.ts';
import { Page } from '../ui/Page.tsx';
import { RecordPicker } from '../records/RecordPicker.tsx';
import { ErrorNotice, Skeleton } from '../ui/states.tsx';
import { pickedRecord, pickRecord } from '../records/pickedRecord.ts';
import { buildTimeline } from '../records/timeline.ts';
import { ReplayPlayer } from './ReplayPlayer.tsx';

/** Replays a finished game from the server or from a file; only the record is needed. */
export function ReplayPage(props: {
  readonly table: string | null;
  readonly step: number | null;
  readonly eyes: number | null;
}): JSX.Element {
  const source = () => props.table ?? pickedRecord();
  const course = createQuery(source, async (from) => {
    const record = typeof from === 'string' ? await fetchRecord(from) : from;
    const [played, drawn, reader] = await Promise.all([
      buildTimeline(record),
      loadGameTable(record.game),
      loadOutlineReader(record.game),
      loadNamespace(record.game),
    ]);
    return { played, drawn, reader };
  });
  return (
    <Show
      when={course.value()}
      keyed
      fallback={
        <Page title={t('replay.title')}>
          <Show when={course.error() !== null}>
            <ErrorNotice error={course.error()} retry={course.retry} />
          </Show>
          <Show when={course.loading() && source() !== null}>
            <Skeleton />
          </Show>
          <Show when={source() === null || course.error() !== null}>
            <p>{t('replay.pick')}</p>
            <RecordPicker pick={pickRecord} />
          </Show>
        </Page>
      }
    >
      {({ played, drawn, reader }) => (
        <ReplayPlayer timeline={played} drawn={drawn} reader={reader} table={props.table} step={props.step} eyes={props.eyes} />
      )}
    </Show>
  );
}
