import type { OnTimeout } from '#wire';
import { For, type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { chosen } from '../ui/chosen.ts';
import { CLOCK_IDS, type ClockId, CLOCKS } from './plan.ts';

const ON_TIMEOUT = ['bot', 'loses', 'claim', 'ends'] as const satisfies readonly OnTimeout[];

export interface Time {
  readonly clock: ClockId;
  readonly onTimeout: OnTimeout;
  readonly listed: boolean;
  readonly hints: boolean;
}

/** How long one may think, and whether strangers may come. */
export function TimeFields(props: {
  readonly time: Time;
  /** Some seat is for anybody who comes. */
  readonly open: boolean;
  /** Several people play: whether hints are given is agreed upon. With bots alone they always are. */
  readonly company: boolean;
  readonly change: (part: Partial<Time>) => void;
}): JSX.Element {
  return (
    <fieldset>
      <legend>{say('new.time')}</legend>
      <label class="field">
        <span>{say('new.clock')}</span>
        <select onChange={(event) => props.change({ clock: chosen(CLOCK_IDS, event.currentTarget.value) })}>
          <For each={CLOCK_IDS}>
            {(id) => (
              <option value={id} selected={props.time.clock === id}>
                {say(`clock.${id}`)}
              </option>
            )}
          </For>
        </select>
        <Show when={'reserveDays' in CLOCKS[props.time.clock]}>
          <small>{say('new.reserve_help')}</small>
        </Show>
      </label>
      <Show when={props.time.clock !== 'none'}>
        <label class="field">
          <span>{say('new.timeout')}</span>
          <select onChange={(event) => props.change({ onTimeout: chosen(ON_TIMEOUT, event.currentTarget.value) })}>
            <For each={ON_TIMEOUT}>
              {(what) => (
                <option value={what} selected={props.time.onTimeout === what}>
                  {say(`new.timeout_${what}`)}
                </option>
              )}
            </For>
          </select>
        </label>
      </Show>
      <Show when={props.open}>
        <label class="check">
          <input type="checkbox" checked={props.time.listed} onChange={(event) => props.change({ listed: event.currentTarget.checked })} />
          <span>{say('new.listed')}</span>
        </label>
      </Show>
      <Show when={props.company}>
        <label class="check">
          <input type="checkbox" checked={props.time.hints} onChange={(event) => props.change({ hints: event.currentTarget.checked })} />
          <span>{say('new.hints')}</span>
        </label>
      </Show>
    </fieldset>
  );
}
