import { Strokes } from '#look';
import { broken } from '#look/map/labels.ts';
import { For, type JSX } from 'solid-js';
import { NATIONS, nationOf } from '../pieces/nations.ts';
import type { ArcKind, DrawnArc, Land } from './geometry.ts';
import { inked } from './plants.ts';
import { GROUND, SHEET } from './sheet.ts';
import type { Words } from '../keys.ts';

const pathsOf = (arcs: readonly DrawnArc[]): string => arcs.map(({ path }) => path).join('');

/** Water-lines along the coast: how far out, how dark, and the sea between. */
const WATER_LINES = [
  { width: 17, opacity: 0.28, sea: '#bfcdc4' },
  { width: 11.5, opacity: 0.42, sea: '#c5d1c5' },
  { width: 6.5, opacity: 0.6, sea: '#cdd6c6' },
] as const;

/** Watercolour pools along the outer border of a nation: strokes over one another, the widest the faintest. */
const POOLS = [15, 10.5, 7, 4, 2] as const;

/** South of the sheet the coast of Harad goes on, for windows that show more than the sheet. */
const FAR_COAST = 'M594 700C588 728 574 742 566 770S552 826 540 850S528 896 524 920';
const FAR_SOUTH = `${FAR_COAST}H${SHEET.width}V690L594 696Z`;

const MORDOR: readonly string[] = ['barad-dur', 'gorgoroth', 'nurn', 'morannon', 'minas-morgul'];

/** Everything that lies still and can never be touched: water, lands, borders, scenery. Painted once for each size. */
export function Ground(props: { readonly land: Land; readonly nations: ReadonlyMap<string, string>; readonly words: Words }): JSX.Element {
  const { land } = props;
  const of = (...kinds: readonly ArcKind[]): string => pathsOf(land.arcs.filter(({ kind }) => kinds.includes(kind)));
  const coast = of('coast', 'lake') + FAR_COAST;
  const areas = land.regions.map(({ area }) => area).join('');
  const areaOf = (ids: readonly string[]): string => ids.map((id) => land.byId.get(id)?.area ?? '').join('');
  const nations = Object.keys(NATIONS).map((id) => {
    const own = land.regions.filter((region) => props.nations.get(region.id) === id).map((region) => region.id);
    const isOuter = ({ between, kind }: DrawnArc): boolean =>
      kind !== 'edge' && between.filter((each) => props.nations.get(each) === id).length === 1;
    return { id, area: areaOf(own), border: pathsOf(land.arcs.filter(isOuter)) };
  });
  return (
    <svg class="wr-ground" viewBox={`${GROUND.x} ${GROUND.y} ${GROUND.width} ${GROUND.height}`} aria-hidden="true">
      <defs>
        <pattern id="wr-waves" width="46" height="22" patternUnits="userSpaceOnUse">
          <path d="M2 8q5-5 10 0t10 0M26 19q4-4 8 0t8 0" fill="none" stroke="#7f979a" stroke-width=".8" stroke-opacity=".55" />
        </pattern>
        <clipPath id="wr-sheet">
          <rect x={GROUND.x} y={SHEET.y} width={SHEET.width - GROUND.x} height={GROUND.height} />
        </clipPath>
        <For each={nations}>
          {({ id, area }) => (
            <clipPath id={`wr-of-${id}`}>
              <path d={area} />
            </clipPath>
          )}
        </For>
        <radialGradient id="wr-fire">
          <stop offset="0" stop-color="#f0702e" stop-opacity=".85" />
          <stop offset="1" stop-color="#e2582e" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect x={GROUND.x} y={GROUND.y} width={GROUND.width} height={GROUND.height} fill="#e6d8b4" />
      <g clip-path="url(#wr-sheet)">
        <rect x={GROUND.x} y={SHEET.y} width={SHEET.width - GROUND.x} height={GROUND.height} fill="#bccac2" />
        <rect x={GROUND.x} y={SHEET.y} width={SHEET.width - GROUND.x} height={GROUND.height} fill="url(#wr-waves)" />
        <For each={WATER_LINES}>
          {({ width, opacity, sea }) => (
            <g fill="none" stroke-linejoin="round">
              <path d={coast} stroke="#4f6f76" stroke-opacity={opacity} stroke-width={2 * width + 1} />
              <path d={coast} stroke={sea} stroke-width={2 * width - 1} />
            </g>
          )}
        </For>
        {/* The ink of the coast is half hidden by the land. */}
        <path d={coast} fill="none" stroke="#2c2116" stroke-width="3.4" stroke-linejoin="round" />
        <path d={FAR_SOUTH} fill="#f1e5c8" />
        <path d={FAR_SOUTH} fill={nationOf('southrons').wash} fill-opacity=".42" />
        <path d={areas} fill="#f1e5c8" stroke="#f1e5c8" stroke-width=".8" />
        <For each={nations}>
          {({ id, area, border }) => (
            <g clip-path={`url(#wr-of-${id})`}>
              <path d={area} fill={nationOf(id).wash} fill-opacity=".42" />
              <g fill="none" stroke={nationOf(id).fill} stroke-linejoin="round">
                <For each={POOLS}>{(width) => <path d={border} stroke-width={width} stroke-opacity=".13" />}</For>
              </g>
            </g>
          )}
        </For>
        <path d={areaOf(MORDOR)} fill="#2b1512" fill-opacity=".17" />
        <g fill="none" stroke-linecap="round" stroke-linejoin="round">
          <path d={of('river')} stroke="#4f6f76" stroke-width="3.2" />
          <path d={of('river')} stroke="#b9cfcd" stroke-width="1.7" />
        </g>
        <path d="M862 576q8-9 24-6q18 2 20 10q-7 9-23 9q-18 0-21-13z" fill="#b6c6c0" stroke="#4f6f76" stroke-width="1" />
        <path
          d={of('open')}
          fill="none"
          stroke="#3a2716"
          stroke-width="1"
          stroke-dasharray="3.2 2.2"
          stroke-linecap="round"
          stroke-opacity=".85"
        />
        <Strokes of={inked(land.plants)} />
        <MountDoom />
        <Ship x={76} y={222} scale={1} />
        <Ship x={346} y={636} scale={1.15} />
        <Compass x={543} y={657} />
        <Seas words={props.words} />
      </g>
      <rect class="wr-night" x={GROUND.x} y={GROUND.y} width={GROUND.width} height={GROUND.height} />
      <path d={`M${GROUND.x} ${SHEET.y}H${SHEET.width}V${GROUND.y + GROUND.height}`} class="wr-frame" />
    </svg>
  );
}

/** The names of the seas. */
function Seas(props: { readonly words: Words }): JSX.Element {
  return (
    <>
      <text class="wr-sea" x="66" y="262" transform="rotate(-8 66 262)">
        {props.words('table.sea.belegaer')}
      </text>
      <text class="wr-sea" x="404" y="594">
        {props.words('table.sea.belfalas')}
      </text>
      <text class="wr-sea lake" y="248">
        <For each={broken(props.words('table.sea.rhun'))}>
          {(line, at) => (
            <tspan x="893" dy={at() === 0 ? 0 : 10}>
              {line}
            </tspan>
          )}
        </For>
      </text>
    </>
  );
}

/** Mount Doom smokes over Gorgoroth. */
function MountDoom(): JSX.Element {
  return (
    <g transform="translate(920 500)">
      <circle cy="-16" r="30" fill="url(#wr-fire)" />
      <path d="M-17 0Q-8-8-5-21Q0-18 5-21Q8-8 17 0Z" fill="#6a4a3c" stroke="#22160c" stroke-width="1.1" />
      <path d="M-5-21Q0-18 5-21Q1-14 2-8Q-2-13-5-21z" fill="#f0862e" />
      <path d="M-2-24q-6-5 0-10q6-4 1-9" fill="none" stroke="#22160c" stroke-width="1" stroke-opacity=".5" />
    </g>
  );
}

function Ship(props: { readonly x: number; readonly y: number; readonly scale: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.scale})`} stroke="#3a2716" stroke-width=".9" stroke-linejoin="round">
      <path d="M-12 0q4 8 12 8t13-9q-3 3-12 2.6T-12 0z" fill="#b98a5a" />
      <path d="M0 1V-17M0-16q11 4 9 14q-5-2-9-1z" fill="#fbf3de" />
      <path d="M-1-14q-8 5-8 12q4-2 8-1z" fill="#efe2c4" />
      <path d="M0-17l5-2.4-5-1.6z" fill="#8e1b16" />
      <path d="M-18 10q4-3 8 0t8 0 8 0 8 0" fill="none" stroke="#5d7c82" />
    </g>
  );
}

function Compass(props: { readonly x: number; readonly y: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y})`} stroke="#3a2716" stroke-linejoin="round">
      <circle r="26" fill="#f1e5c8aa" stroke-width="1" />
      <circle r="22" fill="none" stroke-width=".6" />
      <For each={[0, 90, 180, 270]}>
        {(turn) => (
          <g transform={`rotate(${turn})`} stroke-width=".8">
            <path d="M0-34L5-6L0 0z" fill="#8e1b16" />
            <path d="M0-34L-5-6L0 0z" fill="#f6ecd3" />
          </g>
        )}
      </For>
      <For each={[45, 135, 225, 315]}>
        {(turn) => <path transform={`rotate(${turn})`} d="M0-20L3-4L0 0L-3-4z" fill="#c2912f" stroke-width=".7" />}
      </For>
      <text y="-38" class="wr-north">
        N
      </text>
    </g>
  );
}
