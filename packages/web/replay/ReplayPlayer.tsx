import type { Seat } from '#kernel/seat.ts';
import { asId } from '#kernel/id.ts';
import type { Outline, Viewer } from '#kernel';
import { type GameTable, Icon, type Mark, type TableProps } from '#look';
import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { createQuery } from '../lib/createQuery.ts';
import { dynamicText, tableTranslator, t } from '../i18n/i18n.ts';
import { settings } from '../settings/settings.ts';
import { Chronicle } from '../table/chronicle/Chronicle.tsx';
import { Sidebar, type SidebarTab } from '../table/sidebar/Sidebar.tsx';
import { createSeatRoles } from '../game/seatRoles.ts';
import { type OutlineReader, progressLinesOf } from '../game/outlineReader.ts';
import { createPointing } from '../table/chronicle/pointing.ts';
import { Prompt } from '../table/prompt/Prompt.tsx';
import { SeatList } from '../table/sidebar/SeatList.tsx';
import { LazyRulePopover, type PopoverContent } from '../table/popover/createPopover.ts';
import { LazyTextTable } from '../table/text/LazyTextTable.tsx';
import { Header } from '../ui/Header.tsx';
import { setPageTitle } from '../ui/Page.tsx';
import { type RecordTimeline, eventsByMoment, momentOfLine } from '../records/timeline.ts';
import { Viewpoint } from './Viewpoint.tsx';
import { createPlayback } from './playback.ts';
import { infoOf, namesOf, offersViewpoints } from '../records/recordInfo.ts';
import { replayProps } from './replayProps.ts';
import { roundsIn } from './timelineStops.ts';
import { Timeline } from './Timeline.tsx';

/** A recorded game on its table, with a timeline instead of controls. */
export function ReplayPlayer(props: {
  readonly timeline: RecordTimeline;
  readonly drawn: GameTable | null;
  readonly reader: OutlineReader | null;
  readonly table: string | null;
  readonly step: number | null;
  readonly eyes: number | null;
}): JSX.Element {
  const { record } = props.timeline;
  const { moments } = props.timeline;
  const playback = createPlayback(
    moments.length - 1,
    () => props.step,
    () => ({ turn: turns(), round: rounds }),
  );
  const { step, lively } = playback;
  const first = props.eyes ?? props.drawn?.knowing ?? null;
  const [eyes, setEyes] = createSignal<Viewer>(
    offersViewpoints(record) && first !== null && first < record.seats.length ? asId<Seat>(first) : 'spectator',
  );
  const [popover, setPopover] = createSignal<PopoverContent | null>(null);
  const [tab, setTab] = createSignal<SidebarTab>('chronicle');
  const [sheet, setSheet] = createSignal(false);
  const [gear, openGear] = createSignal(false);

  const { pointed, point } = createPointing(() => setSheet(false));

  const rounds = roundsIn(moments);
  const moment = () => moments[step()] ?? moments[0];
  const info = infoOf(record, props.table ?? 'record');
  // The names of a content pack do not change during a game.
  const own = props.reader?.names?.(moments[0]?.view('spectator')) ?? {};
  const tGame = tableTranslator(
    record.game,
    (seat) => namesOf(record)[seat] ?? String(seat + 1),
    () => own,
  );
  const view = createMemo(() => moment()?.view(eyes()) ?? null);
  const told = createMemo(() => eventsByMoment(props.timeline, eyes()));
  const events = createMemo(() =>
    told()
      .slice(0, step() + 1)
      .flat(),
  );
  const fresh = createMemo(() => (lively() ? (told()[step()] ?? []) : []));
  const asText = () => settings().text || props.drawn === null;
  const roles = createSeatRoles(() => record.game);
  /** Seat names with their roles. */
  const seatsByRole = () => namesOf(record).map((name, seat) => (roles.of(seat) === '' ? name : `${name} · ${roles.of(seat)}`));
  const outline = createMemo(() => (asText() ? (props.reader?.outline(view()) ?? []) : []));
  const where = () =>
    progressLinesOf(props.reader, view(), outline())
      .map(({ id, params }) => tGame(`outline.${id}`, params))
      .join(' · ');
  /** Moments with an event that is marked in this way. */
  const momentsOf = (isMarked: (mark: ReturnType<GameTable['chronicle']>) => boolean): number[] =>
    told().flatMap((lines, index) =>
      lines.some((event) => props.drawn !== null && isMarked(props.drawn.chronicle(event))) ? [index] : [],
    );
  /** Moments at which a turn begins. */
  const heads = createMemo(() => momentsOf(({ head }) => head));
  const turns = createMemo(() => momentsOf(({ head, turn }) => turn ?? head));
  const marks = createQuery(
    () => record,
    async (known): Promise<readonly Mark[]> => (await props.drawn?.marks?.(known)) ?? [],
  );
  /** Shows the same moment from another viewpoint. */
  const lookThrough = (whose: Viewer): void => {
    playback.still();
    setEyes(whose);
    if (props.table !== null)
      history.replaceState(null, '', `${location.pathname}${whose === 'spectator' ? '' : `?eyes=${whose}`}#${step()}`);
  };

  const table = replayProps(record, { view, info, moment, eyes, fresh, events, pointed, tGame, setPopover });

  setPageTitle(() => `${t('replay.title')}: ${dynamicText(`shelf.${record.game}.title`)}`);

  return (
    <div class="frame replaying" classList={{ 'text-mode': asText(), 'gear-open': gear() }}>
      <a class="skip" href="#main">
        {t('skip')}
      </a>
      <Header
        heading={`${t('replay.title')}: ${dynamicText(`shelf.${record.game}.title`)}`}
        title={dynamicText(`shelf.${record.game}.title`)}
        sub={t('replay.title')}
        spectating
      >
        <a class="opt" href={`/rules/${record.game}`} target="_blank" rel="noopener" aria-label={t('nav.rules')}>
          <Icon name="rule-book" />
          <span class="wide">{t('nav.rules')}</span>
        </a>
        <button type="button" class="small-only" aria-expanded={sheet()} onClick={() => setSheet(!sheet())}>
          <Icon name="scroll-unfurled" />
          <span class="sr">{t('margin.label')}</span>
        </button>
      </Header>
      <Prompt table={table} drawn={props.drawn} where={where()} />
      <ReplayBoard
        table={table}
        drawn={asText() ? null : props.drawn}
        outline={outline()}
        eyes={
          <Show when={offersViewpoints(record)}>
            <Viewpoint names={seatsByRole()} eyes={eyes()} choose={lookThrough} />
            <a href={props.table === null ? '/after' : `/after/${props.table}`}>{t('end.after')}</a>
          </Show>
        }
      />
      <Timeline
        playback={playback}
        heads={heads()}
        marks={marks.value() ?? []}
        tGame={tGame}
        table={props.table}
        open={gear()}
        toggle={() => openGear(!gear())}
      />
      <Show when={sheet()}>
        <button type="button" class="scrim" tabindex="-1" aria-label={t('close')} onClick={() => setSheet(false)} />
      </Show>
      <Sidebar
        goal=""
        game={record.game}
        head={t('margin.seats')}
        note={t('row.round', { round: Math.max(1, moment()?.rounds ?? 1) })}
        open={sheet()}
        close={() => setSheet(false)}
        unread={{ team: 0, chat: 0 }}
        tab={tab()}
        choose={setTab}
        seats={<SeatList info={info} waiting={table.waiting} skew={0} drawn={props.drawn} table={table} live={false} />}
        chronicle={
          <Chronicle
            game={record.game}
            events={events()}
            freshFrom={events().length - fresh().length}
            tGame={tGame}
            drawn={props.drawn}
            {...(asText() ? {} : { point })}
            goTo={(line) => playback.goTo(momentOfLine(told(), line))}
          />
        }
        team={null}
        chat={null}
        noteTable={null}
      />
      <Show when={popover()} keyed>
        {(content) => <LazyRulePopover game={record.game} content={content} close={() => setPopover(null)} />}
      </Show>
    </div>
  );
}

/** The board of the moment: drawn, or as text. */
function ReplayBoard(props: {
  readonly table: TableProps;
  readonly drawn: GameTable | null;
  readonly outline: Outline;
  /** The viewpoint selector. */
  readonly eyes: JSX.Element;
}): JSX.Element {
  return (
    <main class="board" id="main" tabindex="-1">
      <h2 class="sr">{t('table.board')}</h2>
      <div class="ribbon">
        <span class="said">{t('replay.ribbon')}</span>
        {props.eyes}
      </div>
      <Show
        when={props.drawn}
        fallback={
          <LazyTextTable
            game={props.table.info.game}
            view={props.table.view}
            outline={props.outline}
            turn={null}
            busy={false}
            tGame={props.table.words}
            mode="replay"
            act={(action) => props.table.act(action)}
            undo={() => props.table.undo()}
          />
        }
      >
        {(board) => (
          <div class="painted">
            <Dynamic component={board().Board} {...props.table} />
          </div>
        )}
      </Show>
    </main>
  );
}
