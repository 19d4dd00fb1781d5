import { asId } from '#kernel/id.ts';
import { ForcedRandom, type ForcedOutcome, makeRecord, Match, type PlayedAction, SeededRandom } from '#kernel';
import { expect, test } from 'vitest';
import { journeyToMordor } from '../index.ts';
import { luck } from './luck.ts';

/** Plays the actions with dictated dice and makes the record of it. */
function recordOf(
  forced: readonly ForcedOutcome[],
  actions: readonly (readonly [seat: number, action: PlayedAction['action']])[],
  side: 'basic' | 'advanced' = 'basic',
) {
  const options = { side, first: 0 };
  const random = new ForcedRandom(forced, new SeededRandom(1));
  const box = journeyToMordor.content.read(journeyToMordor.content.standard);
  const match = Match.begin(journeyToMordor, { box, options, seats: 2, random });
  const played = actions.map(([seat, action]): PlayedAction => {
    const answer = action === 'resign' ? match.resign(asId(seat)) : match.apply(asId(seat), action);
    if (!answer.ok) throw new Error(`${JSON.stringify(action)}: ${answer.refusal.message}`);
    return { seat: asId(seat), action, draws: answer.draws };
  });
  const seats = ['Kasia', 'Staś'].map((name) => ({ name, kind: 'human' }));
  return makeRecord(journeyToMordor, { options, seats, chance: { kind: 'unknown' } }, match.beginning.draws, played);
}

const HOBBITS = [
  [0, { type: 'chooseHobbit', hobbit: 'frodo' }],
  [1, { type: 'chooseHobbit', hobbit: 'sam' }],
] as const;

test('every die rolled is counted with its own faces, set aside or not; dice set aside earlier are not rolled', () => {
  // Black, yellow, red, blue, green; then all but black and yellow once more.
  const record = recordOf(
    ['ring', 'orc', 'ring', 'weapon', 'gandalf', 'nazgul', 'ring', 'orc'],
    [
      ...HOBBITS,
      [0, { type: 'roll' }],
      [0, { type: 'setAside', die: 'black' }],
      [0, { type: 'setAside', die: 'yellow' }],
      [0, { type: 'roll' }],
      [1, 'resign'],
    ],
  );
  const [rings, nazgul, othersRings] = luck(record);
  expect(rings).toMatchObject({ seat: 0, what: 'table.luck.rings', got: 3 });
  expect(rings.expected).toBeCloseTo(8 / 6);
  expect(rings.deviation).toBeCloseTo(Math.sqrt((8 * 5) / 36));
  expect(nazgul).toMatchObject({ seat: 0, what: 'table.luck.nazgul', got: 1 });
  expect(othersRings).toEqual({ seat: 1, what: 'table.luck.rings', got: 0, expected: 0, deviation: 0 });
});

test('the lot for the first player is no die', () => {
  const options = { side: 'basic' } as const;
  const box = journeyToMordor.content.read(journeyToMordor.content.standard);
  const match = Match.begin(journeyToMordor, { box, options, seats: 2, random: new SeededRandom(5) });
  const answer = match.resign(0);
  if (!answer.ok) throw new Error('refused');
  const seats = ['Kasia', 'Staś'].map((name) => ({ name, kind: 'human' }));
  const record = makeRecord(journeyToMordor, { options, seats, chance: { kind: 'unknown' } }, match.beginning.draws, [
    { seat: 0, action: 'resign', draws: answer.draws },
  ]);
  expect(luck(record).every(({ got, expected }) => got === 0 && expected === 0)).toBe(true);
});
