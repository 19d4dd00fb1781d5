import '../style/table.css';
import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, Show, untrack } from 'solid-js';
import { ask } from '../ask.ts';
import { focusMain } from '../focus.ts';
import { linkTo } from '../local/link.ts';
import type { Link } from '../net/connection.ts';
import { motion } from '../settings.ts';
import { type Controller, openTable } from '../table/controller.ts';
import { NotYet } from '../table/NotYet.tsx';
import { Played } from '../table/Played.tsx';
import { Page } from '../ui/Page.tsx';
import { type Alone, beAlone, type Standing } from './alone.ts';
import { learnOffline, tell } from './words.ts';

/** Milliseconds in which one sees what a bot does. */
const PAUSE = { full: 700, reduced: 250 } as const;

/** A table that stands in this browser. One page at a time plays there; whatever was acknowledged is found again, however the page was left. */
export function TableHere(props: { readonly table: string }): JSX.Element {
  const words = ask(
    () => true,
    async () => {
      await learnOffline();
      return true;
    },
  );
  const [standing, setStanding] = createSignal<Standing | null>(null);
  const [table, setTable] = createSignal<Controller | null>(null);
  const [fault, setFault] = createSignal<unknown>(null);
  let alone: Alone | null = null;

  const close = (): void => {
    untrack(table)?.close();
    setTable(null);
  };

  /** Goes on from what is kept. */
  const open = (): void => {
    close();
    setFault(null);
    const link: Link = (hear, onOpen) =>
      linkTo({ goOn: props.table, pause: PAUSE[motion()] })((message) => {
        if (message.t !== 'error' || message.code === 'no-table' || message.code === 'no-answer') return hear(message);
        // Another page went on: that is where this one goes on, too.
        if (message.code === 'stale') return open();
        close();
        setFault(message.code === 'not-saved' ? tell('not_kept') : new Error(message.message));
      }, onOpen);
    setTable(openTable(props.table, link));
  };

  const come = (insist: boolean): void => {
    alone?.leave();
    alone = beAlone(props.table, insist, (now) => {
      setStanding(now);
      if (now === 'mine') open();
      else close();
    });
  };
  come(false);
  onCleanup(() => {
    close();
    alone?.leave();
  });

  const ready = () => {
    const known = table();
    return known !== null && known.info() !== null && known.now() !== null ? known : false;
  };
  const stage = createMemo(() => {
    if (fault() !== null || words.error() !== null) return 'fault';
    if (words.value() === undefined) return 'opening';
    if (standing() === 'taken') return 'elsewhere';
    if (table()?.missing()) return 'missing';
    return ready() === false ? 'opening' : 'table';
  });
  createEffect(on(stage, () => queueMicrotask(() => focusMain()), { defer: true }));
  return (
    <>
      <NotYet
        stage={stage()}
        fault={fault() ?? words.error()}
        again={() => (words.error() === null ? open() : words.again())}
        missing={tell('missing')}
      />
      <Show when={stage() === 'elsewhere'}>
        <Page title={tell('elsewhere')}>
          <p>{tell('elsewhere_why')}</p>
          <p class="row">
            <button type="button" class="btn seal" onClick={() => come(true)}>
              {tell('play_here')}
            </button>
          </p>
        </Page>
      </Show>
      <Show when={stage() === 'table' ? ready() : false} keyed>
        {(known) => <Played table={known} game={known.info()?.game ?? ''} />}
      </Show>
    </>
  );
}
