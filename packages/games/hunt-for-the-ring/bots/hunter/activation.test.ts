import { asId, asIds } from '#kernel/id.ts';
import { type Action, LegalMoves, readMove, SeededRandom } from '#kernel';
import { expect, test } from 'vitest';
import { huntForTheRing as game } from '../../index.ts';
import { at } from '../../rules/frames.ts';
import type { Hunt } from '../../rules/state.ts';
import { ride } from '../../rules/verbs.ts';
import { box } from '../../testing/letter.ts';
import { blue } from '../../testing/moments.ts';
import { space } from '../../testing/partTwo.ts';
import { beliefsOf } from '../beliefs.ts';
import { waysOf } from '../travelTimes.ts';
import { huntersWorth } from './ranger.ts';

const [, map] = box.maps;
const legalMoves = new LegalMoves(game);

const movesOf = (s: Hunt): readonly number[] => legalMoves.options(s, 1).toArray();

function judge(s: Hunt): (action: Action) => number {
  const worth = huntersWorth(s, 1, asIds(movesOf(s)), new SeededRandom(1));
  return (action) => {
    const move = readMove(game.verbs, action, s.box);
    if (typeof move === 'string') throw new Error(move);
    return worth(move);
  };
}

const FOUND = 22;
/** Spaces from which one ride leads to where he was found, or next to it. */
const within = map.areas.filter((from) => waysOf(map).near[from * map.size + space(FOUND)] === 1);

test('whoever can ride to an encounter does not end his activation where he stands', () => {
  expect(within.length).toBeGreaterThan(0);
  for (const from of within) {
    const { s } = blue(box.spaces[from], { foundAt: FOUND });
    expect(at.activation.is(s.frames[s.frames.length - 1])).toBe(true);
    const worth = huntersWorth(s, 1, asIds(movesOf(s)), new SeededRandom(1));
    const best = Math.max(...movesOf(s).flatMap((move) => (ride.is(asId(move)) ? [worth(asId(move))] : [])));
    expect(best - judge(s)({ type: 'endActivation' })).toBeGreaterThan(0.75);
  }
});

test('no whim makes anybody hunt where everybody can work out that there is nothing to find', () => {
  const { last, visited } = beliefsOf(blue(FOUND).s);
  const empty = map.areas.filter((area) => last[area] === 0 && visited[area] === 0 && !box.information.includes(area));
  expect(empty.length).toBeGreaterThan(0);
  for (const area of empty) {
    const worth = judge(blue(box.spaces[area], { turn: 'night', dice: ['sword'] }).s);
    expect(worth({ type: 'huntWith', die: 'sword' })).toBeLessThan(worth({ type: 'endActivation' }));
  }
});
