import type { GameTable, TableProps } from '#look';
import { type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { restoreFocus } from '../lib/focus.ts';
import type { Words } from '#look/table.ts';
import { t } from '../i18n/i18n.ts';
import { Skeleton } from '../ui/states.tsx';
import type { TableController } from './session/tableController.ts';
import { Notices } from './Notices.tsx';
import type { TableOutline } from '../game/outlineReader.ts';
import { LazyTextTable } from './text/LazyTextTable.tsx';

/** The board: drawn, or as text. */
export function TableBoard(props: {
  readonly table: TableController;
  readonly game: string;
  readonly given: TableProps;
  readonly drawn: GameTable | null;
  readonly loading: boolean;
  readonly asText: boolean;
  readonly reading: TableOutline;
  readonly tGame: Words;
  readonly mode: 'play' | 'watch';
  readonly over: boolean;
  /** Unread events since the player's last visit. */
  readonly unread: { readonly count: number; readonly open: () => void; readonly dismiss: () => void };
}): JSX.Element {
  return (
    <main class="board" id="main" tabindex="-1" ref={(board) => restoreFocus(board, () => (props.given.busy ? null : props.table.now()))}>
      <h2 class="sr">{t('table.board')}</h2>
      <Notices table={props.table} over={props.over} unread={props.unread} />
      <Show when={!props.loading} fallback={<Skeleton class="whole" />}>
        <Show
          when={props.asText ? false : props.drawn}
          fallback={
            <LazyTextTable
              game={props.game}
              view={props.given.view}
              outline={props.reading.outline()}
              aboutOption={props.reading.aboutOption}
              turn={props.table.turn()}
              busy={props.given.busy}
              tGame={props.tGame}
              mode={props.mode}
              act={(action) => props.given.act(action)}
              undo={() => props.given.undo()}
            />
          }
        >
          {(board) => (
            <div class="painted">
              <Dynamic component={board().Board} {...props.given} />
            </div>
          )}
        </Show>
      </Show>
    </main>
  );
}
