import '../style/table.css';
import { SHELF } from '#games';
import type { Action } from '#kernel';
import { type GameTable, Icon, type TableProps } from '#look';
import { createEffect, createMemo, createSignal, type JSX, lazy, on, onCleanup, Show, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { ask } from '../ask.ts';
import { focusMain, keepFocus } from '../focus.ts';
import { gameWords, learn, say } from '../i18n.ts';
import { introduce, recordOf } from '../me.ts';
import { LostPage } from '../pages/Lost.tsx';
import { socketUrl } from '../net/connection.ts';
import { go } from '../router.ts';
import { change, motion, settings } from '../settings.ts';
import { play } from '../sound.ts';
import { Cover } from '../ui/Cover.tsx';
import { Page, title } from '../ui/Page.tsx';
import { complaint, Fault, Ruled } from '../ui/states.tsx';
import { Chat } from './Chat.tsx';
import { Chronicle } from './Chronicle.tsx';
import { ContentDialog } from './ContentDialog.tsx';
import { Curtain } from './Curtain.tsx';
import { type Controller, openTable } from './controller.ts';
import { drawnTable } from './drawn.ts';
import { Gathering } from './Gathering.tsx';
import { Margin, type Tab } from './Margin.tsx';
import { Prompt } from './Prompt.tsx';
import { Seats } from './Seats.tsx';
import { Slip, type SlipContent } from './Slip.tsx';
import { AbandonDialog, TableMenu } from './TableMenu.tsx';
import { createReading } from './outlines.ts';
import { createPointing } from './pointing.ts';
import { TextTable } from './TextWhenRead.tsx';
import { veiledFor } from './veil.ts';

const EndDialog = lazy(async () => ({ default: (await import('./EndDialog.tsx')).EndDialog }));

/** A table: gathering, being played, or over. */
export function TablePage(props: { readonly table: string }): JSX.Element {
  const [table, setTable] = createSignal<Controller | null>(null);
  const [fault, setFault] = createSignal<unknown>(null);
  let gone = false;
  const open = async (): Promise<void> => {
    setFault(null);
    try {
      await introduce();
    } catch (error) {
      setFault(error);
      return;
    }
    if (!gone) setTable(openTable(props.table, socketUrl()));
  };
  void open();
  onCleanup(() => {
    gone = true;
    table()?.close();
  });
  const stage = createMemo(() => {
    const known = table();
    if (fault() !== null) return 'fault';
    if (known?.missing()) return 'missing';
    if (known === null || known.info() === null || known.now() === null) return 'opening';
    const { phase, view } = known.now() ?? { phase: 'gathering', view: null };
    return phase === 'gathering' || view === null ? (phase === 'abandoned' ? 'abandoned' : 'gathering') : 'table';
  });
  // One page becomes another in its place: the reader comes along.
  createEffect(on(stage, () => queueMicrotask(() => focusMain()), { defer: true }));
  return (
    <>
      <Show when={stage() === 'opening'}>
        <Page title={say('table.opening')}>
          <Ruled />
        </Page>
      </Show>
      <Show when={stage() === 'fault'}>
        <Page title={say('table.opening')}>
          <Fault error={fault()} again={() => void open()} />
        </Page>
      </Show>
      <Show when={stage() === 'missing'}>
        <LostPage text={say('table.missing')} />
      </Show>
      <Show when={stage() === 'abandoned'}>
        <LostPage title={say('table.opening')} text={say('row.abandoned')} />
      </Show>
      <Show when={stage() === 'gathering' ? table() : false}>{(known) => <Gathering table={known()} />}</Show>
      <Show when={stage() === 'table' ? table() : false} keyed>
        {(known) => <Played table={known} game={known.info()?.game ?? ''} />}
      </Show>
    </>
  );
}

function Played(props: { readonly table: Controller; readonly game: string }): JSX.Element {
  const { table } = props;
  const drawn = ask(
    () => props.game,
    async (game): Promise<{ readonly table: GameTable | null }> => {
      const [found] = await Promise.all([drawnTable(game), learn(game)]);
      return { table: found };
    },
  );
  const painted = (): GameTable | null => drawn.value()?.table ?? null;
  const asText = () => settings().text || painted() === null;
  const reading = createReading(props.game, () => table.now()?.view, asText);
  const words = gameWords(props.game, table.names, reading.names);

  const where = () =>
    reading
      .where()
      .map(({ id, params }) => words(`outline.${id}`, params))
      .join(' · ');

  const [slip, setSlip] = createSignal<SlipContent | null>(null);
  const [tab, setTab] = createSignal<Tab>('chronicle');
  const [sheet, setSheet] = createSignal(false);
  const [ended, setEnded] = createSignal(false);
  const [content, setContent] = createSignal(false);
  const { pointed, point } = createPointing(() => setSheet(false));
  const [readChat, setReadChat] = createSignal(table.chat().length);

  /** The seat that was let in last, of those who share this screen. */
  const [letIn, setLetIn] = createSignal<number | null>(null);
  const secret = SHELF.find(({ id }) => id === props.game)?.secret === true;
  const ownSeats = () => (table.info()?.seats ?? []).filter(({ yours }) => yours).length;
  const veiled = createMemo(() => veiledFor({ secret, ownSeats: ownSeats() }, table.now(), letIn()));
  createEffect(on(veiled, () => setSlip(null), { defer: true }));
  const lift = (seat: number): void => {
    setLetIn(seat);
    queueMicrotask(() => document.getElementById('main')?.focus({ preventScroll: true }));
  };

  /** The seats that are ours, or were before somebody else went on. */
  const held = createMemo((before: readonly number[]) => {
    const own = (table.info()?.seats ?? []).flatMap(({ yours }, seat) => (yours ? [seat] : []));
    return own.length > 0 ? own : before;
  }, []);
  const replaced = () => held().some((seat) => table.info()?.seats[seat]?.kind === 'bot');
  const mode = (): 'play' | 'watch' => (table.watching() ? 'watch' : 'play');
  const over = () => table.now()?.phase === 'finished' || table.now()?.phase === 'abandoned';

  const tableProps: TableProps = {
    get view() {
      return table.now()?.view;
    },
    get info() {
      const known = table.info();
      if (known === null) throw new Error('A table is drawn only when it is known');
      return known;
    },
    get turn() {
      return table.turn();
    },
    get waiting() {
      return table.now()?.waiting ?? [];
    },
    get mine() {
      return table.mine();
    },
    get outcome() {
      return table.now()?.outcome ?? null;
    },
    get fresh() {
      return table.fresh();
    },
    get events() {
      return table.events();
    },
    get pointed() {
      return pointed();
    },
    get mode() {
      return mode();
    },
    get busy() {
      return table.busy() || table.thread() !== 'open';
    },
    get motion() {
      return motion();
    },
    words,
    act: (action: Action) => {
      setSlip(null);
      table.act(action);
    },
    undo: () => {
      setSlip(null);
      table.undo();
    },
    askWhy: (question, action, anchor) => {
      void table
        .explain(action)
        .then((rules) => setSlip({ question, rules, anchor, ...(rules.length === 0 ? { text: say('why.unknown') } : {}) }));
    },
    showRules: (question, rules, anchor) => setSlip({ question, rules, anchor }),
    play,
  };

  // A refusal lies on the table until it is read: with its rule, or with a plain word about what happened.
  createEffect(() => {
    const refused = table.refused();
    if (refused === null) return;
    setSlip({
      question: say(refused.rules.length > 0 ? 'refused.title' : 'refused.moved'),
      rules: refused.rules,
      anchor: null,
      ...(refused.rules.length > 0 ? {} : { text: say(`refused.${refused.code}`) }),
    });
  });

  // The bell rings when the turn comes to me, not for every small decision of one turn.
  const asked = createMemo(() => mode() === 'play' && (table.turn()?.options.length ?? 0) > 0);
  createEffect(on(asked, (mine) => mine && play('bell'), { defer: true }));
  createEffect(on(over, (now) => now && setTimeout(() => setEnded(true), motion() === 'full' ? 1200 : 0), { defer: true }));

  // On small screens the chat is read only while its sheet is up.
  const wide = matchMedia('(min-width: 1024px)');
  const chatOpen = () => tab() === 'chat' && (sheet() || wide.matches);
  createEffect(() => {
    if (chatOpen()) setReadChat(table.chat().length);
  });
  const unread = () => Math.max(0, table.chat().length - readChat());
  const others = () => (table.info()?.seats ?? []).some(({ yours, kind }) => kind === 'human' && !yours);
  const [agreeing, setAgreeing] = createSignal(false);
  const agreed = () => (table.info()?.seats ?? []).some(({ yours, wantsToAbandon }) => yours && wantsToAbandon);
  const wishing = () =>
    (table.info()?.seats ?? []).filter(({ yours, wantsToAbandon }) => wantsToAbandon && !yours).map(({ name }) => name ?? '');

  title(() => `${asked() ? '● ' : ''}${say(`shelf.${props.game}.title`)}`);

  /** A line of a game that is over leads to its moment in the replay, through the ears that heard it. */
  const seeAgain = async (line: number): Promise<void> => {
    try {
      const [{ courseOf, heard, momentOfTold }, record] = await Promise.all([import('../replay/course.ts'), recordOf(table.id)]);
      const alone = ownSeats() === 1 ? table.mine() : null;
      const moments = heard(await courseOf(record), alone ?? 'spectator');
      const seen = alone !== null && record.outcome !== null ? `?eyes=${alone}` : '';
      go(`/replay/${table.id}${seen}#${momentOfTold(moments, table.events(), line)}`);
    } catch (error) {
      setSlip({ question: say('fault.title'), rules: [], anchor: null, text: complaint(error) });
    }
  };

  const reconstructed = () => table.info()?.content.provenance.some(({ source }) => source === 'reconstructed') === true;
  const state = () => (table.thread() === 'open' ? '' : say('thread.lost'));

  return (
    <div class="frame" classList={{ reconnecting: table.thread() !== 'open', 'text-mode': asText() }}>
      <a class="skip" href="#main">
        {say('skip')}
      </a>
      <Cover
        heading={say(`shelf.${props.game}.title`)}
        title={say(`shelf.${props.game}.title`)}
        sub={
          <>
            {say('row.round', { round: Math.max(1, table.now()?.rounds ?? 1) })}
            <Show when={reconstructed()}>
              <button type="button" class="dagger" aria-haspopup="dialog" onClick={() => setContent(true)}>
                †<span class="sr">{say('content.title')}</span>
              </button>
            </Show>
          </>
        }
        brown={mode() === 'watch'}
        guttering={table.thread() !== 'open'}
        settings={<TableMenu table={table} showContent={() => setContent(true)} />}
      >
        <a class="opt" href={`/rules/${props.game}`} target="_blank" rel="noopener">
          <Icon name="rule-book" />
          <span class="wide">{say('nav.rules')}</span>
        </a>
        <Show when={painted() !== null}>
          <button type="button" class="opt" aria-pressed={settings().text} onClick={() => change({ text: !settings().text })}>
            <Icon name="scroll-unfurled" />
            <span class="sr">{say('settings.text')}</span>
          </button>
        </Show>
        <button type="button" class="small-only" aria-expanded={sheet()} onClick={() => setSheet(!sheet())}>
          <Icon name="chat-bubble" />
          <Show when={unread() > 0}>
            <span class="bead num" aria-hidden="true">
              {unread()}
            </span>
          </Show>
          <span class="sr">{say('margin.label')}</span>
        </button>
      </Cover>
      <Show
        when={veiled() === null}
        fallback={<Curtain seat={veiled() ?? 0} name={table.names(veiled() ?? 0)} lift={() => lift(veiled() ?? 0)} />}
      >
        <Prompt table={tableProps} drawn={painted()} where={where()} abandoned={table.now()?.phase === 'abandoned'}>
          <Show when={over()}>
            <button type="button" class="btn" onClick={() => setEnded(true)}>
              <Icon name="laurels" />
              {say('end.open')}
            </button>
          </Show>
        </Prompt>
        <main class="board" id="main" tabindex="-1" ref={(board) => keepFocus(board, () => (tableProps.busy ? null : table.now()))}>
          <h2 class="sr">{say('table.board')}</h2>
          <Show when={state() !== ''}>
            <p class="thread" role="status">
              <Icon name="candle-flame" />
              {state()}
            </p>
          </Show>
          <Show when={mode() === 'watch'}>
            <p class="ribbon">{say(replaced() ? 'table.replaced' : 'table.watching')}</p>
          </Show>
          <Show when={wishing().length > 0 && !over()}>
            <p class="ribbon">
              {say('menu.wish', { names: wishing(), count: wishing().length })}
              <Show when={mode() === 'play' && !agreed()}>
                <button type="button" class="btn" onClick={() => setAgreeing(true)}>
                  {say('menu.agree')}
                </button>
              </Show>
            </p>
          </Show>
          <Show when={!drawn.loading()} fallback={<Ruled class="whole" />}>
            <Show
              when={asText() ? false : painted()}
              fallback={
                <TextTable
                  game={props.game}
                  outline={reading.outline()}
                  aboutOption={reading.aboutOption}
                  turn={table.turn()}
                  busy={tableProps.busy}
                  words={words}
                  mode={mode()}
                  act={(action) => tableProps.act(action)}
                  undo={() => tableProps.undo()}
                />
              }
            >
              {(board) => (
                <div class="painted">
                  <Dynamic component={board().Board} {...tableProps} />
                </div>
              )}
            </Show>
          </Show>
        </main>
      </Show>
      <Show when={sheet()}>
        <button type="button" class="scrim" tabindex="-1" aria-label={say('close')} onClick={() => setSheet(false)} />
      </Show>
      <Margin
        game={props.game}
        head={say('margin.seats')}
        note={clockNote(table)}
        open={sheet()}
        close={() => setSheet(false)}
        unread={unread()}
        tab={tab()}
        choose={setTab}
        seats={
          <Seats
            info={tableProps.info}
            waiting={tableProps.waiting}
            skew={table.skew()}
            drawn={veiled() === null ? painted() : null}
            table={tableProps}
            live
          />
        }
        chronicle={
          <Chronicle
            game={props.game}
            events={table.events()}
            freshFrom={table.events().length - table.fresh().length}
            words={words}
            drawn={painted()}
            {...(asText() || veiled() !== null ? {} : { point })}
            {...(over() ? { goTo: (line: number) => void seeAgain(line) } : {})}
          />
        }
        chat={others() || table.chat().length > 0 ? <Chat lines={table.chat()} info={tableProps.info} say={table.say} /> : null}
      />
      <Show when={slip()} keyed>
        {(lying) => (
          <Slip
            game={props.game}
            slip={lying}
            close={() => {
              setSlip(null);
              table.dismiss();
            }}
          />
        )}
      </Show>
      <Show when={agreeing()}>
        <AbandonDialog table={table} close={() => setAgreeing(false)} />
      </Show>
      <Show when={content()}>
        <ContentDialog game={props.game} content={tableProps.info.content} words={words} close={() => setContent(false)} />
      </Show>
      <Show when={ended()}>
        <Suspense>
          <EndDialog table={table} drawn={painted()} words={words} close={() => setEnded(false)} />
        </Suspense>
      </Show>
    </div>
  );
}

function clockNote(table: Controller): string {
  const clock = table.info()?.clock;
  if (clock === undefined || clock.kind === 'none') return say('clock.note_none');
  return say(clock.kind === 'live' ? 'clock.note_live' : 'clock.note_correspondence');
}
