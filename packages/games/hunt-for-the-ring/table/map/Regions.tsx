import { inLanguage, type Language } from '#kernel/languages.ts';
import { For, type JSX, Show } from 'solid-js';
import type { LoadedSheet } from './loaded.ts';
import { placeSpot } from './placeSpot.ts';

/** The letters of the regions; what may be chosen stands on a gold plaque and can be touched. */
export function Regions(props: {
  readonly loaded: LoadedSheet;
  readonly language: Language;
  readonly named: boolean;
  readonly grow: number;
  readonly offered: ReadonlySet<string>;
  readonly watched: string | null;
  say(place: string): string;
  touch(place: string, anchor: Element): void;
}): JSX.Element {
  const sections = () => [...props.offered].filter((place) => /^[IV]+$/.test(place));
  const keyed = (event: KeyboardEvent, place: string): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (event.currentTarget instanceof Element) props.touch(place, event.currentTarget);
  };
  return (
    <g class="hr-regions">
      <For each={props.loaded.sheet.regions}>
        {(region) => {
          const spot = () => placeSpot(props.loaded, props.language, region.id) ?? { x: 0, y: 0 };
          return (
            <g transform={`translate(${spot().x} ${spot().y}) scale(${props.grow})`} classList={{ watched: props.watched === region.id }}>
              <Show
                when={props.offered.has(region.id)}
                fallback={
                  <text class="hr-letters" y="7" aria-hidden="true">
                    {region.label}
                  </text>
                }
              >
                <g
                  class="hr-plaque"
                  role="button"
                  tabindex="0"
                  data-place={region.id}
                  aria-label={props.say(region.id)}
                  onClick={(event) => {
                    event.stopPropagation();
                    props.touch(region.id, event.currentTarget);
                  }}
                  onKeyDown={(event) => keyed(event, region.id)}
                >
                  <rect x="-27" y="-14" width="54" height="28" rx="6" />
                  <text class="hr-letters" y="7">
                    {region.label}
                  </text>
                </g>
              </Show>
              <Show when={props.named}>
                <text class="hr-region-name" y="18" aria-hidden="true">
                  {inLanguage(region, props.language)}
                </text>
              </Show>
            </g>
          );
        }}
      </For>
      <For each={sections()}>
        {(section) => {
          const spot = () => placeSpot(props.loaded, props.language, section) ?? { x: 0, y: 0 };
          return (
            <g
              class="hr-plaque section"
              role="button"
              tabindex="0"
              data-place={section}
              aria-label={props.say(section)}
              transform={`translate(${spot().x} ${spot().y}) scale(${props.grow})`}
              onClick={(event) => {
                event.stopPropagation();
                props.touch(section, event.currentTarget);
              }}
              onKeyDown={(event) => keyed(event, section)}
            >
              <rect x="-25" y="-20" width="50" height="40" rx="8" />
              <text class="hr-letters" y="10">
                {section}
              </text>
            </g>
          );
        }}
      </For>
    </g>
  );
}
