import type { Analysis } from '#lab/analysis/analysis.ts';
import { For, type JSX } from 'solid-js';
import { seatPaint } from '../ui/HatchedBar.tsx';
import { createNarrow } from '../lib/createNarrow.ts';
import { createPlotScale, type PlotLayout, NARROW, numbered, WIDE } from './plotScale.ts';
import { points, t } from './text.ts';

const ROMAN = ['I', 'II', 'III'];

/** Right edge of the label before the round numbers. */
const WORD = 50;
/** Room above and below the bars for their numbers, and for the next heading. */
const NUMBER = 14;
const HEAD = 18;
/** Distance of a key moment's number from its point, and half of its size. */
const FLAG = 42;
const BEAD = 16;
/** Width of a number beside a bar. */
const WHOLE = 30;
const TENTHS = 40;

/** The course of a game: all seats' chances stacked, and what luck and decisions did to one seat, round by round, from the same numbers. */
export function WinChancePlot(props: {
  readonly tale: Analysis;
  readonly names: readonly string[];
  readonly seat: number;
  readonly about: string;
}): JSX.Element {
  const narrow = createNarrow();
  const frame = () => (narrow() ? NARROW : WIDE);
  const turns = () => props.tale.turns;
  const bottom = () => frame().top + frame().plot;
  const height = () => bottom() + 2 * frame().strip + 50;
  const { x, y, line, area, place } = createPlotScale(props, frame);
  const chanceAt = (step: number): number => {
    const point = props.tale.points.findLast((each) => each.step <= step);
    return (point?.chances ?? []).slice(0, props.seat + 1).reduce((sum, chance) => sum + chance, 0);
  };
  const heightAt = (step: number): number => y(Math.min(1, chanceAt(step)));
  const isUp = (step: number): boolean => heightAt(step) > frame().top + frame().plot / 2;
  /** Distance of a key moment's number: towards the middle, and farther out than its neighbours. */
  const flagOf = (step: number, at: number): number => {
    const near = props.tale.turnings.slice(0, at).filter((other) => isUp(other.step) === isUp(step) && x(step) - x(other.step) < 2 * BEAD);
    const far = FLAG + near.length * 2 * BEAD;
    return isUp(step) ? -far : far;
  };
  return (
    <svg class="after-plot" viewBox={`0 0 ${frame().width} ${height()}`} role="img" aria-label={props.about}>
      <text class="head" x="0" y="16">
        {t('chance')}
      </text>
      <rect class="nobody" x={frame().left} y={frame().top} width={frame().width - frame().left - frame().right} height={frame().plot} />
      <For each={props.names}>
        {(_, seat) => (
          <>
            <path d={area(seat())} fill={seatPaint(seat()).fill} opacity=".42" />
            <path d={area(seat())} fill={seatPaint(seat()).hatch} opacity=".4" />
          </>
        )}
      </For>
      <For each={[0, 0.25, 0.5, 0.75, 1]}>
        {(mark) => (
          <>
            <path class="rule" d={`M${frame().left} ${y(mark)}H${frame().width - frame().right}`} />
            <text class="mark" x={frame().left - 8} y={y(mark) + 5} text-anchor="end">
              {mark * 100}
            </text>
          </>
        )}
      </For>
      <For each={props.names}>
        {(_, seat) => (
          <>
            <path class="bed" d={line(seat() + 1)} />
            <path class="line" d={line(seat() + 1)} />
          </>
        )}
      </For>
      <For each={props.names}>
        {(name, seat) =>
          place(seat()).room < 18 ? null : (
            <text class="whose" x={place(seat()).x} y={place(seat()).y}>
              {name}
            </text>
          )
        }
      </For>
      <For each={props.tale.turnings}>
        {(turning, at) => (
          <KeyMoment number={ROMAN[at()]} x={x(turning.step)} y={heightAt(turning.step)} away={flagOf(turning.step, at())} />
        )}
      </For>
      <Strip
        head={narrow() ? `${t('luck_short')}: ${props.names[props.seat] ?? ''}` : t('luck', { who: props.names[props.seat] ?? '' })}
        values={turns().map(({ luck }) => luck[props.seat] ?? 0)}
        y={bottom() + 22}
        seat={props.seat}
        exact={props.tale.exact}
        frame={frame()}
      />
      <Strip
        head={t('decisions')}
        values={turns().map(({ decisions }) => decisions[props.seat] ?? 0)}
        y={bottom() + 22 + frame().strip}
        seat={props.seat}
        exact={props.tale.exact}
        frame={frame()}
      />
      <RoundNumbers turns={turns()} frame={frame()} y={height() - 6} />
      <text class="mark" x="0" y={height() - 6}>
        {t('round')}
      </text>
    </svg>
  );
}

/** A key moment of the game: its point on the line, and its number at some distance above or below. */
function KeyMoment(props: {
  readonly number: string | undefined;
  readonly x: number;
  readonly y: number;
  readonly away: number;
}): JSX.Element {
  const bead = () => props.y + props.away;
  return (
    <g class="flag">
      <path d={`M${props.x} ${props.y}V${bead()}`} />
      <circle cx={props.x} cy={props.y} r="4.5" />
      <circle cx={props.x} cy={bead()} r="14" class="bead" />
      <text x={props.x} y={bead() + 5} text-anchor="middle">
        {props.number}
      </text>
    </g>
  );
}

/** The rounds along the lower edge, as many as there is room for. */
function RoundNumbers(props: { readonly turns: Analysis['turns']; readonly frame: PlotLayout; readonly y: number }): JSX.Element {
  return (
    <For each={props.turns}>
      {({ round }, at) => {
        const middle = () =>
          props.frame.left + ((props.frame.width - props.frame.left - props.frame.right) * (at() + 0.5)) / Math.max(1, props.turns.length);
        const every = () => Math.ceil((props.turns.length * 30) / (props.frame.width - props.frame.left));
        return at() % every() === 0 && middle() > WORD ? (
          <text class="mark" x={middle()} y={props.y} text-anchor="middle">
            {round}
          </text>
        ) : null;
      }}
    </For>
  );
}

/** One cause, round by round: up for the seat, down against it. */
function Strip(props: {
  readonly head: string;
  readonly values: readonly number[];
  readonly y: number;
  readonly seat: number;
  readonly exact: boolean;
  readonly frame: PlotLayout;
}): JSX.Element {
  const most = () => Math.max(0.15, ...props.values.map(Math.abs));
  const half = () => (props.frame.strip - HEAD - 2 * NUMBER - 6) / 2;
  const middle = () => props.y + 6 + NUMBER + half();
  const seen = () => props.values.map((value) => (Math.abs(value) < (props.exact ? 0.0005 : 0.005) ? 0 : value));
  const named = () => numbered(seen(), step(), props.exact ? TENTHS : WHOLE);
  const step = () => (props.frame.width - props.frame.left - props.frame.right) / Math.max(1, props.values.length);
  return (
    <>
      <text class="head" x="0" y={props.y}>
        {props.head}
      </text>
      <path class="axis" d={`M${props.frame.left} ${middle()}H${props.frame.width - props.frame.right}`} />
      <For each={seen()}>
        {(value, at) => {
          const tall = () => (Math.abs(value) / most()) * half();
          const left = () => props.frame.left + step() * (at() + 0.26);
          const paint = () => seatPaint(value >= 0 ? props.seat : -1);
          return value === 0 ? null : (
            <>
              <rect
                x={left()}
                y={value > 0 ? middle() - tall() : middle()}
                width={step() * 0.48}
                height={tall()}
                fill={paint().fill}
                stroke="#22160c"
              />
              <rect
                x={left()}
                y={value > 0 ? middle() - tall() : middle()}
                width={step() * 0.48}
                height={tall()}
                fill={paint().hatch}
                opacity=".4"
              />
              <text
                class="swing"
                x={left() + step() * 0.24}
                y={value > 0 ? middle() - tall() - 4 : middle() + tall() + 13}
                text-anchor="middle"
              >
                {named().has(at()) ? points(value, props.exact) : ''}
              </text>
            </>
          );
        }}
      </For>
    </>
  );
}
