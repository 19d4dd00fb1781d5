import type { SeatLineProps, TableProps } from '#look/table.ts';
import type { WarWords } from '../rules/state.ts';
import type { WarView } from '../view/view.ts';
import type { Key } from './keys.ts';

/** What every part of this table is given. */
export type WarProps = TableProps<WarView, WarWords, Key>;
export type WarSeatProps = SeatLineProps<WarView, WarWords, Key>;
