import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lessons as journeyLessons } from '#games/journey-to-mordor/lessons/index.ts';
import type { Lesson } from '#games/lesson.ts';
import { axe, type House, openHouse, overflow } from './browser.ts';
import { takeSteps } from './lesson-player.ts';

/** Every lesson is gone through on the real table: by finger on a small phone, by mouse and by keys on a desk, in both languages. */

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const LESSONS: readonly { readonly game: string; readonly lessons: readonly Lesson[] }[] = [
  { game: 'journey-to-mordor', lessons: journeyLessons },
];

describe.each(LESSONS)('$game', ({ game, lessons }) => {
  it.each(lessons.map((lesson) => ({ id: lesson.id, lesson })))('$id: by finger, on a small phone, in Polish', async ({ lesson }) => {
    const { page, context, complaints } = await house.visitor({
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      settings: { language: 'pl' },
    });
    await page.goto(`/learn/${game}#${lesson.id}`);
    await takeSteps(page, lesson.steps, 'finger');
    // The game at the end: a word of help that can be put away.
    await page.locator('.lesson-slip .btn.seal').tap();
    expect(await overflow(page)).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each(lessons.map((lesson) => ({ id: lesson.id, lesson })))('$id: by mouse and by keys, on a desk, in English', async ({ lesson }) => {
    const { page, context, complaints } = await house.visitor({ viewport: { width: 1440, height: 900 } });
    const { steps } = lesson;
    const half = Math.floor(steps.length / 2);
    await page.goto(`/learn/${game}`);
    await page.locator(`a.btn[href$="#${lesson.id}"]`).click();
    await takeSteps(page, steps.slice(0, half), 'mouse');
    await page.locator(`.lesson-slip[data-step="${steps[half]?.id}"]`).waitFor();
    expect(await axe(page)).toEqual([]);
    // Whoever leaves comes back to where they were.
    await page.locator('.lesson-acts .btn.ghost').last().click();
    await page.locator(`a.btn:not(.ghost)[href$="#${lesson.id}"]`).click();
    await takeSteps(page, steps.slice(half), 'keyboard');
    await page.locator('.lesson-slip').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
