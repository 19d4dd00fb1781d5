import { SHELF } from '#games';
import { NOBODY } from '#kernel';
import type { TableHead } from '../../store/store.ts';
import { type TableViewer, viewerAt } from './viewer.ts';

/**
 * Spectators of a listed table see a game with secrets some minutes later than its players, so that nothing that they see can help a player. The link
 * of an unlisted table was given to its spectators by a player.
 */
export const isDelayedForSpectators = ({ phase, settings }: Pick<TableHead, 'phase' | 'settings'>): boolean =>
  phase === 'playing' && settings.listed && SHELF.find(({ id }) => id === settings.game)?.secret === true;

/** Neither plays nor played there, and did not set the table. */
export const isSpectator = ({ knows, host }: Pick<TableViewer, 'knows' | 'host'>): boolean => knows === NOBODY && !host;

/** Whether this person sees the game later than those who play. */
export const isDelayedFor = (head: Pick<TableHead, 'phase' | 'settings'>, person: string): boolean =>
  isDelayedForSpectators(head) && isSpectator(viewerAt(head.settings, person));
