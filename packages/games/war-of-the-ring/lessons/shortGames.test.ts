import { asId } from '#kernel/id.ts';
import { choose } from '#bots/choose.ts';
import { findBot } from '#bots/registry.ts';
import { Match, SeededRandom, seatList, type Seat } from '#kernel';
import { describe, expect, test } from 'vitest';
import { SHADOW } from '../content/box.ts';
import { warOfTheRing as game } from '../index.ts';
import { victoryPoints } from '../rules/victory/military.ts';
import { armies } from './armies.ts';
import { fellowship } from './fellowship.ts';
import { politics } from './politics.ts';
import { LEVEL } from './touches.ts';

const bot = await findBot(game.id, LEVEL);
const GAMES = 4;
/** So many questions of the reader's are a few minutes. */
const FEW = 60;

const begun = ({ game: { scene } }: typeof armies, seed: number) => {
  if (!('position' in scene.from)) throw new Error('The game at the end begins with a position');
  const state = game.position.read(scene.from.position, game.content.read(game.content.standard));
  return Match.resume(game, { state, random: new SeededRandom(seed) });
};

describe.each([armies, fellowship, politics])('the game at the end of the lesson $id', (lesson) => {
  test('is short, and can be won by a reader who plays no better than the bot', () => {
    const reader: Seat = asId(lesson.game.scene.seats.indexOf('me'));
    let [won, asked] = [0, 0];
    for (let seed = 1; seed <= GAMES; seed++) {
      const match = begun(lesson, seed);
      for (let decision = 0; match.state.outcome === null; decision++) {
        const [seat] = seatList(match.waiting());
        if (seat === reader) asked++;
        match.apply(seat, choose(game, bot, match.state, seat, seed * 1000 + decision));
      }
      if (match.state.outcome.winners.includes(reader)) won++;
    }
    expect(won).toBeGreaterThan(GAMES / 2);
    expect(asked / GAMES).toBeLessThan(FEW);
  });
});

test('the slips count right: the Shadow has eight points before its last siege', () => {
  expect(victoryPoints(begun(armies, 1).state, SHADOW)).toBe(8);
});
