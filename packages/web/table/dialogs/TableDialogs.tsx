import type { GameTable } from '#look';
import type { ContentInfo } from '#wire';
import { type JSX, Match, Switch } from 'solid-js';
import { lazyDialog } from '../../ui/lazyDialog.tsx';
import type { TableController } from '../session/tableController.ts';
import type { UnreadEvents } from '../unread/unreadEvents.ts';
import type { GameWords } from '../../i18n/i18n.ts';

const ContentDialog = lazyDialog(async () => (await import('./ContentDialog.tsx')).ContentDialog);
const UnreadDialog = lazyDialog(async () => (await import('../unread/UnreadDialog.tsx')).UnreadDialog);
const EndDialog = lazyDialog(async () => (await import('./EndDialog.tsx')).EndDialog);

/** Dialogs over a table: unread events, content of the box, and the result. */
export type TableDialog = 'since' | 'content' | 'end';

export function TableDialogs(props: {
  readonly open: TableDialog | null;
  readonly table: TableController;
  readonly game: string;
  readonly drawn: GameTable | null;
  readonly tGame: GameWords;
  readonly content: ContentInfo;
  readonly unread: UnreadEvents;
  /** The screen is being handed to another player: nothing of the game is shown. */
  readonly isHandoff: boolean;
  /** Replaces the end dialog where no server has the record. */
  readonly after: ((close: () => void) => JSX.Element) | undefined;
  readonly close: () => void;
}): JSX.Element {
  const close = (): void => props.close();
  return (
    <Switch>
      <Match when={props.open === 'since' && !props.isHandoff}>
        <UnreadDialog
          game={props.game}
          events={props.unread.events()}
          at={props.unread.at()}
          own={(props.table.info()?.seats ?? []).flatMap(({ yours }, seat) => (yours ? [seat] : []))}
          view={props.table.now()?.view}
          drawn={props.drawn}
          tGame={props.tGame}
          close={() => {
            close();
            props.unread.dismiss();
          }}
        />
      </Match>
      <Match when={props.open === 'content'}>
        <ContentDialog game={props.game} content={props.content} tGame={props.tGame} close={close} />
      </Match>
      <Match when={props.open === 'end'}>
        {props.after?.(close) ?? <EndDialog table={props.table} drawn={props.drawn} tGame={props.tGame} close={close} />}
      </Match>
    </Switch>
  );
}
