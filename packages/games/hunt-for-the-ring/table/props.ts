import type { TableProps } from '#look/table.ts';
import type { HuntWords } from '../rules/state.ts';
import type { HuntView } from '../view/view.ts';
import type { Key } from './keys.ts';

/** What every part of this table is given. */
export type HuntProps = TableProps<HuntView, HuntWords, Key>;
