import type { Language } from '#kernel';
import { hatchFill } from '#look';
import type { DrawnMap } from '#look/map/createMap.ts';
import { Space as OnMap } from '#look/map/Space.tsx';
import { For, type JSX, Show } from 'solid-js';
import type { Certainty, Shade } from './beliefs.ts';
import { AREA_RADIUS, DOT_RADIUS, LINE } from './sizes.ts';
import { namePlaces } from './lettering.ts';
import type { LoadedSheet } from './loaded.ts';
import type { SheetSpace, SpaceKind } from './sheet.ts';

/** How a space lies: to be touched, to be taken up, or only there. */
export type SpaceState = 'offered' | 'movable' | 'held' | 'idle';

interface Paint {
  readonly fill: string;
  readonly on: string;
  readonly hatching: 'plain' | 'azure' | 'gules' | 'sable';
}

/** Kinds of areas: colour and hatching; friendly ones have a second rim, exits are squared. */
const PAINTS: { readonly [kind in SpaceKind]: Paint } = {
  plain: { fill: '#fcf6e8', on: '#2a1b10', hatching: 'plain' },
  friendly: { fill: '#fcf6e8', on: '#2a1b10', hatching: 'plain' },
  exit: { fill: '#fcf6e8', on: '#2a1b10', hatching: 'plain' },
  start: { fill: '#2c639c', on: '#fff6e6', hatching: 'azure' },
  rider: { fill: '#2b1f2c', on: '#fff6e6', hatching: 'sable' },
  shadow: { fill: '#a8261c', on: '#fff6e6', hatching: 'gules' },
  dot: { fill: '#fcf6e8', on: '#2a1b10', hatching: 'plain' },
};

const HATCHED: { readonly [certainty in Certainty]: string | null } = {
  likely: 'url(#hr-crossed)',
  possible: 'url(#hr-falling)',
  faint: null,
};

interface SpacesProps {
  readonly map: DrawnMap;
  readonly loaded: LoadedSheet;
  readonly language: Language;
  /** In units of the map; names are written only where they can be read. */
  readonly nameSize: number | null;
  /** Numbers keep a size on small screens. */
  readonly grow: number;
  readonly shades: ReadonlyMap<string, Shade>;
  state(id: string): SpaceState;
  threats(id: string): readonly string[];
  describe(space: SheetSpace): string;
}

export function Spaces(props: SpacesProps): JSX.Element {
  return (
    <g class="hr-spaces">
      <defs>
        <pattern id="hr-falling" width="4.6" height="4.6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V4.6" stroke="#3b2350" stroke-width="1.5" />
        </pattern>
        <pattern id="hr-crossed" width="4.2" height="4.2" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V4.2M0 0H4.2" stroke="#3b2350" stroke-width="1.7" />
        </pattern>
      </defs>
      <For each={props.loaded.sheet.spaces}>{(space) => <SpaceMark {...props} space={space} />}</For>
      <Show when={props.nameSize}>{(size) => <SpaceNames loaded={props.loaded} language={props.language} size={size()} />}</Show>
    </g>
  );
}

function SpaceMark(props: SpacesProps & { readonly space: SheetSpace }): JSX.Element {
  const { space } = props;
  const dot = space.kind === 'dot';
  const r = dot ? DOT_RADIUS : AREA_RADIUS;
  const state = () => props.state(space.id);
  const shade = () => props.shades.get(space.id) ?? null;
  return (
    <OnMap
      map={props.map}
      id={space.id}
      class={`hr-space ${space.kind} ${state()}`}
      label={props.describe(space)}
      transform={`translate(${space.x} ${space.y})`}
    >
      <circle class="map-hit map-focus" r={dot ? 12 : 17} />
      <Show when={state() !== 'idle'}>
        <circle class="hr-halo" r={r + (dot ? 9 : 12)} />
        <circle class="hr-glow" r={r + (dot ? 5.4 : 6.4)} />
      </Show>
      <SpaceShape space={space} grow={props.grow} certainty={shade()?.certainty ?? 'faint'} />
      <Show when={state() === 'offered' && props.threats(space.id).length > 0}>
        <g class="hr-threat" transform={`translate(0 ${-r - 9})`} aria-hidden="true">
          <For each={props.threats(space.id)}>
            {(_, index) => (
              <path transform={`translate(${(index() - (props.threats(space.id).length - 1) / 2) * 9} 0)`} d="M0 4.5L-4 -3H4z" />
            )}
          </For>
        </g>
      </Show>
    </OnMap>
  );
}

/** A space as it is printed: its number on a disc whose colour, hatching and rim say what kind it is. */
export function SpaceShape(props: {
  readonly space: Pick<SheetSpace, 'id' | 'kind'>;
  readonly grow: number;
  readonly certainty: Certainty;
}): JSX.Element {
  const { space } = props;
  const dot = space.kind === 'dot';
  const paint = PAINTS[space.kind];
  const r = dot ? DOT_RADIUS : AREA_RADIUS;
  return (
    <g transform={`scale(${dot ? 1 : props.grow})`}>
      <Show when={!dot}>
        <circle cy="1.4" r={r + 0.5} fill="#2a1b1055" />
      </Show>
      <Show when={space.kind === 'exit'} fallback={<circle r={r} fill={paint.fill} stroke="#2a1b10" stroke-width={dot ? 1.8 : 2} />}>
        <rect x={-r} y={-r} width={2 * r} height={2 * r} rx="4" fill={paint.fill} stroke="#2a1b10" stroke-width="2" />
      </Show>
      <Show when={paint.hatching !== 'plain'}>
        <circle r={r - 1} fill={hatchFill(paint.hatching)} opacity=".35" />
      </Show>
      <Show when={!dot ? HATCHED[props.certainty] : null}>
        {(hatched) => (
          <>
            <circle r={r - 1} fill={hatched()} opacity=".9" />
            <circle r={r - 4} fill={paint.fill} opacity=".88" />
          </>
        )}
      </Show>
      <Show when={!dot}>
        <circle
          r={r - 3}
          fill="none"
          stroke={space.kind === 'friendly' ? '#1f5a47' : paint.on}
          stroke-width={space.kind === 'friendly' ? 1.5 : 0.7}
          stroke-opacity={space.kind === 'friendly' ? 0.85 : 0.5}
        />
        <text class="hr-number" y="4" style={{ fill: paint.on }}>
          {space.id}
        </text>
      </Show>
    </g>
  );
}

/** The names of the areas that have one on the map. */
export function SpaceNames(props: { readonly loaded: LoadedSheet; readonly language: Language; readonly size: number }): JSX.Element {
  return (
    <g class="hr-names" aria-hidden="true" style={{ 'font-size': `${props.size}px` }}>
      <For each={namePlaces(props.loaded, props.language)}>
        {(label) => (
          <text text-anchor={label.anchor}>
            <For each={label.lines}>
              {(line, index) => (
                <tspan x={label.x} y={label.y + index() * LINE}>
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
