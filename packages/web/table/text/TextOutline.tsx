import type { Outline, OutlineSection } from '#kernel';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { type GameWords, t } from '../../i18n/i18n.ts';
import { fold, isFolded } from './foldStorage.ts';
import { type PlaceDirectory, PlaceLine, PlacePicker } from './TextPlaces.tsx';
import { freshLines, type OutlineSnapshot, sectionKey } from './outlineChanges.ts';

/** Up to so many sections need no contents list. */
const FEW = 3;

/** The table as text: foldable sections, a contents list, and marks on changes. */
export function TextOutline(props: {
  readonly game: string;
  readonly outline: Outline;
  readonly before: OutlineSnapshot | null;
  readonly tGame: GameWords;
  /** Describes places; null for a table without any. */
  readonly directory: PlaceDirectory | null;
}): JSX.Element {
  let root: HTMLDivElement | undefined;
  const head = (section: OutlineSection): string => props.tGame(`outline.${section.id}`, section.params);
  const keys = createMemo(() => props.outline.map(sectionKey));
  const allFolded = () => keys().every((key) => isFolded(props.game, key));
  const goTo = (key: string): void => {
    fold(props.game, [key], false);
    const found = [...(root?.querySelectorAll<HTMLElement>('details') ?? [])].find(({ dataset }) => dataset.part === key);
    found?.scrollIntoView({ block: 'start' });
    found?.querySelector('summary')?.focus({ preventScroll: true });
  };
  return (
    <div
      class="outline"
      ref={(element) => {
        root = element;
      }}
    >
      <Show when={props.outline.length > FEW}>
        <nav class="jump" aria-label={t('text.parts')}>
          <ul>
            <For each={props.outline}>
              {(section) => (
                <li>
                  <button type="button" onClick={() => goTo(sectionKey(section))}>
                    <span>{head(section)}</span>
                    <Show when={freshLines(section, props.before).size > 0}>
                      <span class="news" aria-hidden="true" />
                    </Show>
                  </button>
                </li>
              )}
            </For>
            <li>
              <button type="button" class="folder" onClick={() => fold(props.game, keys(), !allFolded())}>
                {t(allFolded() ? 'text.unfold' : 'text.fold')}
              </button>
            </li>
          </ul>
        </nav>
      </Show>
      <Show when={props.directory}>{(gazetteer) => <PlacePicker directory={gazetteer()} />}</Show>
      <div class="parts">
        <For each={props.outline}>
          {(section) => (
            <OutlinePart
              game={props.game}
              section={section}
              head={head(section)}
              before={props.before}
              tGame={props.tGame}
              directory={props.directory}
            />
          )}
        </For>
      </div>
    </div>
  );
}

/** One foldable section. */
function OutlinePart(props: {
  readonly game: string;
  readonly section: OutlineSection;
  readonly head: string;
  readonly before: OutlineSnapshot | null;
  readonly tGame: GameWords;
  readonly directory: PlaceDirectory | null;
}): JSX.Element {
  const key = sectionKey(props.section);
  const fresh = () => freshLines(props.section, props.before);
  return (
    <details
      data-part={key}
      open={!isFolded(props.game, key)}
      onToggle={(event) => {
        const away = !event.currentTarget.open;
        if (away !== isFolded(props.game, key)) fold(props.game, [key], away);
      }}
    >
      <summary>
        <h2>{props.head}</h2>
        <Show when={fresh().size > 0}>
          <span class="bead num">
            <span aria-hidden="true">{fresh().size}</span>
            <span class="sr">{t('text.news', { count: fresh().size })}</span>
          </span>
        </Show>
      </summary>
      <ul>
        <For each={props.section.lines}>
          {(line) => (
            <li classList={{ fresh: fresh().has(line) }}>
              <Show
                when={line.place === undefined || props.directory === null ? false : { place: line.place, from: props.directory }}
                fallback={props.tGame(`outline.${line.id}`, line.params)}
              >
                {(about) => (
                  <PlaceLine directory={about().from} place={about().place} text={props.tGame(`outline.${line.id}`, line.params)} />
                )}
              </Show>
              <Show when={fresh().has(line)}>
                <span class="sr"> {t('text.new')}</span>
              </Show>
            </li>
          )}
        </For>
      </ul>
    </details>
  );
}
