import './table.css';
import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, Show, untrack } from 'solid-js';
import { createQuery } from '../lib/createQuery.ts';
import { focusMain } from '../lib/focus.ts';
import { workerTransport } from '../local/workerTransport.ts';
import type { Transport } from '../net/transport.ts';
import { motion } from '../settings/settings.ts';
import { type TableController, openTable } from './session/tableController.ts';
import { TablePlaceholder } from './TablePlaceholder.tsx';
import { TableView } from './TableView.tsx';
import { Page } from '../ui/Page.tsx';
import { type TabLock, acquireTabLock, type TabLockState } from '../offline/tabLock.ts';
import { loadOfflineTexts, t } from '../offline/text.ts';

/** Milliseconds in which one sees what a bot does. */
const PAUSE = { full: 700, reduced: 250 } as const;

/** A table that stands in this browser. One page at a time plays there; whatever was acknowledged is found again, however the page was left. */
export function OfflineTablePage(props: { readonly table: string }): JSX.Element {
  const texts = createQuery(
    () => true,
    async () => {
      await loadOfflineTexts();
      return true;
    },
  );
  const [standing, setStanding] = createSignal<TabLockState | null>(null);
  const [table, setTable] = createSignal<TableController | null>(null);
  const [fault, setFault] = createSignal<unknown>(null);
  let alone: TabLock | null = null;

  const close = (): void => {
    untrack(table)?.close();
    setTable(null);
  };

  /** Goes on from what is kept. */
  const open = (): void => {
    close();
    setFault(null);
    const link: Transport = (hear, onOpen) =>
      workerTransport({ resume: props.table, pause: PAUSE[motion()] })((message) => {
        if (message.t !== 'error' || message.code === 'no-table' || message.code === 'no-answer') return hear(message);
        // Another page went on: that is where this one goes on, too.
        if (message.code === 'stale') return open();
        close();
        setFault(message.code === 'not-saved' ? t('not_kept') : new Error(message.message));
      }, onOpen);
    setTable(openTable(props.table, link));
  };

  const come = (insist: boolean): void => {
    alone?.release();
    alone = acquireTabLock(props.table, insist, (now) => {
      setStanding(now);
      if (now === 'mine') open();
      else close();
    });
  };
  come(false);
  onCleanup(() => {
    close();
    alone?.release();
  });

  const ready = () => {
    const known = table();
    return known !== null && known.info() !== null && known.now() !== null ? known : false;
  };
  const stage = createMemo(() => {
    if (fault() !== null || texts.error() !== null) return 'fault';
    if (texts.value() === undefined) return 'opening';
    if (standing() === 'taken') return 'elsewhere';
    if (table()?.missing()) return 'missing';
    return ready() === false ? 'opening' : 'table';
  });
  createEffect(on(stage, () => queueMicrotask(() => focusMain()), { defer: true }));
  return (
    <>
      <TablePlaceholder
        stage={stage()}
        fault={fault() ?? texts.error()}
        retry={() => (texts.error() === null ? open() : texts.retry())}
        missing={t('missing')}
      />
      <Show when={stage() === 'elsewhere'}>
        <Page title={t('elsewhere')}>
          <p>{t('elsewhere_why')}</p>
          <p class="row">
            <button type="button" class="btn seal" onClick={() => come(true)}>
              {t('play_here')}
            </button>
          </p>
        </Page>
      </Show>
      <Show when={stage() === 'table' ? ready() : false} keyed>
        {(known) => <TableView table={known} game={known.info()?.game ?? ''} />}
      </Show>
    </>
  );
}
