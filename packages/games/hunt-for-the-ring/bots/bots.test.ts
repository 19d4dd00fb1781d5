import { BotTable } from '#bots/play.ts';
import { random } from '#bots/random.ts';
import type { Bot } from '#bots/bot.ts';
import { SeededRandom } from '#kernel';
import { expect, test } from 'vitest';
import { huntForTheRing as game } from '../index.ts';
import type { Hunt } from '../rules/state.ts';
import { box, letterFor } from '../testing/letter.ts';
import { bots } from './index.ts';
import { naive } from './testing/naive.ts';

const anyMove: Bot<Hunt> = random;

/** In what share of the games the Ring-bearer brings the Ring to Rivendell, from the same letters with the same dice. */
function escapes(ringBearer: Bot<Hunt>, wraiths: Bot<Hunt>, games: number): number {
  const table = new BotTable(game, box, { mode: 'part2', letter: letterFor(2, { corruption: 5 }) });
  let won = 0;
  for (let number = 0; number < games; number++)
    if (table.play([ringBearer, wraiths], new SeededRandom(31, number), new SeededRandom(32, number)).outcome.winners.includes(0)) won++;
  return won / games;
}

test('hunters who wait where Frodo comes by catch him more often than hunters who ride at random or all to the likeliest area', () => {
  const ranger = escapes(bots.casual, bots.ranger, 16);
  expect(ranger).toBeLessThan(escapes(bots.casual, naive, 16));
  expect(ranger).toBeLessThan(escapes(bots.casual, anyMove, 8));
});

test('a Ring-bearer who knows what the hunters can know gets through where the shortest way does not', () => {
  expect(escapes(bots.ranger, bots.ranger, 16)).toBeGreaterThan(escapes(naive, bots.ranger, 16));
});

test('a Ring-bearer who looks where he goes gets through part I where a random one does not', () => {
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
