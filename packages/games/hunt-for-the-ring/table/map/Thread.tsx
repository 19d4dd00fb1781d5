import { fix, type Point } from '#look';
import { For, type JSX, Show } from 'solid-js';
import { AREA_RADIUS } from './labels.ts';
import type { Thread as ThreadLine } from './thread.ts';

const path = (lines: readonly (readonly Point[])[]): string =>
  lines.map((line) => `M${line.map(([x, y]) => `${fix(x)} ${fix(y)}`).join('L')}`).join('');

/** The red thread of Frodo's way. */
export function Thread(props: { readonly thread: ThreadLine }): JSX.Element {
  return (
    <g class="hr-thread" aria-hidden="true">
      <path d={path(props.thread.ahead)} class="hr-ahead" />
      <path d={path(props.thread.walked)} class="hr-walked under" />
      <path d={path(props.thread.walked)} class="hr-walked" />
      <Show when={props.thread.wild}>
        {(wild) => (
          <g transform={`translate(${wild().x} ${wild().y})`}>
            <circle r={AREA_RADIUS + 9} class="hr-wandering" />
          </g>
        )}
      </Show>
      <For each={props.thread.beads}>
        {(bead) => (
          <g
            class={`hr-bead ${bead.kind}`}
            transform={`translate(${bead.x + (bead.kind === 'dot' ? 0 : AREA_RADIUS - 1)} ${bead.y + (bead.kind === 'dot' ? 0 : AREA_RADIUS - 1)})`}
          >
            <rect x={-7 - (bead.steps.length - 1) * 5} y="-7" width={14 + (bead.steps.length - 1) * 10} height="14" rx="7" />
            <text y="3.4">{bead.steps.join('·')}</text>
          </g>
        )}
      </For>
    </g>
  );
}
