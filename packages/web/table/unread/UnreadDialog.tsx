import './unread.css';
import type { GameEvent } from '#kernel';
import { type GameTable, Icon } from '#look';
import { For, type JSX, Show } from 'solid-js';
import { seatsOfEvent, eventText } from '../../i18n/declarations.ts';
import { type GameWords, hasText, t, locale } from '../../i18n/i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';

/** Lines shown; the rest is in the chronicle. */
const MOST = 60;

/** What happened since the last visit: to the player, and to others. */
export function UnreadDialog(props: {
  readonly game: string;
  readonly events: readonly GameEvent[];
  readonly at: number;
  /** The player's seats; none for a spectator. */
  readonly own: readonly number[];
  readonly view: unknown;
  readonly drawn: GameTable | null;
  readonly tGame: GameWords;
  readonly close: () => void;
}): JSX.Element {
  const told = () => props.events.filter(({ type }) => hasText(props.game, `event.${type}`));
  const isMine = (event: GameEvent): boolean =>
    props.own.some((seat) => seatsOfEvent(props.game, event).includes(seat) || props.drawn?.about?.(event, props.view, seat) === true);
  const parts = () => [
    { id: 'mine' as const, lines: told().filter(isMine) },
    { id: 'others' as const, lines: told().filter((event) => !isMine(event)) },
  ];
  const when = (): string => new Intl.DateTimeFormat(locale(), { dateStyle: 'full', timeStyle: 'short' }).format(props.at);
  const text = (event: GameEvent): string => eventText(props.game, props.tGame)(event);
  return (
    <Dialog title={t('since.title')} close={() => props.close()} class="since">
      <p class="quiet">{t('since.when', { when: when() })}</p>
      <For each={parts()}>
        {(part) => (
          <Show when={part.lines.length > 0}>
            <h3 class="rubric">{t(`since.${part.id}`)}</h3>
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
              <p class="quiet">{t('since.more', { count: part.lines.length - MOST })}</p>
            </Show>
          </Show>
        )}
      </For>
    </Dialog>
  );
}
