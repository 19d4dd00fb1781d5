import type { GameTable } from '#look';
import type { JourneyView } from '../view.ts';
import { Board } from './Board.tsx';
import { chronicle } from './chronicle.ts';
import { luck } from './luck.ts';
import { Badge, SeatLine } from './SeatLine.tsx';

/** Journey to Mordor in the browser. */
export const table: GameTable<JourneyView> = { Board, SeatLine, Badge, chronicle, luck };
