import './since.css';
import type { GameEvent } from '#kernel';
import { type GameTable, Icon, type Words } from '#look';
import { For, type JSX, Show } from 'solid-js';
import { known, say, seatsIn, sentenceOf, spoken } from '../i18n.ts';
import { Dialog } from '../ui/Dialog.tsx';

/** So many lines are a story; the rest is in the chronicle. */
const MOST = 60;

/** What happened since the last visit, as a story: to whoever reads it, and besides. */
export function SinceDialog(props: {
  readonly game: string;
  readonly news: readonly GameEvent[];
  readonly at: number;
  /** The seats of the reader; none for one who looks on. */
  readonly own: readonly number[];
  readonly view: unknown;
  readonly drawn: GameTable | null;
  readonly words: Words;
  readonly close: () => void;
}): JSX.Element {
  const told = () => props.news.filter(({ type }) => known(props.game, `event.${type}`));
  const isMine = (event: GameEvent): boolean =>
    props.own.some((seat) => seatsIn(props.game, event).includes(seat) || props.drawn?.about?.(event, props.view, seat) === true);
  const parts = () => [
    { id: 'mine', lines: told().filter(isMine) },
    { id: 'others', lines: told().filter((event) => !isMine(event)) },
  ];
  const when = (): string => new Intl.DateTimeFormat(spoken(), { dateStyle: 'full', timeStyle: 'short' }).format(props.at);
  const text = (event: GameEvent): string => sentenceOf(props.game, props.words)(event);
  return (
    <Dialog title={say('since.title')} close={() => props.close()} class="since">
      <p class="quiet">{say('since.when', { when: when() })}</p>
      <For each={parts()}>
        {(part) => (
          <Show when={part.lines.length > 0}>
            <h3 class="rubric">{say(`since.${part.id}`)}</h3>
            <ol>
              <For each={part.lines.slice(-MOST)}>
                {(event) => (
                  <li classList={{ head: props.drawn?.chronicle(event).head === true }}>
                    <Show when={props.drawn?.chronicle(event).icon}>{(icon) => <Icon name={icon()} />}</Show>
                    <span>{text(event)}</span>
                  </li>
                )}
              </For>
            </ol>
            <Show when={part.lines.length > MOST}>
              <p class="quiet">{say('since.more', { count: part.lines.length - MOST })}</p>
            </Show>
          </Show>
        )}
      </For>
    </Dialog>
  );
}
