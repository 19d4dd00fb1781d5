import { SHELF } from '#games';
import type { GameTable, TableProps, Words } from '#look';
import type { JSX } from 'solid-js';
import { say } from '../i18n.ts';
import { TABLE } from '../local/start.ts';
import { Chronicle } from './Chronicle.tsx';
import type { Controller } from './controller.ts';
import { goalOf } from './goalOf.ts';
import { Margin, type Tab, type Unread } from './Margin.tsx';
import type { Point } from './pointing.ts';
import { ReportSlot } from './Report.tsx';
import { Seats } from './Seats.tsx';
import { isOfTeam, teamOf } from './team.ts';
import { fetchedPart } from '../ui/fetchedPart.tsx';

const Chat = fetchedPart(async () => (await import('./Chat.tsx')).Chat);
const TeamTalk = fetchedPart(async () => (await import('./TeamTalk.tsx')).TeamTalk);

/** What lies beside the board: who plays, what happened, what is said. */
export function TableMargin(props: {
  readonly table: Controller;
  readonly game: string;
  readonly given: TableProps;
  readonly drawn: GameTable | null;
  readonly words: Words;
  /** Another person at this screen is to look next: nothing of the game is shown. */
  readonly veiled: boolean;
  readonly open: boolean;
  readonly close: () => void;
  readonly unread: Unread;
  readonly tab: Tab;
  readonly choose: (tab: Tab) => void;
  /** Points at what an event is about; missing where nothing can be pointed at. */
  readonly point: Point | undefined;
  /** Shows the moment of a line again; missing while the game goes on. */
  readonly goTo: ((line: number) => void) | undefined;
}): JSX.Element {
  const info = () => props.given.info;
  /** Not in a lesson, not where one only looks on, and not where the rules of the game forbid it. */
  const mayWrite = (): boolean => {
    if (props.table.watching() || props.table.id === TABLE) return false;
    const allowed = SHELF.find(({ id }) => id === props.game)?.notes?.seats;
    const own = info().seats.flatMap(({ yours }, seat) => (yours ? [seat] : []));
    return allowed === undefined || props.table.now()?.outcome != null || own.every((seat) => allowed.includes(seat));
  };
  const open = () => props.table.chat().filter((line) => !isOfTeam(line));
  const others = () => (props.table.info()?.seats ?? []).some(({ yours, kind }) => kind === 'human' && !yours);
  return (
    <>
      <Margin
        game={props.game}
        head={say('margin.seats')}
        note={clockNote(props.table)}
        goal={goalOf(props.game, props.drawn, props.given.view, props.words)}
        open={props.open}
        close={props.close}
        unread={props.unread}
        tab={props.tab}
        choose={props.choose}
        seats={
          <Seats
            info={props.given.info}
            waiting={props.given.waiting}
            skew={props.table.skew()}
            drawn={props.veiled ? null : props.drawn}
            table={props.given}
            live
          />
        }
        chronicle={
          <Chronicle
            game={props.game}
            events={props.table.events()}
            freshFrom={props.table.events().length - props.table.fresh().length}
            filling={props.table.filling()}
            words={props.words}
            drawn={props.drawn}
            {...(props.point === undefined ? {} : { point: props.point })}
            {...(props.goTo === undefined ? {} : { goTo: props.goTo })}
          />
        }
        writesAt={mayWrite() ? props.table.id : null}
        team={teamOf(info()) === null ? null : () => <TeamTalk table={props.table} game={props.game} info={info()} />}
        chat={
          (others() || open().length > 0) && info()?.behind === undefined
            ? () => <Chat lines={open()} info={info()} say={(text) => props.table.say(text)} />
            : null
        }
      />
      <ReportSlot />
    </>
  );
}

function clockNote(table: Controller): string {
  const behind = table.info()?.behind;
  if (behind !== undefined) return say('clock.note_behind', { count: Math.round(behind / 60_000) });
  const clock = table.info()?.clock;
  if (clock === undefined || clock.kind === 'none') return say('clock.note_none');
  return say(clock.kind === 'live' ? 'clock.note_live' : 'clock.note_correspondence');
}
