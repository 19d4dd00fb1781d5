import { smooth } from '#look';
import { For, type JSX } from 'solid-js';
import type { LoadedSheet } from './loaded.ts';
import { BLEED } from './sheet.ts';
import { wayPath } from './ways.ts';
import { RIVERS, WILDS } from './wilderness.ts';
import type { Words } from '../keys.ts';

/** Ten pale fields, so that no two neighbours are alike; what says where a region ends is its border and its letters. */
const WASHES = ['#b7c391', '#e0cf9a', '#c3cba0', '#d8c48c', '#afc3a6', '#dbc79a', '#bccab0', '#cdb487', '#c3bb95', '#b3bd98'];

/** Everything that lies still and can never be touched: land, water, scenery, borders, ways. Painted once for each size. */
export function Ground(props: { readonly loaded: LoadedSheet; readonly words: Words }): JSX.Element {
  const { sheet, ways, drawing } = props.loaded;
  const roads = ways
    .filter(({ road }) => road)
    .map(wayPath)
    .join('');
  const paths = ways
    .filter(({ road }) => !road)
    .map(wayPath)
    .join('');
  return (
    <svg class="hr-ground" viewBox={`${BLEED.x} ${BLEED.y} ${BLEED.width} ${BLEED.height}`} aria-hidden="true">
      <rect x={BLEED.x} y={BLEED.y} width={BLEED.width} height={BLEED.height} fill="#f0e3c4" />
      <g class="hr-lands">
        <For each={drawing.lands}>
          {(land, index) => (
            <path d={land.d} fill={WASHES[index() % WASHES.length]} stroke={WASHES[index() % WASHES.length]} stroke-width="1.2" />
          )}
        </For>
      </g>
      {/* Watercolour pools along the borders. */}
      <path d={drawing.regionBorders} class="hr-pool" />
      <path d={drawing.sectionBorders} class="hr-pool" />
      <For each={RIVERS[sheet.part]}>
        {(river) => (
          <g fill="none" stroke-linecap="round" stroke-linejoin="round">
            <path d={smooth(river.line)} stroke="#5d7c82" stroke-width={river.width + 2.4} />
            <path d={smooth(river.line)} stroke="#c3d3cb" stroke-width={river.width} />
            <path d={smooth(river.line)} stroke="#7f979a" stroke-width={river.width > 8 ? 1 : 0.6} stroke-dasharray="14 10" opacity=".8" />
          </g>
        )}
      </For>
      <g class="hr-scenery">
        <For each={drawing.scenery}>
          {(layer) => (
            <path
              d={layer.d}
              fill={layer.fill}
              stroke={layer.stroke}
              stroke-width={layer.width}
              stroke-linejoin="round"
              opacity={layer.opacity === 1 ? undefined : layer.opacity}
            />
          )}
        </For>
      </g>
      <path d={drawing.regionBorders} class="hr-border" />
      <path d={drawing.sectionBorders} class="hr-border section" />
      <For each={RIVERS[sheet.part]}>
        {(river) =>
          river.name === null ? null : (
            <text
              class="hr-water"
              x={river.name.x}
              y={river.name.y}
              transform={`rotate(${river.name.turn} ${river.name.x} ${river.name.y})`}
            >
              {props.words(`table.river.${river.id}`)}
            </text>
          )
        }
      </For>
      <For each={WILDS[sheet.part]}>
        {(wild) => (
          <text class="hr-wild" x={wild.x} y={wild.y} transform={`rotate(${wild.turn} ${wild.x} ${wild.y})`}>
            {props.words(`table.wild.${wild.id}`)}
          </text>
        )}
      </For>
      <g fill="none" stroke-linecap="round">
        <path d={paths} stroke="#f6ecd3" stroke-width="4.6" opacity=".8" />
        <path d={paths} stroke="#4a3420" stroke-width="1.7" stroke-dasharray="5.5 4" />
        <path d={roads} stroke="#3a2716" stroke-width="7.6" />
        <path d={roads} stroke="#e3c88d" stroke-width="4.8" />
      </g>
    </svg>
  );
}
