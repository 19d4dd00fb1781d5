import type { Words } from '#look';
import { ALWAYS, EVERYTHING } from '#wire';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { Choice } from '../ui/Choice.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { Controller } from './controller.ts';

const WIDTHS = ['this', 'all'] as const;

/** Where an order is given to the question that is asked, and where all that stand are taken back. */
export function OrdersSheet(props: {
  readonly table: Controller;
  /** The question that may be answered by itself from now on; null where none is. */
  readonly asked: { readonly seat: number; readonly kind: string; readonly untils: readonly string[] } | null;
  readonly words: Words;
  readonly close: () => void;
}): JSX.Element {
  const kept = () => props.table.orders();
  const kindOf = (kind: string): string => (kind === EVERYTHING ? say('order.everything') : props.words(`window.${kind}`));
  /** For this kind of question alone, or for all. */
  const [wide, setWide] = createSignal<'this' | 'all'>('this');
  const untilOf = (until: string): string => (until === ALWAYS ? say('order.always') : props.words(`span.${until}`));
  return (
    <Dialog title={say('order.title')} close={() => props.close()} class="orders-sheet">
      <Show when={props.asked}>
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
                      props.close();
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
  );
}
