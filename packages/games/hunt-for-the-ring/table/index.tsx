import './bring.ts';
import type { GameTable } from '#look';
import type { HuntWords } from '../rules/state.ts';
import type { HuntView } from '../view/view.ts';
import { about } from './about.ts';
import { Board } from './Board.tsx';
import { chronicle } from './chronicle.ts';
import { goalOf } from './goalOf.ts';
import { Badge, SeatLine } from './SeatLine.tsx';
import type { Key } from './keys.ts';

/** Hunt for the Ring in the browser. The moments worth seeing are worked out by replaying the game: the rules for that are fetched when it is over. */
export const table: GameTable<HuntView, HuntWords, Key> = {
  Board,
  SeatLine,
  Badge,
  chronicle,
  about,
  goal: ({ part }, seat) => goalOf(part, seat),
  where: async (view, action) => (await import('./where.ts')).where(view, action),
  // Seen again, the hunt is seen with Frodo's true way; what the Riders believed lies over it.
  knowing: 0,
  chapters: async (record) => (await import('./chapters.ts')).chapters(record),
  marks: async (record) => (await import('./highlights.ts')).marks(record),
};
