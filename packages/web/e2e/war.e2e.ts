import { SeededRandom } from '#kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, overflow } from './browser.ts';
import { type Overheard, overheard } from './overheard.ts';
import { setTable } from './players.ts';
import { decide, nextQuestion, usefulOf, type Way } from './war-player.ts';
import { enough } from './whole.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** A whole game takes some hundreds: `REDBOOK_DECISIONS=2000` plays to the end. */
const DECISIONS = Number(process.env.REDBOOK_DECISIONS ?? 20);
const PATIENCE = 300_000 + DECISIONS * 1000;

async function play(player: Overheard, mine: number, by: Way, decisions: number): Promise<ReadonlySet<string>> {
  const chooser = new SeededRandom(mine + 1, by === 'mouse' ? 1 : 2);
  const done = new Set<string>();
  for (let decision = 0; decision < decisions; decision++) {
    const asked = await nextQuestion(player, mine);
    if (asked === null) break;
    const among = usefulOf(asked);
    const action = among[chooser.below(among.length)];
    await decide(player, by, asked, action);
    done.add(action.type);
  }
  return done;
}

/** The text table lies one touch away, and so does the map from there. */
async function turnToTextAndBack(page: Page): Promise<void> {
  const over = page.getByRole('button', { name: 'Text table' });
  await over.click();
  await page.locator('.text-table').waitFor();
  await over.click();
  await page.locator('.wr-names text').first().waitFor({ state: 'attached' });
}

describe('War of the Ring', () => {
  it.each(
    enough(1, [
      { side: 'Rohan, one of four', mine: 2, seats: 4, by: 'mouse', viewport: { width: 1440, height: 900 } },
      { side: 'the Shadow', mine: 1, seats: 2, by: 'finger', viewport: { width: 390, height: 844 } },
      { side: 'the Free Peoples', mine: 0, seats: 2, by: 'finger', viewport: { width: 360, height: 640 } },
    ] as const),
  )(
    'is played for $side by $by, touching what is meant, and nothing is out of reach',
    { timeout: PATIENCE },
    async ({ mine, seats, by, viewport }) => {
      const player = await overheard(house, { viewport, hasTouch: by === 'finger', isMobile: by === 'finger' });
      const me = { kind: 'me' } as const;
      const bot = { kind: 'bot', level: 'casual' } as const;
      const { table } = await setTable(player.page, {
        game: 'war-of-the-ring',
        seats: Array.from({ length: seats }, (_, seat) => (seat === mine ? me : bot)),
      });
      await player.page.goto(`/table/${table}`);
      // Before it begins: when it is over, its end lies over the table.
      if (by === 'mouse') await turnToTextAndBack(player.page);
      const done = await play(player, mine, by, DECISIONS);
      expect(done.size).toBeGreaterThan(3);
      expect(await player.page.locator('.text-table').count()).toBe(0);
      expect(await overflow(player.page)).toBe(0);
      expect(player.complaints).toEqual([]);
      await player.context.close();
    },
  );
});
