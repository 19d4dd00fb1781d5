import { SeededRandom } from '#kernel';
import { expect, test } from 'vitest';
import { battleForMiddleEarth as battle } from './battle-for-middle-earth/index.ts';
import { box as shelf } from './battle-for-middle-earth/shelf.ts';
import { defineGame } from './defineGame.ts';

const parts = { ...battle, ledger: battle.ledger.rules, shelf };

test('a game with secrets cannot be defined without its redeal', () => {
  expect(() => defineGame({ ...parts, redeal: undefined })).toThrow('battle-for-middle-earth has secrets');
  expect(defineGame(parts).secret).toBe(true);
});

test('a game without dice of its own rolls none, and one without secrets is copied as it is', () => {
  const open = defineGame({ ...parts, shelf: { ...shelf, secret: false }, dice: undefined, redeal: undefined });
  const state = battle.position.read(
    { game: 'battle-for-middle-earth', row: ['troll', 'haradrim', 'grishnakh'], players: [{}, {}] },
    battle.content.read(battle.content.standard),
  );
  expect(open.secret).toBe(false);
  expect(open.dice(state.box)).toEqual([]);
  expect(open.redeal(state, 'spectator', new SeededRandom(1))).toEqual(state);
});
