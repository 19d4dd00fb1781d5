import type { NewTable, NewTableAnswer } from '#wire';
import type { Page } from 'playwright-core';
import { awaited, plightOf } from './plight.ts';
import { type GameRecord, unchecked } from '#kernel';

/** People made of script: one plays with the mouse on the drawn table, one with the keyboard on the text table. */

const OVER = '.dialog.end';

/** What a person would press next on the drawn table of Journey to Mordor: first what must be, then the main button, then a die. */
const MOUSE_TARGETS = [
  '.jm-hobbit.offered:not([disabled])',
  '.jm-die.must:not([aria-disabled="true"])',
  '.jm-main:not([disabled]):not([aria-disabled="true"])',
  '.jm-die.offered:not([aria-disabled="true"])',
  '.jm-die.last:not([aria-disabled="true"])',
];

/** The chronicle grows with everything that happens: longer means that something did. */
async function changed(page: Page, before: number): Promise<void> {
  const grown = page.waitForFunction(
    ([count, over]) => document.querySelectorAll('.log li').length > count || document.querySelector(over) !== null,
    [before, OVER] as const,
    { timeout: 60_000 },
  );
  await awaited(page, 'What the choice led to', grown);
}

/** So many touches in vain, one after the other, are no accident. */
const MOST_IN_VAIN = 6;

/** Plays with the mouse until the end, or for so many touches. Answers how many touches it took. */
export async function playByMouse(page: Page, touches = 2000): Promise<number> {
  let inVain = 0;
  for (let touch = 0; touch < touches; touch++) {
    const { target, before } = await glance(page, MOUSE_TARGETS);
    if (target === OVER) return touch;
    // The table may move on between looking and pressing: then it is looked at again.
    const failure = await page
      .locator(target)
      .first()
      .click({ timeout: 10_000 })
      .then(
        () => null,
        (error: Error) => error,
      );
    inVain = failure === null ? 0 : inVain + 1;
    if (failure === null) await changed(page, before);
    else if (inVain >= MOST_IN_VAIN) throw new Error(`${target} cannot be pressed: ${await plightOf(page)}`, { cause: failure });
  }
  return touches;
}

/** Waits until there is something to press, or the end; tells what, and how long the chronicle was. All in one look, because a game has hundreds. */
async function glance(page: Page, wanted: readonly string[]): Promise<{ target: string; before: number }> {
  const looked = page.waitForFunction(
    (targets) => {
      const target = targets.find((each) => document.querySelector(each)?.checkVisibility({ visibilityProperty: true }));
      return target === undefined ? null : { target, before: document.querySelectorAll('.log li').length };
    },
    [OVER, ...wanted],
    { timeout: 60_000 },
  );
  const found = await (await awaited(page, 'Something to press', looked)).jsonValue();
  if (found === null) throw new Error('There is nothing to press');
  return found;
}

/** Plays with the keys 1 to 9 on the text table until the end, never touching the mouse. */
export async function playByKeyboard(page: Page, presses = 2000): Promise<number> {
  for (let press = 0; press < presses; press++) {
    const { target, before } = await glance(page, ['.options button[aria-disabled="false"]']);
    if (target === OVER) return press;
    // The last of the choices is the one that goes on (roll, finish) more often than not.
    const options = await page.locator('.options button').count();
    await page.keyboard.press(String(Math.min(9, Math.max(1, options))));
    await changed(page, before);
  }
  return presses;
}

/** Sets a table over HTTP. Before any page is open: two introductions at once would be two guests, and only one of them has the seat. */
export async function setTable(page: Page, plan: NewTable, name?: string): Promise<NewTableAnswer> {
  await page.request.get('/api/me');
  if (name !== undefined) await page.request.post('/api/me', { data: { name } });
  const answer = await page.request.post('/api/tables', { data: plan });
  if (!answer.ok()) throw new Error(`The table was refused: ${await answer.text()}`);
  return unchecked<NewTableAnswer>(await answer.json());
}

/** The record of a table that is over, as the server hands it out. */
export const recordOf = async (page: Page, table: string): Promise<GameRecord> =>
  unchecked<GameRecord>(await (await page.request.get(`/api/tables/${table}/record`)).json());

/** Gives up by the menu of the table, which closes then. */
export async function giveUp(page: Page): Promise<void> {
  await page.locator('.cover button').last().click();
  await page.locator('dialog[open] .choice .btn').first().click();
  await page.locator('dialog[open] .row.end .btn.seal').click();
  await page.locator('dialog .segments').first().waitFor({ state: 'detached' });
}

/** From the first page to a table against bots: two clicks, as promised. */
export async function playAgainstBots(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('a.g').first().click();
  await page.locator('.setup .btn.seal').click();
  await page.waitForURL('**/table/**');
  await page.locator('.prompt .q').waitFor();
}

/** On a phone the replay shows one row of controls; the gear brings the rest. */
export async function openGear(page: Page): Promise<void> {
  await page.locator('.timeline').waitFor();
  const gear = page.locator('.timeline .fold[aria-expanded="false"]');
  if (await gear.isVisible()) await gear.click();
}
