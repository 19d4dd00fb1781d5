import { type Hatching, hatchFill } from '#look';
import type { JSX } from 'solid-js';

/** Paint of each seat in plots: hatching differs too, so that they can be told apart in grey. After the last seat: no winner. */
const PAINT: readonly { readonly fill: string; readonly hatching: Hatching }[] = [
  { fill: '#2c639c', hatching: 'azure' },
  { fill: '#b3342a', hatching: 'gules' },
  { fill: '#2f7d4f', hatching: 'vert' },
  { fill: '#c2912f', hatching: 'or' },
  { fill: '#75508f', hatching: 'purpure' },
];
const NOBODY = { fill: '#b9a67f', hatching: 'plain' } as const;

export function HatchedBar(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** -1: no winner. */
  readonly chair: number;
  readonly round?: number;
}): JSX.Element {
  const paint = () => PAINT[props.chair] ?? NOBODY;
  const size = () => ({ x: props.x, y: props.y, width: Math.max(0, props.width), height: Math.max(0, props.height), rx: props.round ?? 0 });
  return (
    <>
      <rect {...size()} fill={paint().fill} stroke="#22160c" stroke-width="1" />
      <rect {...size()} fill={hatchFill(paint().hatching)} opacity=".4" />
    </>
  );
}

/** Legend entry of a seat. */
export function SeatLegend(props: { readonly chair: number; readonly name: string }): JSX.Element {
  return (
    <span class="lab-key">
      <svg viewBox="0 0 20 14" aria-hidden="true">
        <HatchedBar x={1} y={1} width={18} height={12} chair={props.chair} round={2} />
      </svg>
      {props.name}
    </span>
  );
}

/** Paint and hatching of a seat, for other shapes. */
export const seatPaint = (chair: number): { readonly fill: string; readonly hatch: string } => {
  const { fill, hatching } = PAINT[chair] ?? NOBODY;
  return { fill, hatch: hatchFill(hatching) };
};
