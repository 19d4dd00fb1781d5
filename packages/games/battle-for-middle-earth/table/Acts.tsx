import { asId } from '#kernel/id.ts';
import './acts.css';
import { Icon } from '#look';
import { For, type JSX, Show } from 'solid-js';
import { actsOf } from './acts.ts';
import { act, type Desk } from './hands.ts';
import { nameOf } from './words.ts';

export function Acts(props: { readonly desk: Desk }): JSX.Element {
  const { words } = props.desk.table;
  const waits = () => props.desk.table.waiting.map((seat) => nameOf(props.desk.table, asId(seat))).join(', ');
  return (
    <div class="bm-acts">
      <Show
        when={props.desk.held === null}
        fallback={
          <button type="button" class="btn ghost" onClick={() => props.desk.hold(null)}>
            <Icon name="cancel" /> {words('table.act.letGo')}
          </button>
        }
      >
        <For
          each={actsOf(props.desk)}
          fallback={
            <Show when={!props.desk.offers.asked && waits() !== ''}>
              <p class="bm-wait">
                <Icon name="hourglass" /> {words('table.act.waits', { seat: waits() })}
              </p>
            </Show>
          }
        >
          {(each) => (
            <button
              type="button"
              class="btn"
              classList={{ seal: each.seal }}
              disabled={props.desk.table.busy}
              data-act={each.action.type}
              data-of={'team' in each.action ? each.action.team : undefined}
              onClick={() => act(props.desk, each.action)}
            >
              <Icon name={each.icon} /> {each.words}
            </button>
          )}
        </For>
      </Show>
    </div>
  );
}
