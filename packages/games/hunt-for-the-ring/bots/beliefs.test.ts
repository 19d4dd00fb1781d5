import { SeededRandom, SilentEffects, settle } from '#kernel';
import { expect, test } from 'vitest';
import { huntForTheRing as game } from '../index.ts';
import { CLUE_SEARCH, CLUE_STEP } from '../rules/clues.ts';
import { box, letterFor } from '../testing/letter.ts';
import { beliefsOf } from './beliefs.ts';

test('with the same answers heard, a table with havens believes in them and a table without does not', () => {
  const tableWith = (havens: boolean) => {
    const effects = new SilentEffects(new SeededRandom(3));
    const s = game.setup(box, game.readOptions({ mode: 'part2', havens, letter: letterFor(2) }, 2), 2, effects);
    settle(game, s, effects);
    return s;
  };
  const card = box.journeys.findIndex(({ havens }) => havens.length > 0);
  const [haven] = box.journeys[card].havens;
  const step = box.journeys[card].rows.indexOf(haven);
  const clues = [...Array.from({ length: step }, () => [CLUE_STEP, 0, 0, 0]).flat(), CLUE_SEARCH, haven, 0, 0];
  const believed = [true, false].map((havens) => beliefsOf(tableWith(havens), clues, step).last[haven]);
  expect(believed[0]).toBeGreaterThan(0);
  expect(believed[1]).toBe(0);
});
