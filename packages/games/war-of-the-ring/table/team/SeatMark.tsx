import { HOBBIT_IDS, hatchFill, tinctureOf } from '#look';
import { type JSX, Show } from 'solid-js';

/** A player among three or four: a shape and a colour for each seat, the first letter of the name, and a crown for whoever leads. 32 by 32. */
export function SeatShapes(props: { readonly seat: number; readonly letter: string; readonly leads?: boolean }): JSX.Element {
  const tincture = () => tinctureOf(HOBBIT_IDS[props.seat] ?? null);
  return (
    <>
      <path d={tincture().outline} fill={tincture().fill} stroke="#2A1B10" stroke-width="1.8" stroke-linejoin="round" />
      <path d={tincture().outline} fill={hatchFill(tincture().hatching)} opacity=".3" />
      <text class="wr-letter" x="16" y="21.5" fill={tincture().on}>
        {props.letter}
      </text>
      <Show when={props.leads}>
        <path d="M7 5v-8l5 4 4-6 4 6 5-4v8z" fill="#f0d27a" stroke="#22160c" stroke-width="1.6" stroke-linejoin="round" />
      </Show>
    </>
  );
}

export function SeatMark(props: {
  readonly seat: number;
  readonly letter: string;
  readonly leads?: boolean;
  readonly class?: string;
}): JSX.Element {
  return (
    <svg class={`wr-mark ${props.class ?? ''}`} viewBox={props.leads === true ? '0 -6 32 38' : '0 0 32 32'} aria-hidden="true">
      <SeatShapes seat={props.seat} letter={props.letter} leads={props.leads === true} />
    </svg>
  );
}
