import '../style/orders.css';
import { Icon, type Words } from '#look';
import { ALWAYS, EVERYTHING } from '#wire';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { Choice } from '../ui/Choice.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { Controller } from './controller.ts';

const WIDTHS = ['this', 'all'] as const;

/** What one does not want to be asked: given where the question is asked, seen as long as it stands, taken back at any time. */
export function Orders(props: { readonly table: Controller; readonly words: Words }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  const asked = () => {
    const turn = props.table.turn();
    return turn === null || turn.prompt === null || turn.untils === undefined
      ? null
      : { ...turn, kind: turn.prompt.id, untils: turn.untils };
  };
  const kept = () => props.table.orders();
  const kindOf = (kind: string): string => (kind === EVERYTHING ? say('order.everything') : props.words(`window.${kind}`));
  /** For this kind of question alone, or for all. */
  const [wide, setWide] = createSignal<'this' | 'all'>('this');
  const untilOf = (until: string): string => (until === ALWAYS ? say('order.always') : props.words(`span.${until}`));
  return (
    <>
      <Show when={asked() !== null || kept().length > 0}>
        <button
          type="button"
          class="btn ghost orders"
          classList={{ standing: kept().length > 0 }}
          disabled={props.table.busy()}
          onClick={() => setOpen(true)}
        >
          <Icon name="speaker-off" />
          <span>{asked() !== null ? say('order.open') : say('order.some', { count: kept().length })}</span>
        </button>
      </Show>
      <Show when={open()}>
        <Dialog title={say('order.title')} close={() => setOpen(false)} class="orders-sheet">
          <Show when={asked()}>
            {(question) => (
              <section class="give">
                <Choice
                  name="order-kind"
                  legend={say('order.about')}
                  values={WIDTHS}
                  chosen={wide()}
                  label={(width) => kindOf(width === 'all' ? EVERYTHING : question().kind)}
                  choose={setWide}
                />
                <p>{say('order.answer')}</p>
                <div class="column">
                  <For each={question().untils}>
                    {(until) => (
                      <button
                        type="button"
                        class="btn"
                        onClick={() => {
                          props.table.order(question().seat, wide() === 'all' ? EVERYTHING : question().kind, until);
                          setOpen(false);
                        }}
                      >
                        {untilOf(until)}
                      </button>
                    )}
                  </For>
                </div>
                <p class="note">{say('order.secret')}</p>
              </section>
            )}
          </Show>
          <Show when={kept().length > 0}>
            <section class="kept">
              <h3>{say('order.kept')}</h3>
              <ul>
                <For each={kept()}>
                  {(order) => (
                    <li>
                      <span>{say('order.line', { kind: kindOf(order.kind), until: untilOf(order.until) })}</span>
                      <button type="button" class="btn" onClick={() => props.table.order(order.seat, order.kind, null)}>
                        {say('order.back')}
                      </button>
                    </li>
                  )}
                </For>
              </ul>
            </section>
          </Show>
        </Dialog>
      </Show>
    </>
  );
}
