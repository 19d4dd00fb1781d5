import { asId } from '#kernel/id.ts';
import { ForcedRandom, Match, SeededRandom, type Seat } from '#kernel';
import { expect, test } from 'vitest';
import type { Lesson } from '../../lesson.ts';
import { huntForTheRing as game } from '../index.ts';
import type { HuntAction } from '../rules/state.ts';
import { bearer } from './bearer.ts';
import { hunters } from './hunters.ts';

/** Corruption after the last step of a lesson that has one scene. */
function corruptionAfter({ steps }: Lesson<HuntAction>): number {
  const scene = steps[0]?.scene;
  if (scene === undefined || !('position' in scene.from)) throw new Error('The lesson begins with a position');
  const random = new ForcedRandom(
    steps.flatMap(({ draws = [] }) => draws),
    new SeededRandom(1),
  );
  const state = game.position.read(scene.from.position, game.content.read(game.content.standard));
  const match = Match.resume(game, { state, random });
  const mine: Seat = asId(scene.seats.indexOf('me'));
  for (const { awaits, replies = [], byItself } of steps) {
    if (awaits !== undefined) expect(match.apply(mine, awaits)).toMatchObject({ ok: true });
    for (const { seat, action } of replies) expect(match.apply(asId(seat), action)).toMatchObject({ ok: true });
    if (byItself !== undefined) expect(match.apply(mine, byItself)).toMatchObject({ ok: true });
  }
  return match.state.open.corruption;
}

test('the slips count right: a two and an Eye are three points of corruption', () => {
  expect(corruptionAfter(hunters)).toBe(3);
  expect(corruptionAfter(bearer)).toBe(3);
});
