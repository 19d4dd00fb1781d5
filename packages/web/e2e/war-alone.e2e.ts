import type { WarAction } from '#games/war-of-the-ring/rules/verbs.ts';
import { SeededRandom } from '#kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, overflow } from './browser.ts';
import { overheard } from './overheard.ts';
import { setTable } from './players.ts';
import { type Asked, decide, nextQuestion, usefulOf } from './war-player.ts';
import { isWhole } from './whole.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** So many decisions are made by lot; then he lets his dice go, and the bots bring the war to its end. */
const BY_LOT = 60;
const SOON: readonly WarAction['type'][] = ['skipDie', 'pass', 'stand', 'decline', 'done', 'ceaseAttack', 'noCombatCard'];

const soonest = ({ options }: Asked): WarAction =>
  options.find(({ type }) => type === SOON.find((each) => options.some((option) => option.type === each))) ?? options[0];

/** A whole war takes some minutes: only with `REDBOOK_WHOLE=1`. */
describe.runIf(isWhole)('WR-MULTI-01, WR-MULTI-27: one person among bots', () => {
  it.each([
    { seats: 4, mine: 2, plays: 'Rohan' },
    { seats: 3, mine: 2, plays: 'Saruman' },
  ])(
    'plays the war for $seats to its end on the drawn table, as $plays',
    async ({ seats, mine }) => {
      const player = await overheard(house, { viewport: { width: 1440, height: 900 } });
      const me = { kind: 'me' } as const;
      const bot = { kind: 'bot', level: 'casual' } as const;
      const { table } = await setTable(player.page, {
        game: 'war-of-the-ring',
        seats: Array.from({ length: seats }, (_, seat) => (seat === mine ? me : bot)),
      });
      await player.page.goto(`/table/${table}`);
      const chooser = new SeededRandom(seats, mine);
      for (let decisions = 0; ; decisions++) {
        const asked = await nextQuestion(player, mine);
        if (asked === null) break;
        const useful = usefulOf(asked);
        await decide(player, 'mouse', asked, decisions < BY_LOT ? useful[chooser.below(useful.length)] : soonest(asked));
      }
      // Who won, and where two have won, which of them counts more.
      await player.page.locator('.dialog.end').waitFor();
      const winners = player.now()?.outcome?.winners.length ?? 0;
      expect(await player.page.locator('.wr-team-end li').count()).toBe(winners > 1 ? winners : 0);
      expect(await overflow(player.page)).toBe(0);
      expect(player.complaints).toEqual([]);
      await player.context.close();
    },
    3_600_000,
  );
});
