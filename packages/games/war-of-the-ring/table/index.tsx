import './bring.ts';
import type { GameTable } from '#look';
import type { WarWords } from '../rules/state.ts';
import type { WarView } from '../view.ts';
import { Board } from './Board.tsx';
import { chronicle } from './chronicle.ts';
import { Badge, SeatLine } from './SeatLine.tsx';

/** War of the Ring in the browser. What is worth seeing again is worked out by the rules, fetched when a game is over. */
export const table: GameTable<WarView, WarWords> = {
  Board,
  SeatLine,
  Badge,
  chronicle,
  marks: async (record) => (await import('./highlights.ts')).marks(record),
};
