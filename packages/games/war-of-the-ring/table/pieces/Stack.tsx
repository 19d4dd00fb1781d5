import { For, type JSX, Show } from 'solid-js';
import { DeviceAt } from './Device.ts';
import type { Host } from './hosts.ts';
import { Medal } from './Medal.tsx';
import { SIDE_PAINT } from './nations.ts';
import { Hooded, Shield } from './Shield.tsx';

/** So many medallions find room beside a shield; more are counted. */
const MEDALS = 4;
const R = 6;

/** Everything one side has in a place: its shield, and beside it its characters. Without units the characters and Nazgûl stand alone. */
export function Stack(props: { readonly host: Host; readonly full?: boolean }): JSX.Element {
  const shown = () => (props.host.characters.length > MEDALS ? props.host.characters.slice(0, MEDALS - 1) : props.host.characters);
  const hasArmy = () => props.host.units + props.host.leaders > 0;
  /** In two columns right of the shield; alone, from the middle. */
  const seat = (at: number): string => {
    if (hasArmy()) return `translate(${15 + Math.floor(at / 2) * 13} ${-4 + (at % 2) * 12})`;
    const first = props.host.nazgul > 0 ? 1 : 0;
    return `translate(${(at + first - (shown().length + first - 1) / 2) * 13.5} 0)`;
  };
  return (
    <>
      <Show when={!hasArmy() && props.host.nazgul > 0}>
        <g transform={`translate(${(-shown().length / 2) * 13.5} 0) scale(1.2)`}>
          <Hooded count={props.host.nazgul} />
        </g>
      </Show>
      <For each={shown()}>
        {(id, at) => (
          <g transform={seat(at())}>
            <Medal id={id} r={R} />
          </g>
        )}
      </For>
      <Show when={props.host.characters.length > MEDALS}>
        <g transform={seat(MEDALS - 1)}>
          <circle r={R} fill="#fcf6e8" stroke="#22160c" />
          <text class="wr-tally" y="2.6">
            +{props.host.characters.length - MEDALS + 1}
          </text>
        </g>
      </Show>
      <Show when={hasArmy()}>
        <Shield host={props.host} full={props.full === true} />
      </Show>
    </>
  );
}

/** A besieged stronghold: a ring of stakes, open at the gate. */
export function Stakes(props: { readonly r: number }): JSX.Element {
  return (
    <For each={Array.from({ length: 20 }, (_, at) => at).filter((at) => at !== 5)}>
      {(at) => (
        <path
          transform={`rotate(${at * 18})`}
          d={`M-2.2 ${-props.r}L0 ${-props.r - 7}L2.2 ${-props.r}L1.6 ${-props.r + 4}h-3.2z`}
          fill="#b98a5a"
          stroke="#22160c"
          stroke-width=".8"
        />
      )}
    </For>
  );
}

/** Beside an army that besieges: the tower it brought. */
export function SiegeBead(): JSX.Element {
  return (
    <>
      <circle r="6.4" fill="#fcf6e8" stroke="#22160c" stroke-width="1" />
      <g color="#5a0d09">
        <DeviceAt name="siege-tower" x={0} y={0} size={9.6} />
      </g>
    </>
  );
}

/** Over a settlement that its enemies hold: their banner, hatched. */
export function Banner(props: { readonly side: 'free-peoples' | 'shadow' }): JSX.Element {
  const cloth = 'M0-20h13l-3.4 4.5 3.4 4.5H0z';
  return (
    <>
      <path d="M0 0V-20" stroke="#22160c" stroke-width="1.4" />
      <path d={cloth} fill={SIDE_PAINT[props.side].fill} stroke="#22160c" stroke-width="1" />
      <path d={cloth} fill={`url(#h-${SIDE_PAINT[props.side].hatching})`} fill-opacity=".5" />
    </>
  );
}

/** The Fellowship: the Ring on gold; while it is revealed, an eye watches it. The bead counts its steps from here. */
export function FellowshipMark(props: { readonly progress: number; readonly hidden: boolean }): JSX.Element {
  return (
    <>
      <circle r="9" fill={props.hidden ? '#c2912f' : '#f0d27a'} stroke="#22160c" stroke-width="1.3" />
      <circle r="6.8" fill="none" stroke={props.hidden ? '#fff3c4' : '#8e1b16'} stroke-width={props.hidden ? 0.9 : 1.6} />
      <g color="#3b2207">
        <DeviceAt name="the-ring" x={0} y={0} size={11} />
      </g>
      <Show when={!props.hidden}>
        <g transform="translate(-7 -7)">
          <circle r="5" fill="#8e1b16" stroke="#22160c" stroke-width=".8" />
          <g color="#ffefdb">
            <DeviceAt name="eye-target" x={0} y={0} size={7.6} />
          </g>
        </g>
      </Show>
      <Show when={props.progress > 0}>
        <g transform="translate(7.4 6.6)">
          <circle r="5" fill="#fcf6e8" stroke="#22160c" stroke-width=".9" />
          <text class="wr-tally" y="2.6">
            {props.progress}
          </text>
        </g>
      </Show>
    </>
  );
}
