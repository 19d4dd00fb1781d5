import { type JSX, Show } from 'solid-js';
import { signOf } from './characters.ts';
import { DeviceAt } from './Device.ts';

/** A character: a round medallion rimmed with gold, for the minions with bone. About the middle. */
export function Medal(props: { readonly id: string; readonly r: number }): JSX.Element {
  const sign = () => signOf(props.id);
  return (
    <>
      <circle r={props.r * 1.14} fill={sign().side === 'shadow' ? '#d8c9a6' : '#c2912f'} stroke="#22160c" stroke-width={props.r * 0.085} />
      <circle r={props.r} fill={sign().ground} stroke="#22160c" stroke-width={props.r * 0.06} />
      <circle r={props.r * 0.88} fill="none" stroke="#f0d27a" stroke-width={props.r * 0.055} stroke-opacity=".85" />
      <Show
        when={sign().letter}
        fallback={
          <g color="#fff1cf" class="no-shine">
            <DeviceAt name={sign().device ?? 'meeple'} x={0} y={0} size={props.r * 1.25} />
          </g>
        }
      >
        {(letter) => (
          <text class="wr-initial" y={props.r * 0.38} style={{ 'font-size': `${props.r * 1.15}px` }}>
            {letter()}
          </text>
        )}
      </Show>
    </>
  );
}

/** The same standing alone, as large as its place. */
export function MedalPiece(props: { readonly id: string; readonly class?: string }): JSX.Element {
  return (
    <svg class={props.class ?? 'wr-medal'} viewBox="-20 -20 40 40" aria-hidden="true">
      <Medal id={props.id} r={16.5} />
    </svg>
  );
}
