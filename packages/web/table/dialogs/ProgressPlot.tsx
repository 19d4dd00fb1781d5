import './plot.css';
import type { GameTable } from '#look';
import { createMemo, For, type JSX } from 'solid-js';
import { t } from '../../i18n/i18n.ts';
import { type ProgressLine, progressLines } from './progressLines.ts';
import { SeatBadge } from '../SeatBadge.tsx';

const HEIGHT = 220;
const EDGE = { left: 30, right: 76, top: 16, bottom: 26 };
/** Lines differ in dashes and badges too, not in colour alone. */
const DASHES = ['', '9 5', '2 5', '12 4 2 4', '5 3'];
/** As the badges in seat order: yellow, red, blue, green; and one more. */
const INKS = ['--goldtext', '--rubric', '--lapis', '--verd', '--ink2'];

/** Progress of each seat after every action. */
export function ProgressPlot(props: {
  readonly progress: readonly (readonly number[])[];
  readonly names: readonly string[];
  /** What is counted for a seat, where the game says so. */
  readonly what: (seat: number) => string | null;
  readonly drawn: GameTable | null;
  readonly view: unknown;
  readonly at?: number;
}): JSX.Element {
  // A narrow dialog gets a narrow drawing, so that its text stays readable.
  const WIDTH = innerWidth < 600 ? 350 : 640;
  const most = () => Math.max(1, ...props.progress.flat());
  const last = () => Math.max(1, props.progress.length - 1);
  const x = (index: number): number => EDGE.left + ((WIDTH - EDGE.left - EDGE.right) * index) / last();
  const y = (value: number): number => HEIGHT - EDGE.bottom - ((HEIGHT - EDGE.top - EDGE.bottom) * value) / most();
  const lines = createMemo(() => progressLines(props.progress, props.names.length, props.what));
  // Steps, not slopes: progress happens at one moment.
  const path = ({ values }: ProgressLine): string =>
    values.map((value, index) => (index === 0 ? `M${x(0)} ${y(value)}` : `H${x(index).toFixed(1)}V${y(value).toFixed(1)}`)).join('');
  /** The colour of the badge, where the game gives a seat its own. */
  const ink = ({ seats }: ProgressLine, place: number): string =>
    `var(${INKS[props.drawn?.colour?.(props.view, seats[0] ?? 0) ?? place % INKS.length] ?? '--ink1'})`;
  const final = ({ values }: ProgressLine): number => values.at(-1) ?? 0;
  /** Overlapping badges stand side by side. */
  const shift = (line: ProgressLine, place: number): number =>
    lines()
      .slice(0, place)
      .filter((other) => Math.abs(y(final(other)) - y(final(line))) < 18).length * 18;
  const marks = () =>
    Array.from({ length: most() + 1 }, (_, value) => value).filter((value) => most() <= 10 || value % Math.ceil(most() / 10) === 0);
  const who = ({ seats }: ProgressLine): string => seats.map((seat) => props.names[seat]).join(', ');
  const ended = (line: ProgressLine): string =>
    line.what === null ? t('end.final', { value: final(line) }) : t('end.final_what', { what: line.what, value: final(line) });
  const summary = () =>
    lines()
      .map((line) => `${who(line)}: ${ended(line)}`)
      .join('; ');
  return (
    <figure class="plot">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${t('end.course')}. ${summary()}`}>
        <For each={marks()}>
          {(value) => (
            <>
              <line class="rule" x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(value)} y2={y(value)} />
              <text class="mark" x={EDGE.left - 8} y={y(value) + 4} text-anchor="end">
                {value}
              </text>
            </>
          )}
        </For>
        <text class="mark" x={(WIDTH - EDGE.right + EDGE.left) / 2} y={HEIGHT - 5} text-anchor="middle">
          {t('end.actions', { count: props.progress.length - 1 })}
        </text>
        {props.at === undefined ? null : <line class="now" x1={x(props.at)} x2={x(props.at)} y1={EDGE.top} y2={HEIGHT - EDGE.bottom} />}
        <For each={lines()}>
          {(line, place) => (
            <>
              <path
                class="course"
                style={{ stroke: ink(line, place()) }}
                d={path(line)}
                stroke-dasharray={DASHES[place() % DASHES.length]}
              />
              <svg x={x(last()) + 6 + shift(line, place())} y={y(final(line)) - 11} width="22" height="22" class="end-badge">
                <SeatBadge drawn={props.drawn} view={props.view} seat={line.seats[0]} />
              </svg>
            </>
          )}
        </For>
      </svg>
      <figcaption>
        <ul class="key">
          <For each={lines()}>
            {(line, place) => (
              <li>
                <svg class="sample" viewBox="0 0 44 10" aria-hidden="true">
                  <path
                    class="course"
                    style={{ stroke: ink(line, place()) }}
                    d="M0 5H44"
                    stroke-dasharray={DASHES[place() % DASHES.length]}
                  />
                </svg>
                <For each={line.seats}>{(seat) => <SeatBadge drawn={props.drawn} view={props.view} seat={seat} />}</For>
                <b>{who(line)}</b>
                <span>{ended(line)}</span>
              </li>
            )}
          </For>
        </ul>
      </figcaption>
    </figure>
  );
}
