import type { Summary } from '#lab/tally.ts';
import { For, type JSX } from 'solid-js';
import { HatchedBar } from '../ui/HatchedBar.tsx';
import { createNarrow } from '../lib/createNarrow.ts';
import { percent } from './text.ts';

/** So many letters fit into a line. */
const LETTERS = { narrow: 46, wide: 68 };

/** A sentence in as many lines as it needs. */
function linesOf(text: string, most: number): readonly string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== '' && last.length + word.length >= most) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

/** How games ended, each bar made of whose victories they were. */
export function EndingsPlot(props: {
  readonly summary: Summary;
  readonly named: (reason: string) => string;
  readonly about: string;
}): JSX.Element {
  const narrow = createNarrow();
  const width = () => (narrow() ? 342 : 520);
  const most = () => Math.max(0.01, ...props.summary.endings.map(({ share }) => share));
  const scale = () => (width() - 82) / most();
  const said = () => props.summary.endings.map(({ reason }) => linesOf(props.named(reason), narrow() ? LETTERS.narrow : LETTERS.wide));
  const tops = () =>
    said().map((_, place) =>
      said()
        .slice(0, place)
        .reduce((sum, lines) => sum + 38 + lines.length * 18, 0),
    );
  const height = () => said().reduce((sum, lines) => sum + 38 + lines.length * 18, 0);
  return (
    <svg class="lab-plot" viewBox={`0 0 ${width()} ${height() + 4}`} role="img" aria-label={props.about}>
      <For each={props.summary.endings}>
        {(ending, place) => {
          const lines = () => said()[place()] ?? [];
          const y = () => (tops()[place()] ?? 0) + (lines().length - 1) * 18;
          const one = () => scale() / Math.max(1, props.summary.games);
          const before = (chair: number): number => ending.chairs.slice(0, chair).reduce((sum, games) => sum + games, 0);
          return (
            <>
              <For each={lines()}>
                {(line, at) => (
                  <text class="name" x="2" y={(tops()[place()] ?? 0) + 16 + at() * 18}>
                    {line}
                  </text>
                )}
              </For>
              <For each={ending.chairs}>
                {(games, chair) =>
                  games === 0 ? null : (
                    <HatchedBar
                      x={2 + before(chair()) * one()}
                      y={y() + 24}
                      width={games * one()}
                      height={20}
                      chair={chair() === ending.chairs.length - 1 ? -1 : chair()}
                    />
                  )
                }
              </For>
              <text class="name strong" x={ending.share * scale() + 10} y={y() + 39}>
                {percent(ending.share)}
              </text>
            </>
          );
        }}
      </For>
    </svg>
  );
}
