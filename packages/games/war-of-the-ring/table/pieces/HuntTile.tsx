import { hatchFill } from '#look';
import { type JSX, Show } from 'solid-js';
import { DeviceAt } from './Device.ts';
import type { TileFace } from './tiles.ts';

const CUT = 'M-24-34h48l10 10v48l-10 10h-48l-10-10v-48z';

const PAINTS = {
  bone: { fill: '#e9d8ae', on: '#2a1b10', line: '#5c3d20', sign: '#8e1b16', hatching: 'plain' },
  'free-peoples': { fill: '#21477e', on: '#fff6e2', line: '#f0d27a', sign: '#ffc9b8', hatching: 'azure' },
  shadow: { fill: '#7a1510', on: '#ffefdb', line: '#f0d27a', sign: '#ffc9b8', hatching: 'gules' },
} as const;

/** A Hunt tile of bone with clipped corners: a number or an Eye; a small eye says Reveal, a barred disc Stop. */
export function HuntTile(props: { readonly tile: TileFace }): JSX.Element {
  const paint = () => PAINTS[props.tile.owner ?? 'bone'];
  const signed = () => (props.tile.reveal && props.tile.value !== 'eye') || props.tile.stop;
  return (
    <svg class="wr-tile" viewBox="-40 -40 80 80" aria-hidden="true">
      <path d={CUT} transform="translate(1.5 3.5)" fill="#1d120a" fill-opacity=".4" />
      <path d={CUT} fill={paint().fill} stroke="#22160c" stroke-width="2.4" />
      <path d={CUT} transform="scale(.86)" fill="none" stroke={paint().line} stroke-width="1.4" />
      <path d={CUT} fill={hatchFill(paint().hatching)} fill-opacity=".25" />
      <Show
        when={typeof props.tile.value === 'number'}
        fallback={
          <g color={props.tile.owner === null ? '#8e1b16' : paint().on}>
            <DeviceAt
              name={props.tile.value === 'die' ? 'rolling-dices' : 'burning-eye'}
              x={0}
              y={signed() ? -6 : -1}
              size={signed() ? 40 : 50}
            />
          </g>
        }
      >
        <text class="wr-tile-value" y={signed() ? 7 : 15} style={{ fill: paint().on }}>
          {String(props.tile.value).replace('-', '−')}
        </text>
      </Show>
      <Show when={props.tile.reveal && props.tile.value !== 'eye'}>
        <g color={paint().sign}>
          <DeviceAt name="eye-target" x={props.tile.stop ? -11 : 0} y={22} size={19} />
        </g>
      </Show>
      <Show when={props.tile.stop}>
        <g transform={`translate(${props.tile.reveal && props.tile.value !== 'eye' ? 12 : 0} 23)`}>
          <circle r="8" fill="#8e1b16" stroke="#f0d27a" stroke-width="1" />
          <path d="M-4.5 0h9" stroke="#fff6e6" stroke-width="3" />
        </g>
      </Show>
    </svg>
  );
}
