import type { Action, Param } from '#kernel';
import { Icon, type Words } from '#look';
import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { known, say, template } from '../i18n.ts';
import { findsAll, findsWhole, plain, searchWords } from '../plain.ts';
import { FEW, groupOptions, type OptionGroup, type Shown } from './optionGroups.ts';
import { showOption } from './options.ts';

/** So many choices stay unfolded, though they have headings. */
const READABLE = 24;
/** Keys that choose. */
const KEYS = 9;

const NO_KEYS: ReadonlyMap<Action, number> = new Map();

/** Keys are for the table only while nobody writes. */
const writing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** What may be done: a list while it is short, else under headings and with a field to narrow it. */
export function TextOptions(props: {
  readonly game: string;
  readonly options: readonly Action[];
  /** What may be done besides, at any moment. */
  readonly asides: readonly Action[];
  readonly aboutOption?: (action: Action) => { readonly [name: string]: Param };
  readonly canUndo: boolean;
  readonly busy: boolean;
  readonly words: Words;
  readonly act: (action: Action) => void;
  readonly undo: () => void;
}): JSX.Element {
  const [search, setSearch] = createSignal('');
  /** Groups that the reader folded or unfolded himself, in the present decision. */
  const [turned, setTurned] = createSignal<ReadonlyMap<string, boolean>>(new Map());
  let section: HTMLDivElement | undefined;
  let field: HTMLInputElement | undefined;

  const show = (action: Action): Shown =>
    showOption(action, props.aboutOption?.(action) ?? {}, props.words, (key) => known(props.game, key));
  const shown = createMemo((): readonly Shown[] => props.options.map(show));
  const found = createMemo(() => {
    const words = searchWords(search());
    return words.length === 0 ? shown() : shown().filter(({ text }) => findsAll(words, text));
  });
  /** What Enter takes: the only choice left, the one that was written out, or the only one in which what was written stands as whole words. */
  const target = createMemo((): Action | null => {
    if (search().trim() === '') return null;
    const written = plain(search().trim());
    const equal = found().filter(({ text }) => plain(text) === written);
    const whole = found().filter(({ text }) => findsWhole(searchWords(search()), text));
    return [found(), equal, whole].find(({ length }) => length === 1)?.[0]?.action ?? null;
  });
  const grouped = (options: readonly Shown[]): readonly OptionGroup[] =>
    groupOptions(
      options,
      (verb) => template(props.game, `group.${verb}`) ?? template(props.game, `option.${verb}`),
      (param) => props.words('text.word', { word: param }),
    );
  const groups = createMemo(() => grouped(found()));
  const asides = createMemo(() => grouped(props.asides.map(show)));
  const isOpen = (group: OptionGroup, place: number): boolean =>
    group.heading === '' || (turned().get(group.id) ?? (place === 0 || search() !== '' || found().length <= READABLE));
  /** The keys of the first choices in sight. */
  const keys = createMemo(() => {
    const inSight = groups().flatMap((group, place) => (isOpen(group, place) ? group.options : []));
    return new Map(inSight.slice(0, KEYS).map(({ action }, index) => [action, index + 1] as const));
  });

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
        setSearch('');
        setTurned(new Map());
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
      const chosen = [...keys()].find(([, key]) => key === Number(event.key))?.[0];
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
    const only = target();
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
        <For each={groups()}>
          {(group, place) => (
            <Show
              when={group.heading !== ''}
              fallback={
                <>
                  <Show when={groups().length > 1}>
                    <h3 class="alone">{say('text.other')}</h3>
                  </Show>
                  <Choices options={group.options} lead={group.lead} keys={keys()} target={target()} busy={props.busy} act={act} />
                </>
              }
            >
              <details
                class="choices"
                open={isOpen(group, place())}
                onToggle={(event) => {
                  const { open } = event.currentTarget;
                  if (open !== isOpen(group, place())) setTurned((all) => new Map(all).set(group.id, open));
                }}
              >
                <summary>
                  <h3>{group.heading}</h3> <span class="num">{group.options.length}</span>
                </summary>
                <Choices options={group.options} lead={group.lead} keys={keys()} target={target()} busy={props.busy} act={act} />
              </details>
            </Show>
          )}
        </For>
      </Show>
      <Show when={props.asides.length > 0}>
        <details class="choices asides">
          <summary>
            <h3>{say('text.asides')}</h3> <span class="num">{props.asides.length}</span>
          </summary>
          <For each={asides()}>
            {(group) => {
              const choices = (): JSX.Element => (
                <Choices options={group.options} lead={group.lead} keys={NO_KEYS} target={null} busy={props.busy} act={act} />
              );
              return (
                <Show when={group.heading !== ''} fallback={choices()}>
                  <details class="choices">
                    <summary>
                      <h4>{group.heading}</h4> <span class="num">{group.options.length}</span>
                    </summary>
                    {choices()}
                  </details>
                </Show>
              );
            }}
          </For>
        </details>
      </Show>
      <p class="quiet hint">{say(shown().length > FEW ? 'text.keys_long' : 'text.keys')}</p>
    </div>
  );
}

/** Many short choices stand side by side. */
const areShort = (options: readonly Shown[], lead: string): boolean =>
  options.length > 6 && options.every(({ text }) => text.length - lead.length <= 18);

function Choices(props: {
  readonly options: readonly Shown[];
  readonly lead: string;
  readonly keys: ReadonlyMap<Action, number>;
  readonly target: Action | null;
  readonly busy: boolean;
  readonly act: (action: Action) => void;
}): JSX.Element {
  return (
    <ol class="options" classList={{ short: areShort(props.options, props.lead) }}>
      <For each={props.options}>
        {({ action, text, about }) => (
          <li>
            <button
              type="button"
              class="btn"
              aria-disabled={props.busy}
              aria-keyshortcuts={props.keys.get(action)?.toString()}
              classList={{ target: props.target === action }}
              onClick={() => props.act(action)}
            >
              <Show when={props.keys.get(action)}>
                {(key) => (
                  <span class="key num" aria-hidden="true">
                    {key()}
                  </span>
                )}
              </Show>
              <span class="what">
                <Show when={props.lead !== '' && text.startsWith(props.lead) && text.length > props.lead.length} fallback={text}>
                  <span class="sr">{props.lead}</span>
                  {text.slice(props.lead.length)}
                </Show>
                <Show when={about !== undefined}>
                  <small>{about}</small>
                </Show>
              </span>
              <Show when={props.target === action}>
                <span class="enter" aria-hidden="true">
                  ↵
                </span>
              </Show>
            </button>
          </li>
        )}
      </For>
    </ol>
  );
}
