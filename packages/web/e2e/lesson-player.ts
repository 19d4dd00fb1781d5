import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Lesson, LessonStep, Touch } from '#games/lesson.ts';

/** Goes through a lesson as a reader does: does what the slip asks for, at the thing the slip points at. */

type Way = 'finger' | 'mouse' | 'keyboard';

const slipOf = (page: Page, id: string): Locator => page.locator(`.lesson-slip[data-step="${id}"][data-pointing="true"]`);

/** All of what is pointed at can be seen: from edge to edge it is inside the page, and neither slip nor tray nor anything else lies on it. */
async function expectClear(page: Page, step: string, { at }: Touch): Promise<void> {
  const thing = page.locator(at).filter({ visible: true }).first();
  await expect.poll(() => thing.evaluate(coveredIn), { message: `${step}: ${at}` }).toEqual([]);
}

/** Which points of a thing cannot be seen, and what lies there instead. It runs in the page. */
function coveredIn(element: Element): string[] {
  const { left, top, width, height } = element.getBoundingClientRect();
  const parts = [0.08, 0.29, 0.5, 0.71, 0.92];
  // Pieces stand on the spaces of a map: they belong to the same drawing.
  const drawing = element.closest('svg') ?? element;
  return parts.flatMap((down) =>
    parts.flatMap((across) => {
      const [x, y] = [left + width * across, top + height * down];
      const hit = x < 0 || y < 0 || x >= innerWidth || y >= innerHeight ? null : document.elementFromPoint(x, y);
      if (hit !== null && (drawing.contains(hit) || hit.contains(element))) return [];
      return [`${across} across, ${down} down: ${hit?.closest('[class]')?.getAttribute('class') ?? 'outside the page'}`];
    }),
  );
}

/** A point of a space that is this space's own: a region has many corners, and pieces stand on it. */
const pointOn = (thing: Locator): Promise<{ readonly x: number; readonly y: number } | null> =>
  thing.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
    const points = parts.flatMap((across) => parts.map((down) => ({ x: left + width * across, y: top + height * down })));
    return points.find(({ x, y }) => element.contains(document.elementFromPoint(x, y))) ?? null;
  });

/** The keyboard stands there: nobody puts it there but the lesson. */
const stands = (thing: Locator): Promise<void> =>
  expect.poll(() => thing.evaluate((element) => element.contains(document.activeElement)), { message: String(thing) }).toBe(true);

/** What is heard of a thing where the keyboard stands on it. */
const heard = (thing: Locator): Promise<string> =>
  thing.evaluate((element) =>
    [element, ...element.querySelectorAll('[role="img"]')]
      .map((each) => `${each.getAttribute('aria-label') ?? ''}${each.textContent ?? ''}`)
      .join(' '),
  );

async function touch(page: Page, { at }: Touch, way: Way): Promise<void> {
  const thing = page.locator(at).filter({ visible: true }).first();
  if (way === 'keyboard') {
    await stands(thing);
    expect(await heard(thing), at).toMatch(/\p{L}{2}/u);
    await page.keyboard.press('Enter');
    return;
  }
  if (!(await thing.evaluate((element) => element instanceof SVGElement))) {
    await (way === 'finger' ? thing.tap() : thing.click());
    return;
  }
  await expect.poll(() => pointOn(thing), { message: at }).not.toBeNull();
  const point = await pointOn(thing);
  if (point === null) throw new Error(`${at} is covered`);
  if (way === 'finger') await page.touchscreen.tap(point.x, point.y);
  else await page.mouse.click(point.x, point.y);
}

/** A slip is called by its heading, and all that it says is said to those who listen, by a region that was there before it. */
async function expectHeard(page: Page, slip: Locator): Promise<void> {
  const title = (await slip.locator('h2 .sr').textContent()) ?? '';
  const told = `${title}${/[.?!]$/.test(title) ? '' : '.'} ${await slip.locator('p').first().textContent()}`.trim();
  const said = page.locator('.lesson-said[aria-live="polite"]');
  await expect.poll(async () => (await said.textContent())?.trim()).toBe(told);
  expect(await slip.ariaSnapshot()).toContain(`region "${title}"`);
}

async function takeStep(page: Page, step: LessonStep, way: Way): Promise<void> {
  const slip = slipOf(page, step.id);
  await slip.waitFor();
  await expectHeard(page, slip);
  const first = slip.locator('.lesson-acts .btn').first();
  // Whoever goes by keys stands on the first button of every slip: it turns the page, or takes them to what is to be touched.
  if (way === 'keyboard') {
    await stands(first);
    if (step.awaits !== undefined) await page.keyboard.press('Enter');
  }
  for (const thing of step.touch) {
    // What is touched on the way only if it is there: a leaf that has to be put away.
    if (thing.until !== undefined && (await page.locator(thing.until).count()) > 0) continue;
    await expectClear(page, step.id, thing);
    if (step.awaits !== undefined) await touch(page, thing, way);
  }
  if (step.awaits !== undefined) return;
  if (way === 'keyboard') await page.keyboard.press('Enter');
  else if (way === 'finger') await first.tap();
  else await first.click();
}

export async function takeSteps(page: Page, steps: Lesson['steps'], way: Way): Promise<void> {
  for (const step of steps) await takeStep(page, step, way);
}

/** Presses the tabulator until the keyboard stands there. */
export async function tabTo(page: Page, thing: Locator): Promise<void> {
  const isThere = (): Promise<boolean> => thing.evaluate((element) => element.contains(document.activeElement));
  for (let stop = 0; stop < MOST_STOPS && !(await isThere()); stop++) await page.keyboard.press('Tab');
  expect(await isThere(), `by the tabulator to ${String(thing)}`).toBe(true);
}
const MOST_STOPS = 120;
