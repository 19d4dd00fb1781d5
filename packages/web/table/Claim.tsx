import { createSignal, For, type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { Confirm } from '../ui/Dialog.tsx';
import { ticking } from '../ui/ticking.ts';
import { claimable } from './clock.ts';
import type { Controller } from './controller.ts';

/** Whose time is over, where it is left to the others to claim it. They are asked first: the late one may still move. */
export function Claim(props: { readonly table: Controller }): JSX.Element {
  const tick = ticking();
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
            {say('claim.over', { name: props.table.names(seat) })}
            <button type="button" class="btn" onClick={() => setClaiming(seat)}>
              {say('claim.do')}
            </button>
          </p>
        )}
      </For>
      <Show when={asked() === undefined ? false : { seat: asked() ?? 0 }}>
        {(one) => (
          <Confirm
            title={say('claim.title')}
            text={say('claim.text', { name: props.table.names(one().seat) })}
            act={say('claim.do')}
            confirm={() => props.table.claim(one().seat)}
            close={() => setClaiming(null)}
          />
        )}
      </Show>
    </>
  );
}
