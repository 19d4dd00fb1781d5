import type { Action, Outline, Param } from '#kernel';
import { Icon, type Words } from '#look';
import type { SeatTurn } from '#wire';
import { For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { known, say } from '../i18n.ts';
import { optionParams } from './options.ts';

/** Keys are for the table only while nobody writes. */
const writing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** Any game as text: what may be done as numbered choices, and the whole table as headed lists. */
export function TextTable(props: {
  readonly game: string;
  readonly outline: Outline;
  readonly aboutOption?: (action: Action) => { readonly [name: string]: Param };
  readonly turn: SeatTurn | null;
  readonly busy: boolean;
  readonly words: Words;
  readonly mode: 'play' | 'watch' | 'replay';
  readonly act: (action: Action) => void;
  readonly undo: () => void;
}): JSX.Element {
  const options = () => (props.mode === 'play' ? (props.turn?.options ?? []) : []);
  const text = (action: Action): string =>
    props.words(`option.${action.type}`, {
      ...optionParams(action, (key) => known(props.game, key)),
      ...props.aboutOption?.(action),
    });

  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || writing(event.target) || document.querySelector('dialog[open]') !== null) return;
    if (/^[1-9]$/.test(event.key)) {
      const chosen = options()[Number(event.key) - 1];
      if (chosen === undefined || props.busy) return;
      event.preventDefault();
      props.act(chosen);
    } else if (event.key === 'u' && props.turn?.canUndo === true && props.mode === 'play') props.undo();
  };
  onMount(() => document.addEventListener('keydown', onKey));
  onCleanup(() => document.removeEventListener('keydown', onKey));

  return (
    <div class="text-table vellum">
      <Show when={props.mode === 'play'}>
        <section aria-labelledby="may">
          <h2 id="may" class="rubric">
            {say('text.may')}
          </h2>
          <Show when={options().length > 0} fallback={<p class="quiet">{say('text.nothing')}</p>}>
            <ol class="options">
              <For each={options()}>
                {(action, index) => (
                  <li>
                    <button
                      type="button"
                      class="btn"
                      aria-disabled={props.busy}
                      aria-keyshortcuts={index() < 9 ? String(index() + 1) : undefined}
                      onClick={() => props.act(action)}
                    >
                      <span class="key num" aria-hidden="true">
                        {index() + 1}
                      </span>
                      {text(action)}
                    </button>
                  </li>
                )}
              </For>
            </ol>
          </Show>
          <Show when={props.turn?.canUndo}>
            <button type="button" class="btn ghost" aria-keyshortcuts="u" onClick={() => props.undo()}>
              <Icon name="return-arrow" />
              {say('table.undo')}
            </button>
          </Show>
          <p class="quiet hint">{say('text.keys')}</p>
        </section>
      </Show>
      <div class="outline">
        <For each={props.outline}>
          {(section) => (
            <section>
              <h2>{props.words(`outline.${section.id}`, section.params)}</h2>
              <ul>
                <For each={section.lines}>{(line) => <li>{props.words(`outline.${line.id}`, line.params)}</li>}</For>
              </ul>
            </section>
          )}
        </For>
      </div>
    </div>
  );
}
