import { fetchedPart } from '../ui/fetchedPart.tsx';

/** The text table, fetched when somebody reads it: most look at the drawn one. */
export const TextTable = fetchedPart(async () => (await import('./TextTable.tsx')).TextTable, 'whole');
