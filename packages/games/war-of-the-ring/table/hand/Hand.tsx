import { createReader } from '#look/card/reader.ts';
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import type { Desk } from '../desk.ts';
import { type Held, handOf } from './handOf.ts';
import { HandCard } from './HandCard.tsx';
import { Large } from './Large.tsx';

/** The hand, laid open over the foot of the map: gold cards can be used now, any can be read large. */
export function Hand(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const { words } = desk.table;
  const reader = createReader<{ readonly id: string }>();
  const [onlyOpen, setOnlyOpen] = createSignal(false);
  const all = createMemo<readonly Held[]>(() =>
    desk.table.mode === 'play' ? handOf(desk.offers(), desk.mine(), desk.table.view.events) : [],
  );
  const open = () => all().filter(({ state }) => state === 'offered').length;
  const shown = (): readonly string[] =>
    all()
      .filter(({ state }) => !onlyOpen() || open() === 0 || state === 'offered')
      .map(({ id }) => id);
  const held = (id: string): Held | null => all().find((each) => each.id === id) ?? null;
  // The map answers the card that is read.
  createEffect(() => desk.read(reader.reading()?.id ?? null));
  // What must be answered with a card is laid open, and put away afterwards.
  createEffect(
    on(
      () => all().some(({ actions }) => actions.length > 0) && desk.scene() === null,
      (asked, before) => {
        if (asked !== before) desk.showHand(asked);
      },
    ),
  );
  /** A golden card is in sight where there is no room for all. */
  const showOffered = (fan: HTMLElement): void =>
    void requestAnimationFrame(() => fan.querySelector('.offered')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
  return (
    <>
      <Show when={desk.hand() && desk.table.mode === 'play'}>
        <section class="wr-hand" aria-label={words('table.hand.title')}>
          <Show when={open() > 0 && open() < all().length}>
            <button type="button" class="wr-filter" aria-pressed={onlyOpen()} onClick={() => setOnlyOpen(!onlyOpen())}>
              {words('table.hand.filter', { count: open() })}
            </button>
          </Show>
          <button type="button" class="wr-close" aria-label={words('table.hand.close')} onClick={() => desk.showHand(false)}>
            ×
          </button>
          <Show when={shown().length > 0} fallback={<p class="wr-no-cards">{words('table.hand.empty')}</p>}>
            <ul class="wr-fan" ref={showOffered}>
              <For each={shown()}>
                {(id) => (
                  <li>
                    <HandCard id={id} state={held(id)?.state ?? 'idle'} desk={desk} reader={reader} />
                  </li>
                )}
              </For>
            </ul>
          </Show>
        </section>
      </Show>
      <Show when={reader.reading()} keyed>
        {(reading) => <Large desk={desk} reader={reader} reading={reading} held={held(reading.id)} />}
      </Show>
    </>
  );
}
