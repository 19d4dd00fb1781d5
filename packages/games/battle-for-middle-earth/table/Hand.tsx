import './card.css';
import './hand.css';
import { For, type JSX, Show } from 'solid-js';
import type { CompanionView } from '../view/view.ts';
import { Companion } from './Card.tsx';
import { type Desk, handState, touchHand } from './hands.ts';

/** One's own hand, a fan at the thumb. */
export function Hand(props: { readonly desk: Desk }): JSX.Element {
  const { words } = props.desk.table;
  const player = () => props.desk.table.view.players[props.desk.table.mine];
  const cards = () => player()?.cards ?? null;
  return (
    <section
      class="bm-hand"
      classList={{ unseen: cards() === null }}
      data-home={`seat:${props.desk.table.mine}`}
      aria-label={words('table.hand.label')}
    >
      <Show when={(cards()?.length ?? 0) > 0 && props.desk.held === null}>
        <p class="bm-read">{words('table.hand.read')}</p>
      </Show>
      <Show when={cards()} fallback={<p class="bm-closed">{words('table.hand.count', { count: player()?.hand ?? 0 })}</p>}>
        {(held) => (
          <For each={held()} fallback={<p class="bm-closed">{words('table.hand.empty')}</p>}>
            {(card, index) => (
              <Companion
                card={card}
                index={index() - (held().length - 1) / 2}
                state={handState(props.desk, card)}
                note={gain(props.desk, card)}
                words={words}
                touch={(anchor) => touchHand(props.desk, card, anchor)}
              />
            )}
          </For>
        )}
      </Show>
    </section>
  );
}

/** What this card would make possible, best team first. */
function gain(desk: Desk, card: CompanionView): string {
  const player = desk.table.view.players[desk.table.mine];
  const able = (player?.teams ?? []).filter(({ more }) => (more.find((each) => each.card === card.id)?.beats.length ?? 0) > 0);
  return able.length === 0 ? '' : desk.table.words('table.hand.helps', { teams: able.map(({ number }) => number) });
}
