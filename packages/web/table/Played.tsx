import { SHELF } from '#games';
import type { Prompt as Question } from '#kernel';
import { type GameTable, Icon } from '#look';
import { createEffect, createMemo, createSignal, type JSX, lazy, on, Show, Suspense } from 'solid-js';
import { ask } from '../ask.ts';
import { gameWords, learn, say } from '../i18n.ts';
import { go } from '../router.ts';
import { motion, settings } from '../settings.ts';
import { play } from '../sound.ts';
import { title } from '../ui/Page.tsx';
import { complaint } from '../ui/complaint.ts';
import { boardProps } from './boardProps.ts';
import { ContentDialog } from './ContentDialog.tsx';
import { Curtain } from './Curtain.tsx';
import type { Controller } from './controller.ts';
import { HintButton } from './HintButton.tsx';
import { drawnTable } from './drawn.ts';
import type { Tab } from './Margin.tsx';
import { Orders } from './Orders.tsx';
import { createReading } from './outlines.ts';
import { createPointing } from './pointing.ts';
import { Prompt } from './Prompt.tsx';
import { momentAgain } from './seeAgain.ts';
import { createSince } from './since.ts';
import { Slip, type SlipContent } from './Slip.tsx';
import { TableBoard } from './TableBoard.tsx';
import { TableCover } from './TableCover.tsx';
import { TableMargin } from './TableMargin.tsx';
import { createUnread } from './team.ts';
import { veiledFor } from './veil.ts';

/** Fetched when somebody first rests on something. */
const SignReader = lazy(async () => ({ default: (await import('#look/SignReader.tsx')).SignReader }));
const RESTS = ['pointerover', 'pointerdown', 'keydown'] as const;

const SinceDialog = lazy(async () => ({ default: (await import('./SinceDialog.tsx')).SinceDialog }));
const EndDialog = lazy(async () => ({ default: (await import('./EndDialog.tsx')).EndDialog }));

/** A table that is being played, or is over: its cover, the prompt, the board, and the margin beside it. */
export function Played(props: {
  readonly table: Controller;
  readonly game: string;
  /** What is shown when the game is over, where no server keeps its record. */
  readonly after?: (close: () => void) => JSX.Element;
}): JSX.Element {
  const { table } = props;
  let frame: HTMLDivElement | undefined;
  const [rested, setRested] = createSignal(false);
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

  const since = createSince(table);
  const [telling, setTelling] = createSignal(false);
  const [slip, setSlip] = createSignal<SlipContent | null>(null);
  const [tab, setTab] = createSignal<Tab>('chronicle');
  const [sheet, setSheet] = createSignal(false);
  const [ended, setEnded] = createSignal(false);
  const [content, setContent] = createSignal(false);
  const { pointed, point } = createPointing(() => setSheet(false));

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

  /** What the board asks meanwhile; another question of the rules takes its place. */
  const [held, setHeld] = createSignal<Question | null>(null);
  createEffect(
    on(
      () => table.turn()?.prompt,
      () => setHeld(null),
      { defer: true },
    ),
  );
  const tableProps = boardProps(table, { words, mode, pointed, setSlip, asks: setHeld });

  // A refusal lies on the table until it is read: with its rule, or with a plain word about what happened.
  createEffect(() => {
    const refused = table.refused();
    if (refused === null) return;
    setSlip({
      question: say(refused.late === true ? 'refused.late' : refused.rules.length > 0 ? 'refused.title' : 'refused.moved'),
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
  const unread = createUnread(table.chat, () => (sheet() || wide.matches ? tab() : null));
  title(() => `${asked() ? '● ' : ''}${say(`shelf.${props.game}.title`)}`);

  const seeAgain = (line: number): Promise<void> =>
    momentAgain(table, ownSeats(), line).then(go, (error: unknown) => {
      setSlip({ question: say('fault.title'), rules: [], anchor: null, text: complaint(error) });
    });

  return (
    <div
      class="frame"
      classList={{ reconnecting: table.thread() !== 'open', 'text-mode': asText() }}
      ref={(element) => {
        frame = element;
        for (const event of RESTS) addEventListener(event, () => setRested(true), { once: true });
      }}
    >
      <Show when={rested()}>
        <Suspense>
          <SignReader within={() => frame} />
        </Suspense>
      </Show>
      <a class="skip" href="#main">
        {say('skip')}
      </a>
      <TableCover
        table={table}
        game={props.game}
        mode={mode()}
        painted={painted() !== null}
        unread={unread().team + unread().chat}
        sheet={sheet()}
        turnSheet={() => setSheet(!sheet())}
        showContent={() => setContent(true)}
      />
      <Show
        when={veiled() === null}
        fallback={
          <Curtain
            game={props.game}
            seats={table.info()?.seats.length ?? 0}
            seat={veiled() ?? 0}
            name={table.names(veiled() ?? 0)}
            lift={() => lift(veiled() ?? 0)}
          />
        }
      >
        <Prompt
          table={tableProps}
          drawn={painted()}
          where={where()}
          abandoned={table.now()?.phase === 'abandoned'}
          ordered={table.orders().some(({ answers }) => answers)}
          held={held()}
        >
          <Show when={asked() && table.info()?.hints === true}>
            <HintButton table={table} game={props.game} drawn={asText() ? null : painted()} words={words} show={setSlip} />
          </Show>
          <Show when={mode() === 'play' && !over()}>
            <Orders table={table} words={words} />
          </Show>
          <Show when={over()}>
            <button type="button" class="btn" onClick={() => setEnded(true)}>
              <Icon name="laurels" />
              {say('end.open')}
            </button>
          </Show>
        </Prompt>
        <TableBoard
          table={table}
          game={props.game}
          given={tableProps}
          drawn={painted()}
          loading={drawn.loading()}
          asText={asText()}
          reading={reading}
          words={words}
          mode={mode()}
          over={over()}
          since={{ count: since.news().length, tell: () => setTelling(true), dismiss: since.dismiss }}
        />
      </Show>
      <Show when={sheet()}>
        <button type="button" class="scrim" tabindex="-1" aria-label={say('close')} onClick={() => setSheet(false)} />
      </Show>
      <TableMargin
        table={table}
        game={props.game}
        given={tableProps}
        drawn={painted()}
        words={words}
        veiled={veiled() !== null}
        open={sheet()}
        close={() => setSheet(false)}
        unread={unread()}
        tab={tab()}
        choose={setTab}
        point={asText() || veiled() !== null ? undefined : point}
        goTo={over() && props.after === undefined ? (line) => void seeAgain(line) : undefined}
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
      <Show when={telling() && veiled() === null}>
        <Suspense>
          <SinceDialog
            game={props.game}
            news={since.news()}
            at={since.at()}
            own={(table.info()?.seats ?? []).flatMap(({ yours }, seat) => (yours ? [seat] : []))}
            view={table.now()?.view}
            drawn={painted()}
            words={words}
            close={() => {
              setTelling(false);
              since.dismiss();
            }}
          />
        </Suspense>
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
