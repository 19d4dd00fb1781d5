import { type JSX, Show } from 'solid-js';
import { regionOf } from '../sites.ts';
import type { Land } from './geometry.ts';

/** How far from the middle of a region the arrow begins and ends, so that both hosts are seen. */
const CLEAR = 15;

/** From where to where: places, which may lie behind the walls of a region. */
export interface Way {
  readonly from: string;
  readonly to: string | null;
}

/** A rubric arrow from the attackers to the defenders, or dashed along a march that is being prepared; none within one region. */
export function Onslaught(props: {
  readonly land: Land;
  readonly way: Way | null;
  readonly isMarch: boolean;
  readonly grow: number;
}): JSX.Element {
  const arrow = () => {
    const { way, land } = props;
    if (way === null || way.to === null) return null;
    const from = land.byId.get(regionOf(way.from))?.spot;
    const to = land.byId.get(regionOf(way.to))?.spot;
    if (from === undefined || to === undefined || from === to) return null;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const clear = Math.min(CLEAR * props.grow, length / 3);
    const ends = { x: ((to.x - from.x) / length) * clear, y: ((to.y - from.y) / length) * clear };
    const turned = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    return { x1: from.x + ends.x, y1: from.y + ends.y, x2: to.x - ends.x, y2: to.y - ends.y, turned };
  };
  return (
    <Show when={arrow()}>
      {(drawn) => (
        <g class="wr-onslaught" classList={{ march: props.isMarch }} aria-hidden="true">
          <line class="bed" x1={drawn().x1} y1={drawn().y1} x2={drawn().x2} y2={drawn().y2} />
          <line x1={drawn().x1} y1={drawn().y1} x2={drawn().x2} y2={drawn().y2} />
          <path d="M8 0L-7-9.5L-3.4 0L-7 9.5z" transform={`translate(${drawn().x2} ${drawn().y2}) rotate(${drawn().turned})`} />
        </g>
      )}
    </Show>
  );
}
