import { capitalized } from '#look/capitalized.ts';
import { ALWAYS, EVERYTHING } from '#wire';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { type GameWords, t } from '../../i18n/i18n.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { TableController } from '../session/tableController.ts';

/** For this kind of prompt where passing costs nothing, always for this kind, or for everything that may be passed. */
const WIDTHS = ['harmless', 'this', 'all'] as const;
type Width = (typeof WIDTHS)[number];

/** Sets a standing order for the present prompt, and removes existing ones. */
export function StandingOrdersDialog(props: {
  readonly table: TableController;
  /** The prompt that an order may answer; null where there is none. */
  readonly asked: {
    readonly seat: number;
    readonly kind: string;
    readonly untils: readonly string[];
    readonly mayBeHarmless: boolean;
  } | null;
  readonly tGame: GameWords;
  readonly close: () => void;
}): JSX.Element {
  const kept = () => props.table.orders();
  const kindOf = (kind: string, isHarmless = false): string =>
    kind === EVERYTHING ? t('order.everything') : props.tGame(`${isHarmless ? 'harmless' : 'window'}.${kind}`);
  const [chosen, choose] = createSignal<Width | null>(null);
  const widths = (): readonly Width[] => (props.asked?.mayBeHarmless === true ? WIDTHS : WIDTHS.slice(1));
  const wide = (): Width => chosen() ?? widths()[0] ?? 'this';
  const untilOf = (until: string): string => (until === ALWAYS ? t('order.always') : props.tGame(`span.${until}`));
  return (
    <Dialog title={t('order.title')} close={() => props.close()} class="orders-sheet">
      <Show when={props.asked}>
        {(question) => (
          <section class="give">
            <RadioGroup
              name="order-kind"
              legend={t('order.about')}
              values={widths()}
              chosen={wide()}
              label={(width) => kindOf(width === 'all' ? EVERYTHING : question().kind, width === 'harmless')}
              choose={choose}
            />
            <p>{t('order.answer')}</p>
            <div class="column">
              <For each={question().untils}>
                {(until) => (
                  <button
                    type="button"
                    class="btn"
                    onClick={() => {
                      const kind = wide() === 'all' ? EVERYTHING : question().kind;
                      props.table.order(question().seat, kind, until, wide() === 'harmless' ? true : undefined);
                      props.close();
                    }}
                  >
                    {capitalized(untilOf(until))}
                  </button>
                )}
              </For>
            </div>
            <p class="note">{t(wide() === 'harmless' ? 'order.harmless' : 'order.secret')}</p>
          </section>
        )}
      </Show>
      <Show when={kept().length > 0}>
        <section class="kept">
          <h3>{t('order.kept')}</h3>
          <ul>
            <For each={kept()}>
              {(order) => (
                <li>
                  <span>{t('order.line', { kind: kindOf(order.kind, order.harmless === true), until: untilOf(order.until) })}</span>
                  <button type="button" class="btn" onClick={() => props.table.order(order.seat, order.kind, null)}>
                    {t('order.back')}
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
