import { capitalized } from '#look/capitalized.ts';
import { For, type JSX, Show } from 'solid-js';
import type { Desk } from '../desk.ts';
import { Device } from '../pieces/Device.ts';
import { faceDevice } from '../pieces/Die.tsx';
import { usesOfDie } from './uses.ts';

/** What the die that was touched can do: chips in gold. What is impossible now is folded away, and says why when it is touched. */
export function Uses(props: { readonly desk: Desk }): JSX.Element {
  return (
    <Show when={props.desk.die()} keyed>
      {(die) => <UsesOf desk={props.desk} die={die} />}
    </Show>
  );
}

function UsesOf(props: { readonly desk: Desk; readonly die: string }): JSX.Element {
  const { desk } = props;
  const { words } = desk.table;
  const uses = () => usesOfDie(desk.offers(), desk.mine().id, props.die);
  const barred = () => uses().filter(({ possible }) => !possible);
  const rings = () =>
    desk
      .offers()
      .of('useRing')
      .filter(({ die }) => die === props.die);
  const skips = () =>
    desk
      .offers()
      .of('skipDie')
      .filter(({ die }) => die === props.die);
  return (
    <section class="wr-uses" aria-label={words('table.uses.label', { die: `@die.${props.die}` })}>
      <h3>
        <Device name={faceDevice(props.die)} /> {words(`die.${props.die}`)}
      </h3>
      <ul>
        <For each={uses().filter(({ possible }) => possible)}>
          {({ name, action }) => (
            <li>
              <button type="button" class="wr-chip open" disabled={desk.table.busy} data-use={name} onClick={() => desk.act(action)}>
                {capitalized(words(`action.${name}`))}
              </button>
            </li>
          )}
        </For>
        <Show when={rings().length > 0}>
          <li>
            <button
              type="button"
              class="wr-chip ring"
              disabled={desk.table.busy}
              data-use="ring"
              onClick={(event) => desk.choose(words('table.uses.ring'), rings(), event.currentTarget)}
            >
              <Device name="the-ring" /> {words('table.uses.ring')}
            </button>
          </li>
        </Show>
        <For each={skips()}>
          {(action) => (
            <li>
              <button type="button" class="wr-chip quiet" disabled={desk.table.busy} data-use="skip" onClick={() => desk.act(action)}>
                {words('table.uses.skip')}
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={barred().length > 0}>
        <details class="wr-barred">
          <summary>{words('table.uses.barred', { count: barred().length })}</summary>
          <ul>
            <For each={barred()}>
              {({ name, action }) => (
                <li>
                  <button
                    type="button"
                    class="wr-chip"
                    disabled={desk.table.busy}
                    data-use={name}
                    onClick={(event) =>
                      desk.table.askWhy(words('table.why.use', { action: `@action.${name}` }), action, event.currentTarget)
                    }
                  >
                    {capitalized(words(`action.${name}`))}
                  </button>
                </li>
              )}
            </For>
          </ul>
        </details>
      </Show>
    </section>
  );
}
