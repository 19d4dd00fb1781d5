import { asId } from '#kernel/id.ts';
import { Match, SeededRandom } from '#kernel';
import { warOfTheRing as game } from '#games/war-of-the-ring/index.ts';
import { expect, test } from 'vitest';
import { turnsOf } from './present.ts';

test('an order can end with what is under way: with a turn, but with no battle where there is none', () => {
  const match = Match.begin(game, { box: game.content.read(game.content.standard), options: {}, seats: 2, random: new SeededRandom(1) });
  const seat = 0;
  expect(match.skippablePrompt(seat)?.kind).toBe('declareFellowship');
  const [turn] = turnsOf(match, asId(1 << seat), asId(1 << seat), seat, true);
  expect(turn?.untils).toEqual(['turn', 'always']);
});
