import type { DrawnMap } from '#look/map/createMap.ts';
import { Space } from '#look/map/Space.tsx';
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { MapRegion } from './geometry.ts';

/** Every region as something to touch; what may be touched now is gold, what was chosen is edged in rubric. */
export function Regions(props: {
  readonly map: DrawnMap;
  readonly regions: readonly MapRegion[];
  /** May be touched now. */
  readonly open: ReadonlySet<string>;
  /** What a card that is read would touch. */
  readonly touched: ReadonlySet<string>;
  /** Chosen, or looked at. */
  readonly chosen: ReadonlySet<string>;
  /** A region in words, as it stands at any moment. */
  readonly describe: (region: MapRegion) => () => string;
}): JSX.Element {
  const isGold = (id: string): boolean => props.open.has(id) || props.touched.has(id);
  const marked = () => props.regions.filter(({ id }) => isGold(id) || props.chosen.has(id));
  return (
    <>
      <g class="wr-marks" aria-hidden="true">
        <For each={marked()}>{(region) => <Marked region={region} chosen={props.chosen.has(region.id)} open={isGold(region.id)} />}</For>
      </g>
      <g class="wr-regions">
        <For each={props.regions}>
          {(region) => {
            // Each by itself: a touch changes the gold of a few, and the words of none.
            const open = createMemo(() => props.open.has(region.id));
            const label = createMemo(props.describe(region));
            return (
              <Space map={props.map} id={region.id} class={open() ? 'wr-region open' : 'wr-region'} label={label()}>
                <path class="map-hit map-focus" d={region.area} />
              </Space>
            );
          }}
        </For>
      </g>
    </>
  );
}

/** A region that may be touched, or was chosen; or both, as a besieged stronghold is where its besiegers are about to storm it. */
export function Marked(props: { readonly region: MapRegion; readonly chosen: boolean; readonly open?: boolean }): JSX.Element {
  const clip = () => `wr-clip-${props.region.id}`;
  return (
    <g class="wr-marked">
      <clipPath id={clip()}>
        <path d={props.region.area} />
      </clipPath>
      <g clip-path={`url(#${clip()})`} fill="none">
        <Show
          when={props.chosen}
          fallback={
            <>
              <path d={props.region.area} class="wr-gold" />
              <path d={props.region.area} stroke="#b9831c" stroke-width="7.5" stroke-opacity=".9" />
              <path d={props.region.area} stroke="#fff0b8" stroke-width="2.6" />
            </>
          }
        >
          <path d={props.region.area} class={props.open === true ? 'wr-gold' : 'wr-pale'} />
          <Show when={props.open}>
            <path d={props.region.area} stroke="#b9831c" stroke-width="13" stroke-opacity=".9" />
          </Show>
          <path d={props.region.area} stroke="#8e1b16" stroke-width="7" />
        </Show>
      </g>
    </g>
  );
}
