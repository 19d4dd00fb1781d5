import './hobbits.css';
import { Badge, hatchFill, HOBBIT_IDS, Initial, tinctureOf } from '#look';
import { For, type JSX, Show } from 'solid-js';
import type { JourneyProps } from './props.ts';
import type { Offers } from './offers.ts';
import { nameOf } from './Sheet.tsx';

/** The beginning: four illuminated cards, one a hobbit. A card already taken says by whom, and why it is gone when touched. */
export function Hobbits(props: { readonly table: JourneyProps; readonly offers: Offers }): JSX.Element {
  const { words } = props.table;
  const owner = (hobbit: string) => props.table.view.players.find((player) => player.hobbit === hobbit) ?? null;
  const ids = (): readonly string[] => {
    // A content pack may bring hobbits of its own: whatever is offered or taken is shown.
    const named = new Set<string>([
      ...HOBBIT_IDS,
      ...props.offers.hobbits,
      ...props.table.view.players.flatMap(({ hobbit }) => (hobbit === null ? [] : [hobbit])),
    ]);
    return [...named];
  };
  return (
    <section class="jm-hobbits" aria-label={words('table.hobbits.label')}>
      <For each={ids()}>
        {(hobbit) => {
          const offered = () => props.offers.hobbits.has(hobbit);
          const taken = () => owner(hobbit);
          const name = () => words(`hobbit.${hobbit}`);
          const status = () => {
            const by = taken();
            if (by !== null) return words('table.hobbits.taken', { seat: nameOf(props.table, by.seat) });
            return offered() ? words('table.hobbits.choose') : words('table.hobbits.free');
          };
          return (
            <button
              type="button"
              class="jm-hobbit vellum fillet"
              data-hobbit={hobbit}
              classList={{ offered: offered(), taken: taken() !== null }}
              aria-disabled={!offered()}
              disabled={props.table.busy}
              onClick={(event) => {
                if (offered()) props.table.act({ type: 'chooseHobbit', hobbit });
                else if (props.offers.asked)
                  props.table.askWhy(
                    words('table.hobbits.question', { hobbit: `@hobbit.${hobbit}` }),
                    { type: 'chooseHobbit', hobbit },
                    event.currentTarget,
                  );
              }}
            >
              <span class="jm-arch" style={{ '--c': tinctureOf(hobbit).fill }}>
                <svg viewBox="0 0 120 150" aria-hidden="true" preserveAspectRatio="none">
                  <path d="M4 150V62Q4 4 60 4t56 58v88z" fill={tinctureOf(hobbit).fill} />
                  <path d="M4 150V62Q4 4 60 4t56 58v88z" fill={hatchFill(tinctureOf(hobbit).hatching)} opacity=".22" />
                  <g stroke="#fff6e2" stroke-width="1" opacity=".22">
                    <For each={Array.from({ length: 18 }, (_, ray) => ((ray * 20 - 90) * Math.PI) / 180)}>
                      {(angle) => (
                        <path d={`M60 78L${(60 + 110 * Math.cos(angle)).toFixed(1)} ${(78 + 110 * Math.sin(angle)).toFixed(1)}`} />
                      )}
                    </For>
                  </g>
                  <path d="M4 150V62Q4 4 60 4t56 58v88z" fill="none" stroke="#8a5f14" stroke-width="3" />
                </svg>
                <Initial letter={name().charAt(0)} />
              </span>
              <span class="jm-hobbit-name">{name()}</span>
              <span class="jm-hobbit-line">{words(`table.hobbits.line.${hobbit}`)}</span>
              <span class="jm-hobbit-state">
                <Show when={taken()}>
                  <Badge hobbit={hobbit} />
                </Show>
                {status()}
              </span>
            </button>
          );
        }}
      </For>
    </section>
  );
}
