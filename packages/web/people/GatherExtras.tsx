import type { TableInfo } from '#wire';
import { type JSX, Show } from 'solid-js';
import { InviteKnown } from './InviteKnown.tsx';
import { RatedNote } from './RatedField.tsx';
import { TournamentLine } from '../tournaments/TournamentLine.tsx';
import { BotsTell } from './ReasonsField.tsx';
import { SeriesLine } from './SeriesLine.tsx';
import { StrangersTalk } from './StrangersTalk.tsx';

/** What a table that gathers has to say only sometimes: what is agreed upon, and for its host whom he could ask. */
export function GatherExtras(props: { readonly info: TableInfo; readonly invites: boolean }): JSX.Element {
  return (
    <>
      <Show when={props.info.rated}>
        <RatedNote />
      </Show>
      <Show when={props.info.tournament}>{(tournament) => <TournamentLine tournament={tournament()} />}</Show>
      <Show when={props.info.series}>{(series) => <SeriesLine series={series()} seats={props.info.seats} over={false} />}</Show>
      <Show when={props.info.host && props.invites}>
        <InviteKnown table={props.info.id} />
      </Show>
      <Show when={props.info.host && props.info.seats.some(({ kind, yours }) => kind !== 'bot' && !yours)}>
        <StrangersTalk table={props.info.id} talk={props.info.strangersTalk === true} />
      </Show>
      <BotsTell info={props.info} />
    </>
  );
}
