import './bring.ts';
import type { GameTable } from '#look';
import type { WarWords } from '../rules/state.ts';
import type { WarView } from '../view/view.ts';
import { about } from './about.ts';
import { Board } from './Board.tsx';
import { chronicle } from './chronicle.ts';
import { Badge, SeatLine } from './SeatLine.tsx';
import { sideAt } from './sideAt.ts';
import type { Key } from './keys.ts';

/** War of the Ring in the browser. What is worth seeing again is worked out by the rules, fetched when a game is over. */
export const table: GameTable<WarView, WarWords, Key> = {
  Board,
  SeatLine,
  Badge,
  chronicle,
  about,
  goal: (view, seat) => (seat === null ? 'goal' : `goals.${sideAt(view, seat).id}`),
  where: async (_view, action) => (await import('./where.ts')).where(action),
  // Blue for the Free Peoples, red for the Shadow.
  colour: (view, seat) => (sideAt(view, seat).id === 'free-peoples' ? 2 : 1),
  marks: async (record) => (await import('./highlights.ts')).marks(record),
};
