import type { Summary } from '#lab/tally.ts';
import { For, type JSX } from 'solid-js';
import { Hatched } from '../ui/Hatched.tsx';
import { createNarrow } from '../ui/narrow.ts';
import { percent } from './words.ts';

/** How games ended, each bar made of whose victories they were. */
export function Endings(props: {
  readonly summary: Summary;
  readonly named: (reason: string) => string;
  readonly about: string;
}): JSX.Element {
  const narrow = createNarrow();
  const width = () => (narrow() ? 342 : 520);
  const most = () => Math.max(0.01, ...props.summary.endings.map(({ share }) => share));
  const scale = () => (width() - 82) / most();
  return (
    <svg class="lab-plot" viewBox={`0 0 ${width()} ${props.summary.endings.length * 56 + 6}`} role="img" aria-label={props.about}>
      <For each={props.summary.endings}>
        {(ending, place) => {
          const y = () => place() * 56;
          const one = () => scale() / Math.max(1, props.summary.games);
          const before = (chair: number): number => ending.chairs.slice(0, chair).reduce((sum, games) => sum + games, 0);
          return (
            <>
              <text class="name" x="2" y={y() + 16}>
                {props.named(ending.reason)}
              </text>
              <For each={ending.chairs}>
                {(games, chair) =>
                  games === 0 ? null : (
                    <Hatched
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
