import { storage } from '../settings.ts';

/** How far the reader has come in each lesson, kept in this browser: the number of the step, or that it was gone through. */
const KEY = 'redbook.lessons';

export type Progress = number | 'done';

const isProgress = (value: unknown): value is Progress =>
  value === 'done' || (typeof value === 'number' && Number.isInteger(value) && value >= 0);

/** Reads what was kept; whatever does not fit is as if it were not there. */
export function readProgress(kept: string | null): { readonly [lesson: string]: Progress } {
  try {
    const parsed: unknown = JSON.parse(kept ?? '{}');
    if (typeof parsed !== 'object' || parsed === null) return {};
    const fitting: [string, Progress][] = [];
    for (const [lesson, value] of Object.entries(parsed)) if (isProgress(value)) fitting.push([lesson, value]);
    return Object.fromEntries(fitting);
  } catch {
    return {};
  }
}

const keyOf = (game: string, lesson: string): string => `${game}/${lesson}`;

export const progressIn = (game: string, lesson: string): Progress | null => readProgress(storage.get(KEY))[keyOf(game, lesson)] ?? null;

export function keepProgress(game: string, lesson: string, progress: Progress): void {
  storage.set(KEY, JSON.stringify({ ...readProgress(storage.get(KEY)), [keyOf(game, lesson)]: progress }));
}
