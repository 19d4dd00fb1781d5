import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Lesson, LessonStep, Touch } from '#games/lesson.ts';

/** Goes through a lesson as a reader does: does what the slip asks for, at the thing the slip points at. */

export type Way = 'finger' | 'mouse' | 'keyboard';

const slipOf = (page: Page, id: string): Locator => page.locator(`.lesson-slip[data-step="${id}"][data-pointing="true"]`);

/** What is pointed at can be seen, is not covered by the slip, and is inside the page. */
async function expectClear(page: Page, step: string, { at }: Touch): Promise<void> {
  const thing = page.locator(at).filter({ visible: true }).first();
  await expect
    .poll(
      async () => {
        const slip = await page.locator('.lesson-slip').boundingBox();
        const box = await thing.boundingBox();
        const screen = page.viewportSize();
        if (slip === null || box === null || screen === null) return 'not there';
        const apart =
          slip.x + slip.width <= box.x || box.x + box.width <= slip.x || slip.y + slip.height <= box.y || box.y + box.height <= slip.y;
        const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        if (middle.x < 0 || middle.y < 0 || middle.x > screen.width || middle.y > screen.height) return 'outside the page';
        if (!apart) return `covered by the slip: ${JSON.stringify({ slip, box })}`;
        const isThere = await thing.evaluate((element, { x, y }) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && (element.contains(hit) || hit.contains(element));
        }, middle);
        return isThere ? 'clear' : 'covered by something else';
      },
      { message: `${step}: ${at}` },
    )
    .toBe('clear');
}

async function touch(page: Page, { at }: Touch, way: Way): Promise<void> {
  const thing = page.locator(at).filter({ visible: true }).first();
  if (way === 'finger') await thing.tap();
  else if (way === 'mouse') await thing.click();
  else {
    await thing.focus();
    await page.keyboard.press('Enter');
  }
}

export async function takeStep(page: Page, step: LessonStep, way: Way): Promise<void> {
  await slipOf(page, step.id).waitFor();
  for (const thing of step.touch) {
    await expectClear(page, step.id, thing);
    if (step.awaits !== undefined) await touch(page, thing, way);
  }
  if (step.awaits !== undefined) return;
  const on = slipOf(page, step.id).locator('.btn.seal');
  if (way === 'keyboard') await on.press('Enter');
  else if (way === 'finger') await on.tap();
  else await on.click();
}

export async function takeSteps(page: Page, steps: Lesson['steps'], way: Way): Promise<void> {
  for (const step of steps) await takeStep(page, step, way);
}
