/** Questions with which an act of one's own begins. */
const BEGINNINGS: ReadonlySet<string> = new Set(['chooseAction', 'chooseTokenAction', 'chooseToken', 'allocateHunt', 'discardToLimit']);

export const isBeginning = (prompt: string | null | undefined): boolean => BEGINNINGS.has(prompt ?? '');
