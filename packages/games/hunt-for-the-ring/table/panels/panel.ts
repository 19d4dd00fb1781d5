import type { HuntAction } from '../../rules/state.ts';
import type { Offers } from '../offers.ts';
import type { HuntProps } from '../props.ts';

/** What every panel beside the map is given: the table, and what may be touched now. */
export type PanelProps = HuntProps & { readonly offers: Offers };

/** Does it, unless a move is already on its way. */
export function act(table: PanelProps, action: HuntAction): void {
  if (!table.busy) table.act(action);
}
