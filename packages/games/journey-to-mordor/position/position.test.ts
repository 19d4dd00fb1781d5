import { asId } from '#kernel/id.ts';
import { Match, SeededRandom, serialise, InvalidInput } from '#kernel';
import { describe, expect, test } from 'vitest';
import type { SymbolId } from '../content/box.ts';
import { journeyToMordor } from '../index.ts';
import type { Journey } from '../rules/state.ts';
import { BOX, player, rolled, squares } from '../testing/table.ts';
import { throughJson } from '#kernel/testing/json.ts';

const read = (position: unknown) => journeyToMordor.position.read(position, BOX);
const two = { game: 'journey-to-mordor', players: [player('frodo'), player('sam')] };
const NONE = { black: 'weapon', yellow: 'weapon', red: 'weapon', blue: 'weapon', green: 'weapon' } as const;

/** Dice that show these symbols, some of them set aside from a roll. */
const aside = (shows: { readonly [die: string]: SymbolId }, from: { readonly [die: string]: number }) =>
  Object.fromEntries(Object.entries(shows).map(([die, symbol]) => [die, { symbol, ...(from[die] ? { aside: from[die] } : {}) }]));

const comesBack = ({ state }: { readonly state: Journey }): void => {
  const written = throughJson(journeyToMordor.position.write(state));
  expect(serialise(read(written))).toBe(serialise(state));
};

function refusedFor(position: unknown): { rules: readonly string[]; path: string } {
  try {
    read(position);
  } catch (error) {
    if (error instanceof InvalidInput) return { rules: error.rules, path: error.path };
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
    ['an unknown word', { ...two, colour: 'red' }, 'colour'],
    ['another game', { ...two, game: 'chess' }, 'game'],
    ['five players', { ...two, players: [...two.players, player('merry'), player('pippin'), player('sam')] }, 'seats', 'JM-SETUP-01'],
    ['half a field', { ...two, players: [player('frodo', 0.5), player('sam')] }, 'players.0.fields'],
    ['fewer fields than none', { ...two, players: [player('frodo', -1), player('sam')] }, 'players.0.fields'],
    ['an unknown square', { ...two, players: [{ hobbit: 'frodo', squares: ['quartered'] }, player('sam')] }, 'players.0.squares.0'],
    ['a first player who is not there', { ...two, first: 2, turn: { step: 'roll' } }, 'first'],
    ['an active player who is not there', { ...two, active: 3, turn: { step: 'roll' } }, 'active'],
    ['round 0', { ...two, round: 0, turn: { step: 'roll' } }, 'round'],
    ['a second player who begins', { ...two, active: 1, players: [player('frodo'), { hobbit: null }] }, 'active', 'JM-SETUP-06'],
    ['hobbits chosen in the third round', { ...two, round: 3, players: [player('frodo'), { hobbit: null }] }, 'round', 'JM-SETUP-03'],
    [
      'a trail without a hobbit',
      { ...two, players: [player('frodo'), player('sam'), { hobbit: null, fields: 2, out: true }], turn: { step: 'roll' } },
      'players',
      'JM-SETUP-03',
    ],
    [
      'a table that all the others have left',
      { ...two, players: [player('frodo'), { ...player('sam'), out: true }], turn: { step: 'roll' } },
      'players',
      'JM-OUT-05',
    ],
    [
      'everybody gone',
      { ...two, players: two.players.map((each) => ({ ...each, out: true })), turn: { step: 'roll' } },
      'players',
      'JM-OUT-05',
    ],
    ['a sixth roll', { ...two, turn: { ...rolled(NONE), roll: 6 } }, 'turn.roll'],
    ['no roll at all', { ...two, turn: { ...rolled(NONE), roll: 0 } }, 'turn.roll', 'JM-DICE-02'],
    ['Gandalf before rolling', { ...two, turn: { step: 'roll', gandalfs: 1 } }, 'turn.gandalfs', 'JM-GANDALF-01'],
    ['Gandalf while rolling', { ...two, turn: { ...rolled(NONE), gandalfs: 1 } }, 'turn.gandalfs', 'JM-GANDALF-01'],
    ['a step forward while rolling', { ...two, turn: { ...rolled(NONE), began: 1 } }, 'turn.began', 'JM-TURN-02'],
    [
      'a die set aside from a roll to come',
      { ...two, turn: rolled(NONE, { dice: aside({ ...NONE, red: 'ring' }, { red: 2 }) }) },
      'turn.dice.red',
      'JM-DICE-03',
    ],
    [
      'all five set aside and still rolling',
      { ...two, turn: { step: 'setAside', roll: 5, dice: aside(NONE, { black: 1, yellow: 2, red: 3, blue: 4, green: 5 }) } },
      'turn.step',
      'JM-DICE-07',
    ],
  ];

  /** Rolling is over, from Bag End: three Gandalfs, a Ring and a weapon, from five rolls. */
  const LEGAL = { black: 'gandalf', yellow: 'gandalf', red: 'gandalf', blue: 'ring', green: 'weapon' } as const;
  const ONE_EACH = { black: 1, yellow: 2, red: 3, blue: 4, green: 5 };
  const splitting = (more: object = {}, trail = 'ooooooo', fields = 1) => ({
    ...two,
    players: [player('frodo', fields, squares(trail)), player('sam')],
    turn: { step: 'gandalf', roll: 5, dice: aside(LEGAL, ONE_EACH), gandalfs: 3, began: 0, ...more },
  });

  test('the position from which the next ones stray is a good one', () => {
    expect(read(splitting()).open.gandalfs).toBe(3);
    expect(read(splitting({ gandalfs: 1 }, 'sosoooo')).open.gandalfs).toBe(1);
  });

  const whileSplitting: typeof impossible = [
    ['no Gandalf left', splitting({ gandalfs: 0 }), 'turn.gandalfs', 'JM-GANDALF-01'],
    ['more Gandalfs than dice', splitting({ gandalfs: 4 }), 'turn.gandalfs', 'JM-GANDALF-01'],
    ['a Gandalf used that split nothing', splitting({ gandalfs: 1 }, 'soooooo'), 'turn.gandalfs', 'JM-GANDALF-01'],
    ['nothing left to split', splitting({ gandalfs: 1 }, 'sssssss'), 'turn.step', 'JM-GANDALF-04'],
    ['a Ring that did not move', splitting({}, 'ooooooo', 0), 'turn.began', 'JM-RULING-11'],
    ['a Ring that moved twice', splitting({}, 'ooooooo', 2), 'turn.began', 'JM-RULING-11'],
    [
      'a last roll from which nothing was set aside',
      splitting({ dice: aside(LEGAL, { ...ONE_EACH, green: 4 }) }),
      'turn.dice',
      'JM-DICE-03',
    ],
    [
      'the White Tree without the Nazgûl of its roll',
      splitting({
        roll: 1,
        gandalfs: 1,
        dice: aside({ ...LEGAL, black: 'white-tree', green: 'nazgul' }, { black: 1, yellow: 1, blue: 1 }),
      }),
      'turn.dice',
      'JM-TREE-04',
    ],
    ['somebody leaving who has not left', splitting({ leavers: [1] }), 'turn.leavers', 'JM-RULING-08'],
    ['a leaver who is not there', splitting({ leavers: [3] }), 'turn.leavers', 'JM-RULING-08'],
    ['Gandalf in Moria', { ...splitting({ began: 2 }, 'ooooooo', 3), side: 'advanced' }, 'turn.gandalfs', 'JM-GANDALF-01'],
  ];
  test.each([...impossible, ...whileSplitting])('%s', (_name, position, path, rule) => {
    const refused = refusedFor(position);
    expect(refused.path).toBe(path);
    if (rule !== undefined) expect(refused.rules).toContain(rule);
  });
});

test('a first player who left before choosing a hobbit does not keep the others from theirs', () => {
  const position = { ...two, players: [{ hobbit: null, out: true }, player('sam'), { hobbit: null }] };
  const state = read(position);
  expect(state.frames).toEqual([{ step: 'chooseHobbit' }]);
  comesBack({ state });
});

test('what can be left out is the beginning of a game', () => {
  const state = read({ game: 'journey-to-mordor', players: [{ hobbit: null }, { hobbit: null }] });
  expect(state.frames).toEqual([{ step: 'chooseHobbit' }]);
  expect(state.open).toMatchObject({ round: 1, first: 0, fields: [0, 0], crossed: [0, 0] });
});

test('moments of whole games come back, also when players leave', () => {
  for (let seed = 0; seed < 12; seed++) {
    const random = new SeededRandom(seed, 3);
    const seats = 2 + (seed % 3);
    const match = Match.begin(journeyToMordor, {
      box: BOX,
      options: { side: seed % 2 === 0 ? 'basic' : 'advanced', lastSurvivor: seed % 4 === 0 },
      seats,
      random,
    });
    for (let step = 0; match.state.outcome === null && step < 400; step++) {
      const [seat] = match.waitingList();
      const options = match.options(seat);
      // Somebody gives up now and then, sometimes before the first turn.
      if (seats > 2 && random.below(80) === 0) match.resign(asId(random.below(seats)));
      else match.apply(seat, options[random.below(options.length)]);
      if (match.state.outcome === null && random.below(3) === 0) comesBack(match);
    }
  }
});
