import { firstOf, Match, SeededRandom } from '#kernel';
import { expect, test } from 'vitest';
import mapOne from '../content/map-part-1.json' with { type: 'json' };
import { huntForTheRing as game } from '../index.ts';
import type { Hunt, HuntOptions } from '../rules/state.ts';
import { box } from '../testing/letter.ts';
import type { HuntView } from '../view/view.ts';
import { arranged } from './arrange.ts';
import { readSheet } from './map/sheet.ts';

test('HR-SETUP-10, HR-SETUP-15: the usual order and places answer everything until the hunt begins, and nothing afterwards', () => {
  const match = Match.begin<Hunt, HuntOptions, HuntView>(game, {
    box,
    options: game.readOptions({ mode: 'part1' }, 2),
    seats: 2,
    random: new SeededRandom(5, 1),
  });
  const sheet = readSheet(mapOne);
  const answers: string[] = [];
  while (match.state.open.nazgul.some((space) => space === 0)) {
    const seat = firstOf(match.waiting());
    const turn = { seat, prompt: match.prompt(seat), options: match.options(seat), canUndo: false };
    const action = seat === 0 ? (turn.options[0] ?? null) : arranged(turn, sheet);
    if (action === null) throw new Error(`${turn.prompt?.id} has no usual answer`);
    if (seat !== 0) answers.push(action.type);
    match.apply(seat, action);
  }
  expect(answers).toEqual(['activateNext', 'activateNext', 'activateNext', 'placeNazgul', 'placeNazgul', 'placeNazgul', 'placeNazgul']);
  // They stand around the middle of the Shire: no start that was left is nearer to it.
  const { distance, size, nazgulStarts } = box.maps[1];
  const far = (space: number): number => distance[space * size + box.spaces.indexOf('22')];
  const taken = match.state.open.nazgul;
  const left = nazgulStarts.filter((space) => !taken.includes(space));
  expect(Math.max(...taken.map(far))).toBeLessThanOrEqual(Math.min(...left.map(far)));
  expect(new Set(taken).size).toBe(4);
  const seat = firstOf(match.waiting());
  expect(arranged({ seat, prompt: match.prompt(seat), options: match.options(seat), canUndo: false }, sheet)).toBeNull();
});
