import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameIds } from '#games';
import { lessonsOf } from '#web/game/lessons.ts';
import { type House, openHouse } from './browser.ts';
import { enough } from './whole.ts';

/** Whatever shows no words says what it means, to whoever listens, and to whoever rests a mouse, a finger or the keyboard on it. */

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const SIZES = [
  { width: 1440, height: 900, language: 'en' },
  { width: 360, height: 740, language: 'pl' },
] as const;

/** The first moment of the lessons of each game is its real table: with `REDBOOK_WHOLE` of all lessons, otherwise of the first. */
const TABLES = (
  await Promise.all(
    gameIds().map(async (game) =>
      enough(
        1,
        (await lessonsOf(game)).filter(({ steps }) => steps.length > 0),
      ).map(({ id }) => ({ game, id })),
    ),
  )
).flat();

/** Each table in one of the sizes, the next in the other; in both with `REDBOOK_WHOLE`. */
const LOOKS = TABLES.flatMap(({ game, id }, place) =>
  enough(1, place % 2 === 0 ? SIZES : SIZES.toReversed()).map((size) => ({ game, id, ...size })),
);

const READ = '.sign-read';

/** Everything in sight without words, and what is read where the keyboard stands on it; null where it cannot stand. */
const readByKeys = (page: Page): Promise<readonly { readonly what: string; readonly heard: string; readonly read: string | null }[]> =>
  page.evaluate((slip) => {
    const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const showsWords = (element: Element): boolean => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const around = text.parentElement;
        if (/\p{L}{2}/u.test(text.textContent ?? '') && around !== null && around.closest('.sr') === null && isSeen(around)) return true;
      }
      return false;
    };
    const standing = ':is(button, a[href], summary, [tabindex="0"])';
    const signs = document.querySelectorAll('.frame :is(button, a[href], summary, [role="tab"], [data-sign], [role="img"][aria-label])');
    return [...signs]
      .filter((sign) => isSeen(sign) && !showsWords(sign) && sign.closest('[data-space]') === null)
      .map((sign) => {
        const drawn = [...sign.querySelectorAll('[role="img"]')].map((each) => each.getAttribute('aria-label') ?? '');
        const heard = [sign.getAttribute('aria-label') ?? '', sign.textContent ?? '', ...drawn].join(' ').trim();
        const stop = sign.closest<HTMLElement>(standing);
        const what = `${sign.tagName} ${sign.getAttribute('class') ?? ''}`;
        if (stop === null) return { what, heard, read: null };
        if (stop.matches(':disabled')) return { what, heard, read: heard };
        stop.focus({ preventScroll: true });
        return { what, heard, read: document.querySelector(slip)?.textContent ?? '' };
      });
  }, READ);

describe('signs without words', () => {
  it.each(LOOKS)('$game: $id at $width px', async ({ game, id, width, height, language }) => {
    const { page, context, complaints } = await house.visitor({ viewport: { width, height }, settings: { language } });
    await page.goto(`/learn/${game}#${id}`);
    await page.locator('.lesson-slip[data-pointing="true"]').waitFor();
    // Whoever has pressed a key is shown where the keyboard stands.
    await page.keyboard.press('Tab');
    const isSaid = (words: string | null): boolean => words !== null && /\p{L}{2}/u.test(words) && !/⟦|^table\b/.test(words);
    const unsaid = async () => (await readByKeys(page)).filter(({ heard, read }) => !isSaid(heard) || !isSaid(read));
    expect((await readByKeys(page)).length).toBeGreaterThan(2);
    // The reader of signs is fetched when the first is rested on.
    await expect.poll(unsaid).toEqual([]);
    // A mouse that rests, and a finger that stays. The cover is on every table, and nothing lies on it.
    const candle = page.locator('.cover .candle');
    const means = await candle.locator('.sr').textContent();
    await page.mouse.click(0, height - 1);
    await candle.hover();
    await expect.poll(() => page.locator(READ).textContent()).toBe(means);
    await page.mouse.move(0, height - 1);
    await page.locator(READ).waitFor({ state: 'detached' });
    await candle.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    await expect.poll(() => page.locator(READ).textContent()).toBe(means);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
