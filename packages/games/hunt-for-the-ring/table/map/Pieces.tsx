import { hatchFill } from '#look';
import { For, type JSX, Match, Show, Switch } from 'solid-js';
import { DeviceAt } from './DeviceAt.ts';
import type { Figure, PlacedPiece, Token } from './pieces.ts';
import { CROWN, riderOf } from './riders.ts';

/** A Nazgûl: told apart by base, numeral, hatching and colour. Drawn around the origin, 40 by 40. */
export function RiderShape(props: { readonly id: string; readonly witchKing: boolean; readonly held?: boolean }): JSX.Element {
  const rider = () => riderOf(props.id);
  return (
    <>
      <path d={rider().base} transform="translate(1.5 3)" fill="#0006" />
      <path d={rider().base} fill={rider().fill} stroke="#f0d9a4" stroke-width="2" stroke-linejoin="round" />
      <path d={rider().base} fill={hatchFill(rider().hatching)} opacity=".34" />
      <g color="#f6e6c4">
        <DeviceAt name="cloaked-figure-on-horseback" x={0} y={-1} size={23} />
      </g>
      <Show when={props.witchKing}>
        <path d={CROWN} fill="#f0d27a" stroke="#22160c" stroke-width="1.2" stroke-linejoin="round" />
      </Show>
      <g transform="translate(12 12)">
        <circle r="8" fill="#f0d9a4" stroke="#22160c" />
        <text class="hr-numeral" y="3.6">
          {rider().numeral}
        </text>
      </g>
      <Show when={props.held}>
        <path d="M-17-9L17 9M-17 9L17-9" class="hr-bond" />
      </Show>
    </>
  );
}

export function FigureShape(props: { readonly figure: Figure }): JSX.Element {
  return (
    <Switch>
      <Match when={props.figure.kind === 'rider' ? props.figure : false}>
        {(rider) => (
          <g transform="scale(.86)">
            <Show when={rider().active}>
              <circle class="hr-active" r="26" />
            </Show>
            <RiderShape id={rider().id} witchKing={rider().witchKing} held={rider().held} />
          </g>
        )}
      </Match>
      <Match when={props.figure.kind === 'frodo' ? props.figure : false}>
        {(frodo) => (
          <g class="hr-frodo" classList={{ found: frodo().found }}>
            <circle cx="1" cy="2.6" r="14.5" fill="#0005" />
            <circle r="14.5" fill="#e0b02e" stroke="#5c3d0c" stroke-width="1.6" />
            <circle r="14.5" fill={hatchFill('or')} opacity=".3" />
            <circle r="11.4" fill="none" stroke="#fff3c4" stroke-width="1" opacity=".8" />
            <g color="#3a2407" class="no-shine">
              <DeviceAt name="the-ring" x={0} y={0} size={17} />
            </g>
          </g>
        )}
      </Match>
      <Match when={props.figure.kind === 'gandalf' ? props.figure : false}>
        {(gandalf) => (
          <g class="hr-gandalf" classList={{ hidden: gandalf().hidden }}>
            <circle cx="1" cy="2.6" r="14.5" fill="#0005" />
            <circle r="14.5" fill="#7d8793" stroke="#22160c" stroke-width="1.6" />
            <circle r="11.6" fill="none" stroke="#fff6e6" stroke-width="1" opacity=".7" />
            <g color="#fff6e6">
              <DeviceAt name="wizard-face" x={0} y={0} size={18} />
            </g>
          </g>
        )}
      </Match>
    </Switch>
  );
}

/** Small round and square tokens; each has its own outline and device. */
export function TokenShape(props: { readonly token: Token }): JSX.Element {
  return (
    <Switch>
      <Match when={props.token.kind === 'trail' ? props.token : false}>
        {(trail) => (
          <>
            <circle cx=".6" cy="1.4" r="9" fill="#0004" />
            <circle r="9" fill={trail().side === 'eye' ? '#f0d27a' : '#e9e1d0'} stroke="#22160c" stroke-width="1.4" />
            <circle r="7" fill="none" stroke="#22160c" stroke-width=".6" stroke-dasharray={trail().side === 'eye' ? '' : '2 1.4'} />
            <g color={trail().side === 'eye' ? '#8e1b16' : '#22160c'}>
              <DeviceAt name={trail().side === 'eye' ? 'burning-eye' : 'broadsword'} x={0} y={0} size={12} />
            </g>
          </>
        )}
      </Match>
      <Match when={props.token.kind === 'ally'}>
        <path d="M-8-8h16v9q0 6-8 9q-8-3-8-9z" transform="translate(.6 1.4)" fill="#0004" />
        <path d="M-8-8h16v9q0 6-8 9q-8-3-8-9z" fill="#21477e" stroke="#f0d9a4" stroke-width="1.3" />
        <path d="M-8-8h16v9q0 6-8 9q-8-3-8-9z" fill={hatchFill('azure')} opacity=".3" />
        <g color="#fff6e2">
          <DeviceAt name="shaking-hands" x={0} y={-0.6} size={12} />
        </g>
      </Match>
      <Match when={props.token.kind === 'information' ? props.token : false}>
        {(information) => (
          <g class="hr-info" classList={{ [information().state]: true }}>
            <path d="M-7-6.4h14v12.8h-14z" fill="#fbf3de" stroke="#22160c" stroke-width="1.2" />
            <g color="#6e4a0c">
              <DeviceAt name={information().state === 'concealed' ? 'padlock' : 'scroll-unfurled'} x={0} y={0} size={10.5} />
            </g>
          </g>
        )}
      </Match>
      <Match when={props.token.kind === 'deed' ? props.token : false}>
        {(deed) => (
          <g class="hr-deed" classList={{ done: deed().done }}>
            <path d="M0-9l7.8 4.5v9L0 9l-7.8-4.5v-9z" fill={deed().done ? '#7d8793' : '#fbf3de'} stroke="#22160c" stroke-width="1.2" />
            <g color={deed().done ? '#fff6e6' : '#3f4a5a'}>
              <DeviceAt name={deed().done ? 'check-mark' : 'wizard-face'} x={0} y={0} size={10.5} />
            </g>
          </g>
        )}
      </Match>
      <Match when={props.token.kind === 'log' ? props.token : false}>
        {(log) => (
          <>
            <path d="M-8 7L0-8.6 8 7z" fill="#2b1f2c" stroke="#f0d9a4" stroke-width="1.2" stroke-linejoin="round" />
            <text class="hr-log-number" y="5">
              {log().number}
            </text>
          </>
        )}
      </Match>
      <Match when={props.token.kind === 'ward'}>
        <circle r="8" fill="#fbf3de" stroke="#21477e" stroke-width="1.6" stroke-dasharray="3 2" />
        <g color="#21477e">
          <DeviceAt name="padlock" x={0} y={0} size={9.5} />
        </g>
      </Match>
    </Switch>
  );
}

/** All of them; each carries a key, so that it can be seen to move. */
export function Pieces(props: {
  readonly figures: readonly PlacedPiece<Figure>[];
  readonly tokens: readonly PlacedPiece<Token>[];
  readonly grow: number;
}): JSX.Element {
  const place = ({ x, y }: { readonly x: number; readonly y: number }): string => `translate(${x}px, ${y}px)`;
  return (
    <g class="hr-pieces" aria-hidden="true">
      <For each={props.tokens}>
        {(token) => (
          <g data-piece={token.key} class={`hr-token ${token.kind}`} style={{ transform: place(token) }}>
            <g transform={`scale(${props.grow})`}>
              <TokenShape token={token} />
            </g>
          </g>
        )}
      </For>
      <For each={props.figures}>
        {(figure) => (
          <g data-piece={figure.key} class={`hr-figure ${figure.kind}`} style={{ transform: place(figure) }}>
            <g transform={`scale(${props.grow})`}>
              <FigureShape figure={figure} />
            </g>
          </g>
        )}
      </For>
    </g>
  );
}
