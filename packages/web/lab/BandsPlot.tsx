import { For, type JSX, Show } from 'solid-js';
import { HatchedBar } from '../ui/HatchedBar.tsx';
import { createNarrow } from '../lib/createNarrow.ts';

/** One line of a plot: a tick where the number is, and a band for its interval. */
export interface Band {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly said: string;
  readonly chair: number;
  /** Of the run at hand: laid on gold. */
  readonly now: boolean;
}

const WIDE = { width: 520, row: 40, left: 190, right: 420 };
const NARROW = { width: 342, row: 50, left: 12, right: 330 };

/** Numbers with their intervals under each other. `middle` is drawn as a full line: an even share, or no difference. */
export function BandsPlot(props: {
  readonly bands: readonly Band[];
  readonly from: number;
  readonly to: number;
  readonly middle: number;
  readonly marks: readonly number[];
  readonly mark: (value: number) => string;
  readonly about: string;
}): JSX.Element {
  const narrow = createNarrow();
  const frame = () => (narrow() ? NARROW : WIDE);
  const height = () => props.bands.length * frame().row + 34;
  const x = (value: number): number =>
    frame().left +
    ((frame().right - frame().left) * (Math.max(props.from, Math.min(props.to, value)) - props.from)) / (props.to - props.from);
  return (
    <svg class="lab-plot" viewBox={`0 0 ${frame().width} ${height()}`} role="img" aria-label={props.about}>
      <For each={props.marks}>
        {(value) => (
          <>
            <path class="rule" classList={{ middle: value === props.middle }} d={`M${x(value)} 4V${height() - 28}`} />
            <text class="mark" x={x(value)} y={height() - 8} text-anchor="middle">
              {props.mark(value)}
            </text>
          </>
        )}
      </For>
      <For each={props.bands}>
        {(band, place) => {
          const y = () => place() * frame().row + (narrow() ? 32 : 22);
          return (
            <>
              <Show when={band.now}>
                <rect class="now" x="0" y={place() * frame().row + 1} width={frame().width} height={frame().row - 3} rx="6" />
              </Show>
              <text class="name" classList={{ strong: band.now }} x="8" y={narrow() ? y() - 14 : y() + 5}>
                {band.label}
              </text>
              <HatchedBar x={x(band.low)} y={y() - 8} width={x(band.high) - x(band.low)} height={16} chair={band.chair} round={4} />
              <path class="bed" d={`M${x(band.value)} ${y() - 12}v24`} />
              <path class="tick" d={`M${x(band.value)} ${y() - 12}v24`} />
              <text class="name" classList={{ strong: band.now }} x={frame().width - 6} y={narrow() ? y() - 14 : y() + 5} text-anchor="end">
                {band.said}
              </text>
            </>
          );
        }}
      </For>
    </svg>
  );
}
