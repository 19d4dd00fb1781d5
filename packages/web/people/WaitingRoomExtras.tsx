import type { TableInfo } from '#wire';
import { type JSX, Show } from 'solid-js';
import { InviteButton } from './InviteButton.tsx';
import { RatedNote } from './RatedField.tsx';
import { TournamentLine } from '../tournaments/TournamentLine.tsx';
import { BotReasonsSwitch } from './BotReasonsField.tsx';
import { SeriesLine } from './SeriesLine.tsx';
import { StrangerChatSwitch } from './StrangerChatSwitch.tsx';

/** What only some waiting rooms show: terms that players agree to, and for the host whom to invite. */
export function WaitingRoomExtras(props: { readonly info: TableInfo; readonly invites: boolean }): JSX.Element {
  return (
    <>
      <Show when={props.info.rated}>
        <RatedNote />
      </Show>
      <Show when={props.info.tournament}>{(tournament) => <TournamentLine tournament={tournament()} />}</Show>
      <Show when={props.info.series}>{(series) => <SeriesLine series={series()} seats={props.info.seats} over={false} />}</Show>
      <Show when={props.info.host && props.invites}>
        <InviteButton table={props.info.id} />
      </Show>
      <Show when={props.info.host && props.info.seats.some(({ kind, yours }) => kind !== 'bot' && !yours)}>
        <StrangerChatSwitch table={props.info.id} talk={props.info.strangersTalk === true} />
      </Show>
      <BotReasonsSwitch info={props.info} />
    </>
  );
}
