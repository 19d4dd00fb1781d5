import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHELF } from '#games';
import { type House, openHouse, overflow } from './browser.ts';
import { setTable } from './players.ts';

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

/** Controls, tabs and what is asked: where their words have no room. */
const cutOff = (page: Page): Promise<string[]> =>
  page.locator('button, [role="tab"], .btn, summary, .prompt .q').evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      // Cards are drawings that stick out of their buttons in every language.
      .filter((control) => control.closest('.sr, .skip, svg, .play-card') === null)
      .filter((control) => control.clientWidth > 0 && control.scrollWidth > control.clientWidth + 1)
      .map(
        (control) =>
          `${control.tagName} ${control.className} ${control.textContent.trim()}: ${control.scrollWidth} in ${control.clientWidth}`,
      ),
  );

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

async function look(page: Page, at: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await cutOff(page), at).toEqual([]);
  expect(await foreign(page), at).toEqual([]);
  expect(await overflow(page), at).toBeLessThanOrEqual(0);
}

/** Takes the first choice of the text table; false when the game is over. */
async function choose(page: Page): Promise<boolean> {
  const options = page.locator('.options button[aria-disabled="false"]');
  const over = page.locator('.dialog.end');
  await expect.poll(async () => (await options.count()) + (await over.count())).toBeGreaterThan(0);
  if ((await over.count()) > 0) return false;
  await page.keyboard.press('1');
  return true;
}

const STEPS = 8;

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
    await page.locator('.cover button').last().click();
    await page.locator('dialog[open] input[name="text"]').check();
    await look(page, 'settings');
    await page.keyboard.press('Escape');
    for (let step = 0; step < STEPS && (await choose(page)); step++) await look(page, `text table, ${step}`);
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
