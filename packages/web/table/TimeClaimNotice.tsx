import { createSignal, For, type JSX, Show } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { Confirm } from '../ui/Dialog.tsx';
import { createTicker } from '../clock/ticker.ts';
import { claimable } from '../clock/clock.ts';
import type { TableController } from './session/tableController.ts';

/** Whose time is over, where it is left to the others to claim it. They are asked first: the late one may still move. */
export function TimeClaimNotice(props: { readonly table: TableController }): JSX.Element {
  const tick = createTicker();
  const [claiming, setClaiming] = createSignal<number | null>(null);
  const late = () => {
    const [info, now] = [props.table.info(), props.table.now()];
    return info === null || now?.phase !== 'playing' ? [] : claimable(info, now.waiting, tick() + props.table.skew());
  };
  const asked = () => late().find((seat) => seat === claiming());
  return (
    <>
      <For each={late()}>
        {(seat) => (
          <p class="ribbon" role="status">
            {t('claim.over', { name: props.table.seatName(seat) })}
            <button type="button" class="btn" onClick={() => setClaiming(seat)}>
              {t('claim.do')}
            </button>
          </p>
        )}
      </For>
      <Show when={asked() === undefined ? false : { seat: asked() ?? 0 }}>
        {(one) => (
          <Confirm
            title={t('claim.title')}
            text={t('claim.text', { name: props.table.seatName(one().seat) })}
            label={t('claim.do')}
            confirm={() => props.table.claim(one().seat)}
            close={() => setClaiming(null)}
          />
        )}
      </Show>
    </>
  );
}
