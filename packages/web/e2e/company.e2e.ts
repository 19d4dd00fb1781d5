import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe, type House, openHouse } from './browser.ts';
import { playAgainstBots, playByMouse, setTable } from './players.ts';

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

/** Plays for a while and turns the page over: all that was told is told again. */
async function loseThePage(page: Page): Promise<void> {
  await playByMouse(page, 6);
  const before = await page.locator('.log li').allInnerTexts();
  expect(before.length).toBeGreaterThan(6);
  await page.reload();
  await page.locator('.jm').waitFor();
  await expect.poll(async () => (await page.locator('.log li').allInnerTexts()).slice(0, before.length)).toEqual(before);
}

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

    // What the other does to the connection is told, and does not lay the board anew.
    await kasia.page.locator('.jm').evaluate((board) => board.setAttribute('data-same', ''));
    await stas.page.reload();
    await stas.page.locator('.jm').waitFor();
    await expect.poll(() => kasia.page.locator('.seat.away').count()).toBe(0);
    expect(await kasia.page.locator('.jm[data-same]').count()).toBe(1);

    // The chronicle survives a reload while the other one plays on, and the game goes on where it was.
    const other = playByMouse(stas.page);
    await Promise.all([other, loseThePage(kasia.page).then(() => playByMouse(kasia.page))]);
    for (const { page } of [kasia, stas]) await page.locator('.dialog.end').waitFor();
    expect([...kasia.complaints, ...stas.complaints]).toEqual([]);
    await kasia.context.close();
    await stas.context.close();
  });
});

describe('an invitation', () => {
  it('says when there is no chair, and a game ends when all agree', async () => {
    const kasia = await house.visitor({ viewport: { width: 1280, height: 860 } });
    const stas = await house.visitor({ viewport: { width: 390, height: 844 } });
    const third = await house.visitor({ viewport: { width: 768, height: 1024 } });
    const plan = { game: 'journey-to-mordor', seats: [{ kind: 'me' }, { kind: 'invited' }] } as const;
    const { table, codes } = await setTable(kasia.page, plan, 'Kasia');
    const link = `/join/${table}#${codes[0].code}`;
    await kasia.page.goto(`/table/${table}`);
    await kasia.page.locator('.copy .btn.seal').waitFor();

    await third.page.goto(`/join/${table}`);
    await third.page.getByText('This seat is only for players who have its link.').waitFor();
    expect(await third.page.getByRole('button', { name: 'Sit down' }).count()).toBe(0);
    await stas.page.goto(link);
    await stas.page.getByRole('button', { name: 'Sit down' }).click();
    await stas.page.locator('.jm').waitFor();
    await third.page.getByText('Every seat is taken, but you can watch.').waitFor();
    expect(await axe(third.page)).toEqual([]);
    await third.page.getByRole('link', { name: 'Look at the table' }).click();
    await third.page.getByText('You are watching this table.').waitFor();

    await kasia.page.locator('.cover button').last().click();
    await kasia.page.getByRole('button', { name: 'End by agreement' }).click();
    await kasia.page.getByRole('dialog').last().getByRole('button', { name: 'End by agreement' }).click();
    await stas.page.getByText('Kasia wishes to end the game without a result.').waitFor();
    expect(await third.page.getByRole('button', { name: 'Agree' }).count()).toBe(0);
    await stas.page.getByRole('button', { name: 'Agree' }).click();
    await stas.page.getByRole('dialog').getByRole('button', { name: 'End by agreement' }).click();
    for (const { page } of [kasia, stas, third])
      await page.locator('.prompt .q').getByText('Ended by agreement, without a result.').waitFor();
    await third.page.goto(link);
    await third.page.getByText('This game is over. You can see how it ended.').waitFor();
    for (const { context, complaints } of [kasia, stas, third]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  });
});

describe('a name', () => {
  it('can be changed back to what it was before somebody logged in', async () => {
    const { page, context } = await house.visitor();
    await page.goto('/account');
    const name = page.getByLabel('Your name at the table');
    await expect.poll(() => name.inputValue()).not.toBe('');
    const before = await name.inputValue();
    await page.getByLabel('Account name').fill('kasia');
    await page.getByLabel('Password').fill('speak friend and enter');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByText('Logged in as kasia').waitFor();
    for (const wanted of ['Kasia', before]) {
      await name.fill(wanted);
      await page.getByRole('button', { name: 'Change the name' }).click();
      await expect.poll(async () => (await page.request.get('/api/me')).json()).toMatchObject({ name: wanted });
    }
    await context.close();
  });
});

describe('at the table', () => {
  it('a barred choice answers with the rule and its id, in the language of the reader', async () => {
    const { page, context } = await house.visitor({ viewport: { width: 1440, height: 900 } });
    await playAgainstBots(page);
    // Play until some die of our roll may not be taken; a game may be over before there was one, and then there is another.
    const barred = page.locator('.jm-die.barred[aria-disabled="false"]').first();
    for (let touch = 0; touch < 400 && !(await barred.isVisible()); touch++) {
      if (await page.locator('.dialog.end').isVisible()) await playAgainstBots(page);
      await playByMouse(page, 1);
    }
    await barred.click();
    const slip = page.locator('.why');
    await slip.locator('.foot span').first().waitFor();
    expect(await slip.locator('.foot span').first().innerText()).toMatch(/^JM-[A-Z]+-\d\d$/);
    await expect.poll(() => slip.locator('p').first().innerText()).toMatch(/\w{4}/);
    const english = await slip.locator('p').first().innerText();
    await page.keyboard.press('Escape');
    await slip.waitFor({ state: 'detached' });
    await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Polski' });
    await barred.click();
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
    await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Polski' });
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
    await page.getByText('Connection lost; your moves are safe.').waitFor();
    await context.setOffline(false);
    await page.getByText('Connection lost; your moves are safe.').waitFor({ state: 'detached' });
    await playByMouse(page, 2);
    await context.close();
  });
});
