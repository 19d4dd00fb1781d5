import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameIds } from '#games';
import { lessonsOf } from '#web/game/lessons.ts';
import { axe, type House, openHouse, overflow, type Visitor, type VisitorOptions } from './browser.ts';
import { tabTo, takeSteps } from './lesson-player.ts';
import { enough, isWhole } from './whole.ts';

/**
 * Every lesson is gone through on the real table: the first of the two lightest games on a desk by keys alone, in English; the shortest, which is War's, by mouse, with
 * everything that a slip offers; some by finger on a small phone in Polish. All of them in all ways with `REDBOOK_WHOLE`.
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

/** Newcomers take the first one of every game. */
const ON_PHONE = [...LESSONS.filter((each) => !FIRST.includes(each)), ...FIRST];
/** Upright, and with `REDBOOK_WHOLE` on its side, too. */
const PHONES = enough(1, [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
]);

/** One reader a world, who takes one lesson after the other: what is fetched for the first is there for the next. */
function createReader(options: VisitorOptions): () => Visitor {
  let reader: Visitor | undefined;
  beforeAll(async () => {
    reader = await house.visitor(options);
  });
  afterAll(() => reader?.context.close());
  return () => {
    if (reader === undefined) throw new Error('The reader has not come yet');
    return reader;
  };
}

describe.each(PHONES)('by finger, on a small phone ($width x $height)', (viewport) => {
  const reader = createReader({ viewport, hasTouch: true, settings: { language: 'pl' } });
  it.each(enough(1, ON_PHONE))('$game: $id', async ({ game, lesson }) => {
    const { page, complaints } = reader();
    await page.goto(`/learn/${game}#${lesson.id}`);
    await takeSteps(page, lesson.steps, 'finger');
    // The game at the end: a word of help that can be put away.
    await page.locator('.lesson-slip .btn.seal').tap();
    expect(await overflow(page)).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe('by keys alone, on a desk', () => {
  const reader = createReader({ viewport: { width: 1440, height: 900 } });
  it.each(isWhole ? LESSONS.filter(({ lesson }) => lesson.steps.length > 0) : FIRST.slice(0, 2))('$game: $id', async ({ game, lesson }) => {
    const { page, complaints } = reader();
    const { steps } = lesson;
    const half = Math.floor(steps.length / 2);
    const begin = page.locator(`.learn-lessons a.btn:not(.ghost)[href$="#${lesson.id}"]`);
    await page.goto(`/learn/${game}`);
    await page.locator('.learn-lessons').waitFor();
    // The same page for all games.
    if (isWhole || lesson === FIRST[0]?.lesson) expect(await axe(page)).toEqual([]);
    await tabTo(page, begin);
    await page.keyboard.press('Enter');
    await takeSteps(page, steps.slice(0, half), 'keyboard');
    await page.locator(`.lesson-slip[data-step="${steps[half]?.id}"][data-pointing="true"]`).waitFor();
    // The table beneath is looked at in the tests of each game; here it is what the lesson lays over it.
    expect(await axe(page, isWhole ? 'html' : '.lesson-slip')).toEqual([]);
    // Whoever leaves comes back to where they were.
    await tabTo(page, page.locator('.lesson-acts .btn.ghost').last());
    await page.keyboard.press('Enter');
    await begin.waitFor();
    await tabTo(page, begin);
    await page.keyboard.press('Enter');
    await takeSteps(page, steps.slice(half), 'keyboard');
    await page.locator('.lesson-slip .btn.seal').waitFor();
    expect(complaints).toEqual([]);
  });
});

/** The shortest first: it has everything that a slip offers as well as the longest. */
const BY_MOUSE = LESSONS.filter(({ lesson }) => lesson.steps.length > 0).toSorted((a, b) => a.lesson.steps.length - b.lesson.steps.length);

describe('by mouse, on a desk', () => {
  it.each(enough(1, BY_MOUSE))('$game: $id, shown, gone back and skipped', async ({ game, lesson }) => {
    const { page, context, complaints } = await house.visitor({ viewport: { width: 1440, height: 900 } });
    const { steps } = lesson;
    const at = (step: number): Locator => page.locator(`.lesson-slip[data-step="${steps[step]?.id}"][data-pointing="true"]`);
    await page.goto(`/learn/${game}#${lesson.id}`);
    await takeSteps(page, steps.slice(0, 2), 'mouse');
    await at(2).waitFor();
    // Shown where to touch, in the words of the table as well; nothing is done by it.
    const show = at(2).locator('.btn:not(.ghost, .seal)');
    if ((await show.count()) > 0) {
      await show.click();
      await page.locator('.lesson-hand .taps').waitFor();
      await at(2).locator('.lesson-besides em').waitFor();
    }
    await at(2).locator('.lesson-acts .btn.ghost').first().click();
    await at(1).waitFor();
    await takeSteps(page, steps.slice(1, 2), 'mouse');
    // What is skipped is done all the same, so that the next page holds.
    for (let step = 2; step < steps.length - 1; step++) {
      await at(step)
        .locator(steps[step]?.awaits === undefined ? '.btn.seal' : '.btn.ghost:nth-last-child(2)')
        .click();
      await at(step + 1).waitFor();
    }
    await takeSteps(page, steps.slice(-1), 'mouse');
    // The game at the end: its words of help are said once.
    const words = page.locator('.lesson-slip');
    await words.locator('.btn.seal').click();
    await words.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });
});
