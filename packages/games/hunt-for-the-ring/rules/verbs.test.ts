import { expect, test } from 'vitest';
import { box } from '../testing/letter.ts';
import { riders, table } from '../testing/table.ts';
import { MARK_OFF, markIndex, markName } from './marks.ts';

test('areas are called by number, dots by their mark, exits by letter', () => {
  const t = table({ active: 'blue', nazgul: riders(34, 36, 44, 49) });
  expect(t.offered('ride', 'space')).toEqual(expect.arrayContaining([30, 'd29']));
});

test('HR-WLOG-01: a mark of a log token is a space, a place or a step, and each has one name', () => {
  const first = box.spaces[1];
  const last = box.spaces[box.spaces.length - 1];
  const names = ['off', first, last, box.places[0], box.places[box.places.length - 1], 'step-0', 'step-16'];
  const marks = names.map((name) => markIndex(box, name));
  expect(marks.map((mark) => markName(box, mark))).toEqual(names);
  expect([marks[0], new Set(marks).size]).toEqual([MARK_OFF, names.length]);
  expect(['step-17', 'nowhere', box.spaces[0]].map((name) => markIndex(box, name))).toEqual([-1, -1, -1]);
});

test('an argument outside its list is malformed: a sixth seat, a seventh log token, a fifth option', () => {
  const t = table({ active: 'blue', nazgul: riders(34, 36, 44, 49) });
  const code = (action: object) => t.match.explain(1, action)?.code;
  expect([code({ type: 'peekHand', seat: 5 }), code({ type: 'peekHand', seat: 4 })]).toEqual(['malformed', 'wrong-moment']);
  expect([code({ type: 'choose', option: 5 }), code({ type: 'choose', option: 4 })]).toEqual(['malformed', 'wrong-moment']);
  expect(code({ type: 'choose', option: 0 })).toBe('malformed');
});
