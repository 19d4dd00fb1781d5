import './bring.ts';
import type { GameTable } from '#look';
import type { BattleWords } from '../rules/state.ts';
import type { BattleView } from '../view/view.ts';
import { about } from './about.ts';
import { Board } from './Board.tsx';
import { chronicle } from './chronicle.ts';
import { Badge, SeatLine } from './SeatLine.tsx';
import type { Key } from './keys.ts';

/** The Battle for Middle-earth in the browser. The rules are loaded only for the comparison of luck and the marks of the replay. */
export const table: GameTable<BattleView, BattleWords, Key> = {
  Board,
  SeatLine,
  Badge,
  chronicle,
  about,
  where: async (_view, action) => (await import('./where.ts')).where(action),
  luck: async (record) => (await import('./luck.ts')).luck(record),
  marks: async (record) => (await import('./highlights.ts')).marks(record),
};
