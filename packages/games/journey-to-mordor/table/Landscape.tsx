import './landscape.css';
import { Strokes } from '#look';
import { createUniqueId, For, type JSX } from 'solid-js';
import type { TrailLayout } from './geometry.ts';
import { ridge, strewn } from './scenery.ts';

const SKY: readonly (readonly [number, string, number])[] = [
  [0, '#a9b584', 0.45],
  [0.45, '#e7d7b4', 0],
  [0.8, '#c88f6a', 0.25],
  [1, '#7a1510', 0.55],
];
const FAR: readonly (readonly [number, string])[] = [
  [0, '#b9c4a0'],
  [0.3, '#a9b6b4'],
  [0.6, '#c8bd9c'],
  [0.82, '#b98a72'],
  [1, '#7a2a20'],
];
const NEAR: readonly (readonly [number, string])[] = [
  [0, '#9fb37c'],
  [0.35, '#c2c39a'],
  [0.55, '#cfc08e'],
  [0.8, '#b08a6c'],
  [1, '#5e2a22'],
];

/** Washes and ink behind the trail, feathered into the page. Drawn once: nothing in it ever changes. */
export function Landscape(props: { readonly layout: TrailLayout }): JSX.Element {
  const { layout } = props;
  const { width, height } = layout;
  const id = createUniqueId();
  const feather = layout.kind === 'wide' ? 0.045 : 0.05;
  const rise = layout.kind === 'wide' ? 0.12 : 0.1;
  return (
    <g class="jm-ground" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}sky`}>
          <For each={SKY}>{([offset, colour, opacity]) => <stop offset={offset} stop-color={colour} stop-opacity={opacity} />}</For>
        </linearGradient>
        <linearGradient id={`${id}far`}>
          <For each={FAR}>{([offset, colour]) => <stop offset={offset} stop-color={colour} />}</For>
        </linearGradient>
        <linearGradient id={`${id}near`}>
          <For each={NEAR}>{([offset, colour]) => <stop offset={offset} stop-color={colour} />}</For>
        </linearGradient>
        {/* Two gradients instead of a blur: a blur costs phones dearly. */}
        <linearGradient id={`${id}across`}>
          <stop offset="0" stop-color="#fff" stop-opacity="0" />
          <stop offset={feather} stop-color="#fff" />
          <stop offset={1 - feather} stop-color="#fff" />
          <stop offset="1" stop-color="#fff" stop-opacity="0" />
        </linearGradient>
        <linearGradient id={`${id}down`} x2="0" y2="1">
          <stop offset="0" stop-color="#000" />
          <stop offset={rise} stop-color="#000" stop-opacity="0" />
          <stop offset={1 - rise} stop-color="#000" stop-opacity="0" />
          <stop offset="1" stop-color="#000" />
        </linearGradient>
        <mask id={`${id}fade`}>
          <rect width={width} height={height} fill={`url(#${id}across)`} />
          <rect width={width} height={height} fill={`url(#${id}down)`} />
        </mask>
      </defs>
      <g mask={`url(#${id}fade)`}>
        <rect width={width} height={height} fill={`url(#${id}sky)`} />
        <path d={ridge(layout, 0.38, 0.24, 46, 3)} fill={`url(#${id}far)`} opacity=".55" />
        <path d={ridge(layout, 0.62, 0.16, 64, 8)} fill={`url(#${id}near)`} opacity=".5" />
        <path d={ridge(layout, 0.86, 0.12, 80, 5)} fill={`url(#${id}near)`} opacity=".55" />
      </g>
      <g opacity=".72">
        <For each={strewn(layout)}>{(glyph) => <Strokes of={glyph} />}</For>
      </g>
    </g>
  );
}
