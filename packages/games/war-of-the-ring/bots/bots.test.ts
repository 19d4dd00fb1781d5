import type { Bot } from '#bots/bot.ts';
import { SelfPlay } from '#bots/self-play.ts';
import { random } from '#bots/random.ts';
import { LegalMoves, nameMove, SeatObservation, SeededRandom, type Seat } from '#kernel';
import { describe, expect, test } from 'vitest';
import { warOfTheRing } from '../index.ts';
import type { War } from '../rules/state.ts';
import { seatOf } from '../rules/team/seats.ts';
import { clash } from '../testing/battle.ts';
import { SHADOW } from '../testing/war.ts';
import { bots } from './index.ts';
import { cardId } from '../content/cards.ts';

const selfPlay = new SelfPlay(warOfTheRing, warOfTheRing.content.read(warOfTheRing.content.standard), undefined);
const chance: Bot<War> = random;

/** Games a seat wins out of so many. */
function wins(players: readonly Bot<War>[], seat: Seat, games: number): number {
  let won = 0;
  for (let game = 0; game < games; game++)
    if (selfPlay.play(players, new SeededRandom(11, game), new SeededRandom(12, game)).outcome.winners.includes(seat)) won++;
  return won;
}

describe('casual', () => {
  // Chance against chance, the Free Peoples win about one game in ten.
  test('beats chance with the Free Peoples', () => expect(wins([bots.casual, chance], 0, 5)).toBeGreaterThanOrEqual(4));
  test('beats chance with the Shadow', () => expect(wins([chance, bots.casual], 1, 3)).toBe(3));

  test('does not throw an army and its captain away for an onslaught', () => {
    const dice = [1, 1, 1, 1, 1, 1, 1, 1];
    const table = clash({ attackers: 'sauron 3r, witch-king', defenders: 'gondor 5r', shadow: cardId('orcs-multiplying-again') }, ...dice);
    if (table.step === 'sorcerer') table.shadow('decline');
    if (table.step === 'chooseReroll') table.shadow('reroll', { dice: 0 });
    expect(table.choices('chooseAmount', 'amount')).toEqual([0, 1, 2, 3]);
    const observation = new SeatObservation(warOfTheRing, table.state, seatOf(table.state, SHADOW), new LegalMoves(warOfTheRing));
    for (let seed = 0; seed < 12; seed++) {
      const { amount } = nameMove(warOfTheRing.verbs, bots.casual(observation, new SeededRandom(13, seed)), table.state.box);
      expect(amount).toBeLessThan(3);
    }
  });
});
