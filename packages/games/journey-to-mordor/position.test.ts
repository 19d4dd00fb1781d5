import { Unacceptable } from '#kernel';
import { describe, expect, test } from 'vitest';
import { journeyToMordor } from './index.ts';
import { BOX, player, rolled, squares } from './rules/testJourney.ts';

const read = (position: unknown) => journeyToMordor.position.read(position, BOX);
const two = { game: 'journey-to-mordor', players: [player('frodo'), player('sam')] };
const NONE = { black: 'weapon', yellow: 'weapon', red: 'weapon', blue: 'weapon', green: 'weapon' } as const;

function refusedFor(position: unknown): { rules: readonly string[]; path: string } {
  try {
    read(position);
  } catch (error) {
    if (error instanceof Unacceptable) return { rules: error.rules, path: error.path };
    throw error;
  }
  throw new Error('The position was accepted');
}

describe('impossible positions are refused with the place and the rule', () => {
  const impossible: [string, unknown, string, string?][] = [
    ['one player', { ...two, players: [player('frodo')] }, 'seats', 'JM-SETUP-01'],
    ['a hobbit twice', { ...two, players: [player('sam'), player('sam')] }, 'players.1.hobbit', 'JM-SETUP-03'],
    ['an unknown hobbit', { ...two, players: [player('bilbo'), player('sam')] }, 'players.0.hobbit', 'JM-SETUP-04'],
    ['too many fields', { ...two, players: [player('frodo', 10), player('sam')] }, 'players.0.fields', 'JM-RING-03'],
    ['too few squares', { ...two, players: [player('frodo', 0, squares('oo')), player('sam')] }, 'players.0.squares'],
    [
      'a gap in the trail',
      { ...two, players: [player('frodo', 0, squares('oxooooo')), player('sam')] },
      'players.0.squares.1',
      'JM-RULING-06',
    ],
    [
      'half a square before a whole one',
      { ...two, players: [player('frodo', 0, squares('hxooooo')), player('sam')] },
      'players.0.squares.1',
      'JM-RULING-06',
    ],
    ['no turn although all have chosen', two, 'turn', 'JM-TURN-01'],
    ['fields before hobbits', { ...two, players: [player('frodo', 1), { hobbit: null }] }, 'players', 'JM-SETUP-03'],
    ['hobbits chosen out of order', { ...two, players: [{ hobbit: null }, player('sam')] }, 'players.1.hobbit', 'JM-SETUP-03'],
    [
      'a turn without a hobbit',
      { ...two, players: [player('frodo'), { hobbit: null }], turn: { step: 'roll' } },
      'players.1.hobbit',
      'JM-SETUP-03',
    ],
    [
      'a turn of a player who is out',
      { ...two, players: [player('frodo', 0, squares('xxxxxxx')), player('sam')], turn: { step: 'roll' } },
      'active',
      'JM-OUT-05',
    ],
    [
      'a turn of a player in Mordor',
      { ...two, players: [player('frodo', 9), player('sam')], turn: { step: 'roll' } },
      'active',
      'JM-END-02',
    ],
    [
      'somebody in Mordor who has yet to play',
      { ...two, players: [player('frodo'), player('sam', 9)], turn: { step: 'roll' } },
      'players.1.fields',
      'JM-END-02',
    ],
    [
      'a last survivor who has won',
      { ...two, lastSurvivor: true, active: 1, players: [player('frodo', 0, squares('xxxxxxx')), player('sam')], turn: { step: 'roll' } },
      'players',
      'JM-END-05',
    ],
    ['dice before the first roll', { ...two, turn: { step: 'roll', roll: 1 } }, 'turn', 'JM-DICE-01'],
    [
      'a die that is missing',
      { ...two, turn: { step: 'setAside', roll: 1, dice: { black: { symbol: 'ring' } } } },
      'turn.dice.yellow',
      'JM-DICE-01',
    ],
    ['an unknown die', { ...two, turn: { step: 'setAside', roll: 1, dice: { pink: { symbol: 'ring' } } } }, 'turn.dice', 'JM-COMP-01'],
    ['the White Tree on a coloured die', { ...two, turn: rolled({ ...NONE, red: 'white-tree' }) }, 'turn.dice.red', 'JM-COMP-04'],
    ['a repeated roll outside Rohan', { ...two, turn: rolled(NONE, { repeated: true }) }, 'turn.repeated', 'JM-PLACE-04'],
    [
      'equal symbols from one roll',
      {
        ...two,
        turn: {
          step: 'setAside',
          roll: 1,
          dice: Object.fromEntries(Object.keys(NONE).map((die, i) => [die, { symbol: 'ring', ...(i < 2 ? { aside: 1 } : {}) }])),
        },
      },
      'turn.dice.yellow',
      'JM-DICE-04',
    ],
    ['a roll from which nothing was set aside', { ...two, turn: rolled(NONE, { roll: 2 }) }, 'turn.dice', 'JM-DICE-03'],
    [
      'rolling on after the White Tree',
      {
        ...two,
        turn: {
          step: 'setAside',
          roll: 2,
          dice: {
            ...Object.fromEntries(Object.keys(NONE).map((die) => [die, { symbol: 'ring' }])),
            black: { symbol: 'white-tree', aside: 1 },
          },
        },
      },
      'turn.dice.black',
      'JM-TREE-01',
    ],
    ['Gandalf while dice are left', { ...two, turn: { ...rolled(NONE), step: 'gandalf', gandalfs: 1 } }, 'turn.step', 'JM-DICE-05'],
    ['an unknown word', { ...two, colour: 'red' }, ''],
  ];
  test.each(impossible)('%s', (_name, position, path, rule) => {
    const refused = refusedFor(position);
    expect(refused.path).toBe(path);
    if (rule !== undefined) expect(refused.rules).toContain(rule);
  });
});

test('what can be left out is the beginning of a game', () => {
  const state = read({ game: 'journey-to-mordor', players: [{ hobbit: null }, { hobbit: null }] });
  expect(state.frames).toEqual([{ step: 'chooseHobbit' }]);
  expect(state.open).toMatchObject({ round: 1, first: 0, fields: [0, 0], crossed: [0, 0] });
});
