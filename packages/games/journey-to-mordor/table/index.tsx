import './bring.ts';
import type { GameTable } from '#look';
import type { JourneyWords } from '../rules/state.ts';
import type { JourneyView } from '../view/view.ts';
import { Board } from './Board.tsx';
import { chronicle } from './chronicle.ts';
import { colourOf } from './colour.ts';
import { Badge, SeatLine } from './SeatLine.tsx';
import type { Key } from './keys.ts';

/** Journey to Mordor in the browser. Luck and the moments worth seeing are worked out by replaying the game: the rules for that are fetched when it is over. */
export const table: GameTable<JourneyView, JourneyWords, Key> = {
  Board,
  SeatLine,
  Badge,
  chronicle,
  where: async (_view, action) => (await import('./where.ts')).where(action),
  colour: colourOf,
  luck: async (record) => (await import('./luck.ts')).luck(record),
  marks: async (record) => (await import('./highlights.ts')).marks(record),
};
