import { expect, test } from 'vitest';
import type { BattleAction } from '../rules/verbs.ts';
import { drawersOf, leavingOf } from './flight.ts';
import { layOn, offersOf, stillHeld } from './offers.ts';
import { soundsOf } from './sounds.ts';

const offers = (...options: BattleAction[]) => offersOf({ seat: 0, prompt: null, options, canUndo: false }, 'play');

test('only what the options say can be touched, and nothing by those who look on', () => {
  const given = offers({ type: 'play', card: 'sam', team: 1 }, { type: 'draw' });
  expect(given.find('play', { card: 'sam' })).toEqual({ type: 'play', card: 'sam', team: 1 });
  expect(given.find('play', { card: 'frodo' })).toBeUndefined();
  expect(offersOf({ seat: 0, prompt: null, options: [{ type: 'draw' }], canUndo: false }, 'replay').asked).toBe(false);
  expect(offersOf(null, 'play').asked).toBe(false);
});

test('a held card lies only where it is offered', () => {
  const given = offers({ type: 'play', card: 'sam', team: 'new' }, { type: 'move', card: 'tom-bombadil', team: 2 });
  expect(layOn(given, { kind: 'play', card: 'sam' }, 'new')).toEqual({ type: 'play', card: 'sam', team: 'new' });
  expect(layOn(given, { kind: 'play', card: 'sam' }, 1)).toBeUndefined();
  expect(layOn(given, { kind: 'move', card: 'tom-bombadil' }, 2)).toEqual({ type: 'move', card: 'tom-bombadil', team: 2 });
  expect(layOn(given, null, 1)).toBeUndefined();
});

test('Gandalf takes a card first and a team after', () => {
  const given = offers(
    { type: 'exchange', wizard: 'gandalf', card: 'elrond', team: 1 },
    { type: 'exchange', wizard: 'gandalf', card: 'elrond', team: 2 },
  );
  expect(layOn(given, { kind: 'exchange', wizard: 'gandalf', take: null }, 1)).toBeUndefined();
  expect(layOn(given, { kind: 'exchange', wizard: 'gandalf', take: 'elrond' }, 2)).toMatchObject({ type: 'exchange', team: 2 });
});

test('a table that moved on empties the hand', () => {
  const given = offers({ type: 'exchange', wizard: 'gandalf', card: 'elrond', team: 1 });
  expect(stillHeld(given, { kind: 'play', card: 'sam' })).toBeNull();
  expect(stillHeld(given, { kind: 'exchange', wizard: 'gandalf', take: 'haldir' })).toEqual({
    kind: 'exchange',
    wizard: 'gandalf',
    take: null,
  });
  expect(stillHeld(given, { kind: 'exchange', wizard: 'gandalf', take: 'elrond' })).toEqual({
    kind: 'exchange',
    wizard: 'gandalf',
    take: 'elrond',
  });
});

const ATTACKED = { type: 'attacked', seat: 0, team: ['sam'], enemies: ['goblin'], points: 1 } as const;

test('cards leave for where the news say they went', () => {
  expect(leavingOf([{ ...ATTACKED, seat: 2 }]).enemies).toBe('seat:2');
  expect(leavingOf([{ type: 'enemyLeft', enemy: 'troll' }]).enemies).toBe('eye-discard');
  expect(
    drawersOf([
      { type: 'drew', seat: 1 },
      { type: 'mordorLaid', seat: 1, card: 'lose-team-card', lying: 1 },
    ]),
  ).toEqual([1]);
});

test('each sound is heard once', () => {
  expect(soundsOf([ATTACKED, ATTACKED, { type: 'turnBegan' }])).toEqual(['battle']);
});
