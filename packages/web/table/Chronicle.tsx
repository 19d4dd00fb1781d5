import type { GameEvent } from '#kernel';
import { type GameTable, Icon, type Words } from '#look';
import { For, type JSX, onCleanup, Show } from 'solid-js';
import { known, say } from '../i18n.ts';
import { followEnd, scrollable } from '../ui/scrollable.ts';

/** Everything that happened, one line an event, the newest last. */
export function Chronicle(props: {
  readonly game: string;
  readonly events: readonly GameEvent[];
  /** Lines from this one on are being inked in. */
  readonly freshFrom: number;
  readonly words: Words;
  readonly drawn: GameTable | null;
  /** Touching a line goes to its moment, where moments can be gone to. */
  readonly goTo?: (line: number) => void;
}): JSX.Element {
  const text = (event: GameEvent): string => {
    const { type, ...params } = event;
    return props.words(`event.${type}`, params);
  };
  const mark = (event: GameEvent) => props.drawn?.chronicle(event) ?? { icon: null, head: false };
  const cited = (event: GameEvent): string | null => (typeof event.rule === 'string' ? event.rule : null);
  return (
    <div
      class="log"
      role="log"
      aria-label={say('tabs.chronicle')}
      ref={(element) => {
        scrollable(element);
        onCleanup(followEnd(element));
      }}
    >
      <Show when={props.events.length > 0} fallback={<p class="quiet">{say('chronicle.empty')}</p>}>
        <ol>
          <For each={props.events}>
            {(event, index) => (
              <Show when={known(props.game, `event.${event.type}`) || import.meta.env.DEV}>
                <li classList={{ turnhead: mark(event).head, fresh: index() >= props.freshFrom }}>
                  <Show when={mark(event).icon}>{(icon) => <Icon name={icon()} />}</Show>
                  <Show when={props.goTo} fallback={text(event)}>
                    {(goTo) => (
                      <button type="button" class="line" onClick={() => goTo()(index())}>
                        {text(event)}
                      </button>
                    )}
                  </Show>
                  <Show when={cited(event)}>
                    {(rule) => (
                      <>
                        {' '}
                        <a class="cite" href={`/rules/${props.game}#${rule()}`} target="_blank" rel="noopener">
                          {rule()}
                        </a>
                      </>
                    )}
                  </Show>
                </li>
              </Show>
            )}
          </For>
        </ol>
      </Show>
    </div>
  );
}
