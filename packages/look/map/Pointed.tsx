import './pointed.css';
import { For, type JSX } from 'solid-js';
import type { Spot } from './geometry.ts';

/** A ring round something on the map. */
export interface PointedSpot extends Spot {
  readonly spot: string;
  /** Round letters rather than round a space. */
  readonly wide: boolean;
}

/** Rings round what the line of the chronicle names at which somebody points. The line itself says it to whoever listens. */
export function Pointed(props: { readonly spots: readonly PointedSpot[]; readonly grow: number }): JSX.Element {
  return (
    <g class="map-pointed" aria-hidden="true">
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
