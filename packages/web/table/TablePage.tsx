import '../style/table.css';
import { createEffect, createMemo, createSignal, type JSX, lazy, on, onCleanup, Show, Suspense } from 'solid-js';
import { focusMain } from '../focus.ts';
import { say } from '../i18n.ts';
import { introduce } from '../me.ts';
import { toServer } from '../net/connection.ts';
import { moveKeeper } from '../net/kept.ts';
import { LostPage } from '../pages/Lost.tsx';
import { Ruled } from '../ui/states.tsx';
import { type Controller, openTable } from './controller.ts';
import { NotYet } from './NotYet.tsx';
import { Played } from './Played.tsx';

// Whoever comes to a game under way needs nothing of what is for gathering people.
const Gathering = lazy(async () => ({ default: (await import('./Gathering.tsx')).Gathering }));

/** A table: gathering, being played, or over. */
export function TablePage(props: { readonly table: string }): JSX.Element {
  const [table, setTable] = createSignal<Controller | null>(null);
  const [fault, setFault] = createSignal<unknown>(null);
  let gone = false;
  const open = async (): Promise<void> => {
    setFault(null);
    try {
      await introduce();
    } catch (error) {
      setFault(error);
      return;
    }
    if (!gone) setTable(openTable(props.table, toServer, moveKeeper(props.table)));
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
    // Nobody else is awaited: the game begins with the next answer of the server.
    if (phase === 'gathering' && known.info()?.seats.every(({ kind, yours }) => kind === 'bot' || yours)) return 'opening';
    return phase === 'gathering' || view === null ? (phase === 'abandoned' ? 'abandoned' : 'gathering') : 'table';
  });
  // One page becomes another in its place: the reader comes along.
  createEffect(on(stage, () => queueMicrotask(() => focusMain()), { defer: true }));
  return (
    <>
      <NotYet stage={stage()} fault={fault()} again={() => void open()} missing={say('table.missing')} />
      <Show when={stage() === 'abandoned'}>
        <LostPage title={say('table.opening')} text={say('table.cancelled')} />
      </Show>
      <Show when={stage() === 'gathering' ? table() : false}>
        {(known) => (
          <Suspense fallback={<Ruled />}>
            <Gathering table={known()} />
          </Suspense>
        )}
      </Show>
      <Show when={stage() === 'table' ? table() : false} keyed>
        {(known) => <Played table={known} game={known.info()?.game ?? ''} />}
      </Show>
    </>
  );
}
