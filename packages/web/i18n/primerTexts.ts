import type { Words } from '#look/table.ts';
import { addNamespace, tableTranslator } from './i18n.ts';

/** Texts of each game's primer, apart from those of its table. */
const FILES = import.meta.glob<string>('../../games/*/primer/locale/*.json', { query: '?url', import: 'default', eager: true });

const namespaceOf = (game: string): string => `${game}/primer`;

/** Loads the texts of a game's primer. */
export const loadPrimerTexts = (game: string): Promise<void> =>
  addNamespace(namespaceOf(game), Object.fromEntries(Object.entries(FILES).filter(([path]) => path.startsWith(`../../games/${game}/`))));

/** Texts of a primer: what its chapters, points and turns are called is data. */
type PrimerKey = 'goal' | `${'turn' | 'ends' | 'chapter'}.${string}`;
export type PrimerWords = Words<PrimerKey>;

/** Translator of a game's primer. */
export const primerTranslator = (game: string): PrimerWords => tableTranslator(namespaceOf(game), (seat) => String(seat + 1));
