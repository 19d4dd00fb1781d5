import type { GameRecord } from '#kernel';
import { Icon } from '#look';
import { createSignal, type JSX, Show } from 'solid-js';
import { createQuery } from '../lib/createQuery.ts';
import { readTable } from '../local/tableDatabase.ts';
import { ErrorNotice } from '../ui/states.tsx';
import { importToServer } from './importToServer.ts';
import { loadOfflineTexts, t } from './text.ts';

/** The note about the fairness of a game that was played offline. */
export function OfflineChanceNote(): JSX.Element {
  const texts = createQuery(
    () => true,
    async () => {
      await loadOfflineTexts();
      return true;
    },
  );
  return (
    <Show when={texts.value()}>
      <p class="witness" role="status">
        <Icon name="candle-flame" />
        <span>{t('chance')}</span>
      </p>
    </Show>
  );
}

/** Imports a game that was played in this browser to the server. */
export function ImportToServer(props: { readonly table: string; readonly record: GameRecord | undefined }): JSX.Element {
  const kept = createQuery(
    () => props.table,
    async (id) => {
      await loadOfflineTexts();
      return (await readTable(id))?.table.taken ?? null;
    },
  );
  const [taken, setTaken] = createSignal<string | null>(null);
  const [busy, setBusy] = createSignal(false);
  const [fault, setFault] = createSignal<unknown>(null);
  const there = () => taken() ?? kept.value() ?? null;
  async function bring(record: GameRecord): Promise<void> {
    setBusy(true);
    setFault(null);
    try {
      setTaken(await importToServer(props.table, record));
    } catch (error) {
      setFault(error);
    }
    setBusy(false);
  }
  return (
    <Show when={kept.value() !== undefined}>
      <section class="onward" aria-live="polite">
        <Show
          when={there()}
          fallback={
            <>
              <p>{t(busy() ? 'taking' : 'take_why')}</p>
              <Show when={props.record}>
                {(record) => (
                  <div class="row">
                    <button type="button" class="btn" disabled={busy()} onClick={() => void bring(record())}>
                      <Icon name="share" />
                      {t('take')}
                    </button>
                  </div>
                )}
              </Show>
            </>
          }
        >
          {(id) => (
            <p>
              {t('taken')} <a href={`/replay/${id()}`}>{t('open_taken')}</a>
            </p>
          )}
        </Show>
        <Show when={fault()}>{(error) => <ErrorNotice error={error()} />}</Show>
      </section>
    </Show>
  );
}
