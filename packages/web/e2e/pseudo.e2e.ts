import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHELF } from '#games';
import { type House, openHouse, overflow } from './browser.ts';
import { setTable } from './players.ts';
import { isWhole } from './whole.ts';

/**
 * A client with the pseudo-language: English with words longer by 40 percent. It is built from a copy of the sources, so that the client of the players
 * never has it.
 */

const ROOT = join(import.meta.dirname, '../../..');
const COPY = join(ROOT, 'dist/pseudo-tested');

let house: House;
beforeAll(async () => {
  const node =
    (...args: readonly string[]) =>
    (cwd: string) =>
      execFileSync(process.execPath, args, {
        cwd,
        env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
  node(join(ROOT, 'packages/cli/words.ts'), '--pseudo', COPY)(ROOT);
  node(join(COPY, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error')(COPY);
  house = await openHouse({ staticDir: join(COPY, 'dist/web') });
}, 600_000);
afterAll(() => house.close());

/** Controls, tabs and what is asked: where their words have no room. And any words of which a part lies outside of a box that hides what does not fit. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said = (element: Element): string => `${element.tagName} ${element.className} ${element.textContent?.trim().slice(0, 80)}`;
    // Cards and dice are drawings that stick out of their buttons in every language; a card of War shows how it begins until it is taken up.
    const isText = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('.sr, .skip, svg, .play-card, .jm-die, .wb-card, [aria-hidden="true"]') === null;
    const controls = [...document.querySelectorAll('button, [role="tab"], .btn, summary, .prompt .q')]
      .filter((control) => isText(control) && control.clientWidth > 0 && control.scrollWidth > control.clientWidth + 1)
      .map((control) => `${said(control)}: ${control.scrollWidth} in ${control.clientWidth}`);
    const clipped: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || node.textContent?.trim() === '' || !isText(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0) continue;
      for (let box: Element | null = parent; box !== null && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position, display } = getComputedStyle(box);
        // What scrolls shows the rest.
        if ([overflowX, overflowY].some((how) => how === 'auto' || how === 'scroll') || position === 'fixed') break;
        if (display === 'contents') continue;
        const hides = (how: string): boolean => how === 'hidden' || how === 'clip';
        const { left, right, top, bottom } = box.getBoundingClientRect();
        if (
          (hides(overflowX) && (text.left < left - 1 || text.right > right + 1)) ||
          (hides(overflowY) && (text.top < top - 3 || text.bottom > bottom + 3))
        )
          clipped.push(`${said(parent)}: cut off by ${box.tagName} ${box.className}`);
      }
    }
    return [...controls, ...clipped];
  });

/** Words that are not of the pseudo-language: keys, and what is written into the code. */
const foreign = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const raw: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (node.parentElement?.closest('script, style, noscript') !== null) continue;
      if (/\u27e6|^[a-z]+(?:\.[a-zA-Z-]+)+$/.test(text)) raw.push(text);
    }
    return raw;
  });

/** Fonts and texts may still be arriving: what is wrong must stay wrong. */
const look = (page: Page, at: string): Promise<void> =>
  expect
    .poll(
      async () => [...(await cutOff(page)), ...(await foreign(page)), ...((await overflow(page)) > 0 ? ['wider than the screen'] : [])],
      {
        message: at,
        timeout: 5000,
      },
    )
    .toEqual([]);

/** What is asked, what can be chosen and how long the chronicle is: something of it changes by every choice. */
const momentOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.querySelectorAll('.log li').length,
      ...[...document.querySelectorAll('.dialog.end, .prompt, .options')].map((each) => each.textContent),
    ].join('\n'),
  );

/** Takes the first choice of the text table; false when the game is over. */
async function choose(page: Page): Promise<boolean> {
  await page.locator('.options button[aria-disabled="false"], .dialog.end').first().waitFor();
  if ((await page.locator('.dialog.end').count()) > 0) return false;
  const before = await momentOf(page);
  await page.keyboard.press('1');
  await expect.poll(() => momentOf(page), { timeout: 20_000 }).not.toBe(before);
  return true;
}

/** Changes between the text table and the drawn one in the settings. */
async function showAsText(page: Page, text: boolean): Promise<void> {
  await page.locator('.cover button').last().click();
  await page.locator('dialog[open] input[name="text"]').setChecked(text);
  await look(page, 'settings');
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

/** With `REDBOOK_WHOLE=1` a game is played through, or for a long while. */
const STEPS = isWhole ? 300 : 8;

describe.each([
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])('$width by $height', (viewport) => {
  it.each(SHELF.map(({ id }) => id))('%s: a table in the pseudo-language shows no key and cuts off no word', async (game) => {
    const { page, context, complaints } = await house.visitor({ viewport, settings: { language: 'en-XA' } });
    await page.goto('/');
    await page.locator('a.g').first().waitFor();
    expect(await page.getAttribute('html', 'lang')).toBe('en-XA');
    expect(await page.locator('.cover .brand').innerText()).toMatch(/^\[/);
    await look(page, 'home');
    await page.goto(`/new/${game}`);
    await page.locator('.setup .btn.seal').waitFor();
    await look(page, 'set-up');
    const { table } = await setTable(page, { game, seats: [{ kind: 'me' }, { kind: 'bot', level: 'casual' }] });
    await page.goto(`/table/${table}`);
    await page.locator('.prompt .q').waitFor();
    await look(page, 'drawn table');
    await showAsText(page, true);
    for (let step = 0; step < STEPS && (await choose(page)); step++) await look(page, `text table, ${step}`);
    const end = page.locator('.dialog.end');
    if (await end.isVisible()) {
      await look(page, 'the end');
      await page.keyboard.press('Escape');
      await end.waitFor({ state: 'detached' });
    }
    await showAsText(page, false);
    await look(page, 'drawn table, later');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

it('the client of the players has no pseudo-language', async () => {
  const players = await openHouse();
  const { page, context } = await players.visitor({ settings: { language: 'en-XA' } });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/');
  await page.locator('a.g').first().waitFor();
  expect(await page.getAttribute('html', 'lang')).toBe('en');
  expect(
    await page.locator('.cover .language option').evaluateAll((options) => options.map((option) => option.getAttribute('lang'))),
  ).toEqual(['en', 'pl']);
  expect(fetched.filter((url) => url.includes('XA'))).toEqual([]);
  await context.close();
  await players.close();
});
