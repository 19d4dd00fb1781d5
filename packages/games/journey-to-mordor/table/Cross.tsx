import './motions.css';
import './cross.css';
import type { JSX } from 'solid-js';

/** A cross of the quill, drawn stroke by stroke; `drawn` in front of your eyes, `order` after the crosses before it. */
export function Cross(props: {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly drawn: boolean;
  readonly order: number;
}): JSX.Element {
  const k = () => props.reach;
  const first = () => `M${props.x - k()} ${props.y - k() * 0.9}Q${props.x - 3} ${props.y + 2} ${props.x + k()} ${props.y + k() * 0.95}`;
  const second = () => `M${props.x + k() * 0.9} ${props.y - k()}Q${props.x + 4} ${props.y} ${props.x - k() * 0.95} ${props.y + k()}`;
  return (
    <g class="jm-cross" classList={{ drawn: props.drawn }} style={{ '--order': props.order }} fill="none" stroke-linecap="round">
      <path class="halo" d={first()} pathLength="1" />
      <path class="halo then" d={second()} pathLength="1" />
      <path class="ink" d={first()} pathLength="1" />
      <path class="ink then" d={second()} pathLength="1" />
    </g>
  );
}
