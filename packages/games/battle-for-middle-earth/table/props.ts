import type { SeatLineProps, TableProps } from '#look/table.ts';
import type { BattleWords } from '../rules/state.ts';
import type { BattleView } from '../view/view.ts';
import type { Key } from './keys.ts';

/** What every part of this table is given. */
export type BattleProps = TableProps<BattleView, BattleWords, Key>;
export type BattleSeatProps = SeatLineProps<BattleView, BattleWords, Key>;
