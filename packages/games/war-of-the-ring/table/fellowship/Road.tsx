import './road.css';
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Desk } from '../desk.ts';
import { huntOf } from '../huntOf.ts';
import { momentOf } from '../huntMoments.ts';
import type { Land } from '../map/geometry.ts';
import { roadOf } from './roadOf.ts';

/** Beads stand above their regions, so that armies do not hide them. */
const ABOVE = 15;

/** On the map: the road walked in rubric beads, and the path that is being traced in gold ones. Seen while the Fellowship is spoken of. */
export function Road(props: { readonly desk: Desk; readonly land: Land; readonly grow: number }): JSX.Element {
  const { table, offers } = props.desk;
  const isTold = createMemo(() => (offers().asked && momentOf(table.turn?.prompt?.id) !== null) || huntOf(table.events)?.over === false);
  const road = createMemo(() => roadOf(table.events, table.view.fellowship.at));
  const spots = (regions: readonly string[]): (readonly [number, number])[] =>
    regions.flatMap((id) => {
      const spot = props.land.byId.get(id)?.spot;
      return spot === undefined ? [] : [[spot.x, spot.y - ABOVE * props.grow] as const];
    });
  return (
    <Show when={isTold()}>
      <g class="wr-road" aria-hidden="true">
        <Way points={spots(road().walked)} kind="walked" grow={props.grow} />
        <Way points={spots(road().traced)} kind="traced" grow={props.grow} />
      </g>
    </Show>
  );
}

function Way(props: {
  readonly points: readonly (readonly [number, number])[];
  readonly kind: 'walked' | 'traced';
  readonly grow: number;
}): JSX.Element {
  const line = (): string => (props.points.length < 2 ? '' : `M${props.points.map(([x, y]) => `${x} ${y}`).join('L')}`);
  return (
    <g class={props.kind}>
      <path class="under" d={line()} />
      <path class="line" d={line()} />
      <For each={props.points}>
        {([x, y], at) => (
          <g transform={`translate(${x} ${y}) scale(${props.grow})`}>
            <circle r="5.6" />
            <text y="2.9">{at()}</text>
          </g>
        )}
      </For>
    </g>
  );
}
