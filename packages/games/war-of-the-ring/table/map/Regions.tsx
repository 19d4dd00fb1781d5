import type { DrawnMap } from '#look/map/createMap.ts';
import { Space } from '#look/map/Space.tsx';
import { For, type JSX, Show } from 'solid-js';
import type { Region } from './geometry.ts';

/** Every region as something to touch; what may be touched now is gold, what was chosen is edged in rubric. */
export function Regions(props: {
  readonly map: DrawnMap;
  readonly regions: readonly Region[];
  /** May be touched now. */
  readonly open: ReadonlySet<string>;
  /** Chosen, or looked at. */
  readonly chosen: ReadonlySet<string>;
  readonly describe: (region: Region) => string;
}): JSX.Element {
  const marked = () => props.regions.filter(({ id }) => props.open.has(id) || props.chosen.has(id));
  return (
    <g class="wr-regions">
      <For each={marked()}>{(region) => <Marked region={region} chosen={props.chosen.has(region.id)} />}</For>
      <For each={props.regions}>
        {(region) => (
          <Space
            map={props.map}
            id={region.id}
            class={props.open.has(region.id) ? 'wr-region open' : 'wr-region'}
            label={props.describe(region)}
          >
            <path class="map-hit map-focus" d={region.area} />
          </Space>
        )}
      </For>
    </g>
  );
}

/** A region that may be touched, or was chosen. */
export function Marked(props: { readonly region: Region; readonly chosen: boolean }): JSX.Element {
  const clip = () => `wr-clip-${props.region.id}`;
  return (
    <g class="wr-marked" aria-hidden="true">
      <clipPath id={clip()}>
        <path d={props.region.area} />
      </clipPath>
      <g clip-path={`url(#${clip()})`} fill="none">
        <Show
          when={props.chosen}
          fallback={
            <>
              <path d={props.region.area} class="wr-gold" />
              <path d={props.region.area} stroke="#b9831c" stroke-width="7.5" opacity=".9" />
              <path d={props.region.area} stroke="#fff0b8" stroke-width="2.6" />
            </>
          }
        >
          <path d={props.region.area} fill="#fff6d8" opacity=".5" />
          <path d={props.region.area} stroke="#8e1b16" stroke-width="7" />
        </Show>
      </g>
    </g>
  );
}
