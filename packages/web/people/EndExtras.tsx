import type { TableInfo } from '#wire';
import { type JSX, Show } from 'solid-js';
import { TournamentLine } from '../tournaments/TournamentLine.tsx';
import { PlayersLine } from './PlayersLine.tsx';
import { RatingChange } from './RatingChange.tsx';
import { SeriesLine } from './SeriesLine.tsx';

/** What only some results show: tournament, series, rating change, and profiles. */
export function EndExtras(props: { readonly info: TableInfo; readonly watching: boolean }): JSX.Element {
  return (
    <>
      <Show when={props.info.tournament}>{(tournament) => <TournamentLine tournament={tournament()} />}</Show>
      <Show when={props.info.series}>{(series) => <SeriesLine series={series()} seats={props.info.seats} over />}</Show>
      <Show when={props.info.rated === true && !props.watching}>
        <RatingChange table={props.info.id} />
      </Show>
      <PlayersLine info={props.info} />
    </>
  );
}
