import type { Words } from '#look';
import type { Places } from '#look/places.ts';
import { createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';

/** What the places of a table are told from. */
export interface Gazetteer {
  readonly places: Places;
  readonly view: unknown;
  readonly words: Words;
}

/** One place in words, and its neighbours as buttons: touched, they are told instead. */
export function PlaceCard(props: { readonly gazetteer: Gazetteer; readonly place: string }): JSX.Element {
  const [walked, walk] = createSignal<string | null>(null);
  let head: HTMLElement | undefined;
  const place = () => walked() ?? props.place;
  const told = (id: string) => props.gazetteer.places.tell(props.gazetteer.words, props.gazetteer.view, id);
  const goTo = (id: string): void => {
    walk(id);
    // Whoever listens is told where he has come to.
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
      <p>{say('text.near')}</p>
      <ul class="near">
        <For each={props.gazetteer.places.near(place())}>
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

/** Any place of the table, from a list. */
export function PlacePicker(props: { readonly gazetteer: Gazetteer }): JSX.Element {
  const [chosen, choose] = createSignal('');
  const { gazetteer } = props;
  return (
    <section class="gazetteer">
      <label class="field">
        <span>{say('text.place')}</span>
        <select value={chosen()} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="">{say('text.no_place')}</option>
          <For each={gazetteer.places.groups(gazetteer.view)}>
            {({ head, places }) => (
              <optgroup label={gazetteer.words(head)}>
                <For each={places}>
                  {(id) => <option value={id}>{gazetteer.places.tell(gazetteer.words, gazetteer.view, id).name}</option>}
                </For>
              </optgroup>
            )}
          </For>
        </select>
      </label>
      <Show when={chosen() === '' ? false : chosen()} keyed>
        {(place) => <PlaceCard gazetteer={gazetteer} place={place} />}
      </Show>
    </section>
  );
}

/** A line about a place: touched, the place is told beneath it. */
export function PlaceLine(props: { readonly gazetteer: Gazetteer; readonly place: string; readonly text: string }): JSX.Element {
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
          <PlaceCard gazetteer={props.gazetteer} place={props.place} />
        </div>
      </Show>
    </>
  );
}
