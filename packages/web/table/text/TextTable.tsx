import './textTable.css';
import './outline.css';
import type { Action, Outline, Param } from '#kernel';
import type { SeatTurn } from '#wire';
import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import type { Words } from '#look/table.ts';
import { t } from '../../i18n/i18n.ts';
import { type OutlineSnapshot, outlineSnapshot } from './outlineChanges.ts';
import { createPlaces } from '../../game/places.ts';
import { TextOptions } from './TextOptions.tsx';
import { TextOutline } from './TextOutline.tsx';
import type { PlaceDirectory } from './TextPlaces.tsx';

/** Any game as text: options as numbered lists, and the whole table as headed lists. */
export function TextTable(props: {
  readonly game: string;
  /** The viewer's view, to describe places. */
  readonly view: unknown;
  readonly outline: Outline;
  readonly aboutOption?: (action: Action) => { readonly [name: string]: Param };
  readonly turn: SeatTurn | null;
  readonly busy: boolean;
  readonly tGame: Words;
  readonly mode: 'play' | 'watch' | 'replay';
  readonly act: (action: Action) => void;
  readonly undo: () => void;
}): JSX.Element {
  // Changes since the player's own last action; for spectators, since the last update.
  const [before, setBefore] = createSignal<OutlineSnapshot | null>(null);
  let latest: Outline = [];
  createEffect(
    on(
      () => props.outline,
      (now, earlier) => {
        if (props.mode !== 'play' && earlier !== undefined && earlier.length > 0) setBefore(outlineSnapshot(earlier));
        latest = now;
      },
    ),
  );
  const act = (action: Action): void => {
    setBefore(outlineSnapshot(latest));
    props.act(action);
  };

  // On a phone the options scroll out of view: a button leads back to them.
  const [away, setAway] = createSignal(false);
  let may: HTMLElement | undefined;
  onMount(() => {
    if (may === undefined) return;
    const watcher = new IntersectionObserver(([entry]) => setAway(entry !== undefined && !entry.isIntersecting));
    watcher.observe(may);
    onCleanup(() => watcher.disconnect());
  });
  const places = createPlaces(() => props.game);
  /** Created once, so that open entries stay open when the table moves on. */
  const gazetteer = createMemo((): PlaceDirectory | null => {
    const known = places();
    if (known === null) return null;
    return {
      places: known,
      get view() {
        return props.view;
      },
      tGame: props.tGame,
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
            tGame={props.tGame}
            act={act}
            undo={() => props.undo()}
          />
        </section>
      </Show>
      <TextOutline game={props.game} outline={props.outline} before={before()} tGame={props.tGame} directory={gazetteer()} />
      <Show when={away() && count() > 0}>
        <button
          type="button"
          class="btn seal to-choices"
          onClick={() => {
            may?.scrollIntoView({ block: 'start' });
            document.getElementById('may')?.focus({ preventScroll: true });
          }}
        >
          {t('text.may')} <span class="num">{count()}</span>
        </button>
      </Show>
    </div>
  );
}
