import { For, type JSX } from 'solid-js';
import type { Name } from './names.ts';

/** Names of the regions. They are heard from the regions themselves. */
export function Names(props: { readonly names: readonly Name[] }): JSX.Element {
  return (
    <g class="wr-names" aria-hidden="true">
      <For each={props.names}>
        {(name) => (
          <text class={`wr-name ${name.rank}`} style={{ 'font-size': `${name.size}px`, 'stroke-width': `${name.size * 0.26}px` }}>
            <For each={name.lines}>
              {(line, at) => (
                <tspan x={name.x} y={name.y + at() * name.size * 0.98}>
                  {line}
                </tspan>
              )}
            </For>
          </text>
        )}
      </For>
    </g>
  );
}
