import { SHELF } from '#games';
import { NOBODY } from '#kernel';
import type { TableHead } from '../store/store.ts';
import type { TableViewer } from './viewer.ts';

/**
 * At a table that stands on the public list, strangers see a game with secrets some minutes later than those who play: whatever somebody makes of what he
 * sees there comes too late to be whispered to a player. Whoever has the link of a table that is not listed was given it by somebody at the table.
 */
export const isDelayedForSpectators = ({ phase, settings }: Pick<TableHead, 'phase' | 'settings'>): boolean =>
  phase === 'playing' && settings.listed && SHELF.find(({ id }) => id === settings.game)?.secret === true;

/** Neither plays nor played there, and did not set the table. */
export const isSpectator = ({ knows, host }: Pick<TableViewer, 'knows' | 'host'>): boolean => knows === NOBODY && !host;
