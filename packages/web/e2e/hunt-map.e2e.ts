import { readFileSync } from 'node:fs';
import type { SeatPlan } from '#wire';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe, type House, openHouse, overflow } from './browser.ts';
import { openGear, setTable } from './players.ts';
import { enough } from './whole.ts';
import { awaited, plightOf } from './plight.ts';

/** The inked map of Hunt for the Ring under real fingers: whole games against bots, the keyboard, the pinch, and the question why. */

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

type Role = 'ring-bearer' | 'wraith';

async function sitDown(page: Page, role: Role, options: object = { mode: 'part1' }): Promise<void> {
  const [me, bot]: SeatPlan[] = [{ kind: 'me' }, { kind: 'bot', level: 'casual' }];
  const { table } = await setTable(page, { game: 'hunt-for-the-ring', options, seats: role === 'ring-bearer' ? [me, bot] : [bot, me] });
  await page.goto(`/table/${table}`);
  await page.locator('.map-live').waitFor();
}

const OVER = '.dialog.end';
const FREE = '.hr:not(.busy)';
/** In this order a person who plays the map touches things: an open menu, a scene, a space, a region, a piece to take up, a button, the list. */
const TARGETS = [
  '.meanings button',
  '.hr-scene .hp-gold',
  '.hr-space.offered',
  '.hr-plaque',
  '.hr-space.movable',
  '.hr-bar .btn.seal',
  '.hr-bar .btn[data-verb]',
  '.hr-all',
];

/** Touches what glows, another of the glowing things every time, until somebody has won or for so many touches. Answers whether it goes on. */
async function play(page: Page, touches: number, from = 0): Promise<boolean> {
  for (let touch = from; touch < from + touches; touch++) {
    const touched = page.waitForFunction(
      ([targets, over, turn]) => {
        if (document.querySelector(over) !== null) return 'over';
        if (document.querySelector('.hr')?.classList.contains('busy') !== false) return undefined;
        for (const target of targets) {
          const found = [...document.querySelectorAll<HTMLElement | SVGElement>(target)].filter((each) => each.checkVisibility());
          if (found.length === 0) continue;
          // Now and then the turn is ended although there is still something to touch.
          if (target === '.hr-space.offered' && turn % 4 === 3 && document.querySelector('.hr-bar .btn.seal') !== null) continue;
          found[(turn * 7) % found.length]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
          return 'touched';
        }
        return undefined;
      },
      [TARGETS, OVER, touch] as const,
      { timeout: 60_000, polling: 60 },
    );
    const done = await awaited(page, 'Something to touch', touched);
    if ((await done.jsonValue()) === 'over') return false;
  }
  // What the last touch led to has been heard of.
  await page.locator(`${FREE}, ${OVER}`).first().waitFor();
  return true;
}

/** Plays on until the page shows what is looked for. */
async function playUntil(page: Page, what: string, isThere: () => Promise<boolean>): Promise<void> {
  for (let touch = 0; !(await isThere()); touch++)
    if (touch >= 240 || !(await play(page, 1, touch))) throw new Error(`${what} never came: ${await plightOf(page)}`);
}

/** Waits until the map has lain still for a while of frames. */
const stillness = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = '';
        let same = 0;
        const look = (): void => {
          const now = JSON.stringify(document.querySelector('.hr-ground')?.getBoundingClientRect());
          same = now === last ? same + 1 : 0;
          last = now;
          if (same >= 15) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

const GOLDEN = new URL('../../games/hunt-for-the-ring/golden/v1-1.json', import.meta.url);

describe('the map of Hunt for the Ring', () => {
  it.each([
    {
      name: 'the Ring-bearer, on a desk, by day',
      role: 'ring-bearer',
      viewport: { width: 1440, height: 900 },
      theme: 'day',
      language: 'pl',
    },
    { name: 'a Wraith, on a phone, by candle', role: 'wraith', viewport: { width: 360, height: 740 }, theme: 'candle', language: 'en' },
  ] as const)('is played by touching it: $name', async ({ role, viewport, theme, language }) => {
    const { page, complaints, context } = await house.visitor({ viewport, hasTouch: viewport.width < 600, settings: { theme, language } });
    await sitDown(page, role);
    expect(await axe(page)).toEqual([]);
    // However little some touches lead to.
    await play(page, 30);
    await playUntil(
      page,
      'A long chronicle',
      async () => (await page.locator('.log li').count()) > 40 || (await page.locator(OVER).isVisible()),
    );
    expect(await overflow(page)).toBe(0);
    expect(await axe(page)).toEqual([]);
    expect(complaints).toEqual([]);
    // The thread of Frodo's way lies on his own map and on no other.
    expect((await page.locator('.hr-thread .hr-bead').count()) > 0).toBe(role === 'ring-bearer');
    await context.close();
  });

  it('is walked with the arrow keys, chosen with Enter, and says why not', async () => {
    const { page, context, complaints } = await house.visitor({ viewport: { width: 1280, height: 800 } });
    await sitDown(page, 'wraith');
    for (let order = 0; order < 3; order++) await page.locator(`${FREE} .hr-bar [data-verb="activateNext"]`).first().click();
    await page.locator(`${FREE} .hr-space.rider.offered`).first().waitFor();
    expect(await page.locator('.hr-space.offered').count()).toBe(6);
    // One stop for the whole map; the arrows do the rest.
    expect(await page.locator('.hr-space[tabindex="0"]').count()).toBe(1);
    await page.locator('.hr-space[tabindex="0"]').focus();
    const at = (): Promise<string | null> => page.evaluate(() => document.activeElement?.getAttribute('data-space') ?? null);
    const first = await at();
    await page.keyboard.press('ArrowRight');
    const second = await at();
    expect(second).not.toBe(first);
    expect(await page.locator(`[data-space="${second}"]`).getAttribute('class')).toContain('offered');
    await page.keyboard.press('Shift+ArrowUp');
    expect(await page.locator(`[data-space="${await at()}"]`).getAttribute('class')).not.toContain('offered');
    await page.keyboard.press('Enter');
    await page.locator('.why').getByText('HR-SETUP-15').first().waitFor();
    await page.keyboard.press('Escape');
    await page.locator(`[data-space="${second}"]`).focus();
    await page.keyboard.press('Enter');
    await page.locator('.hr-figure.rider').first().waitFor({ state: 'attached' });
    expect(await page.locator(`[data-space="${second}"]`).getAttribute('aria-label')).toContain('Nazgûl');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is pinched, dragged and fitted without losing the place, and a drag touches nothing', async () => {
    const { page, context } = await house.visitor({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await sitDown(page, 'ring-bearer');
    const width = (): Promise<number> => page.evaluate(() => document.querySelector('.hr-ground')?.getBoundingClientRect().width ?? 0);
    await page.locator('.map-zoom button').nth(2).click();
    await stillness(page);
    const whole = await width();
    const box = await page.locator('.map-window').boundingBox();
    if (box === null) throw new Error('There is no map');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const session = await context.newCDPSession(page);
    const fingers = (gap: number) => [
      { x: x - gap, y, id: 1 },
      { x: x + gap, y, id: 2 },
    ];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
    for (const gap of [45, 60, 75, 90]) await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(gap) });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(width).toBeGreaterThan(whole * 2);
    await stillness(page);
    const left = (): Promise<number> => page.evaluate(() => document.querySelector('.hr-ground')?.getBoundingClientRect().left ?? 0);
    const before = await left();
    const lines = await page.locator('.log li').count();
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y, id: 1 }] });
    for (const step of [10, 30, 60, 90])
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x - step, y, id: 1 }] });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(left).not.toBe(before);
    await stillness(page);
    expect(await page.locator('.log li').count()).toBe(lines);
    expect(await page.locator('.why, .meanings').count()).toBe(0);
    await page.locator('.map-zoom button').nth(2).click();
    await expect.poll(width).toBeCloseTo(whole, 0);
    // Two quick taps on the bare ground come nearer. Both are made within the page: how soon they follow must not depend on the machine.
    await page.locator('.map-window').evaluate((frame) => {
      const at = frame.getBoundingClientRect();
      const tap = { bubbles: true, pointerId: 9, detail: 1, clientX: at.x + at.width / 2, clientY: at.bottom - 4 };
      for (const event of ['pointerdown', 'pointerup', 'click', 'pointerdown', 'pointerup', 'click'])
        frame.dispatchEvent(new PointerEvent(event, tap));
    });
    await expect.poll(width).toBeGreaterThan(whole * 1.5);
    await context.close();
  });

  it('shades what the Riders believe, unless the table was set up without it', async () => {
    const { page, context } = await house.visitor({ viewport: { width: 1280, height: 800 } });
    await sitDown(page, 'ring-bearer');
    await page.locator(`${FREE} .hr-space.offered`).first().dispatchEvent('click');
    await page.locator('.hr-fog circle').first().waitFor({ state: 'attached' });
    await page.locator('.hr-legend-head').click();
    await page.locator('.hr-switch input').first().click();
    await page.locator('.hr-fog circle').first().waitFor({ state: 'detached' });
    await sitDown(page, 'ring-bearer', { mode: 'part1', belief: false });
    await page.locator(`${FREE} .hr-space.offered`).first().dispatchEvent('click');
    await page.locator('.hr-legend-head').click();
    expect(await page.locator('.hr-legend').innerText()).not.toContain('Wraiths believe');
    expect(await page.locator('.hr-fog circle').count()).toBe(0);
    await context.close();
  });

  const READERS = [
    { viewport: { width: 360, height: 740 }, language: 'pl' },
    { viewport: { width: 1440, height: 900 }, language: 'en' },
  ] as const;
  it.each(enough(1, READERS))(
    'is seen again by days with the true way, unless other eyes are chosen: $viewport.width',
    async ({ viewport, language }) => {
      const { page, complaints, context } = await house.visitor({ viewport, settings: { language } });
      await page.goto('/replay');
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'r.json', mimeType: 'application/json', buffer: readFileSync(GOLDEN) });
      const slider = page.locator('.timeline input[type="range"]');
      await slider.fill(String(Math.floor(Number(await slider.getAttribute('max')) / 3)));
      await page.locator('.hr-bead.area').first().waitFor({ state: 'attached' });
      await page.locator('#hr-tab-journal').click();
      const days = page.locator('.hp-calendar').first();
      await days.locator('.hp-entry b').first().waitFor();
      expect(await days.locator('tbody tr').count()).toBeGreaterThan(1);
      expect(await overflow(page)).toBe(0);
      expect(await axe(page)).toEqual([]);
      // A watcher is told when Frodo went on, not where.
      await openGear(page);
      await page.locator('.eyes select').selectOption('');
      await days.locator('.hp-entry.unknown').first().waitFor();
      expect(await days.locator('.hp-entry b').count()).toBe(0);
      expect(await page.locator('.hr-bead, .hr-frodo:not(.found)').count()).toBe(0);
      // After the game nothing is hidden: the truth lies open all along.
      await page.locator('#hr-tab-ending').click();
      await page.locator('.hp-ending .hp-calendar .hp-entry b').first().waitFor();
      await page.locator('.hp-ending .hp-plot circle.now').waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('lays a log token with two touches, and says where it lies', async () => {
    const { page, complaints, context } = await house.visitor({ viewport: { width: 1440, height: 900 } });
    await sitDown(page, 'wraith');
    await page.locator('#hr-tab-journal').click();
    const tokens = page.locator('.hp-logs li');
    // Notes are taken at any moment, asked or not.
    await expect.poll(() => tokens.locator('button').count()).toBe(6);
    await tokens.nth(3).locator('button').click();
    await page.locator('.hr.laying:not(.busy) .hr-plaque[data-place="II"]').click();
    await tokens.nth(3).getByText('section II').waitFor();
    expect(await page.locator('.hr-token.log').count()).toBe(1);
    await page.locator('.log').getByText('Log token 4: section II.').waitFor();
    expect(await axe(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
