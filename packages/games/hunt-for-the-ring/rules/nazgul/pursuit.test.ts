import { expect, test } from 'vitest';
import { box } from '../../testing/letter.ts';
import { hunt, space, two } from '../../testing/partTwo.ts';
import { isExit } from '../derived.ts';

test('HR-WKDIE-02, HR-WKDIE-07, HR-RUL-72, HR-RUL-78: Pursuit moves all by one, the active one first, and it keeps its own move', () => {
  const dice = ['ring', 'ring', 'sword', 'sword', 'sorcery', 'shadow', 'pursuit'];
  const t = hunt(22, { dice, witchKing: 'green', step: 2 }).act('pursue').act('ride', { space: 23 });
  expect(t.prompt()).toBe('extraMove');
  t.act('ride', { space: 31 }).act('done').act('done');
  expect([t.at('blue'), t.at('green'), t.prompt()]).toEqual(['23', '31', 'activationRide']);
});

test('HR-WKDIE-07: the active one first, then the others in the order of activation; a Nazgûl held fast is left out', () => {
  const dice = ['ring', 'ring', 'sword', 'sword', 'sorcery', 'shadow', 'pursuit'];
  const nazgul = { blue: { at: 28 }, green: { at: 22 }, red: { at: 33, bound: 'day' }, violet: { at: 33 } };
  const t = two({ active: 'green', nazgul, dice, witchKing: 'green', step: 2 }).act('pursue');
  const asked = [];
  while (t.prompt() === 'extraMove') {
    asked.push(t.match.prompt(1)?.params.nazgul);
    t.act('done');
  }
  expect(asked).toEqual(['@nazgul.witch-king', '@nazgul.blue', '@nazgul.violet']);
  expect(two({ active: 'green', nazgul, dice: [...dice.slice(0, 6), 'pursuit*'], step: 2 }).refused('pursue')).toEqual(['HR-WKDIE-01']);
});

test('HR-WKDIE-07, HR-RUL-29, HR-RUL-78: one space, along a road too', () => {
  const dice = ['ring', 'ring', 'sword', 'sword', 'sorcery', 'shadow', 'pursuit'];
  const { nearest, nearestByRoad, size, goals } = box.maps[2];
  const from = space(22);
  const t = hunt(22, { dice, witchKing: 'green', step: 2 }).act('pursue');
  expect(t.offered('ride', 'space').length).toBe(box.maps[2].neighbours[from].filter((to) => !isExit(t.s, to)).length);
  const two = goals[from].filter((to) => nearest[from * size + to] === 2 && nearestByRoad[from * size + to] === 2);
  expect(two.length).toBeGreaterThan(0);
  for (const to of two) expect(t.refused('ride', { space: box.spaces[to] })).toEqual(['HR-RUL-29']);
});
