import { expect, test } from 'vitest';
import type { Param } from '#kernel';
import { act, attack, type BattleMatch, sit, target, view } from '../testing/table.ts';
import { type HandTouch, touchEnemy } from './hands.ts';
import { offersOf } from './offers.ts';

/** What is asked when an enemy is touched that cannot be attacked now. */
function questionAbout(match: BattleMatch, id: string): readonly [string, { readonly [name: string]: Param }] {
  const asked: [string, { readonly [name: string]: Param }][] = [];
  const seen = view(match, 0);
  const table: HandTouch['table'] = {
    view: seen,
    mine: 0,
    busy: false,
    words(key, params = {}) {
      asked.push([key, params]);
      return key;
    },
    act: () => undefined,
    askWhy: () => undefined,
    showRules: () => undefined,
  };
  const offers = offersOf({ seat: 0, prompt: null, options: match.options(0), canUndo: false }, 'play');
  const desk: HandTouch = { table, offers, held: null, hold: () => undefined, looked: null, look: () => undefined };
  const enemy = seen.row.find((each) => each?.id === id) ?? null;
  if (enemy === null) throw new Error(`${id} is not in the row`);
  touchEnemy(desk, enemy, null);
  return asked[0];
}

test('an enemy out of reach is asked about with the symbols that are missing', () => {
  const match = sit({
    row: ['troll', 'nazgul', 'ugluk'],
    players: [{ teams: [['aragorn', 'gimli']] }, {}],
    turn: { step: 'afterPlaying' },
  });
  act(match, 0, attack(1));
  expect(questionAbout(match, 'troll')).toEqual(['table.why.missing', { enemy: '@enemy.troll', symbols: ['@symbol.yellow'] }]);
});

test('one that only those chosen before put out of reach lacks nothing by itself', () => {
  const match = sit({
    row: ['troll', 'uruk-hai', 'orc-archer'],
    players: [{ teams: [['faramir', 'erkenbrand']] }, {}],
    turn: { step: 'afterPlaying' },
  });
  act(match, 0, attack(1), target('uruk-hai'));
  expect(questionAbout(match, 'orc-archer')).toEqual(['table.why.enemy', { enemy: '@enemy.orc-archer' }]);
});

test('without an attack under way an enemy tells what the nearest team lacks, or which can beat it', () => {
  const row = ['troll', 'uruk-hai', 'nazgul'];
  const match = sit({
    row,
    players: [
      {
        teams: [
          ['aragorn', 'gimli'],
          ['theoden', 'legolas'],
        ],
      },
      {},
    ],
    turn: { step: 'afterPlaying' },
  });
  expect(questionAbout(match, 'troll')).toEqual(['table.why.lacks', { enemy: '@enemy.troll', team: 1, symbols: ['@symbol.yellow'] }]);
  expect(questionAbout(match, 'uruk-hai')).toEqual(['table.why.reach', { enemy: '@enemy.uruk-hai', teams: [2] }]);
  const alone = sit({ row, players: [{ hand: ['sam'] }, {}] });
  expect(questionAbout(alone, 'troll')[0]).toBe('table.why.asks');
});
