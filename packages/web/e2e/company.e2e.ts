import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from './browser.ts';
import { playAgainstBots, playByMouse } from './players.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const named = async (page: Page, name: string): Promise<void> => {
  const field = page.locator('.setup .field input').first();
  await field.waitFor();
  // The field is filled with the name the server gave; wait for it, or it would overwrite ours.
  await expect.poll(() => field.inputValue()).not.toBe('');
  await field.fill(name);
};

describe('two people', () => {
  it('meet by a link, talk, lose a page in the middle of the game and finish it', async () => {
    const kasia = await house.visitor({ viewport: { width: 1280, height: 860 } });
    await kasia.page.goto('/');
    await kasia.page.locator('a.g').first().click();
    await named(kasia.page, 'Kasia');
    await kasia.page.getByRole('button', { name: 'Invite a friend' }).click();
    const link = await kasia.page.locator('.copy input').inputValue();
    expect(link).toMatch(/\/join\/[\w-]+#[\w-]+$/);

    const stas = await house.visitor({ viewport: { width: 390, height: 844 }, settings: { language: 'pl' } });
    await stas.page.goto(link);
    await stas.page.getByText('Już przy stole: Kasia.').waitFor();
    await named(stas.page, 'Staś');
    await stas.page.getByRole('button', { name: 'Usiądź do stołu' }).click();
    for (const { page } of [kasia, stas]) await page.locator('.jm').waitFor();

    await kasia.page.getByRole('tab', { name: 'Chat' }).click();
    await kasia.page.getByLabel('Message').fill('Do you know the way?');
    await kasia.page.getByRole('button', { name: 'Send' }).click();
    await stas.page.locator('.small-only .bead').waitFor();
    await stas.page.locator('.small-only').click();
    await stas.page.getByRole('tab', { name: /Rozmowa/ }).click();
    await stas.page.getByText('Do you know the way?').waitFor();
    await stas.page.getByLabel('Wiadomość').fill('Nie, ale pójdę');
    await stas.page.getByRole('button', { name: 'Wyślij' }).click();
    await kasia.page.getByText('Nie, ale pójdę').waitFor();
    await stas.page.getByRole('tab', { name: 'Kronika' }).click();
    await stas.page.locator('.margin-x').click();
    await kasia.page.getByRole('tab', { name: 'Chronicle' }).click();

    // The chronicle survives a reload, and the game goes on where it was.
    const turns = [playByMouse(kasia.page, 6).catch(() => 0), playByMouse(stas.page, 6).catch(() => 0)];
    await Promise.race(turns);
    const before = await kasia.page.locator('.log li').allInnerTexts();
    await kasia.page.reload();
    await kasia.page.locator('.jm').waitFor();
    await expect.poll(async () => (await kasia.page.locator('.log li').allInnerTexts()).slice(0, before.length)).toEqual(before);
    await Promise.all(turns);
    await Promise.all([playByMouse(kasia.page), playByMouse(stas.page)]);
    for (const { page } of [kasia, stas]) await page.locator('.dialog.end').waitFor();
    expect([...kasia.complaints, ...stas.complaints]).toEqual([]);
    await kasia.context.close();
    await stas.context.close();
  });
});

describe('at the table', () => {
  it('a barred choice answers with the rule and its id, in the language of the reader', async () => {
    const { page, context } = await house.visitor({ viewport: { width: 1440, height: 900 } });
    await playAgainstBots(page);
    // Play until some die of our roll may not be taken.
    for (let touch = 0; touch < 200 && !(await page.locator('.jm-die.barred[aria-disabled="false"]').first().isVisible()); touch++)
      await playByMouse(page, 1);
    await page.locator('.jm-die.barred').first().click();
    const slip = page.locator('.why');
    await slip.locator('.foot span').first().waitFor();
    expect(await slip.locator('.foot span').first().innerText()).toMatch(/^JM-[A-Z]+-\d\d$/);
    await expect.poll(() => slip.locator('p').first().innerText()).toMatch(/\w{4}/);
    const english = await slip.locator('p').first().innerText();
    await page.getByRole('button', { name: 'Po polsku' }).click();
    await slip.waitFor({ state: 'detached' });
    await page.locator('.jm-die.barred').first().click();
    await expect.poll(() => slip.locator('p').first().innerText()).toMatch(/\w{4}/);
    expect(await slip.locator('p').first().innerText()).not.toBe(english);
    await page.keyboard.press('Escape');
    await slip.waitFor({ state: 'detached' });
    await context.close();
  });

  it('the language changes in the middle of the game, chronicle and prompt included', async () => {
    const { page, complaints, context } = await house.visitor({ viewport: { width: 1440, height: 900 } });
    await playAgainstBots(page);
    await playByMouse(page, 3);
    await page.locator('.log li').first().waitFor();
    const english = await page.locator('.log li').first().innerText();
    expect(english).toMatch(/will begin/);
    await page.getByRole('button', { name: 'Po polsku' }).click();
    await expect.poll(() => page.locator('.log li').first().innerText()).toMatch(/Zaczyna/);
    expect(await page.getAttribute('html', 'lang')).toBe('pl');
    expect(await page.getByRole('tab', { name: 'Kronika' }).isVisible()).toBe(true);
    await page.reload();
    await page.getByRole('tab', { name: 'Kronika' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('says that the thread is lost, and takes it up again', async () => {
    const { page, context } = await house.visitor({ viewport: { width: 1440, height: 900 } });
    await playAgainstBots(page);
    await page.locator('.jm').waitFor();
    await context.setOffline(true);
    await page.getByText('Lost the thread; your moves are safe.').waitFor();
    await context.setOffline(false);
    await page.getByText('Lost the thread; your moves are safe.').waitFor({ state: 'detached' });
    await playByMouse(page, 2);
    await context.close();
  });
});
