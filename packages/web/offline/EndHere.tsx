import type { GameRecord } from '#kernel';
import { Icon } from '#look';
import { createSignal, type JSX, Show } from 'solid-js';
import { ask } from '../ask.ts';
import { readTable } from '../local/store.ts';
import { Fault } from '../ui/states.tsx';
import { take } from './take.ts';
import { learnOffline, tell } from './words.ts';

/** What is said of the chance of a game that was played offline. */
export function ChanceHere(): JSX.Element {
  const words = ask(
    () => true,
    async () => {
      await learnOffline();
      return true;
    },
  );
  return (
    <Show when={words.value()}>
      <p class="witness" role="status">
        <Icon name="candle-flame" />
        <span>{tell('chance')}</span>
      </p>
    </Show>
  );
}

/** The way to the server for a game that was played in this browser. */
export function TakeAlong(props: { readonly table: string; readonly record: GameRecord | undefined }): JSX.Element {
  const kept = ask(
    () => props.table,
    async (id) => {
      await learnOffline();
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
      setTaken(await take(props.table, record));
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
              <p>{tell(busy() ? 'taking' : 'take_why')}</p>
              <Show when={props.record}>
                {(record) => (
                  <div class="row">
                    <button type="button" class="btn" disabled={busy()} onClick={() => void bring(record())}>
                      <Icon name="share" />
                      {tell('take')}
                    </button>
                  </div>
                )}
              </Show>
            </>
          }
        >
          {(id) => (
            <p>
              {tell('taken')} <a href={`/replay/${id()}`}>{tell('open_taken')}</a>
            </p>
          )}
        </Show>
        <Show when={fault()}>{(error) => <Fault error={error()} />}</Show>
      </section>
    </Show>
  );
}
