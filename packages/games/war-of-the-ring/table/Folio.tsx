import { scrollable } from '#look/scrollable.ts';
import { type JSX, Show } from 'solid-js';

/** A page laid on the table, whatever it tells: its name, what can be read of it, and what always stays in sight at its foot. */
export function Folio(props: {
  readonly class: string;
  readonly id?: string;
  readonly title: string;
  /** Beside its name. */
  readonly sign?: JSX.Element;
  readonly note?: JSX.Element;
  /** Puts it away; a page that asks something stays. */
  readonly close?: { readonly label: string; readonly do: () => void } | null;
  readonly foot?: JSX.Element;
  readonly motion?: string;
  readonly children: JSX.Element;
}): JSX.Element {
  return (
    <section class={`wr-folio vellum ${props.class}`} id={props.id} aria-label={props.title} data-motion={props.motion}>
      <header>
        {props.sign}
        <h2>{props.title}</h2>
        {props.note}
        <Show when={props.close}>
          {(close) => (
            <button type="button" class="wr-folio-close" onClick={() => close().do()} aria-label={close().label}>
              ×
            </button>
          )}
        </Show>
      </header>
      <div class="wr-folio-page" ref={scrollable} role="group" aria-label={props.title}>
        {props.children}
      </div>
      {props.foot}
    </section>
  );
}
