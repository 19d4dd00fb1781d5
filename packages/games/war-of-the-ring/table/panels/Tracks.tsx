import { Icon } from '#look';
import { standingSign } from '#look/sign.ts';
import { For, type JSX, Show } from 'solid-js';
import type { FellowshipView } from '../../view/view.ts';
import type { Words } from '../keys.ts';

const CELLS = Array.from({ length: 13 }, (_, at) => at);

/** The Fellowship's track: how far the Ring has corrupted its bearers, and how far they have come from where they were last seen. */
export function FellowshipTrack(props: {
  readonly fellowship: FellowshipView;
  readonly words: Words;
  /** The corruption to which something would lead: the cells up to there are foretold. */
  readonly soon?: number | null;
}): JSX.Element {
  const { words } = props;
  const { fellowship } = props;
  const label = (): string =>
    words('table.fellowship.track', { corruption: props.fellowship.corruption, progress: props.fellowship.progress });
  return (
    <div class="wr-track" role="img" aria-label={label()} {...standingSign(words('table.sign.track'))}>
      <For each={CELLS}>
        {(cell) => (
          <b
            classList={{
              past: cell < props.fellowship.corruption,
              now: cell === props.fellowship.corruption,
              last: cell === 12,
              soon: cell > props.fellowship.corruption && cell <= (props.soon ?? 0),
            }}
          >
            {cell}
            <Show when={fellowship.mordor === null && cell === Math.min(12, props.fellowship.progress)}>
              <i class="wr-steps" classList={{ revealed: !props.fellowship.hidden }}>
                <Icon name="footprint" />
              </i>
            </Show>
          </b>
        )}
      </For>
    </div>
  );
}

const SUMMIT = [
  { x: 22, y: 104 },
  { x: 62, y: 92 },
  { x: 94, y: 100 },
  { x: 124, y: 84 },
  { x: 146, y: 58 },
  { x: 164, y: 30 },
] as const;

/** The Mordor track, up to the Cracks of Doom. It sleeps until the Fellowship enters Mordor. */
export function MordorTrack(props: { readonly step: number | null; readonly words: Words }): JSX.Element {
  const label = (): string =>
    props.step === null ? props.words('table.mordor.notYet') : props.words('table.mordor.step', { count: props.step });
  return (
    <figure class="wr-mordor" classList={{ asleep: props.step === null }}>
      <svg viewBox="0 0 220 124" role="img" aria-label={label()}>
        <defs>
          <radialGradient id="wr-doom">
            <stop offset="0" stop-color="#f0702e" stop-opacity=".95" />
            <stop offset="1" stop-color="#e2582e" stop-opacity="0" />
          </radialGradient>
          <linearGradient id="wr-dusk" x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" stop-color="#d9a58f" />
            <stop offset="1" stop-color="#f0dcc0" />
          </linearGradient>
        </defs>
        <rect width="220" height="124" rx="4" fill="url(#wr-dusk)" />
        <circle cx="168" cy="28" r="56" fill="url(#wr-doom)" />
        <path d="M0 86l16-14 12 10 18-20 16 18 20-12 14 16 18-10 20 18v32H0z" fill="#b58a74" opacity=".55" />
        <path d="M84 124Q134 96 154 24l8 6 8-6q10 70 50 88v12z" fill="#6a4a3c" stroke="#22160c" stroke-width="1.4" />
        <path d="M154 24l8 6 8-6q-4 20 4 40q-10-10-12-22q-4 14-10 20q6-20 2-38z" fill="#f0862e" />
        <path
          d={`M${SUMMIT.map(({ x, y }) => `${x} ${y}`).join('L')}`}
          fill="none"
          stroke="#3a2716"
          stroke-width="1.6"
          stroke-dasharray="4 3"
        />
        <For each={SUMMIT}>
          {({ x, y }, at) => (
            <g transform={`translate(${x} ${y})`}>
              <circle
                r="11"
                fill={at() === props.step ? '#c2912f' : at() === 5 ? '#8e1b16' : '#fcf6e8'}
                stroke="#22160c"
                stroke-width={at() === props.step ? 2.4 : 1.4}
              />
              <text class="wr-summit" y="5" style={{ fill: at() === 5 && props.step !== 5 ? '#fff6e6' : '#2a1b10' }}>
                {at()}
              </text>
            </g>
          )}
        </For>
      </svg>
      <figcaption>{label()}</figcaption>
    </figure>
  );
}
