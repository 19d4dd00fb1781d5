import './pointed.css';
import { For, type JSX } from 'solid-js';

/** Rings round what the line of the chronicle names at which somebody points. The line itself says it to whoever listens. */
export function Pointed(props: {
  readonly spots: readonly { readonly spot: string; readonly x: number; readonly y: number; readonly wide: boolean }[];
  readonly grow: number;
}): JSX.Element {
  return (
    <g class="hr-pointed" aria-hidden="true">
      <For each={props.spots}>
        {({ spot, x, y, wide }) => (
          <g data-pointed={spot} transform={`translate(${x} ${y}) scale(${props.grow})`}>
            <ellipse class="under" rx={wide ? 40 : 24} ry={24} />
            <ellipse class="ring" rx={wide ? 40 : 24} ry={24} />
          </g>
        )}
      </For>
    </g>
  );
}
