import { type CardSpot, cardSpot } from '#look/card/cardSpot.ts';
import type { Reader, Reading } from '#look/card/reader.ts';
import { createEffect, createSignal, For, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import type { WarAction } from '../../rules/verbs.ts';
import type { Desk } from '../desk.ts';
import { EventCard } from '../pieces/EventCard.tsx';
import { keyOf } from '../sites.ts';
import type { Held } from './handOf.ts';

type Shown = { readonly id: string };

/** A card of the hand read large, with what can be done with it now, or why it cannot. */
export function Large(props: {
  readonly desk: Desk;
  readonly reader: Reader<Shown>;
  readonly reading: Reading<Shown>;
  readonly held: Held | null;
}): JSX.Element {
  const { desk, reader } = props;
  const { table } = desk;
  const { words } = table;
  const { id, anchor, pinned } = props.reading;
  let page: HTMLDivElement | undefined;
  const [spot, setSpot] = createSignal<CardSpot>({ left: 0, top: 0, over: false });
  const name = (): string => words(`eventTitle.${id}`);
  const away = (): void => (pinned ? reader.giveBack() : reader.close());
  const doIt = (action: WarAction): void => {
    reader.close();
    desk.act(action);
  };
  onMount(() => {
    if (page === undefined) return;
    const size = { width: page.offsetWidth, height: page.offsetHeight };
    setSpot(cardSpot(anchor.getBoundingClientRect(), size, { width: innerWidth, height: innerHeight }));
    // Whoever opened it means to use it: the first thing to do is under the finger of the keyboard.
    if (pinned) page.querySelector('button')?.focus({ preventScroll: true });
  });
  // The table may move on and take the card away.
  createEffect(
    on(
      () => table.view,
      () => anchor.isConnected || reader.close(),
      { defer: true },
    ),
  );
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') away();
  };
  const onPress = ({ target }: PointerEvent): void => {
    if (target instanceof Node && page?.contains(target) === false && !anchor.contains(target)) reader.close();
  };
  document.addEventListener('keydown', onKey);
  document.addEventListener('pointerdown', onPress);
  onCleanup(() => {
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('pointerdown', onPress);
  });
  return (
    <Portal>
      <div
        ref={page}
        class="wr-large"
        classList={{ through: spot().over && !pinned }}
        style={{ left: `${spot().left}px`, top: `${spot().top}px` }}
        role={pinned ? 'dialog' : 'note'}
        aria-label={name()}
        onPointerEnter={() => reader.keep()}
        onPointerLeave={() => reader.leave()}
      >
        <EventCard id={id} combat={table.view.combat[id] ?? null} inBattle={table.view.battle !== null} words={words} />
        <Show when={pinned}>
          <div class="wr-large-acts">
            <For each={props.held?.actions ?? []}>
              {(action) => (
                <button type="button" class="btn seal" disabled={table.busy} data-act={keyOf(action)} onClick={() => doIt(action)}>
                  {desk.say(action)}
                </button>
              )}
            </For>
            <For each={props.held?.dice ?? []}>
              {(action) => (
                <button type="button" class="btn" disabled={table.busy} data-act={keyOf(action)} onClick={() => doIt(action)}>
                  {desk.say(action)}
                </button>
              )}
            </For>
            <Show when={props.held?.wish} keyed>
              {(wish) => (
                <button
                  type="button"
                  class="btn wr-why"
                  onClick={() => {
                    away();
                    table.askWhy(words('table.why.card', { card: `@eventTitle.${id}` }), wish, anchor);
                  }}
                >
                  {words('table.hand.whyNot')}
                </button>
              )}
            </Show>
            <button type="button" class="btn ghost" onClick={away}>
              {words('table.close')}
            </button>
          </div>
        </Show>
      </div>
    </Portal>
  );
}
