import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameIds } from '#games';
import { lessonsOf } from '#web/lessons/lessons.ts';
import { axe, type House, openHouse, overflow } from './browser.ts';
import { takeSteps } from './lesson-player.ts';
import { enough, isWhole } from './whole.ts';

/**
 * Every lesson is gone through on the real table: the first of each game on a desk, by mouse and by keys, in English; the others, and the first of all, by
 * finger on a small phone in Polish.
 */

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const LESSONS = (
  await Promise.all(gameIds().map(async (game) => (await lessonsOf(game)).map((lesson) => ({ game, id: lesson.id, lesson }))))
).flat();
const FIRST = LESSONS.filter(({ game }, index) => LESSONS.findIndex((each) => each.game === game) === index);

const ON_PHONE = [...FIRST.slice(0, 1), ...LESSONS.filter((each) => !FIRST.includes(each)), ...FIRST.slice(1)];

/** What is marked as a sign says what it means, to whoever listens and to whoever comes to it by keys. */
async function expectSigns(page: Page): Promise<void> {
  const signs = page.locator('.frame [data-sign]');
  const described = await signs.evaluateAll((all) =>
    all.map((sign) => [sign.getAttribute('data-sign'), sign.getAttribute('aria-description')]),
  );
  expect(described.length).toBeGreaterThan(0);
  for (const [shown, heard] of described) {
    expect(shown).toBe(heard);
    expect(shown?.trim()).not.toBe('');
    expect(shown).not.toMatch(/⟦|^table\b/);
  }
  await page.keyboard.press('Tab');
  const first = page.locator('.frame :is(button, [tabindex="0"])[data-sign]').filter({ visible: true }).first();
  // In the middle of a battle nothing but the battle can be touched.
  if ((await first.count()) === 0) return;
  await first.focus();
  await expect.poll(() => page.locator('.sign-read').textContent()).toBe(await first.getAttribute('data-sign'));
}

describe('by finger, on a small phone', () => {
  it.each(enough(3, ON_PHONE))('$game: $id', async ({ game, lesson }) => {
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
});

describe('by mouse and by keys, on a desk', () => {
  it.each(FIRST)('$game: $id', async ({ game, lesson }) => {
    const { page, context, complaints } = await house.visitor({ viewport: { width: 1440, height: 900 } });
    const { steps } = lesson;
    const half = Math.floor(steps.length / 2);
    await page.goto(`/learn/${game}`);
    await page.locator('.learn-lessons').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.locator(`a.btn[href$="#${lesson.id}"]`).click();
    await takeSteps(page, steps.slice(0, half), 'mouse');
    await page.locator(`.lesson-slip[data-step="${steps[half]?.id}"]`).waitFor();
    // The table beneath is looked at in the tests of each game; here it is what the lesson lays over it.
    expect(await axe(page, isWhole ? 'html' : '.lesson-slip')).toEqual([]);
    await expectSigns(page);
    // Whoever leaves comes back to where they were.
    await page.locator('.lesson-acts .btn.ghost').last().click();
    await page.locator(`a.btn:not(.ghost)[href$="#${lesson.id}"]`).click();
    await takeSteps(page, steps.slice(half), 'keyboard');
    await page.locator('.lesson-slip .btn.seal').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
