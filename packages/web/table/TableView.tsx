import type { Prompt as Question } from '#kernel';
import type { GameTable } from '#look';
import { TABLET } from '#look/bounds.ts';
import { createEffect, createMemo, createSignal, type JSX, on, Show, type Signal } from 'solid-js';
import { createQuery } from '../lib/createQuery.ts';
import { dynamicText, tableTranslator, loadNamespace, t } from '../i18n/i18n.ts';
import { motion, settings } from '../settings/settings.ts';
import { play } from '../settings/sound.ts';
import { setPageTitle } from '../ui/Page.tsx';
import { boardProps } from './boardProps.ts';
import { HandoffScreen } from './handoff/HandoffScreen.tsx';
import type { TableController } from './session/tableController.ts';
import { createHandoff } from './handoff/createHandoff.ts';
import { loadGameTable } from '../game/gameTable.ts';
import type { SidebarTab } from './sidebar/Sidebar.tsx';
import { createTableOutline } from '../game/outlineReader.ts';
import { PromptBar } from './prompt/PromptBar.tsx';
import { createPointing } from './chronicle/pointing.ts';
import { type TableDialog, TableDialogs } from './dialogs/TableDialogs.tsx';
import { createUnreadEvents } from './unread/unreadEvents.ts';
import { LazyTooltips } from './LazyTooltips.tsx';
import { createPopover, LazyRulePopover } from './popover/createPopover.ts';
import { TableBoard } from './TableBoard.tsx';
import { TableHeader } from './TableHeader.tsx';
import { TableSidebar } from './sidebar/TableSidebar.tsx';
import { createUnread } from './chat/teamChat.ts';

/** A table in play or after the game: header, prompt bar, board and sidebar. */
export function TableView(props: {
  readonly table: TableController;
  readonly game: string;
  /** Replaces the end dialog where no server has the record, as in lessons. */
  readonly after?: (close: () => void) => JSX.Element;
}): JSX.Element {
  const { table } = props;
  let frame: HTMLDivElement | undefined;
  const { drawn, loading } = createDrawnTable(() => props.game);
  const asText = () => settings().text || drawn() === null;
  const reading = createTableOutline(props.game, () => table.now()?.view, asText);
  const tGame = tableTranslator(props.game, table.seatName, reading.names);
  const where = () =>
    reading
      .where()
      .map(({ id, params }) => tGame(`outline.${id}`, params))
      .join(' · ');

  const handoff = createHandoff(table, props.game);
  const { nextSeat } = handoff;
  const { popover, setPopover, closePopover, openReplay } = createPopover(table, handoff);
  const unreadEvents = createUnreadEvents(table);
  const [openDialog, setOpenDialog] = createSignal<TableDialog | null>(null);
  const [tab, setTab] = createSignal<SidebarTab>('chronicle');
  const [drawerOpen, setDrawerOpen] = createSignal(false);
  const { pointed, point } = createPointing(() => setDrawerOpen(false));
  const { mode, over, asked } = createTurnState(table, () => setOpenDialog('end'));
  setPageTitle(() => `${asked() ? '● ' : ''}${dynamicText(`shelf.${props.game}.title`)}`);

  const [held, setHeld] = createHeldPrompt(table);
  const tableProps = boardProps(table, { tGame, mode, pointed, setPopover, asks: setHeld });

  // On small screens the chat counts as read only while the drawer is open.
  const tablet = matchMedia(TABLET);
  const unread = createUnread(table.chat, () => (drawerOpen() || !tablet.matches ? tab() : null));

  return (
    <div
      class="frame"
      classList={{ reconnecting: table.connectionStatus() !== 'open', 'text-mode': asText() }}
      ref={(element) => {
        frame = element;
      }}
    >
      <LazyTooltips within={() => frame} />
      <a class="skip" href="#main">
        {t('skip')}
      </a>
      <TableHeader
        table={table}
        game={props.game}
        mode={mode()}
        hasBoard={drawn() !== null}
        unread={unread().team + unread().chat}
        drawerOpen={drawerOpen()}
        toggleDrawer={() => setDrawerOpen(!drawerOpen())}
        showContent={() => setOpenDialog('content')}
      />
      <Show
        when={nextSeat() === null}
        fallback={
          <HandoffScreen
            game={props.game}
            seats={table.info()?.seats.length ?? 0}
            seat={nextSeat() ?? 0}
            name={table.seatName(nextSeat() ?? 0)}
            reveal={() => handoff.reveal(nextSeat() ?? 0)}
          />
        }
      >
        <PromptBar
          table={table}
          given={tableProps}
          game={props.game}
          drawn={drawn()}
          asText={asText()}
          tGame={tGame}
          where={where()}
          held={held()}
          asked={asked()}
          over={over()}
          show={setPopover}
          showEnd={() => setOpenDialog('end')}
        />
        <TableBoard
          table={table}
          game={props.game}
          given={tableProps}
          drawn={drawn()}
          loading={loading()}
          asText={asText()}
          reading={reading}
          tGame={tGame}
          mode={mode()}
          over={over()}
          unread={{ count: unreadEvents.events().length, open: () => setOpenDialog('since'), dismiss: unreadEvents.dismiss }}
        />
      </Show>
      <Show when={drawerOpen()}>
        <button type="button" class="scrim" tabindex="-1" aria-label={t('close')} onClick={() => setDrawerOpen(false)} />
      </Show>
      <TableSidebar
        table={table}
        game={props.game}
        given={tableProps}
        drawn={drawn()}
        tGame={tGame}
        isHandoff={nextSeat() !== null}
        open={drawerOpen()}
        close={() => setDrawerOpen(false)}
        unread={unread()}
        tab={tab()}
        choose={setTab}
        point={asText() || nextSeat() !== null ? undefined : point}
        goTo={over() && props.after === undefined ? openReplay : undefined}
      />
      <Show when={popover()} keyed>
        {(content) => <LazyRulePopover game={props.game} content={content} close={closePopover} />}
      </Show>
      <TableDialogs
        open={openDialog()}
        table={table}
        game={props.game}
        drawn={drawn()}
        tGame={tGame}
        content={tableProps.info.content}
        unread={unreadEvents}
        isHandoff={nextSeat() !== null}
        after={props.after}
        close={() => setOpenDialog(null)}
      />
    </div>
  );
}

/** Whose turn it is and whether the game is over: rings the bell, and shows the end dialog after the last animation. */
function createTurnState(
  table: TableController,
  showEnd: () => void,
): { readonly mode: () => 'play' | 'watch'; readonly over: () => boolean; readonly asked: () => boolean } {
  const mode = (): 'play' | 'watch' => (table.isSpectator() ? 'watch' : 'play');
  const over = () => table.now()?.phase === 'finished' || table.now()?.phase === 'abandoned';
  // The bell rings when the player's turn begins, not for every decision within it.
  const asked = createMemo(() => mode() === 'play' && (table.turn()?.options.length ?? 0) > 0);
  createEffect(on(asked, (mine) => mine && play('bell'), { defer: true }));
  createEffect(on(over, (now) => now && setTimeout(showEnd, motion() === 'full' ? 1200 : 0), { defer: true }));
  return { mode, over, asked };
}

/** The drawn table of a game, with its texts; null where there is none. */
function createDrawnTable(game: () => string): { readonly drawn: () => GameTable | null; readonly loading: () => boolean } {
  const query = createQuery(game, async (id): Promise<{ readonly table: GameTable | null }> => {
    const [table] = await Promise.all([loadGameTable(id), loadNamespace(id)]);
    return { table };
  });
  return { drawn: () => query.value()?.table ?? null, loading: query.loading };
}

/** A prompt of the board itself, until the rules prompt for something else. */
function createHeldPrompt(table: TableController): Signal<Question | null> {
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
