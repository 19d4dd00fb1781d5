import type { SeriesInfo } from '#wire';
import { For, type JSX, Show } from 'solid-js';
import { WithPeopleLocale } from './WithPeopleLocale.tsx';
import { t } from './text.ts';

/** The score of a table's series. */
export function SeriesLine(props: {
  readonly series: SeriesInfo;
  readonly seats: readonly { readonly name: string | null; readonly keptFor?: string }[];
  /** The game of this table has ended. */
  readonly over: boolean;
}): JSX.Element {
  const score = (): string =>
    props.seats.map(({ name, keptFor }, seat) => `${name ?? keptFor ?? t('seat.somebody')} ${props.series.wins[seat] ?? 0}`).join(' · ');
  const next = (): string => t(props.series.decided ? 'series_over' : 'series_next');
  return (
    <WithPeopleLocale>
      <p class="series">
        <b>{t('series_game', { best: props.series.best, number: props.series.number })}</b> {score()}.{' '}
        <Show when={props.over}>{next()} </Show>
        <For each={props.series.tables}>
          {(table, index) => (
            <>
              <a href={`/replay/${table}`}>{t('series_replay', { number: index() + 1 })}</a>{' '}
            </>
          )}
        </For>
      </p>
    </WithPeopleLocale>
  );
}
