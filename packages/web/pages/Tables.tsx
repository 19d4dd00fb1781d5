import '../style/forms.css';
import { For, type JSX, Show } from 'solid-js';
import { ask } from '../ask.ts';
import { asCampaigns } from '../campaign.ts';
import { say } from '../i18n.ts';
import { mine } from '../mine.ts';
import { carry } from '../replay/carried.ts';
import { go } from '../router.ts';
import { Blank } from '../ui/Blank.tsx';
import { Page } from '../ui/Page.tsx';
import { RecordPicker } from '../ui/RecordPicker.tsx';
import { Fault, Ruled } from '../ui/states.tsx';
import { TableRow } from '../ui/TableRow.tsx';
import { TablesMissing } from '../ui/TablesMissing.tsx';

/** All my tables, the finished ones to be seen again, and a place for a record from elsewhere. */
export function TablesPage(): JSX.Element {
  const tables = ask(() => true, mine);
  const list = (over: boolean) =>
    [...asCampaigns(tables.value()?.tables ?? [])]
      .filter(({ phase }) => (phase === 'finished' || phase === 'abandoned') === over)
      .sort((a, b) => b.updatedAt - a.updatedAt);
  return (
    <Page title={say('nav.tables')}>
      <Show when={tables.error() === null} fallback={<Fault error={tables.error()} again={tables.again} />}>
        <Show when={tables.value()?.fault}>{(error) => <TablesMissing fault={error()} again={tables.again} />}</Show>
        <Show when={tables.value() !== undefined} fallback={<Ruled />}>
          <Show when={list(false).length > 0}>
            <h2 class="rubric">{say('replays.going')}</h2>
            <ul class="rows">
              <For each={list(false)}>{(table) => <TableRow table={table} />}</For>
            </ul>
          </Show>
          <h2 class="rubric">{say('replays.over')}</h2>
          <Show when={list(true).length > 0} fallback={<Blank text={say('replays.none')} />}>
            <ul class="rows">
              <For each={list(true)}>{(table) => <TableRow table={table} />}</For>
            </ul>
          </Show>
        </Show>
      </Show>
      <h2 class="rubric">{say('replays.import')}</h2>
      <RecordPicker
        take={(record) => {
          carry(record);
          go('/replay');
        }}
        takeTable={async (given) => go(`/table/${await (await import('../offline/tableFile.ts')).setFrom(given)}`)}
      />
    </Page>
  );
}
