import type { GameTable, TableProps, Words } from '#look';
import { type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { keepFocus } from '../focus.ts';
import { say } from '../i18n.ts';
import { Ruled } from '../ui/states.tsx';
import type { Controller } from './controller.ts';
import { Notices } from './Notices.tsx';
import type { Reading } from './outlines.ts';
import { TextTable } from './TextWhenRead.tsx';

/** The board itself: drawn, or as text. */
export function TableBoard(props: {
  readonly table: Controller;
  readonly game: string;
  readonly given: TableProps;
  readonly drawn: GameTable | null;
  readonly loading: boolean;
  readonly asText: boolean;
  readonly reading: Reading;
  readonly words: Words;
  readonly mode: 'play' | 'watch';
  readonly over: boolean;
  /** What happened since the reader was here last, and how it is told. */
  readonly since: { readonly count: number; readonly tell: () => void; readonly dismiss: () => void };
}): JSX.Element {
  return (
    <main class="board" id="main" tabindex="-1" ref={(board) => keepFocus(board, () => (props.given.busy ? null : props.table.now()))}>
      <h2 class="sr">{say('table.board')}</h2>
      <Notices table={props.table} over={props.over} since={props.since} />
      <Show when={!props.loading} fallback={<Ruled class="whole" />}>
        <Show
          when={props.asText ? false : props.drawn}
          fallback={
            <TextTable
              game={props.game}
              view={props.given.view}
              outline={props.reading.outline()}
              aboutOption={props.reading.aboutOption}
              turn={props.table.turn()}
              busy={props.given.busy}
              words={props.words}
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
