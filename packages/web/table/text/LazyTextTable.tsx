import { lazyPart } from '../../ui/lazyComponent.tsx';

/** The text table, loaded when it is first shown: most players use the drawn one. */
export const LazyTextTable = lazyPart(async () => (await import('./TextTable.tsx')).TextTable, 'whole');
