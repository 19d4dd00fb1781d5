import { SHELF } from '#games';
import type { TableInfo } from '#wire';

/** Whether a bot sits there that can say why it moved, and may. */
export const canTell = (info: TableInfo): boolean =>
  info.rated !== true && info.seats.some(({ kind }) => kind === 'bot') && SHELF.find(({ id }) => id === info.game)?.tells !== undefined;
