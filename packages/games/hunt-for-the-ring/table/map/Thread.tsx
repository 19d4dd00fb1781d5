import { fix, type Point } from '#look';
import { For, type JSX, Show } from 'solid-js';
import { AREA_RADIUS } from './sizes.ts';
import { type Bead, stepsOn, type Thread as ThreadLine } from './thread.ts';

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
    </g>
  );
}

/** The steps along the thread. They lie over the spaces: beside an area, beneath its figures, above its name. */
export function Beads(props: { readonly thread: ThreadLine; readonly grow: number }): JSX.Element {
  const place = ({ x, y, kind }: Bead): string =>
    kind === 'dot' ? `translate(${x} ${y})` : `translate(${x + AREA_RADIUS - 3} ${y + AREA_RADIUS - 4}) scale(${props.grow})`;
  const width = (bead: Bead): number => 7 + 6 * stepsOn(bead).length;
  const left = (bead: Bead): number => (bead.kind === 'dot' ? -width(bead) / 2 : -3);
  return (
    <g class="hr-thread" aria-hidden="true">
      <For each={props.thread.beads}>
        {(bead) => (
          <g class={`hr-bead ${bead.kind}`} transform={place(bead)}>
            <rect x={left(bead)} y="-7" width={width(bead)} height="14" rx="7" />
            <text x={left(bead) + width(bead) / 2} y="3.8">
              {stepsOn(bead)}
            </text>
          </g>
        )}
      </For>
    </g>
  );
}
