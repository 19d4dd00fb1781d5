import '../ui/forms.css';
import { For, type JSX, Show } from 'solid-js';
import { createQuery } from '../lib/createQuery.ts';
import { mergeSequels } from '../campaign/campaign.ts';
import { t } from '../i18n/i18n.ts';
import { fetchMyTables } from './myTables.ts';
import { pickRecord } from '../records/pickedRecord.ts';
import { go } from '../router/router.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Page } from '../ui/Page.tsx';
import { RecordPicker } from '../records/RecordPicker.tsx';
import { ErrorNotice, Skeleton } from '../ui/states.tsx';
import { TableRow } from './TableRow.tsx';
import { TablesUnavailable } from './TablesUnavailable.tsx';

/** All tables of the player, finished ones to replay, and a record picker. */
export function TablesPage(): JSX.Element {
  const tables = createQuery(() => true, fetchMyTables);
  const list = (over: boolean) =>
    [...mergeSequels(tables.value()?.tables ?? [])]
      .filter(({ phase }) => (phase === 'finished' || phase === 'abandoned') === over)
      .sort((a, b) => b.updatedAt - a.updatedAt);
  return (
    <Page title={t('nav.tables')}>
      <Show when={tables.error() === null} fallback={<ErrorNotice error={tables.error()} retry={tables.retry} />}>
        <Show when={tables.value()?.fault}>{(error) => <TablesUnavailable fault={error()} retry={tables.retry} />}</Show>
        <Show when={tables.value() !== undefined} fallback={<Skeleton />}>
          <Show when={list(false).length > 0}>
            <h2 class="rubric">{t('replays.going')}</h2>
            <ul class="rows">
              <For each={list(false)}>{(table) => <TableRow table={table} />}</For>
            </ul>
          </Show>
          <h2 class="rubric">{t('replays.over')}</h2>
          <Show when={list(true).length > 0} fallback={<EmptyState text={t('replays.none')} />}>
            <ul class="rows">
              <For each={list(true)}>{(table) => <TableRow table={table} />}</For>
            </ul>
          </Show>
        </Show>
      </Show>
      <h2 class="rubric">{t('replays.import')}</h2>
      <RecordPicker
        pick={(record) => {
          pickRecord(record);
          go('/replay');
        }}
        pickTable={async (given) => go(`/table/${await (await import('../offline/tableFile.ts')).importTableFile(given)}`)}
      />
    </Page>
  );
}
