import type { HuntView } from '#games/hunt-for-the-ring/view/view.ts';
import type { SeatPlan } from '#wire';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe, type House, openHouse, overflow } from './browser.ts';
import { cardsIn, givenAway, ownCards, RING_BEARERS_OWN } from './hunt-secrets.ts';
import { overheard } from './overheard.ts';
import { setTable } from './players.ts';
import { awaited } from './plight.ts';
import { unchecked } from '#kernel';
import { enough } from './whole.ts';

/** The Ring-bearer and a Rider at one screen: whatever is drawn between two touches, however briefly, is looked at. */

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

interface Watched {
  reader: string | null;
  readonly leaks: string[];
  readonly seen: { [reader: string]: number };
}

/** Looks after every change of the page and at every frame: at what lies behind a curtain, and at what the Rider is shown. */
async function keepWatch(page: Page, rider: string): Promise<void> {
  await page.addInitScript(
    ({ own, who }) => {
      const watched: Watched = { reader: null, leaks: [], seen: {} };
      Object.assign(window, { watched });
      const find = (selectors: readonly string[]): string[] => selectors.filter((each) => document.querySelector(each) !== null);
      const look = (): void => {
        if (document.querySelector('.curtain') !== null) {
          watched.reader = null;
          const behind = find(['.hr', '.hp', '.prompt', '.meanings', '.why', '.text-table', ...own]);
          watched.leaks.push(...behind.map((each) => `behind the curtain: ${each}`));
          return;
        }
        if (document.querySelector('.hr') === null) return;
        const reader = watched.reader ?? 'nobody';
        const shown = find([...own, '.hp-journal .hp-entry b', '.hr-info.concealed']);
        watched.seen[reader] = (watched.seen[reader] ?? 0) + shown.length;
        if (reader === 'nobody') watched.leaks.push('the table lies open, and nobody was let in');
        else if (reader === who) watched.leaks.push(...shown.map((each) => `shown to the Rider: ${each}`));
      };
      document.addEventListener(
        'click',
        ({ target }) => {
          if (!(target instanceof Element) || target.closest('.curtain .btn') === null) return;
          watched.reader = document.querySelector('.curtain h2')?.textContent?.includes(who) === true ? who : 'the Ring-bearer';
        },
        { capture: true },
      );
      new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      const everyFrame = (): void => {
        look();
        requestAnimationFrame(everyFrame);
      };
      requestAnimationFrame(everyFrame);
    },
    { own: RING_BEARERS_OWN, who: rider },
  );
}

const watchedOn = (page: Page): Promise<Watched> => page.evaluate('watched');

const TOUCHES = ['.meanings button', '.hr-scene .hp-gold', '.hr-space.offered', '.hr-plaque', '.hr-bar .btn.seal', '.hr-bar .btn'];

/** Touches another of the glowing things each time; the turn is ended now and then. */
const touchOn = (page: Page, turn: number): Promise<unknown> =>
  page.waitForFunction(
    ([targets, at]) => {
      if (document.querySelector('.curtain') !== null) return true;
      if (document.querySelector('.hr')?.classList.contains('busy') !== false) return false;
      for (const target of targets) {
        const found = [...document.querySelectorAll(target)].filter((each) => each.checkVisibility());
        if (found.length === 0 || (target === '.hr-space.offered' && at % 3 === 2 && document.querySelector('.hr-bar .seal') !== null))
          continue;
        found[(at * 7) % found.length]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        return true;
      }
      return false;
    },
    [TOUCHES, turn] as const,
    { polling: 30 },
  );

describe('the Ring-bearer and a Rider at one screen', () => {
  it.each(
    enough(1, [
      { name: 'at a desk, with all that moves', width: 1280, height: 800, language: 'en', reducedMotion: 'no-preference' },
      { name: 'with a phone', width: 360, height: 740, language: 'pl', reducedMotion: 'reduce' },
    ] as const),
  )('never see each other’s secrets, not for one frame, $name', async ({ width, height, language, reducedMotion }) => {
    const phone = width < 600;
    const screen = await overheard(house, {
      viewport: { width, height },
      hasTouch: phone,
      reducedMotion,
      settings: { language },
    });
    const { page, complaints, context, messages } = screen;
    await keepWatch(page, 'Rosie');
    const seats: SeatPlan[] = [{ kind: 'me' }, { kind: 'hot-seat', name: 'Rosie' }];
    const { table } = await setTable(page, { game: 'hunt-for-the-ring', options: { mode: 'part1' }, seats }, 'Daisy');
    await page.goto(`/table/${table}`);

    const readers: string[] = [];
    /** Cards of each, and those everybody has seen. */
    const hands: { [reader: string]: readonly string[] } = {};
    const open = new Set<string>();
    for (let turn = 0; readers.length < 7 && turn < 200; turn++) {
      // Two people at one screen and nobody else: when the table is not busy, what is told and what is shown are the same.
      await awaited(page, 'The curtain or the table', page.locator('.curtain, .hr:not(.busy)').first().waitFor());
      if (await page.locator('.curtain').isVisible()) {
        const who = (await page.locator('.curtain h2').textContent())?.includes('Rosie') === true ? 'Rosie' : 'Daisy';
        const secret = Object.values(hands)
          .flat()
          .filter((card) => !open.has(card));
        expect(await givenAway(page, language, secret, true)).toEqual([]);
        if (readers.length === 0) {
          expect(await axe(page)).toEqual([]);
          expect(await overflow(page)).toBeLessThanOrEqual(0);
        }
        await page.locator('.curtain .btn.seal').click();
        readers.push(who);
        await page.locator('.map-live').waitFor();
      } else {
        const view = unchecked<HuntView | undefined>(screen.now()?.view);
        const reader = readers.at(-1) ?? '';
        if (view !== undefined && view.mine !== null) {
          for (const card of cardsIn(JSON.stringify({ ...view, mine: null }))) open.add(card);
          for (const card of cardsIn(
            messages
              .filter((text) => text.includes('"events"'))
              .join()
              .replaceAll(/"view":.*/g, ''),
          ))
            open.add(card);
          hands[view.mine.role] = ownCards(view);
          const foreign = Object.entries(hands).flatMap(([role, cards]) => (role === view.mine?.role ? [] : cards));
          const hidden = foreign.filter((card) => !open.has(card) && !ownCards(view).includes(card));
          expect(await givenAway(page, language, hidden, reader === 'Rosie')).toEqual([]);
        }
        await awaited(page, 'Something to touch', touchOn(page, turn));
      }
    }
    expect([...new Set(readers)].sort()).toEqual(['Daisy', 'Rosie']);
    const { leaks, seen } = await watchedOn(page);
    expect([...new Set(leaks)]).toEqual([]);
    // The watch sees what it looks for: on the Ring-bearer's own map his way is drawn.
    expect(seen['the Ring-bearer']).toBeGreaterThan(0);

    // Coming back, nobody knows who sits there.
    await page.reload();
    await page.locator('.curtain').waitFor();
    expect((await watchedOn(page)).leaks).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
