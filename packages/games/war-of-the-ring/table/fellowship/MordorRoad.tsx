import './road.css';
import { For, type JSX, Show } from 'solid-js';
import type { FellowshipView } from '../../view/view.ts';
import { FellowshipMark } from '../pieces/Stack.tsx';

/** Over the plain of Gorgoroth, whichever gate the Ring-bearers came through: five steps to the Cracks of Doom. In units of the map. */
const BEADS = [
  { x: 812, y: 480 },
  { x: 833, y: 486 },
  { x: 854, y: 485 },
  { x: 875, y: 490 },
  { x: 896, y: 486 },
  { x: 918, y: 478 },
] as const;
const LINE = `M${BEADS.map(({ x, y }) => `${x} ${y}`).join('L')}`;

/** On the map, once the Ring-bearers are in Mordor: the last road, and the Ring on the step that they have reached. */
export function MordorRoad(props: { readonly fellowship: FellowshipView; readonly grow: number }): JSX.Element {
  return (
    <Show when={props.fellowship.mordor !== null}>
      <g class="wr-road" aria-hidden="true">
        <path class="under" d={LINE} />
        <path class="line" d={LINE} />
        <For each={BEADS}>
          {({ x, y }, at) => (
            <g
              transform={`translate(${x} ${y}) scale(${props.grow})`}
              classList={{ ahead: at() > (props.fellowship.mordor ?? 0), last: at() === BEADS.length - 1 }}
            >
              <circle r="5.6" />
              <text y="2.9">{at()}</text>
            </g>
          )}
        </For>
      </g>
      <Show when={BEADS[props.fellowship.mordor ?? 0]}>
        {(bead) => (
          <g transform={`translate(${bead().x} ${bead().y}) scale(${props.grow})`} aria-hidden="true">
            <FellowshipMark progress={0} hidden={props.fellowship.hidden} />
          </g>
        )}
      </Show>
    </Show>
  );
}
