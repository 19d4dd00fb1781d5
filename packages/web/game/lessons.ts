import type { Lesson } from '#games/lesson.ts';

const LESSONS = import.meta.glob<readonly Lesson[]>('../../games/*/lessons/index.ts', { import: 'lessons' });

const pathOf = (game: string): string => `../../games/${game}/lessons/index.ts`;

export const hasLessons = (game: string): boolean => pathOf(game) in LESSONS;

export const lessonsOf = async (game: string): Promise<readonly Lesson[]> => (await LESSONS[pathOf(game)]?.()) ?? [];
