import { SHELF } from '#games';
import type { TableInfo } from '#wire';

/** Whether the table has a bot that can explain its moves, and may. */
export const canExplainMoves = (info: TableInfo): boolean =>
  info.rated !== true && info.seats.some(({ kind }) => kind === 'bot') && SHELF.find(({ id }) => id === info.game)?.tells !== undefined;
