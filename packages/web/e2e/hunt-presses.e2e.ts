import type { HuntAction } from '#games/hunt-for-the-ring/rules/state.ts';
import { loneAnswer } from '#games/hunt-for-the-ring/table/loneAnswer.ts';
import type { HuntView } from '#games/hunt-for-the-ring/view/view.ts';
import { unchecked } from '#kernel';
import type { SeatTurn } from '#wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from './browser.ts';
import { type Overheard, overheard } from './overheard.ts';
import { setTable } from './players.ts';

/** How often a hunter has to press for one thing, counted in the browser. */

let house: House;
beforeAll(async () => {
  house = await openHouse({ botPause: 30 });
});
afterAll(() => house.close());

const viewOf = (player: Overheard): HuntView => unchecked<HuntView>(player.now()?.view);

/** What is asked, and not answered by the table itself. */
function asked(player: Overheard): SeatTurn<HuntAction> | null {
  const turn = player.now()?.turns.find(({ options }) => options.length > 0);
  if (turn === undefined) return null;
  const typed = unchecked<SeatTurn<HuntAction>>(turn);
  return loneAnswer(typed, viewOf(player)) === null ? typed : null;
}

it('HR-SETUP-10, HR-WRAITH-05: the usual set-up is one press, and four Nazgûl ride and act in eight', async () => {
  const player = await overheard(house, { viewport: { width: 1440, height: 900 } });
  const { page } = player;
  const seats = [{ kind: 'bot', level: 'casual' }, { kind: 'me' }] as const;
  const { table } = await setTable(page, { game: 'hunt-for-the-ring', options: { mode: 'part1', belief: false }, seats });
  await page.goto(`/table/${table}`);
  await page.locator('.hr-arrange').click();
  await expect.poll(() => asked(player)?.prompt?.id).toBe('activation');
  expect(viewOf(player).nazgul.map(({ place }) => place)).toEqual([1, 2, 3, 4]);

  let presses = 0;
  const press = async (selector: string): Promise<void> => {
    const before = player.now();
    await page.locator(`.hr:not(.busy) ${selector}`).first().click();
    presses++;
    await expect.poll(() => player.now() !== before).toBe(true);
  };
  for (const rider of viewOf(player).nazgul) {
    const isAsked = (): boolean => viewOf(player).active === rider.id && asked(player) !== null;
    await expect.poll(isAsked, { message: rider.id }).toBe(true);
    while (isAsked()) {
      const { options = [] } = asked(player) ?? {};
      const ride = options.find(({ type }) => type === 'ride');
      if (options.some(({ type }) => type === 'search')) await press('[data-verb="search"]');
      else if (ride?.type === 'ride') await press(`[data-space="${ride.space}"]`);
      else await press('[data-verb="endActivation"]');
      // The Ring-bearer answers, or the next Nazgûl is asked: either way somebody is.
      await expect.poll(() => asked(player) !== null || viewOf(player).active !== rider.id).toBe(true);
    }
  }
  expect(presses).toBeLessThanOrEqual(8);
  expect(player.complaints).toEqual([]);
  await player.context.close();
});
