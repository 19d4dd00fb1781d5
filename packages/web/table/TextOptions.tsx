import type { Action } from '#kernel';
import { Icon } from '#look';
import { createEffect, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { Asides, OptionGroups } from './OptionGroups.tsx';
import { FEW } from './optionGroups.ts';
import { createOptionSearch, type Offered } from './optionSearch.ts';

/** Keys are for the table only while nobody writes. */
const writing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** What may be done: a list while it is short, else under headings and with a field to narrow it. */
export function TextOptions(
  props: Offered & {
    readonly canUndo: boolean;
    readonly busy: boolean;
    readonly act: (action: Action) => void;
    readonly undo: () => void;
  },
): JSX.Element {
  let section: HTMLDivElement | undefined;
  let field: HTMLInputElement | undefined;

  const offered = createOptionSearch(props);
  const { search, setSearch, shown, found } = offered;

  /** The last choice was made from inside the list, so that is where the reader is. */
  let here = false;
  const act = (action: Action): void => {
    if (props.busy) return;
    here = section?.contains(document.activeElement) === true;
    props.act(action);
  };

  // A new question begins anew: nothing narrowed, at the top; and whoever chose by keyboard goes on from there.
  createEffect(
    on(
      () => props.options,
      () => {
        offered.reset();
        section?.closest('.may')?.scrollTo({ top: 0 });
        const focused = document.activeElement;
        if (here && (focused === document.body || section?.contains(focused) === true))
          section?.querySelector<HTMLElement>('#may')?.focus({ preventScroll: true });
      },
      { defer: true },
    ),
  );

  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || writing(event.target) || document.querySelector('dialog[open]') !== null) return;
    if (/^[1-9]$/.test(event.key)) {
      const chosen = [...offered.keys()].find(([, key]) => key === Number(event.key))?.[0];
      if (chosen === undefined || props.busy) return;
      event.preventDefault();
      act(chosen);
    } else if (event.key === 'u' && props.canUndo) props.undo();
    else if (event.key === '/' && field !== undefined) {
      event.preventDefault();
      field.focus();
    }
  };
  onMount(() => document.addEventListener('keydown', onKey));
  onCleanup(() => document.removeEventListener('keydown', onKey));

  const onSearchKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setSearch('');
    const only = offered.target();
    if (event.key !== 'Enter' || only === null) return;
    event.preventDefault();
    act(only);
  };

  return (
    <div
      ref={(element) => {
        section = element;
      }}
    >
      <h2 id="may" class="rubric" tabindex="-1">
        {say('text.may')}
        <Show when={shown().length > 1}>
          <small class="num">{shown().length}</small>
        </Show>
      </h2>
      <Show when={shown().length > 0} fallback={<p class="quiet">{say('text.nothing')}</p>}>
        <Show when={shown().length > FEW}>
          <label class="field search">
            <span class="sr">{say('text.filter')}</span>
            <Icon name="magnifying-glass" />
            <input
              type="search"
              autocomplete="off"
              placeholder={say('text.filter')}
              aria-keyshortcuts="/"
              value={search()}
              onInput={(event) => setSearch(event.currentTarget.value)}
              onKeyDown={onSearchKey}
              ref={(element) => {
                field = element;
                onCleanup(() => {
                  field = undefined;
                });
              }}
            />
          </label>
          <p class="sr" role="status">
            {search() === '' ? '' : say('text.found', { count: found().length })}
          </p>
        </Show>
        <Show when={found().length === 0}>
          <p class="quiet">{say('text.none')}</p>
        </Show>
        <OptionGroups of={offered} busy={props.busy} act={act} />
      </Show>
      <Show when={props.asides.length > 0}>
        <Asides groups={offered.asides()} count={props.asides.length} busy={props.busy} act={act} />
      </Show>
      <p class="quiet hint">{say(shown().length > FEW ? 'text.keys_long' : 'text.keys')}</p>
    </div>
  );
}
