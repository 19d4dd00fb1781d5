import { Icon } from '#look';
import { type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { change, settings } from '../settings.ts';
import { Cover } from '../ui/Cover.tsx';
import { fetchedSheet } from '../ui/fetchedSheet.tsx';
import type { Controller } from './controller.ts';

const TableSettings = fetchedSheet(async () => (await import('./TableSettings.tsx')).TableSettings);

/** The head of a table: which game, which round, and what can be opened from there. */
export function TableCover(props: {
  readonly table: Controller;
  readonly game: string;
  readonly mode: 'play' | 'watch';
  /** There is a drawn table, so one may choose between it and the text. */
  readonly painted: boolean;
  readonly unread: number;
  /** The margin of a small screen is up. */
  readonly sheet: boolean;
  readonly turnSheet: () => void;
  readonly showContent: () => void;
}): JSX.Element {
  const reconstructed = () => props.table.info()?.content.provenance.some(({ source }) => source === 'reconstructed') === true;

  return (
    <Cover
      heading={say(`shelf.${props.game}.title`)}
      title={say(`shelf.${props.game}.title`)}
      sub={
        <>
          {say('row.round', { round: Math.max(1, props.table.now()?.rounds ?? 1) })}
          <Show when={reconstructed()}>
            <button type="button" class="dagger" aria-haspopup="dialog" onClick={props.showContent}>
              †<span class="sr">{say('content.title')}</span>
            </button>
          </Show>
        </>
      }
      brown={props.mode === 'watch'}
      guttering={props.table.thread() !== 'open'}
      settings={(close) => <TableSettings table={props.table} showContent={props.showContent} close={close} />}
    >
      <a class="opt" href={`/rules/${props.game}`} target="_blank" rel="noopener">
        <Icon name="rule-book" />
        <span class="wide">{say('nav.rules')}</span>
      </a>
      <Show when={props.painted}>
        <button type="button" class="opt" aria-pressed={settings().text} onClick={() => change({ text: !settings().text })}>
          <Icon name="scroll-unfurled" />
          <span class="sr">{say('settings.text')}</span>
        </button>
      </Show>
      <button type="button" class="small-only" aria-expanded={props.sheet} onClick={props.turnSheet}>
        <Icon name="chat-bubble" />
        <Show when={props.unread > 0}>
          <span class="bead num" aria-hidden="true">
            {props.unread}
          </span>
        </Show>
        <span class="sr">{say('margin.label')}</span>
      </button>
    </Cover>
  );
}
