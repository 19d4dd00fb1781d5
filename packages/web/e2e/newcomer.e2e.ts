import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameIds } from '#games';
import { axe, type House, openHouse, overflow } from './browser.ts';
import { lessonsOf } from '#web/game/lessons.ts';
import { playBattle } from './battle-player.ts';
import { readQr } from '#web/ui/qr/testing/reader.ts';
import { pictureOf } from './picture.ts';
import { awaited, plightOf } from './plight.ts';
import { giveUp, playByMouse, setTable } from './players.ts';
import { enough, isWhole } from './whole.ts';

/** The way of somebody who has never been here, by what is on the pages alone: no step of it ends nowhere. */

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const WORLDS = [
  { width: 1440, height: 900, language: 'en' },
  { width: 360, height: 740, language: 'pl' },
  { width: 1440, height: 900, language: 'pl' },
  { width: 360, height: 740, language: 'en' },
] as const;

/** Each game in one world, the next game in the next; all of them in all with `REDBOOK_WHOLE`. */
const WAYS = gameIds().flatMap((game, place) =>
  enough(
    1,
    WORLDS.map((_, turn) => WORLDS[(place + turn) % WORLDS.length] ?? WORLDS[0]),
  ).map((world) => ({ game, ...world })),
);

/** Games that are played to their end, on the drawn table. */
const WHOLE: { readonly [game: string]: ((page: Page) => Promise<unknown>) | undefined } = {
  'journey-to-mordor': (page) => playByMouse(page),
  'battle-for-middle-earth': (page) => playBattle(page),
};

/** The lesson whose game at the end is played instead, and what its reader rather does than anything else: steps on the way to the end. */
interface Short {
  readonly lesson: string;
  readonly rather: RegExp;
}
const SHORT: { readonly [game: string]: Short | undefined } = {
  'hunt-for-the-ring': { lesson: 'bearer', rather: /\b[ABC]\b/ },
  'war-of-the-ring': { lesson: 'fellowship', rather: /fellowship|drużyn/i },
};

/** From the page about the game to the end of a lesson by skipping it, then its game as text to the end, and the beginning of another. */
async function playShortGame(page: Page, game: string, { lesson, rather }: Short): Promise<void> {
  const steps = (await lessonsOf(game)).find(({ id }) => id === lesson)?.steps ?? [];
  await page.locator(`.learn-lessons a.btn:not(.ghost)[href$="#${lesson}"]`).click();
  for (const { id, awaits } of steps) {
    const slip = page.locator(`.lesson-slip[data-step="${id}"]`);
    await slip.locator(awaits === undefined ? '.btn.seal' : '.btn.ghost:nth-last-child(2)').click();
    await slip.waitFor({ state: 'detached' });
  }
  await page.locator('.lesson-slip .btn.seal').click();
  await asText(page);
  await playAsText(page, rather);
  expect(await axe(page, '.dialog.end')).toEqual([]);
  await page.locator('.dialog.end .row button.btn').click();
  await page.locator('.dialog.end').waitFor({ state: 'detached' });
  await page.locator(CHOICE).first().waitFor();
  await asText(page);
  await page.locator('.painted').waitFor();
  await page.goto(`/learn/${game}`);
  await page
    .locator('.learn-lessons')
    .getByText(/^done$|^ukończona$/)
    .waitFor();
}

/** Turns the table into text, or back, by the settings. */
async function asText(page: Page): Promise<void> {
  await page.locator('.cover button').last().click();
  await page.locator('dialog[open] input[name="text"]').click();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

const CHOICE = '.options .btn[aria-disabled="false"]';

/** Chooses until the game is over: what leads to the end, or else the last of the choices, which goes on more often than not. */
async function playAsText(page: Page, rather: RegExp): Promise<void> {
  for (let choice = 0; choice < MOST_CHOICES; choice++) {
    await awaited(page, 'A choice', page.locator(`${CHOICE}, .dialog.end`).first().waitFor());
    if ((await page.locator('.dialog.end').count()) > 0) return;
    // A word of help is read and put away.
    const help = page.locator('.lesson-slip .btn.seal');
    if ((await help.count()) > 0) await help.click({ timeout: 10_000 }).catch(() => {});
    const before = await page.locator('.log li').count();
    // Choices that are folded away are left there.
    const shown = page.locator(CHOICE).filter({ visible: true });
    const preferred = shown.filter({ hasText: rather });
    const wanted = (await preferred.count()) > 0 ? preferred.last() : shown.last();
    // The table may move on between looking and pressing, or a word of help may come: then it is looked at again.
    const pressed = await wanted.click({ timeout: 10_000 }).then(
      () => true,
      () => false,
    );
    if (!pressed) continue;
    await awaited(
      page,
      'What the choice led to',
      page.waitForFunction(
        (count) => document.querySelectorAll('.log li').length > count || document.querySelector('.dialog.end') !== null,
        before,
      ),
    );
  }
  throw new Error(`The game never ended: ${await plightOf(page)}`);
}
const MOST_CHOICES = 400;

async function fits(page: Page): Promise<void> {
  expect(await overflow(page), page.url()).toBeLessThanOrEqual(0);
}

describe('a newcomer', () => {
  it.each(WAYS)('learns $game, plays it, and plays it again ($width px, $language)', async ({ game, width, height, language }) => {
    const { page, complaints, context } = await house.visitor({ viewport: { width, height }, settings: { language } });
    await page.goto('/');
    // "Create a table" asks for the game; whoever does not know any goes back.
    await page.locator('.acts .btn.seal').click();
    await page.locator(`dialog[open] a[href="/new/${game}"]`).waitFor();
    expect(await axe(page)).toEqual([]);
    await fits(page);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    // Learning: the page about the game, the beginning of its first lesson, and back.
    await page.locator(`.learn-it[href="/learn/${game}"]`).click();
    await page.locator('.learn-lessons .btn.seal').first().click();
    await page.locator('.lesson-slip').waitFor();
    await page.locator('.lesson-acts .btn.ghost').last().click();
    await page.locator('.learn-lessons').waitFor();
    await fits(page);
    // With `REDBOOK_WHOLE` it is played to its end. A whole game of the larger two takes an evening: first the short one at the end of a lesson, to its end, and once more.
    const short = isWhole ? SHORT[game] : undefined;
    if (short !== undefined) await playShortGame(page, game, short);
    // The first game, and its first question.
    await page.locator(`.learn-more a[href="/new/${game}"]`).click();
    await page.locator('.setup .btn.seal').click();
    await page.waitForURL('**/table/**');
    const first = page.url();
    await page.locator('.prompt.yours').waitFor();
    await page.locator('.painted').waitFor();
    await fits(page);
    // What would the book do? It says why, and marks it on the table.
    await page.locator('.hint-ask').click();
    await page.locator('.why .first').waitFor();
    expect(await page.locator('.why p').count()).toBeGreaterThan(1);
    await page.locator('.hint-marks .ring').first().waitFor();
    await page.keyboard.press('Escape');
    // The end, and another game after it.
    await ((isWhole ? WHOLE[game] : undefined) ?? giveUp)(page);
    await page.locator('.dialog.end').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.locator('.dialog.end .dialog-body > .row .btn').first().click();
    await expect.poll(() => page.url()).not.toBe(first);
    await page.locator('.frame .prompt').waitFor();
    await page.locator('.frame .brand').click();
    // Both stand on the first page, and the page with all tables is called so.
    await expect.poll(() => page.locator('.home .rows li').count()).toBe(2);
    await page.locator('.foot a[href="/tables"]').click();
    await expect.poll(() => page.locator('.rows li').count()).toBe(2);
    await page.locator('.whoami').click();
    await page.waitForURL('**/account');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is told that a name is needed, and which table was given up', async () => {
    const { page, complaints, context } = await house.visitor({ viewport: { width: 360, height: 740 }, settings: { language: 'pl' } });
    await page.goto('/new/battle-for-middle-earth');
    await page.locator('.page-head input[maxlength]').fill('  ');
    await page.locator('.setup .btn.seal').click();
    await page.locator('.fault').getByText('Wpisz imię').waitFor();
    await page.locator('.page-head input[maxlength]').fill('Melilota');
    await page.locator('.page-head .btn').nth(1).click();
    await page.waitForURL('**/table/**');
    await page.locator('.invitation .btn.ghost').click();
    await page.locator('.qr').waitFor();
    expect(await axe(page)).toEqual([]);
    await fits(page);
    // Whoever points a camera at the code on the screen comes to the link beside it.
    expect(readQr(await pictureOf(page, '.qr'))).toBe(await page.locator('.invitation input').inputValue());
    await page.locator('.arrange .btn.ghost').click();
    await page.locator('dialog[open] .btn.seal').click();
    await page.getByText('Ten stół odwołano').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('whose friends do not come plays against bots', async () => {
    const { page, complaints, context } = await house.visitor({ viewport: { width: 1280, height: 800 } });
    const { table } = await setTable(page, {
      game: 'battle-for-middle-earth',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'invited' }],
    });
    await page.goto(`/table/${table}`);
    await page.locator('.places .swap').first().click();
    await expect.poll(() => page.locator('.places > li').nth(1).innerText()).toContain('(you)');
    await page.locator('.arrange .btn').first().click();
    await page.locator('.bm').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

it('what one does not want to be asked is asked no more, until one takes it back', async () => {
  const { page, complaints, context } = await house.visitor({ viewport: { width: 1280, height: 800 } });
  const { table } = await setTable(page, {
    game: 'battle-for-middle-earth',
    options: { first: 0 },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
  });
  await page.goto(`/table/${table}`);
  const playCard = async (): Promise<void> => {
    await page.locator('.bm-hand .bm-card.offered').first().click();
    await page.locator('.prompt .q').getByText('go?').waitFor();
    await page.locator('.bm-ghost-team.offered').click();
  };
  await playCard();
  await page.locator('.prompt .orders').click();
  expect(await axe(page)).toEqual([]);
  await page.locator('.orders-sheet .segments label').nth(1).click();
  await page.locator('.orders-sheet .give .btn').last().click();
  // The turn ends by itself; what stands is seen, and can be taken back.
  await page.locator('.prompt .orders.standing').click();
  await page.locator('.orders-sheet .kept li .btn').click();
  await page.locator('.orders-sheet .kept').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  expect(complaints).toEqual([]);
  await context.close();
});
