import type { GameTable } from '#look';
import type { HuntView } from '../view.ts';
import { Board } from './Board.tsx';
import { chronicle } from './chronicle.ts';
import { Badge, SeatLine } from './SeatLine.tsx';

/** Hunt for the Ring in the browser. */
export const table: GameTable<HuntView> = { Board, SeatLine, Badge, chronicle };
