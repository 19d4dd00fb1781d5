import type { JSX } from 'solid-js';
import type { Desk } from '../desk.ts';

/** An army sets out as a whole, unless the player wants to choose who goes. */
export function DivideButton(props: { readonly desk: Desk }): JSX.Element {
  const { planner, table } = props.desk;
  return (
    <button
      type="button"
      class="wr-chip wr-divide"
      classList={{ open: planner.isDivided() }}
      aria-pressed={planner.isDivided()}
      onClick={() => planner.divide(!planner.isDivided())}
    >
      {table.words('table.plan.divide')}
    </button>
  );
}
