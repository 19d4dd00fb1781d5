import { type Hatching, hatchFill } from '#look';
import type { JSX } from 'solid-js';

/** Chairs in every plot: level lines for the first, upright ones for the second, so that grey print says the same. The place after the last chair is nobody's. */
const PAINT: readonly { readonly fill: string; readonly hatching: Hatching }[] = [
  { fill: '#2c639c', hatching: 'azure' },
  { fill: '#b3342a', hatching: 'gules' },
  { fill: '#2f7d4f', hatching: 'vert' },
  { fill: '#c2912f', hatching: 'or' },
  { fill: '#75508f', hatching: 'purpure' },
];
const NOBODY = { fill: '#b9a67f', hatching: 'plain' } as const;

export function Hatched(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** -1 is nobody. */
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

/** Which paint is whose. */
export function ChairKey(props: { readonly chair: number; readonly name: string }): JSX.Element {
  return (
    <span class="lab-key">
      <svg viewBox="0 0 20 14" aria-hidden="true">
        <Hatched x={1} y={1} width={18} height={12} chair={props.chair} round={2} />
      </svg>
      {props.name}
    </span>
  );
}

/** Paint and hatching of a chair, for shapes of other kinds. */
export const areaOf = (chair: number): { readonly fill: string; readonly hatch: string } => {
  const { fill, hatching } = PAINT[chair] ?? NOBODY;
  return { fill, hatch: hatchFill(hatching) };
};
