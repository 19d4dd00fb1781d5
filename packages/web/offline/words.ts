import { learn, roomWords } from '../i18n.ts';

/** The words of what is played and kept without a network. */
export const tell = roomWords('offline');

export const learnOffline = (): Promise<void> => learn('offline');
