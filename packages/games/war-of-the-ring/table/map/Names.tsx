import type { Label } from '#look/map/labels.ts';
import { For, type JSX } from 'solid-js';
import { type NameRank, SIZES } from './namesOf.ts';

/** Names of the regions. They are heard from the regions themselves. */
export function Names(props: {
  readonly labels: readonly Label[];
  readonly rank: (region: string) => NameRank;
  readonly scale: number;
}): JSX.Element {
  return (
    <g class="wr-names" aria-hidden="true">
      <For each={props.labels}>
        {(label) => {
          const size = () => SIZES[props.rank(label.id)] / props.scale;
          return (
            <text class={`wr-name ${props.rank(label.id)}`} style={{ 'font-size': `${size()}px`, 'stroke-width': `${size() * 0.26}px` }}>
              <For each={label.lines}>
                {(line, at) => (
                  <tspan x={label.x} y={label.y + at() * size() * 1.06}>
                    {line}
                  </tspan>
                )}
              </For>
            </text>
          );
        }}
      </For>
    </g>
  );
}
