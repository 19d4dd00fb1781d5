import type { TableProps } from '#look';
import type { HuntAction, HuntWords } from '../../rules/state.ts';
import type { HuntView } from '../../view/view.ts';
import type { Offers } from '../offers.ts';
import type { Key } from '../keys.ts';

/** What every panel beside the map is given: the table, and what may be touched now. */
export type PanelProps = TableProps<HuntView, HuntWords, Key> & { readonly offers: Offers };

/** Does it, unless a move is already on its way. */
export function act(table: PanelProps, action: HuntAction): void {
  if (!table.busy) table.act(action);
}
