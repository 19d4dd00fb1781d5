import '../style/text-table.css';
import '../style/outline.css';
import type { Action, Outline, Param } from '#kernel';
import type { Words } from '#look';
import type { SeatTurn } from '#wire';
import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { type Read, readOf } from './outlineMarks.ts';
import { createPlaces } from './places.ts';
import { TextOptions } from './TextOptions.tsx';
import { TextOutline } from './TextOutline.tsx';
import type { Gazetteer } from './TextPlaces.tsx';

/** Any game as text: what may be done as headed, numbered choices, and the whole table as headed lists. */
export function TextTable(props: {
  readonly game: string;
  /** What the reader sees, for the places that can be looked up. */
  readonly view: unknown;
  readonly outline: Outline;
  readonly aboutOption?: (action: Action) => { readonly [name: string]: Param };
  readonly turn: SeatTurn | null;
  readonly busy: boolean;
  readonly words: Words;
  readonly mode: 'play' | 'watch' | 'replay';
  readonly act: (action: Action) => void;
  readonly undo: () => void;
}): JSX.Element {
  // What is new since the reader's own last choice; for those who only look on, since the last moment.
  const [before, setBefore] = createSignal<Read | null>(null);
  let latest: Outline = [];
  createEffect(
    on(
      () => props.outline,
      (now, earlier) => {
        if (props.mode !== 'play' && earlier !== undefined && earlier.length > 0) setBefore(readOf(earlier));
        latest = now;
      },
    ),
  );
  const act = (action: Action): void => {
    setBefore(readOf(latest));
    props.act(action);
  };

  // On a phone the choices scroll out of sight while one reads the table: a button leads back to them.
  const [away, setAway] = createSignal(false);
  let may: HTMLElement | undefined;
  onMount(() => {
    if (may === undefined) return;
    const watcher = new IntersectionObserver(([entry]) => setAway(entry !== undefined && !entry.isIntersecting));
    watcher.observe(may);
    onCleanup(() => watcher.disconnect());
  });
  const places = createPlaces(() => props.game);
  /** Made once: what is open in it stays open when the table moves on. */
  const gazetteer = createMemo((): Gazetteer | null => {
    const known = places();
    if (known === null) return null;
    return {
      places: known,
      get view() {
        return props.view;
      },
      words: props.words,
    };
  });
  const count = () => (props.mode === 'play' ? (props.turn?.options.length ?? 0) : 0);

  return (
    <div class="text-table vellum" classList={{ reading: props.mode !== 'play' }}>
      <Show when={props.mode === 'play'}>
        <section
          class="may"
          aria-labelledby="may"
          ref={(element) => {
            may = element;
          }}
        >
          <TextOptions
            game={props.game}
            options={props.turn?.options ?? []}
            asides={props.turn?.asides ?? []}
            {...(props.aboutOption === undefined ? {} : { aboutOption: props.aboutOption })}
            canUndo={props.turn?.canUndo === true}
            busy={props.busy}
            words={props.words}
            act={act}
            undo={() => props.undo()}
          />
        </section>
      </Show>
      <TextOutline game={props.game} outline={props.outline} before={before()} words={props.words} gazetteer={gazetteer()} />
      <Show when={away() && count() > 0}>
        <button
          type="button"
          class="btn seal to-choices"
          onClick={() => {
            may?.scrollIntoView({ block: 'start' });
            document.getElementById('may')?.focus({ preventScroll: true });
          }}
        >
          {say('text.may')} <span class="num">{count()}</span>
        </button>
      </Show>
    </div>
  );
}
