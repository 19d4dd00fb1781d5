import { type JSX, Show } from 'solid-js';
import { settlementGlyph } from './settlements.ts';

/** A settlement in ink, on vellum where a nation lives. */
export function Settlement(props: { readonly kind: string; readonly pale?: boolean }): JSX.Element {
  return (
    <Show when={settlementGlyph(props.kind)}>
      {(glyph) => (
        <g fill={props.pale ? '#e5d6b4' : '#fbf3de'} stroke="#2c1d10" stroke-width="1.15" stroke-linejoin="round">
          <path d={glyph().walls} />
          <path d={glyph().dark} fill="#3a2716" stroke="none" />
          <Show when={glyph().flag}>{(flag) => <path d={flag()} fill="#8e1b16" />}</Show>
        </g>
      )}
    </Show>
  );
}
