import type { Outline, OutlineSection } from '#kernel';
import type { Words } from '#look';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { fold, isFolded } from './folds.ts';
import { type Gazetteer, PlaceLine, PlacePicker } from './TextPlaces.tsx';
import { freshLines, type Read, sectionKey } from './outlineMarks.ts';

/** So many parts need no table of contents. */
const FEW = 3;

/** The table read aloud: parts that fold, a list to jump by, and a mark on what is new. */
export function TextOutline(props: {
  readonly game: string;
  readonly outline: Outline;
  readonly before: Read | null;
  readonly words: Words;
  /** Where the places of the table are told from; null for a table without any. */
  readonly gazetteer: Gazetteer | null;
}): JSX.Element {
  let root: HTMLDivElement | undefined;
  const head = (section: OutlineSection): string => props.words(`outline.${section.id}`, section.params);
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
        <nav class="jump" aria-label={say('text.parts')}>
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
                {say(allFolded() ? 'text.unfold' : 'text.fold')}
              </button>
            </li>
          </ul>
        </nav>
      </Show>
      <Show when={props.gazetteer}>{(gazetteer) => <PlacePicker gazetteer={gazetteer()} />}</Show>
      <div class="parts">
        <For each={props.outline}>
          {(section) => {
            const key = sectionKey(section);
            const fresh = () => freshLines(section, props.before);
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
                  <h2>{head(section)}</h2>
                  <Show when={fresh().size > 0}>
                    <span class="bead num">
                      <span aria-hidden="true">{fresh().size}</span>
                      <span class="sr">{say('text.news', { count: fresh().size })}</span>
                    </span>
                  </Show>
                </summary>
                <ul>
                  <For each={section.lines}>
                    {(line) => (
                      <li classList={{ fresh: fresh().has(line) }}>
                        <Show
                          when={line.place === undefined || props.gazetteer === null ? false : { place: line.place, from: props.gazetteer }}
                          fallback={props.words(`outline.${line.id}`, line.params)}
                        >
                          {(about) => (
                            <PlaceLine
                              gazetteer={about().from}
                              place={about().place}
                              text={props.words(`outline.${line.id}`, line.params)}
                            />
                          )}
                        </Show>
                        <Show when={fresh().has(line)}>
                          <span class="sr"> {say('text.new')}</span>
                        </Show>
                      </li>
                    )}
                  </For>
                </ul>
              </details>
            );
          }}
        </For>
      </div>
    </div>
  );
}
