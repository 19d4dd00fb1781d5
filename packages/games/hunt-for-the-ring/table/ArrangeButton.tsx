import { Icon } from '#look';
import { createEffect, createSignal, type JSX, Show } from 'solid-js';
import { arranged } from './arrange.ts';
import type { Sheet } from './map/sheet.ts';
import type { HuntProps } from './props.ts';

/** The usual order and places in one press: it answers for the player until somebody is asked something else, which takes it away. */
export function ArrangeButton(props: { readonly table: HuntProps; readonly sheet: Sheet }): JSX.Element {
  const [isOn, turnOn] = createSignal(false);
  createEffect(() => {
    if (!isOn() || props.table.busy) return;
    const action = arranged(props.table.turn, props.sheet);
    if (action !== null) props.table.act(action);
  });
  return (
    <Show when={!isOn()}>
      <button type="button" class="btn seal hr-arrange" disabled={props.table.busy} onClick={() => turnOn(true)}>
        <Icon name="horse-head" />
        <span>{props.table.words('table.arrange')}</span>
      </button>
    </Show>
  );
}
