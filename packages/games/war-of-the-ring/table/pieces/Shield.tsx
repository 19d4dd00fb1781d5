import { hatchFill } from '#look';
import { createUniqueId, For, type JSX, Show } from 'solid-js';
import { DeviceAt } from './Device.ts';
import type { Host } from './hosts.ts';
import { nationOf, SHIELDS } from './nations.ts';

/** So many lozenges find room at the edge of a shield; more are counted. */
const LOZENGES = 4;

/**
 * An army: the shield of its nation with the number of its units; lozenges at the left are elites, the crown leaders, the black bead Nazgûl. Armies
 * of several nations bear a parted shield, the larger host first. A red foot says that no more find room here.
 */
export function Shield(props: { readonly host: Host; readonly full?: boolean }): JSX.Element {
  const first = () => props.host.contingents[0]?.nation ?? '';
  const second = () => props.host.contingents[1]?.nation ?? null;
  const nation = () => nationOf(first());
  const shape = () => SHIELDS[props.host.side];
  const clip = createUniqueId();
  return (
    <>
      <path d={shape()} transform="translate(.8 1.6)" fill="#1d120a" fill-opacity=".35" />
      <path d={shape()} fill={nation().fill} />
      <path d={shape()} fill={hatchFill(nation().hatching)} fill-opacity=".3" />
      <Show when={second()}>
        {(other) => (
          <>
            <clipPath id={clip}>
              <rect x="0" y="-20" width="20" height="40" />
            </clipPath>
            <g clip-path={`url(#${clip})`}>
              <path d={shape()} fill={nationOf(other()).fill} />
              <path d={shape()} fill={hatchFill(nationOf(other()).hatching)} fill-opacity=".3" />
            </g>
            <path d="M0-11V12" stroke="#22160c" stroke-width="1" />
          </>
        )}
      </Show>
      <path d={shape()} fill="none" stroke="#22160c" stroke-width="1.5" stroke-linejoin="round" />
      <Show
        when={second()}
        fallback={
          <>
            <path d={shape()} transform="scale(.84)" fill="none" stroke={nation().on} stroke-width=".7" stroke-opacity=".6" />
            <g color={nation().on}>
              <DeviceAt name={nation().device} x={0} y={-6.7} size={8.8} />
            </g>
            <text class="wr-units" y="8.2" style={{ fill: nation().on }}>
              {props.host.units}
            </text>
          </>
        }
      >
        {(other) => (
          <>
            <g color={nation().on}>
              <DeviceAt name={nation().device} x={-5} y={-6.5} size={6.5} />
            </g>
            <g color={nationOf(other()).on}>
              <DeviceAt name={nationOf(other()).device} x={5} y={-6.5} size={6.5} />
            </g>
            <circle cy="4" r="6.6" fill="#fcf6e8" stroke="#22160c" />
            <text class="wr-units wr-small" y="8.2" style={{ fill: '#22160c' }}>
              {props.host.units}
            </text>
          </>
        )}
      </Show>
      <Show when={props.full}>
        <path d="M-9 13.4h18l-2 3.6h-14z" fill="#8e1b16" stroke="#22160c" stroke-width=".8" />
      </Show>
      <Lozenges count={props.host.elites} />
      <Show when={props.host.leaders > 0}>
        <Crown count={props.host.leaders} />
      </Show>
      <Show when={props.host.nazgul > 0}>
        <g transform="translate(10 -10)">
          <Hooded count={props.host.nazgul} />
        </g>
      </Show>
    </>
  );
}

function Lozenges(props: { readonly count: number }): JSX.Element {
  const each = () => Array.from({ length: props.count > LOZENGES ? 1 : props.count }, (_, at) => at);
  return (
    <>
      <For each={each()}>
        {(at) => <path d={`M-10.4 ${-7.6 + at * 5.8}l2.8 3-2.8 3-2.8-3z`} fill="#f0d27a" stroke="#22160c" stroke-width=".9" />}
      </For>
      <Show when={props.count > LOZENGES}>
        <text class="wr-count" x="-11" y="7">
          {props.count}
        </text>
      </Show>
    </>
  );
}

function Crown(props: { readonly count: number }): JSX.Element {
  return (
    <>
      <path d="M-5-12.5v-5l2.4 2.4 2.6-3.6 2.6 3.6 2.4-2.4v5z" fill="#f0d27a" stroke="#22160c" stroke-width=".9" stroke-linejoin="round" />
      <Show when={props.count > 1}>
        <text class="wr-count" x="-9" y="-12.5">
          {props.count}
        </text>
      </Show>
    </>
  );
}

/** Nazgûl: a black bead with a hood, and how many. */
export function Hooded(props: { readonly count: number }): JSX.Element {
  return (
    <>
      <circle r="6" fill="#22160c" stroke="#f3e8cf" stroke-width=".8" />
      <g color="#f3e8cf">
        <DeviceAt name="hood" x={0} y={0} size={9} />
      </g>
      <Show when={props.count > 1}>
        <circle cx="5.4" cy="-4.6" r="3.9" fill="#f3e8cf" stroke="#22160c" stroke-width=".7" />
        <text class="wr-tally" x="5.4" y="-2.3">
          {props.count}
        </text>
      </Show>
    </>
  );
}
