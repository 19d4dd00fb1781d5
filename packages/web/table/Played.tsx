import type { Prompt as Question } from '#kernel';
import type { GameTable } from '#look';
import { createEffect, createMemo, createSignal, type JSX, on, Show, type Signal } from 'solid-js';
import { ask } from '../ask.ts';
import { gameWords, learn, say } from '../i18n.ts';
import { motion, settings } from '../settings.ts';
import { play } from '../sound.ts';
import { title } from '../ui/Page.tsx';
import { boardProps } from './boardProps.ts';
import { Curtain } from './Curtain.tsx';
import type { Controller } from './controller.ts';
import { createVeil } from './createVeil.ts';
import { drawnTable } from './drawn.ts';
import type { Tab } from './Margin.tsx';
import { createReading } from './outlines.ts';
import { PlayedPrompt } from './PlayedPrompt.tsx';
import { createPointing } from './pointing.ts';
import { type Sheet, Sheets } from './Sheets.tsx';
import { createSince } from './since.ts';
import { SignsWhenRested } from './SignsWhenRested.tsx';
import { createSlips, Slip } from './slips.ts';
import { TableBoard } from './TableBoard.tsx';
import { TableCover } from './TableCover.tsx';
import { TableMargin } from './TableMargin.tsx';
import { createUnread } from './team.ts';

/** A table that is being played, or is over: its cover, the prompt, the board, and the margin beside it. */
export function Played(props: {
  readonly table: Controller;
  readonly game: string;
  /** What is shown when the game is over, where no server keeps its record. */
  readonly after?: (close: () => void) => JSX.Element;
}): JSX.Element {
  const { table } = props;
  let frame: HTMLDivElement | undefined;
  const { painted, painting } = createPainted(() => props.game);
  const asText = () => settings().text || painted() === null;
  const reading = createReading(props.game, () => table.now()?.view, asText);
  const words = gameWords(props.game, table.names, reading.names);
  const where = () =>
    reading
      .where()
      .map(({ id, params }) => words(`outline.${id}`, params))
      .join(' · ');

  const veil = createVeil(table, props.game);
  const { veiled } = veil;
  const { slip, setSlip, putAway, seeAgain } = createSlips(table, veil);
  const since = createSince(table);
  const [sheetLying, laySheet] = createSignal<Sheet | null>(null);
  const [tab, setTab] = createSignal<Tab>('chronicle');
  const [sheet, setSheet] = createSignal(false);
  const { pointed, point } = createPointing(() => setSheet(false));
  const { mode, over, asked } = createCourse(table, () => laySheet('end'));
  title(() => `${asked() ? '● ' : ''}${say(`shelf.${props.game}.title`)}`);

  const [held, setHeld] = createHeld(table);
  const tableProps = boardProps(table, { words, mode, pointed, setSlip, asks: setHeld });

  // On small screens the chat is read only while its sheet is up.
  const wide = matchMedia('(min-width: 1024px)');
  const unread = createUnread(table.chat, () => (sheet() || wide.matches ? tab() : null));

  return (
    <div
      class="frame"
      classList={{ reconnecting: table.thread() !== 'open', 'text-mode': asText() }}
      ref={(element) => {
        frame = element;
      }}
    >
      <SignsWhenRested within={() => frame} />
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
        showContent={() => laySheet('content')}
      />
      <Show
        when={veiled() === null}
        fallback={
          <Curtain
            game={props.game}
            seats={table.info()?.seats.length ?? 0}
            seat={veiled() ?? 0}
            name={table.names(veiled() ?? 0)}
            lift={() => veil.lift(veiled() ?? 0)}
          />
        }
      >
        <PlayedPrompt
          table={table}
          given={tableProps}
          game={props.game}
          drawn={painted()}
          asText={asText()}
          words={words}
          where={where()}
          held={held()}
          asked={asked()}
          over={over()}
          show={setSlip}
          showEnd={() => laySheet('end')}
        />
        <TableBoard
          table={table}
          game={props.game}
          given={tableProps}
          drawn={painted()}
          loading={painting()}
          asText={asText()}
          reading={reading}
          words={words}
          mode={mode()}
          over={over()}
          since={{ count: since.news().length, tell: () => laySheet('since'), dismiss: since.dismiss }}
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
        goTo={over() && props.after === undefined ? seeAgain : undefined}
      />
      <Show when={slip()} keyed>
        {(lying) => <Slip game={props.game} slip={lying} close={putAway} />}
      </Show>
      <Sheets
        lying={sheetLying()}
        table={table}
        game={props.game}
        drawn={painted()}
        words={words}
        content={tableProps.info.content}
        since={since}
        veiled={veiled() !== null}
        after={props.after}
        close={() => laySheet(null)}
      />
    </div>
  );
}

/** Whose turn it is and when it is all over: the bell rings, and the end is shown once what led to it was seen. */
function createCourse(
  table: Controller,
  showEnd: () => void,
): { readonly mode: () => 'play' | 'watch'; readonly over: () => boolean; readonly asked: () => boolean } {
  const mode = (): 'play' | 'watch' => (table.watching() ? 'watch' : 'play');
  const over = () => table.now()?.phase === 'finished' || table.now()?.phase === 'abandoned';
  // The bell rings when the turn comes to me, not for every small decision of one turn.
  const asked = createMemo(() => mode() === 'play' && (table.turn()?.options.length ?? 0) > 0);
  createEffect(on(asked, (mine) => mine && play('bell'), { defer: true }));
  createEffect(on(over, (now) => now && setTimeout(showEnd, motion() === 'full' ? 1200 : 0), { defer: true }));
  return { mode, over, asked };
}

/** The drawn table of a game, with its words; null where there is none. */
function createPainted(game: () => string): { readonly painted: () => GameTable | null; readonly painting: () => boolean } {
  const drawn = ask(game, async (id): Promise<{ readonly table: GameTable | null }> => {
    const [table] = await Promise.all([drawnTable(id), learn(id)]);
    return { table };
  });
  return { painted: () => drawn.value()?.table ?? null, painting: drawn.loading };
}

/** What the board asks meanwhile; another question of the rules takes its place. */
function createHeld(table: Controller): Signal<Question | null> {
  const held = createSignal<Question | null>(null);
  createEffect(
    on(
      () => table.turn()?.prompt,
      () => held[1](null),
      { defer: true },
    ),
  );
  return held;
}
