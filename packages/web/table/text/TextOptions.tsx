import type { Action } from '#kernel';
import { Icon } from '#look';
import { createEffect, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { t } from '../../i18n/i18n.ts';
import { Asides, OptionGroups } from './OptionGroups.tsx';
import { FEW } from './groupOptions.ts';
import { createOptionSearch, type AvailableOptions } from './optionSearch.ts';

/** Shortcut keys are off while the player types. */
const writing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** The options: a list while it is short, else grouped and with a search field. */
export function TextOptions(
  props: AvailableOptions & {
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

  /** The last action came from this list, so the focus returns here. */
  let here = false;
  const act = (action: Action): void => {
    if (props.busy) return;
    here = section?.contains(document.activeElement) === true;
    props.act(action);
  };

  // A new prompt clears the filter and scrolls to the top; a keyboard user goes on from there.
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
        {t('text.may')}
        <Show when={shown().length > 1}>
          <small class="num">{shown().length}</small>
        </Show>
      </h2>
      <Show when={shown().length > 0} fallback={<p class="quiet">{t('text.nothing')}</p>}>
        <Show when={shown().length > FEW}>
          <SearchField
            search={search()}
            setSearch={setSearch}
            onKeyDown={onSearchKey}
            ref={(element) => {
              field = element;
            }}
          />
          <p class="sr" role="status">
            {search() === '' ? '' : t('text.found', { count: found().length })}
          </p>
        </Show>
        <Show when={found().length === 0}>
          <p class="quiet">{t('text.none')}</p>
        </Show>
        <OptionGroups of={offered} busy={props.busy} act={act} />
      </Show>
      <Show when={props.asides.length > 0}>
        <Asides groups={offered.asides()} count={props.asides.length} busy={props.busy} act={act} />
      </Show>
      <p class="quiet hint">{t(shown().length > FEW ? 'text.keys_long' : 'text.keys')}</p>
    </div>
  );
}

/** The search field of a long list. `ref` is called with nothing when the field goes. */
function SearchField(props: {
  readonly search: string;
  readonly setSearch: (search: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly ref: (element: HTMLInputElement | undefined) => void;
}): JSX.Element {
  return (
    <label class="field search">
      <span class="sr">{t('text.filter')}</span>
      <Icon name="magnifying-glass" />
      <input
        type="search"
        autocomplete="off"
        placeholder={t('text.filter')}
        aria-keyshortcuts="/"
        value={props.search}
        onInput={(event) => props.setSearch(event.currentTarget.value)}
        onKeyDown={(event) => props.onKeyDown(event)}
        ref={(element) => {
          props.ref(element);
          onCleanup(() => props.ref(undefined));
        }}
      />
    </label>
  );
}
