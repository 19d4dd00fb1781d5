import type { GameTable } from '#look';
import type { WarWords } from '../rules/state.ts';
import type { WarView } from '../view.ts';
import { Board } from './Board.tsx';
import { chronicle } from './chronicle.ts';
import { Badge, SeatLine } from './SeatLine.tsx';

/** War of the Ring in the browser: to be looked at, for now. */
export const table: GameTable<WarView, WarWords> = { Board, SeatLine, Badge, chronicle, onlySeen: true };
