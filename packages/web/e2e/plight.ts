import type { Page } from 'playwright-core';

/** What a page shows when a test does not get on: the words a failure should end with. */
export async function plightOf(page: Page): Promise<string> {
  const shown = await page.evaluate(() => {
    const short = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 120);
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    /** What lies over the middle of it, so that it cannot be touched. */
    const under = (each: Element): string => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit === null || each.contains(hit) ? '' : ` (under ${hit.closest('[class]')?.getAttribute('class')})`;
    };
    const board = document.querySelector<HTMLElement>('.bm, .hr, .jm, .wr, .text-table');
    return {
      at: location.pathname,
      board: `${board?.className} ${board?.dataset.stage ?? ''}`.trim(),
      prompt: all('.prompt, .curtain h2, .dialog.end h2').map((each) => `${each.className}: ${short(each.textContent)}`),
      offered: all('.offered, .movable, [data-act], [data-verb], .options .btn, .jm-main, .jm-die.must')
        .slice(0, 12)
        .map((each) => `${each.getAttribute('class')}: ${short(each.getAttribute('aria-label') ?? each.textContent)}${under(each)}`),
      read: all('.bm-detail, .why').map((each) => `${each.className}: ${short(each.textContent)}`),
      said: [...document.querySelectorAll('.log li')].slice(-3).map((each) => short(each.textContent)),
    };
  });
  return JSON.stringify(shown, null, 1);
}

/** Waits, and when it was in vain says what for, and what the page shows instead. */
export async function awaited<T>(page: Page, what: string, waiting: Promise<T>): Promise<T> {
  return waiting.catch(async (error: Error) => {
    throw new Error(`${what} never came: ${error.message.split('\n')[0]} ${await plightOf(page)}`, { cause: error });
  });
}
