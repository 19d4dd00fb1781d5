import './table.css';
import { createEffect, createMemo, createSignal, type JSX, lazy, on, onCleanup, Show, Suspense } from 'solid-js';
import { focusMain } from '../lib/focus.ts';
import { t } from '../i18n/i18n.ts';
import { ensureSession } from '../user/currentUser.ts';
import { serverTransport } from '../net/transport.ts';
import { moveStorage } from '../net/moveStorage.ts';
import { NotFoundPage } from '../ui/NotFoundPage.tsx';
import { Skeleton } from '../ui/states.tsx';
import { type TableController, openTable } from './session/tableController.ts';
import { TablePlaceholder } from './TablePlaceholder.tsx';
import { TableView } from './TableView.tsx';

// A player who opens a running game does not need the waiting room.
const WaitingRoom = lazy(async () => ({ default: (await import('./waiting/WaitingRoom.tsx')).WaitingRoom }));

/** The page of a table: waiting room, game, or result. */
export function TablePage(props: { readonly table: string }): JSX.Element {
  const [table, setTable] = createSignal<TableController | null>(null);
  const [fault, setFault] = createSignal<unknown>(null);
  let gone = false;
  const open = async (): Promise<void> => {
    setFault(null);
    try {
      await ensureSession();
    } catch (error) {
      setFault(error);
      return;
    }
    if (!gone) setTable(openTable(props.table, serverTransport, moveStorage(props.table)));
  };
  void open();
  onCleanup(() => {
    gone = true;
    table()?.close();
  });
  const stage = createMemo(() => {
    const known = table();
    if (fault() !== null) return 'fault';
    if (known?.missing()) return 'missing';
    if (known === null || known.info() === null || known.now() === null) return 'opening';
    const { phase, view } = known.now() ?? { phase: 'gathering', view: null };
    // No other player is awaited: the game begins with the server's next message.
    if (phase === 'gathering' && known.info()?.seats.every(({ kind, yours }) => kind === 'bot' || yours)) return 'opening';
    return phase === 'gathering' || view === null ? (phase === 'abandoned' ? 'abandoned' : 'gathering') : 'table';
  });
  // One stage replaces another: focus follows.
  createEffect(on(stage, () => queueMicrotask(() => focusMain()), { defer: true }));
  return (
    <>
      <TablePlaceholder stage={stage()} fault={fault()} retry={() => void open()} missing={t('table.missing')} />
      <Show when={stage() === 'abandoned'}>
        <NotFoundPage title={t('table.opening')} text={t('table.cancelled')} />
      </Show>
      <Show when={stage() === 'gathering' ? table() : false}>
        {(known) => (
          <Suspense fallback={<Skeleton />}>
            <WaitingRoom table={known()} />
          </Suspense>
        )}
      </Show>
      <Show when={stage() === 'table' ? table() : false} keyed>
        {(known) => <TableView table={known} game={known.info()?.game ?? ''} />}
      </Show>
    </>
  );
}
