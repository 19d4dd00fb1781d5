import type { Bot } from '#bots/bot.ts';
import { BotTable } from '#bots/play.ts';
import { random } from '#bots/random.ts';
import { SeededRandom } from '#kernel';
import { describe, expect, test } from 'vitest';
import { warOfTheRing } from '../index.ts';
import type { War } from '../rules/state.ts';
import { bots } from './index.ts';

const table = new BotTable(warOfTheRing, warOfTheRing.content.read(warOfTheRing.content.standard), undefined);
const chance = random as Bot<War>;

/** Games a seat wins out of so many. */
function wins(players: readonly Bot<War>[], seat: number, games: number): number {
  let won = 0;
  for (let game = 0; game < games; game++)
    if (table.play(players, new SeededRandom(11, game), new SeededRandom(12, game)).outcome.winners.includes(seat)) won++;
  return won;
}

describe('casual', () => {
  // Chance against chance, the Free Peoples win about one game in ten.
  test('beats chance with the Free Peoples', () => expect(wins([bots.casual, chance], 0, 5)).toBeGreaterThanOrEqual(4));
  test('beats chance with the Shadow', () => expect(wins([chance, bots.casual], 1, 3)).toBe(3));
});
