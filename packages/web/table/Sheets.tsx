import type { GameTable, Words } from '#look';
import type { ContentInfo } from '#wire';
import { type JSX, Match, Switch } from 'solid-js';
import { fetchedSheet } from '../ui/fetchedSheet.tsx';
import type { Controller } from './controller.ts';
import type { Since } from './since.ts';

const ContentDialog = fetchedSheet(async () => (await import('./ContentDialog.tsx')).ContentDialog);
const SinceDialog = fetchedSheet(async () => (await import('./SinceDialog.tsx')).SinceDialog);
const EndDialog = fetchedSheet(async () => (await import('./EndDialog.tsx')).EndDialog);

/** What may lie over a table: what happened since the last visit, which box it is, and the end. */
export type Sheet = 'since' | 'content' | 'end';

export function Sheets(props: {
  readonly lying: Sheet | null;
  readonly table: Controller;
  readonly game: string;
  readonly drawn: GameTable | null;
  readonly words: Words;
  readonly content: ContentInfo;
  readonly since: Since;
  /** Another person at this screen is to look next: nothing of the game is told. */
  readonly veiled: boolean;
  /** What is shown when the game is over, where no server keeps its record. */
  readonly after: ((close: () => void) => JSX.Element) | undefined;
  readonly close: () => void;
}): JSX.Element {
  const close = (): void => props.close();
  return (
    <Switch>
      <Match when={props.lying === 'since' && !props.veiled}>
        <SinceDialog
          game={props.game}
          news={props.since.news()}
          at={props.since.at()}
          own={(props.table.info()?.seats ?? []).flatMap(({ yours }, seat) => (yours ? [seat] : []))}
          view={props.table.now()?.view}
          drawn={props.drawn}
          words={props.words}
          close={() => {
            close();
            props.since.dismiss();
          }}
        />
      </Match>
      <Match when={props.lying === 'content'}>
        <ContentDialog game={props.game} content={props.content} words={props.words} close={close} />
      </Match>
      <Match when={props.lying === 'end'}>
        {props.after?.(close) ?? <EndDialog table={props.table} drawn={props.drawn} words={props.words} close={close} />}
      </Match>
    </Switch>
  );
}
