import { SHELF } from '#games';
import { type GameTable, Icon } from '#look';
import { createEffect, createMemo, createSignal, type JSX, lazy, on, Show, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { ask } from '../ask.ts';
import { keepFocus } from '../focus.ts';
import { gameWords, learn, say } from '../i18n.ts';
import { go } from '../router.ts';
import { change, motion, settings } from '../settings.ts';
import { play } from '../sound.ts';
import { Cover } from '../ui/Cover.tsx';
import { title } from '../ui/Page.tsx';
import { complaint } from '../ui/complaint.ts';
import { Ruled } from '../ui/states.tsx';
import { boardProps } from './boardProps.ts';
import { Chat } from './Chat.tsx';
import { Chronicle } from './Chronicle.tsx';
import { ContentDialog } from './ContentDialog.tsx';
import { Curtain } from './Curtain.tsx';
import type { Controller } from './controller.ts';
import { drawnTable } from './drawn.ts';
import { Margin, type Tab } from './Margin.tsx';
import { Notices } from './Notices.tsx';
import { createReading } from './outlines.ts';
import { createPointing } from './pointing.ts';
import { Prompt } from './Prompt.tsx';
import { Seats } from './Seats.tsx';
import { momentAgain } from './seeAgain.ts';
import { Slip, type SlipContent } from './Slip.tsx';
import { TableMenu } from './TableMenu.tsx';
import { TextTable } from './TextWhenRead.tsx';
import { veiledFor } from './veil.ts';

const EndDialog = lazy(async () => ({ default: (await import('./EndDialog.tsx')).EndDialog }));

/** A table that is being played, or is over: its cover, the prompt, the board, and the margin beside it. */
export function Played(props: {
  readonly table: Controller;
  readonly game: string;
  /** What is shown when the game is over, where no server keeps its record. */
  readonly after?: (close: () => void) => JSX.Element;
}): JSX.Element {
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

  const mode = (): 'play' | 'watch' => (table.watching() ? 'watch' : 'play');
  const over = () => table.now()?.phase === 'finished' || table.now()?.phase === 'abandoned';

  const tableProps = boardProps(table, { words, mode, pointed, setSlip });

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
  title(() => `${asked() ? '● ' : ''}${say(`shelf.${props.game}.title`)}`);

  const seeAgain = (line: number): Promise<void> =>
    momentAgain(table, ownSeats(), line).then(go, (error: unknown) => {
      setSlip({ question: say('fault.title'), rules: [], anchor: null, text: complaint(error) });
    });

  const reconstructed = () => table.info()?.content.provenance.some(({ source }) => source === 'reconstructed') === true;

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
        settings={(close) => <TableMenu table={table} showContent={() => setContent(true)} close={close} />}
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
          <Notices table={table} over={over()} />
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
            filling={table.filling()}
            words={words}
            drawn={painted()}
            {...(asText() || veiled() !== null ? {} : { point })}
            {...(over() && props.after === undefined ? { goTo: (line: number) => void seeAgain(line) } : {})}
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
      <Show when={content()}>
        <ContentDialog game={props.game} content={tableProps.info.content} words={words} close={() => setContent(false)} />
      </Show>
      <Show when={ended()}>
        <Suspense>
          {props.after?.(() => setEnded(false)) ?? (
            <EndDialog table={table} drawn={painted()} words={words} close={() => setEnded(false)} />
          )}
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
