import { hatchFill } from '#look';
import type { JSX } from 'solid-js';
import { DeviceAt } from './Device.ts';
import { nationOf, SHIELDS } from './nations.ts';

/** The arms of a nation in a line of text. */
export function NationShield(props: { readonly nation: string }): JSX.Element {
  const paint = () => nationOf(props.nation);
  return (
    <svg class="wr-arms" viewBox="-13 -15 26 30" aria-hidden="true">
      <path d={SHIELDS[paint().side]} fill={paint().fill} stroke="#22160c" stroke-width="1.5" />
      <path d={SHIELDS[paint().side]} fill={hatchFill(paint().hatching)} fill-opacity=".3" />
      <g color={paint().on}>
        <DeviceAt name={paint().device} x={0} y={0} size={15} />
      </g>
    </svg>
  );
}
