import type { Page } from 'playwright-core';
import { awaited, plightOf } from './plight.ts';

/** A person made of script at the drawn table of The Battle for Middle-earth. */

/** What a person would press next: finish what was begun, then play, then draw. */
const TARGETS = [
  '[data-act="strike"]',
  '.bm-abilities .bm-ability',
  '.bm-row .bm-foe.offered',
  '.bm-trophies .offered',
  '.bm-join',
  '.bm-ghost-team.offered',
  '.bm-others .offered',
  '[data-act="attack"]',
  '.bm-teams .bm-card.offered',
  '.bm-hand .offered',
  '[data-act="draw"]',
  '[data-act="declineDraw"]',
  '[data-act="endTurn"]',
] as const;

/** Waits until there is something to press and says what; null when the battle is over, or the screen is handed on. */
async function nextTarget(page: Page): Promise<string | null> {
  const found = await awaited(
    page,
    'Something to press',
    page.waitForFunction(
      (targets) => {
        if (document.querySelector('.curtain') !== null) return { target: null };
        const table = document.querySelector<HTMLElement>('.bm');
        if (table === null || table.classList.contains('busy')) return undefined;
        if (table.dataset.stage === 'over') return { target: null };
        const target = targets.find((each) => document.querySelector<HTMLElement>(each)?.checkVisibility() === true);
        return target === undefined ? undefined : { target };
      },
      TARGETS,
      // Longer than another page may try in vain: that one knows why nothing comes.
      { timeout: 90_000, polling: 25 },
    ),
  );
  return (await found.jsonValue())?.target ?? null;
}

export const stageOf = async (page: Page): Promise<string> => (await page.locator('.bm').getAttribute('data-stage')) ?? '';

type Hand = 'mouse' | 'finger';

/** So many touches in vain, one after the other, are no accident. */
const MOST_IN_VAIN = 6;
const inVain = new WeakMap<Page, number>();

/** One touch of whatever asks for one; false when the battle is over or somebody else is to look at the screen. */
export async function touchNext(page: Page, look: (stage: string) => Promise<void> = async () => {}, by: Hand = 'mouse'): Promise<boolean> {
  const target = await nextTarget(page);
  if (target === null && (await page.locator('.curtain').isVisible())) return false;
  await look(await stageOf(page));
  if (target === null) return false;
  const found = page.locator(target).first();
  const failure = await (by === 'mouse' ? found.click({ timeout: 10_000 }) : found.tap({ timeout: 10_000 })).then(
    () => null,
    (error: Error) => error,
  );
  // The table may move on between looking and pressing: then it is looked at again.
  const missed = failure === null ? 0 : (inVain.get(page) ?? 0) + 1;
  inVain.set(page, missed);
  if (missed >= MOST_IN_VAIN) throw new Error(`${target} cannot be pressed: ${await plightOf(page)}`, { cause: failure });
  return true;
}

/** The chronicle grows with everything that happens; so many touches without a line more, and they lead nowhere. Gandalf's exchange takes three. */
const MOST_WITHOUT_NEWS = 12;

/** Plays with mouse or finger until the battle is over; before every touch the table can be looked at. Answers how many touches it took. */
export async function playBattle(page: Page, look?: (stage: string) => Promise<void>, by: Hand = 'mouse'): Promise<number> {
  let lines = 0;
  let idle = 0;
  for (let touch = 0; touch < 1500; touch++) {
    if (!(await touchNext(page, look, by))) return touch;
    const now = await page.locator('.log li').count();
    idle = now === lines ? idle + 1 : 0;
    lines = now;
    if (idle >= MOST_WITHOUT_NEWS) throw new Error(`${idle} touches led nowhere: ${await plightOf(page)}`);
  }
  throw new Error(`The battle never ended: ${await plightOf(page)}`);
}
