import { capitalized } from '#look/capitalized.ts';
import { For, type JSX, Show } from 'solid-js';
import type { WarAction } from '../../rules/verbs.ts';
import type { Desk } from '../desk.ts';
import type { MapRegion } from '../map/geometry.ts';
import { keyOf } from '../sites.ts';
import { DivideButton } from '../tray/DivideButton.tsx';
import { diceFor, wishesAt } from './wishes.ts';
import { runtimeKey } from '#look/localeKey.ts';

/** On the sheet of a region: what can be done there now, with which die, and why something cannot. */
export function Here(props: { readonly desk: Desk; readonly region: MapRegion; readonly done: () => void }): JSX.Element {
  const { desk } = props;
  const { table } = desk;
  const { words } = table;
  const id = () => props.region.id;
  const seen = () => table.view.regions.find((each) => each.id === id());
  const acts = (): readonly WarAction[] => desk.offers().at(id());
  const dice = (): readonly WarAction[] => {
    const region = seen();
    return region === undefined ? [] : diceFor(desk.offers(), desk.mine(), region);
  };
  const begins = () => desk.offers().begins(id()) && desk.offers().from !== id();
  const wishes = (): readonly WarAction[] =>
    acts().length > 0 || begins() || desk.offers().from === id() ? [] : wishesAt(desk.offers(), id(), props.region.neighbours);
  const button = (action: WarAction, then?: string): JSX.Element => (
    <button
      type="button"
      class="wr-chip open"
      disabled={table.busy}
      data-act={keyOf(action)}
      onClick={() => {
        props.done();
        desk.act(action, then);
      }}
    >
      {capitalized(desk.say(action))}
    </button>
  );
  return (
    <Show when={acts().length + dice().length + wishes().length > 0 || begins()}>
      <section class="wr-here">
        <h4>{words('table.here.title')}</h4>
        <Show when={desk.planner.ready() === id()}>
          <p class="wr-here-ready">{words('table.hint.ready', { region: `@region.${id()}` })}</p>
        </Show>
        <div class="wr-chips">
          <For each={acts()}>{(action) => button(action)}</For>
          <Show when={begins()}>
            <button
              type="button"
              class="wr-chip open"
              onClick={() => {
                props.done();
                desk.take(id());
              }}
            >
              {words('table.here.take')}
            </button>
          </Show>
          <For each={dice()}>{(action) => button(action, id())}</For>
          <Show when={desk.planner.ready() === id()}>
            <DivideButton desk={desk} />
          </Show>
          <For each={wishes()}>
            {(wish) => (
              <button
                type="button"
                class="wr-chip"
                onClick={(event) => table.askWhy(words('table.why.region', { region: `@region.${id()}` }), wish, event.currentTarget)}
              >
                {words(runtimeKey(`table.here.why.${wish.type}`))}
              </button>
            )}
          </For>
        </div>
      </section>
    </Show>
  );
}
