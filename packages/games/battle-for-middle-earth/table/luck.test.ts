import { type GameRecord, makeRecord, Match, type PlayedAction, replay, SeededRandom } from '#kernel';
import { expect, test } from 'vitest';
import { battleForMiddleEarth } from '../index.ts';
import { BOX } from '../testing/table.ts';
import { luck } from './luck.ts';

/** A whole game of random choices, as its record. */
function recordOf(seats: number, seed: number): GameRecord {
  const random = new SeededRandom(seed);
  const match = Match.begin(battleForMiddleEarth, { box: BOX, options: {}, seats, random });
  const played: PlayedAction[] = [];
  while (match.state.outcome === null) {
    const [seat] = match.waitingList();
    const options = match.options(seat);
    const action = options[random.roll(options.length)];
    const answer = match.apply(seat, action);
    if (!answer.ok) throw new Error(answer.refusal.message);
    played.push({ seat, action, draws: answer.draws });
  }
  const names = Array.from({ length: seats }, (_, seat) => ({ name: String(seat), kind: 'human' }));
  return makeRecord(battleForMiddleEarth, { options: {}, seats: names, chance: { kind: 'unknown' } }, match.beginning.draws, played);
}

test('every Mordor card drawn is counted for whoever drew it', () => {
  const record = recordOf(3, 4);
  const drawn = [0, 0, 0];
  replay(battleForMiddleEarth, record, ({ events }) => {
    for (const { event } of events) if (event.type === 'mordorLaid') drawn[event.seat]++;
  });
  expect(drawn.reduce((sum, count) => sum + count)).toBeGreaterThan(12);
  expect(luck(record).map(({ got }) => got)).toEqual(drawn);
});

test('over many games the piles give what they owe, reshuffles in the middle of a draw included', () => {
  const all = Array.from({ length: 40 }, (_, index) => luck(recordOf(2 + (index % 3), index + 1))).flat();
  const sum = (of: (line: (typeof all)[number]) => number): number => all.reduce((total, line) => total + of(line), 0);
  for (const { expected, deviation } of all) {
    expect(expected).toBeGreaterThanOrEqual(0);
    expect(deviation).toBeGreaterThanOrEqual(0);
  }
  // The seeds are fixed, so this holds always or never.
  expect(Math.abs(sum(({ got }) => got) - sum(({ expected }) => expected))).toBeLessThan(
    3 * Math.sqrt(sum(({ deviation }) => deviation ** 2)),
  );
});
