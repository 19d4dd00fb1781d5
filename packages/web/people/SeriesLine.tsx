import type { SeriesInfo } from '#wire';
import { For, type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { Learned } from './Learned.tsx';
import { tell } from './words.ts';

/** How the series stands to which a table belongs. */
export function SeriesLine(props: {
  readonly series: SeriesInfo;
  readonly seats: readonly { readonly name: string | null; readonly keptFor?: string }[];
  /** The game of this table has ended. */
  readonly over: boolean;
}): JSX.Element {
  const score = (): string =>
    props.seats.map(({ name, keptFor }, seat) => `${name ?? keptFor ?? say('seat.somebody')} ${props.series.wins[seat] ?? 0}`).join(' · ');
  const next = (): string => tell(props.series.decided ? 'series_over' : 'series_next');
  return (
    <Learned>
      <p class="series">
        <b>{tell('series_game', { best: props.series.best, number: props.series.number })}</b> {score()}.{' '}
        <Show when={props.over}>{next()} </Show>
        <For each={props.series.tables}>
          {(table, index) => (
            <>
              <a href={`/replay/${table}`}>{tell('series_replay', { number: index() + 1 })}</a>{' '}
            </>
          )}
        </For>
      </p>
    </Learned>
  );
}
