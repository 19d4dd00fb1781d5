import type { GameTable } from '#look';
import { For, type JSX } from 'solid-js';
import { say } from '../i18n.ts';
import { SeatBadge } from './Seats.tsx';

const HEIGHT = 220;
const EDGE = { left: 30, right: 76, top: 16, bottom: 26 };
/** Seats are told apart by the stroke and by the badge at its end, not by colour. */
const DASHES = ['', '9 5', '2 5', '12 4 2 4', '5 3'];

/** The course of a game: how far each seat was after every action. */
export function Plot(props: {
  readonly progress: readonly (readonly number[])[];
  readonly names: readonly string[];
  readonly drawn: GameTable | null;
  readonly view: unknown;
  readonly at?: number;
}): JSX.Element {
  // A narrow sheet gets a narrow drawing, so that its letters stay readable.
  const WIDTH = innerWidth < 600 ? 350 : 640;
  const most = () => Math.max(1, ...props.progress.flat());
  const last = () => Math.max(1, props.progress.length - 1);
  const x = (index: number): number => EDGE.left + ((WIDTH - EDGE.left - EDGE.right) * index) / last();
  const y = (value: number): number => HEIGHT - EDGE.bottom - ((HEIGHT - EDGE.top - EDGE.bottom) * value) / most();
  // Steps, not slopes: progress happens at one moment.
  const path = (seat: number): string =>
    props.progress
      .map((values, index) =>
        index === 0 ? `M${x(0)} ${y(values[seat] ?? 0)}` : `H${x(index).toFixed(1)}V${y(values[seat] ?? 0).toFixed(1)}`,
      )
      .join('');
  const final = (seat: number): number => props.progress.at(-1)?.[seat] ?? 0;
  /** Badges that would lie on each other stand side by side. */
  const shift = (seat: number): number =>
    props.names.slice(0, seat).filter((_, other) => Math.abs(y(final(other)) - y(final(seat))) < 18).length * 18;
  const marks = () =>
    Array.from({ length: most() + 1 }, (_, value) => value).filter((value) => most() <= 10 || value % Math.ceil(most() / 10) === 0);
  const summary = () => props.names.map((name, seat) => `${name}: ${final(seat)}`).join(', ');
  return (
    <figure class="plot">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${say('end.course')}. ${summary()}`}>
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
          {say('end.actions', { count: props.progress.length - 1 })}
        </text>
        {props.at === undefined ? null : <line class="now" x1={x(props.at)} x2={x(props.at)} y1={EDGE.top} y2={HEIGHT - EDGE.bottom} />}
        <For each={props.names}>
          {(_, seat) => (
            <>
              <path class="course" d={path(seat())} stroke-dasharray={DASHES[seat() % DASHES.length]} />
              <svg x={x(last()) + 6 + shift(seat())} y={y(final(seat())) - 11} width="22" height="22" class="end-badge">
                <SeatBadge drawn={props.drawn} view={props.view} seat={seat()} />
              </svg>
            </>
          )}
        </For>
      </svg>
      <figcaption>
        <For each={props.names}>
          {(name, seat) => (
            <span>
              <svg class="sample" viewBox="0 0 44 10" aria-hidden="true">
                <path class="course" d="M0 5H44" stroke-dasharray={DASHES[seat() % DASHES.length]} />
              </svg>
              <SeatBadge drawn={props.drawn} view={props.view} seat={seat()} /> {name}
            </span>
          )}
        </For>
      </figcaption>
    </figure>
  );
}
