import { SHELF } from '#games';
import type { GameTable, TableProps } from '#look';
import type { JSX } from 'solid-js';
import { type GameWords, t } from '../../i18n/i18n.ts';
import { LOCAL_TABLE } from '../../local/localStart.ts';
import { Chronicle } from '../chronicle/Chronicle.tsx';
import type { TableController } from '../session/tableController.ts';
import { goalText } from '../goalText.ts';
import { Sidebar, type SidebarTab } from './Sidebar.tsx';
import type { UnreadCounts } from '../chat/teamChat.ts';
import type { PointAt } from '../chronicle/pointing.ts';
import { ModerationDialogSlot } from '../chat/ReportButton.tsx';
import { SeatList } from './SeatList.tsx';
import { isOfTeam, teamOf } from '../chat/teamChat.ts';
import { lazyPart } from '../../ui/lazyComponent.tsx';

const Chat = lazyPart(async () => (await import('../chat/Chat.tsx')).Chat);
const TeamChat = lazyPart(async () => (await import('../chat/TeamChat.tsx')).TeamChat);

/** The sidebar of a table: seats, chronicle and chat. */
export function TableSidebar(props: {
  readonly table: TableController;
  readonly game: string;
  readonly given: TableProps;
  readonly drawn: GameTable | null;
  readonly tGame: GameWords;
  /** The screen is being handed to another player: nothing of the game is shown. */
  readonly isHandoff: boolean;
  readonly open: boolean;
  readonly close: () => void;
  readonly unread: UnreadCounts;
  readonly tab: SidebarTab;
  readonly choose: (tab: SidebarTab) => void;
  /** Highlights what an event is about; missing where there is no board. */
  readonly point: PointAt | undefined;
  /** Opens the replay at a line; missing while the game goes on. */
  readonly goTo: ((line: number) => void) | undefined;
}): JSX.Element {
  const info = () => props.given.info;
  /** No notes in a lesson, for spectators, or where the rules of the game forbid them. */
  const mayWrite = (): boolean => {
    if (props.table.isSpectator() || props.table.id === LOCAL_TABLE) return false;
    const allowed = SHELF.find(({ id }) => id === props.game)?.notes?.seats;
    const own = info().seats.flatMap(({ yours }, seat) => (yours ? [seat] : []));
    return allowed === undefined || props.table.now()?.outcome != null || own.every((seat) => allowed.includes(seat));
  };
  const open = () => props.table.chat().filter((line) => !isOfTeam(line));
  const others = () => (props.table.info()?.seats ?? []).some(({ yours, kind }) => kind === 'human' && !yours);
  return (
    <>
      <Sidebar
        game={props.game}
        head={t('margin.seats')}
        note={clockNote(props.table)}
        goal={goalText(props.game, props.drawn, props.given.view, props.table.isSpectator() ? null : props.table.mine(), props.tGame)}
        open={props.open}
        close={props.close}
        unread={props.unread}
        tab={props.tab}
        choose={props.choose}
        seats={
          <SeatList
            info={props.given.info}
            waiting={props.given.waiting}
            skew={props.table.skew()}
            drawn={props.isHandoff ? null : props.drawn}
            table={props.given}
            live
          />
        }
        chronicle={
          <Chronicle
            game={props.game}
            events={props.table.events()}
            freshFrom={props.table.events().length - props.table.fresh().length}
            filling={props.table.isLoadingHistory()}
            tGame={props.tGame}
            drawn={props.drawn}
            {...(props.point === undefined ? {} : { point: props.point })}
            {...(props.goTo === undefined ? {} : { goTo: props.goTo })}
          />
        }
        noteTable={mayWrite() ? props.table.id : null}
        team={teamOf(info()) === null ? null : () => <TeamChat table={props.table} game={props.game} info={info()} />}
        chat={
          (others() || open().length > 0) && info()?.behind === undefined
            ? () => <Chat lines={open()} info={info()} sendLine={(text) => props.table.sendChat(text)} />
            : null
        }
      />
      <ModerationDialogSlot />
    </>
  );
}

function clockNote(table: TableController): string {
  const behind = table.info()?.behind;
  if (behind !== undefined) return t('clock.note_behind', { count: Math.round(behind / 60_000) });
  const clock = table.info()?.clock;
  if (clock === undefined || clock.kind === 'none') return t('clock.note_none');
  return t(clock.kind === 'live' ? 'clock.note_live' : 'clock.note_correspondence');
}
