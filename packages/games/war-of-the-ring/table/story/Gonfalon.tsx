import './gonfalon.css';
import { capitalized } from '#look/capitalized.ts';
import { paced } from '#look/pace.ts';
import { createEffect, createSignal, type JSX, on, onCleanup, Show } from 'solid-js';
import type { Desk } from '../desk.ts';
import { Device } from '../pieces/Device.ts';
import { SIDE_PAINT } from '../pieces/nations.ts';
import { greatDeedOf } from './greatDeed.ts';

/** Long enough to read a line, in milliseconds. */
const SHOWN = 2600;

/** The banner of the enemy over the head of the map: whom it attacks, what it takes. It goes by itself, or with the next touch. */
export function Gonfalon(props: { readonly desk: Desk }): JSX.Element {
  const { table, mine } = props.desk;
  const [deed, show] = createSignal<ReturnType<typeof greatDeedOf>>(null);
  createEffect(
    on(
      () => table.fresh,
      (fresh) => {
        const great = table.mode === 'play' ? greatDeedOf(fresh, mine().id) : null;
        show(() => great);
        if (great === null) return;
        const hide = (): void => void show(null);
        const timer = setTimeout(hide, paced(SHOWN));
        document.addEventListener('pointerdown', hide, { once: true, capture: true });
        onCleanup(() => {
          clearTimeout(timer);
          document.removeEventListener('pointerdown', hide, { capture: true });
        });
      },
      { defer: true },
    ),
  );
  return (
    <Show when={deed()} keyed>
      {(great) => (
        <p class={`wr-gonfalon of-${great.side}`} role="status" data-motion={table.motion}>
          <Device name={SIDE_PAINT[great.side].device} />
          <span>{capitalized(table.sentence(great), table.language)}</span>
        </p>
      )}
    </Show>
  );
}
