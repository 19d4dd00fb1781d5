import type { Words } from '#look/table.ts';
import { addNamespace, tableTranslator } from './i18n.ts';

/** Texts of each game's lessons, apart from those of its table. */
const FILES = import.meta.glob<string>('../../games/*/lessons/locale/*.json', { query: '?url', import: 'default', eager: true });

const namespaceOf = (game: string): string => `${game}/lessons`;

/** Loads the texts of a game's lessons. */
export const loadLessonTexts = (game: string): Promise<void> =>
  addNamespace(namespaceOf(game), Object.fromEntries(Object.entries(FILES).filter(([path]) => path.startsWith(`../../games/${game}/`))));

/** Texts of lessons, by the lesson and its step. */
type LessonKey =
  | `intro.${'tale' | 'aim'}`
  | `intro.turn.${string}`
  | `${string}.${'name' | 'end'}`
  | `${string}.${string}.${'title' | 'text' | 'act'}`;
export type LessonWords = Words<LessonKey>;

/** Translator of a game's lessons. */
export const lessonTranslator = (game: string): LessonWords => tableTranslator(namespaceOf(game), (seat) => String(seat + 1));
