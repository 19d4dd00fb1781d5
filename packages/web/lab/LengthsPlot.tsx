import type { LengthBin, Summary } from '#lab/tally.ts';
import { For, type JSX } from 'solid-js';
import { HatchedBar } from '../ui/HatchedBar.tsx';
import { createNarrow } from '../lib/createNarrow.ts';
import { decimal, percent, t } from './text.ts';

const HEIGHT = 240;
const FOOT = 206;
const LEFT = 50;

export const lengthName = ({ from, to }: LengthBin): string => (from === to ? String(from) : `${from}–${to}`);

/** Every so many columns one is named, so that names do not touch. */
const everyNth = (columns: number, room: number): number => Math.max(1, Math.ceil((columns * 34) / room));

/** How long games were, each column made of whose victories they were. */
export function LengthsPlot(props: { readonly summary: Summary; readonly about: string }): JSX.Element {
  const narrow = createNarrow();
  const width = () => (narrow() ? 342 : 520);
  const columns = () => props.summary.lengths;
  const most = () => Math.max(1, ...columns().map(({ games }) => games)) / Math.max(1, props.summary.games);
  const step = () => (width() - LEFT - 6) / Math.max(1, columns().length);
  const y = (share: number): number => FOOT - ((FOOT - 20) * share) / most();
  const marks = () => [most() / 3, (2 * most()) / 3, most()];
  const share = (games: number): number => games / Math.max(1, props.summary.games);
  const meanAt = (): number => {
    const first = columns()[0];
    if (first === undefined) return LEFT;
    return LEFT + ((props.summary.rounds.mean - first.from) / (first.to - first.from + 1) + 0.5) * step();
  };
  return (
    <svg class="lab-plot" viewBox={`0 0 ${width()} ${HEIGHT}`} role="img" aria-label={props.about}>
      <For each={marks()}>
        {(mark) => (
          <>
            <path class="rule" d={`M${LEFT} ${y(mark)}H${width()}`} />
            <text class="mark" x={LEFT - 6} y={y(mark) + 5} text-anchor="end">
              {percent(mark)}
            </text>
          </>
        )}
      </For>
      <For each={columns()}>
        {(column, place) => {
          const x = () => LEFT + place() * step() + step() * 0.12;
          const under = (chair: number): number => column.chairs.slice(0, chair).reduce((sum, games) => sum + games, 0);
          return (
            <>
              <For each={column.chairs}>
                {(games, chair) =>
                  games === 0 ? null : (
                    <HatchedBar
                      x={x()}
                      y={y(share(under(chair()) + games))}
                      width={step() * 0.76}
                      height={y(share(under(chair()))) - y(share(under(chair()) + games))}
                      chair={chair() === column.chairs.length - 1 ? -1 : chair()}
                    />
                  )
                }
              </For>
              {place() % everyNth(columns().length, width() - LEFT) === 0 ? (
                <text class="mark" x={x() + step() * 0.38} y={FOOT + 20} text-anchor="middle">
                  {lengthName(column)}
                </text>
              ) : null}
            </>
          );
        }}
      </For>
      <path class="axis" d={`M${LEFT} ${FOOT}H${width()}`} />
      <path class="mean" d={`M${meanAt()} 8V${FOOT}`} />
      <text class="name strong haloed" x={Math.min(meanAt() + 6, width() - 84)} y="16">
        {t('mean', { value: decimal(props.summary.rounds.mean) })}
      </text>
    </svg>
  );
}
