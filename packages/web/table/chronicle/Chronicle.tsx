import type { GameEvent } from '#kernel';
import { type GameTable, Icon } from '#look';
import { BOT_WHY, isOfHouse } from '#wire';
import { createEffect, createMemo, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { eventText } from '../../i18n/declarations.ts';
import { type GameWords, hasText, t } from '../../i18n/i18n.ts';
import { followEnd, scrollable } from '#look/scrollable.ts';
import { matchesAll, searchWords } from '../../lib/textSearch.ts';
import type { PointAt } from './pointing.ts';

/** Lines that fit at a glance; with more there is a search field. */
const GLANCE = 20;

/** Arrow keys move the focus between lines. */
function walk(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
  const here = event.currentTarget;
  const lines = [...(here.closest('ol')?.querySelectorAll<HTMLElement>('.line') ?? [])];
  const next = lines[lines.indexOf(here) + step];
  if (step === 0 || next === undefined) return;
  event.preventDefault();
  next.focus();
}

const isWhy = ({ type }: GameEvent): boolean => type === BOT_WHY;

/** The event log, one line an event, the newest last. */
export function Chronicle(props: {
  readonly game: string;
  readonly events: readonly GameEvent[];
  /** Lines from this one on are animated. */
  readonly freshFrom: number;
  /** Older lines are loading: a screen reader must not announce them. */
  readonly filling?: boolean;
  readonly tGame: GameWords;
  readonly drawn: GameTable | null;
  /** A click on a line goes to its moment, in a replay. */
  readonly goTo?: (line: number) => void;
  /** Highlights what a line names, where there is a board. */
  readonly point?: PointAt;
}): JSX.Element {
  /** Texts of the bots' reasons, loaded with the first of them. */
  const [lines, setLines] = createSignal<typeof import('../hints/hintLines.ts')>();
  createEffect(() => {
    if (props.events.some(isWhy)) import('../hints/hintLines.ts').then(setLines, () => {});
  });
  const text = (event: GameEvent): string =>
    isWhy(event)
      ? (lines()?.whyLine(event, props.tGame, (key) => hasText(props.game, key)) ?? '')
      : eventText(props.game, props.tGame)(event);
  const mark = (event: GameEvent) => props.drawn?.chronicle(event) ?? { icon: null, head: false };
  const isShown = (event: GameEvent): boolean => props.point !== undefined && mark(event).shown === true;
  const pointing = (event: GameEvent) =>
    !isShown(event)
      ? {}
      : {
          onFocus: () => props.point?.(event),
          onBlur: () => props.point?.(null),
          onPointerEnter: (pointer: PointerEvent) => pointer.pointerType === 'mouse' && props.point?.(event),
          onPointerLeave: (pointer: PointerEvent) => pointer.pointerType === 'mouse' && props.point?.(null),
        };
  /** Roving tabindex: the newest line is a tab stop, arrow keys reach the others. */
  const newest = createMemo(() => props.events.findLastIndex(isShown));
  const cited = (event: GameEvent): string | null => (typeof event.rule === 'string' ? event.rule : null);
  const [search, setSearch] = createSignal('');
  const sought = createMemo(() => searchWords(search()));
  const isSaid = (event: GameEvent): boolean => hasText(props.game, `event.${event.type}`) || import.meta.env.DEV;
  const isFound = (event: GameEvent): boolean => isSaid(event) && (sought().length === 0 || matchesAll(sought(), text(event)));
  const found = createMemo(() => (sought().length === 0 ? 0 : props.events.filter(isFound).length));
  return (
    <>
      <Show when={props.events.length > GLANCE}>
        <LogSearch search={search()} setSearch={setSearch} found={sought().length === 0 ? null : found()} />
      </Show>
      <div
        class="log"
        role="log"
        aria-label={t('tabs.chronicle')}
        aria-live={props.filling || sought().length > 0 ? 'off' : 'polite'}
        ref={(element) => {
          scrollable(element);
          onCleanup(followEnd(element));
        }}
      >
        <Show when={props.events.length > 0} fallback={<p class="quiet">{t('chronicle.empty')}</p>}>
          <ol>
            <For each={props.events}>
              {(event, index) => (
                <Show when={isFound(event)}>
                  <li classList={{ turnhead: mark(event).head, fresh: index() >= props.freshFrom, word: isOfHouse(event) }}>
                    <Show when={mark(event).icon}>{(icon) => <Icon name={icon()} />}</Show>
                    <Show
                      when={props.goTo}
                      fallback={
                        <Show when={isShown(event)} fallback={text(event)}>
                          <button
                            type="button"
                            class="line shown"
                            tabindex={index() === newest() ? 0 : -1}
                            {...pointing(event)}
                            onKeyDown={walk}
                            onClick={() => props.point?.(event, true)}
                          >
                            {text(event)}
                          </button>
                        </Show>
                      }
                    >
                      {(goTo) => (
                        <button type="button" class="line" {...pointing(event)} onClick={() => goTo()(index())}>
                          {text(event)}
                        </button>
                      )}
                    </Show>
                    <Show when={cited(event)}>{(rule) => <Citation game={props.game} rule={rule()} />}</Show>
                  </li>
                </Show>
              )}
            </For>
          </ol>
        </Show>
      </div>
    </>
  );
}

/** Searches the lines; `found` counts them, null without a search. */
function LogSearch(props: {
  readonly search: string;
  readonly setSearch: (search: string) => void;
  readonly found: number | null;
}): JSX.Element {
  return (
    <div class="log-search">
      <label>
        <span class="sr">{t('chronicle.search')}</span>
        <input
          type="search"
          placeholder={t('chronicle.search')}
          value={props.search}
          onInput={(event) => props.setSearch(event.currentTarget.value)}
        />
      </label>
      <span class="num" role="status">
        {props.found === null ? '' : t('chronicle.found', { count: props.found })}
      </span>
    </div>
  );
}

/** A link to the rule that a line is about. */
function Citation(props: { readonly game: string; readonly rule: string }): JSX.Element {
  return (
    <>
      {' '}
      <a class="cite" href={`/rules/${props.game}#${props.rule}`} target="_blank" rel="noopener">
        {props.rule}
      </a>
    </>
  );
}
