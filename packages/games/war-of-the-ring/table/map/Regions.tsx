import { For, type JSX, Show } from 'solid-js';
import type { Region } from './geometry.ts';

export interface RegionsProps {
  readonly regions: readonly Region[];
  /** May be touched now: gold. */
  readonly open: ReadonlySet<string>;
  /** Chosen, or looked at: rubric. */
  readonly chosen: ReadonlySet<string>;
  /** The one the keyboard stands on. */
  readonly focused: string;
  describe(region: string): string;
  onTouch(region: string, anchor: SVGElement): void;
  onFocus(region: string): void;
}

/** Every region as something to touch; what may be touched now is gold, what was chosen is edged in rubric. */
export function Regions(props: RegionsProps): JSX.Element {
  const marked = () => props.regions.filter(({ id }) => props.open.has(id) || props.chosen.has(id));
  return (
    <g class="wr-regions">
      <For each={marked()}>{(region) => <Marked region={region} chosen={props.chosen.has(region.id)} />}</For>
      <For each={props.regions}>
        {(region) => (
          <path
            d={region.area}
            class="wr-region"
            classList={{ open: props.open.has(region.id) }}
            data-region={region.id}
            role="button"
            tabindex={props.focused === region.id ? 0 : -1}
            aria-label={props.describe(region.id)}
            onClick={(event) => props.onTouch(region.id, event.currentTarget)}
            onFocus={() => props.onFocus(region.id)}
          />
        )}
      </For>
    </g>
  );
}

function Marked(props: { readonly region: Region; readonly chosen: boolean }): JSX.Element {
  const clip = () => `wr-clip-${props.region.id}`;
  return (
    <g aria-hidden="true">
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
