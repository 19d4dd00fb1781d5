import { For, type JSX } from 'solid-js';
import type { Stroke } from './glyphs.ts';

/** Draws strokes of the pen: glyphs of scenery, or any list of them. */
export function Strokes(props: { readonly of: readonly Stroke[] }): JSX.Element {
  return (
    <For each={props.of}>
      {(stroke) => (
        <path
          d={stroke.d}
          fill={stroke.fill ?? 'none'}
          stroke={stroke.stroke ?? 'none'}
          stroke-width={stroke.width}
          stroke-linejoin="round"
          fill-opacity={stroke.opacity}
          stroke-opacity={stroke.opacity}
        />
      )}
    </For>
  );
}
