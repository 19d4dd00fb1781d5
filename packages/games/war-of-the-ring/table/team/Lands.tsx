import { createMemo, createUniqueId, type JSX, Show } from 'solid-js';
import type { Desk } from '../desk.ts';
import type { Land } from '../map/geometry.ts';
import { type NationLands as Edged, landsOf } from './landsOf.ts';

/** Gold round the lands whose armies one may use, while one acts; red stitches round the partner's. */
export function Lands(props: { readonly desk: Desk; readonly land: Land }): JSX.Element {
  const { table } = props.desk;
  const lands = createMemo(() => landsOf(props.land, table.view, table.mode === 'play' ? table.mine : null));
  return (
    <g class="wr-lands" aria-hidden="true">
      <Edge lands={lands().partners} class="stitched" />
      <Edge lands={lands().mine} class="gilt" />
    </g>
  );
}

function Edge(props: { readonly lands: Edged | null; readonly class: string }): JSX.Element {
  const clip = createUniqueId();
  return (
    <Show when={props.lands}>
      {(lands) => (
        <g class={props.class}>
          <clipPath id={clip}>
            <path d={lands().area} />
          </clipPath>
          <g clip-path={`url(#${clip})`}>
            <path class="bed" d={lands().border} />
            <path class="thread" d={lands().border} />
          </g>
        </g>
      )}
    </Show>
  );
}
