import { For, type JSX } from 'solid-js';
import type { Shade } from './beliefs.ts';
import type { Sheet } from './sheet.ts';

/** The violet fog of belief: deeper where Frodo is likelier. The same is said by hatching on the areas. */
export function Fog(props: { readonly sheet: Sheet; readonly shades: ReadonlyMap<string, Shade> }): JSX.Element {
  const blots = () =>
    [...props.shades].flatMap(([area, shade]) => {
      const space = props.sheet.byId.get(area);
      return space === undefined ? [] : [{ ...space, ...shade }];
    });
  return (
    <g class="hr-fog" aria-hidden="true">
      <defs>
        <radialGradient id="hr-mist">
          <stop offset="0" stop-color="#5d3d78" stop-opacity=".95" />
          <stop offset=".45" stop-color="#6a4a80" stop-opacity=".6" />
          <stop offset="1" stop-color="#6a4a80" stop-opacity="0" />
        </radialGradient>
      </defs>
      <For each={blots()}>
        {(blot) => <circle cx={blot.x} cy={blot.y} r={38 + 30 * blot.depth} fill="url(#hr-mist)" opacity={0.16 + 0.62 * blot.depth} />}
      </For>
    </g>
  );
}
