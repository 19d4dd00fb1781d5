import type { Places } from '#look/places.ts';
import { createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import type { Words } from '#look/table.ts';
import { t } from '../../i18n/i18n.ts';

/** What descriptions of places are made from. */
export interface PlaceDirectory {
  readonly places: Places;
  readonly view: unknown;
  readonly tGame: Words;
}

/** One place as text, with its neighbours as buttons. */
function PlaceCard(props: { readonly directory: PlaceDirectory; readonly place: string }): JSX.Element {
  const [walked, walk] = createSignal<string | null>(null);
  let head: HTMLElement | undefined;
  const place = () => walked() ?? props.place;
  const told = (id: string) => props.directory.places.tell(props.directory.tGame, props.directory.view, id);
  const goTo = (id: string): void => {
    walk(id);
    // A screen reader announces the new place.
    head?.focus({ preventScroll: true });
  };
  return (
    <div class="place-card">
      <h3
        tabindex="-1"
        ref={(element) => {
          head = element;
        }}
      >
        {told(place()).name}
      </h3>
      <ul>
        <For each={told(place()).lines}>{(line) => <li>{line}</li>}</For>
      </ul>
      <p>{t('text.near')}</p>
      <ul class="near">
        <For each={props.directory.places.near(place())}>
          {(id) => (
            <li>
              <button type="button" onClick={() => goTo(id)}>
                {told(id).name}
              </button>
            </li>
          )}
        </For>
      </ul>
    </div>
  );
}

/** Selects any place of the table. */
export function PlacePicker(props: { readonly directory: PlaceDirectory }): JSX.Element {
  const [chosen, choose] = createSignal('');
  const { directory } = props;
  return (
    <section class="gazetteer">
      <label class="field">
        <span>{t('text.place')}</span>
        <select value={chosen()} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="">{t('text.no_place')}</option>
          <For each={directory.places.groups(directory.view)}>
            {({ head, places }) => (
              <optgroup label={directory.tGame(head)}>
                <For each={places}>
                  {(id) => <option value={id}>{directory.places.tell(directory.tGame, directory.view, id).name}</option>}
                </For>
              </optgroup>
            )}
          </For>
        </select>
      </label>
      <Show when={chosen() === '' ? false : chosen()} keyed>
        {(place) => <PlaceCard directory={directory} place={place} />}
      </Show>
    </section>
  );
}

/** A line about a place; a click shows the place beneath it. */
export function PlaceLine(props: { readonly directory: PlaceDirectory; readonly place: string; readonly text: string }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  const id = createUniqueId();
  return (
    <>
      <button
        type="button"
        class="place-line"
        aria-expanded={open()}
        aria-controls={open() ? id : undefined}
        onClick={() => setOpen(!open())}
      >
        {props.text}
      </button>
      <Show when={open()}>
        <div id={id}>
          <PlaceCard directory={props.directory} place={props.place} />
        </div>
      </Show>
    </>
  );
}
