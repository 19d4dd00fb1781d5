import { For, type JSX } from 'solid-js';
import { DeviceAt } from './DeviceAt.ts';
import type { Flash } from './motion.ts';

/** Rings that spread where the Riders ask, with the answer in the middle. They are only seen; the chronicle says the same in words. */
export function Flashes(props: { readonly flashes: readonly (Flash & { readonly x: number; readonly y: number })[] }): JSX.Element {
  return (
    <g class="hr-flashes" aria-hidden="true">
      <For each={props.flashes}>
        {(flash) => (
          <g class={`hr-flash ${flash.look}`} transform={`translate(${flash.x} ${flash.y})`}>
            <circle class="ring" r="20" />
            <g class="stamp">
              <circle r="15" />
              <DeviceAt
                name={flash.look === 'no' ? 'cancel' : flash.look === 'asked' ? 'eye-target' : 'burning-eye'}
                x={0}
                y={0}
                size={20}
              />
            </g>
          </g>
        )}
      </For>
    </g>
  );
}
