import { BotTable } from '#bots/play.ts';
import { random } from '#bots/random.ts';
import type { Bot } from '#bots/bot.ts';
import { SeededRandom } from '#kernel';
import { expect, test } from 'vitest';
import { huntForTheRing as game } from '../index.ts';
import type { Hunt } from '../rules/state.ts';
import { box, letterFor } from '../testing/letter.ts';
import { bots } from './index.ts';

const anyMove = random as Bot<Hunt>;

/** How often the Ring-bearer brings the Ring to Rivendell, from the same letters with the same dice. */
function escapes(ringBearer: Bot<Hunt>, wraiths: Bot<Hunt>, games: number): number {
  const table = new BotTable(game, box, { mode: 'part2', letter: letterFor(2, { corruption: 5 }) });
  let won = 0;
  for (let number = 0; number < games; number++)
    if (table.play([ringBearer, wraiths], new SeededRandom(31, number), new SeededRandom(32, number)).outcome.winners.includes(0)) won++;
  return won;
}

test('Wraiths who keep to what they believe catch Frodo far more often than Wraiths who ride at random', () => {
  const against = (wraiths: Bot<Hunt>): number => escapes(bots.casual, wraiths, 8);
  const ranger = against(bots.ranger);
  expect(ranger).toBeLessThan(against(anyMove));
  expect(ranger).toBeLessThanOrEqual(against(bots.casual));
});

test('a Ring-bearer who looks where he goes gets through where a random one does not', () => {
  const table = new BotTable(game, box, { mode: 'part1' });
  const arrivals = (ringBearer: Bot<Hunt>): number => {
    let safe = 0;
    for (let number = 0; number < 8; number++)
      if (table.play([ringBearer, bots.casual], new SeededRandom(33, number), new SeededRandom(34, number)).outcome.winners.includes(0))
        safe++;
    return safe;
  };
  expect(arrivals(bots.ranger)).toBeGreaterThan(arrivals(anyMove));
});

test('same sight, same chance, same choice', () => {
  const table = new BotTable(game, box, { mode: 'part1' });
  const play = (): unknown => table.play([bots.ranger, bots.ranger], new SeededRandom(1), new SeededRandom(2));
  expect(play()).toEqual(play());
});
