import { parseStored } from '../lib/parseStored.ts';
import { storage } from '../lib/storage.ts';

/** How far the reader has come in each lesson, kept in this browser: the number of the step, or that it was gone through. */
const KEY = 'redbook.lessons';

type LessonProgress = number | 'done';

const isProgress = (value: unknown): value is LessonProgress =>
  value === 'done' || (typeof value === 'number' && Number.isInteger(value) && value >= 0);

/** Reads what was kept; whatever does not fit is as if it were not there. */
export const parseProgress = (kept: string | null): { readonly [lesson: string]: LessonProgress } => parseStored(kept, isProgress);

const keyOf = (game: string, lesson: string): string => `${game}/${lesson}`;

export const storedProgress = (game: string, lesson: string): LessonProgress | null =>
  parseProgress(storage.get(KEY))[keyOf(game, lesson)] ?? null;

export function storeProgress(game: string, lesson: string, progress: LessonProgress): void {
  storage.set(KEY, JSON.stringify({ ...parseProgress(storage.get(KEY)), [keyOf(game, lesson)]: progress }));
}
