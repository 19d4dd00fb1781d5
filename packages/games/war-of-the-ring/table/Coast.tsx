import { createMemo, type JSX, Show } from 'solid-js';
import type { Desk } from './desk.ts';
import { chooseNation } from './Leaf.tsx';
import { Politics } from './panels/Politics.tsx';
import { FellowshipTrack } from './panels/Tracks.tsx';
import { Order } from './team/Order.tsx';
import { WhoseLand } from './team/WhoseLand.tsx';

/** The tracks on the western sea: politics, or whose lands are whose and whose turn it is; and how the Fellowship fares. */
export function Coast(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const { words } = desk.table;
  const nations = createMemo(
    () =>
      new Set(
        desk
          .offers()
          .on('nation')
          .map(({ site }) => site.nation),
      ),
  );
  return (
    <div class="wr-tracks">
      <Show
        when={desk.table.view.team}
        fallback={
          <div class="wr-cart">
            <Politics
              nations={desk.table.view.nations}
              words={words}
              open={nations()}
              onTouch={(nation, anchor) => chooseNation(desk, nation, anchor)}
            />
          </div>
        }
      >
        <div class="wr-cart wr-whose-cart">
          <WhoseLand desk={desk} />
        </div>
        <div class="wr-cart wr-order-cart">
          <Order desk={desk} />
        </div>
      </Show>
      <div class="wr-cart">
        <h3>
          {words('table.fellowship.title')}{' '}
          <small>
            <Show
              when={desk.table.view.fellowship.mordor !== null}
              fallback={words(desk.table.view.fellowship.hidden ? 'table.fellowship.hidden' : 'table.fellowship.revealed')}
            >
              {words('table.mordor.short', { count: desk.table.view.fellowship.mordor ?? 0 })}
            </Show>
          </small>
        </h3>
        <FellowshipTrack fellowship={desk.table.view.fellowship} words={words} />
      </div>
    </div>
  );
}
