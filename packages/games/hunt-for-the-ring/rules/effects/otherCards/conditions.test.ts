import { expect, test } from 'vitest';
import { walked } from '../../../testing/moments.ts';
import { at, play, withCards } from '../../../testing/otherBoxes.ts';
import { cast, done, inPartTwo, partTwo, strange } from '../../../testing/strangeBox.ts';
import { riders } from '../../../testing/table.ts';

/** Cards that another box could hold: parts, conditions and "or" say which effects count. */

test('HR-SETUP-02, HR-SORC-07: what a card says of the other part is ignored', () => {
  const { open, prompt } = done('A1-05', { trail: { 10: 'eye' }, ringBearer: { log: walked, hand: ['A1-05'] } });
  expect([prompt(), open.seals, open.trail.includes(1)]).toEqual(['turnByDay', [], true]);
  expect(done('A1-06').open).toMatchObject({ nightFree: false, rangeBonus: 2 });
  expect(inPartTwo('A2-01', {}).prompt()).toBe('turnAfterStep');
});

test('HR-ALLY-09, HR-SORC-07: without "or" both effects are carried out, the second only in its part', () => {
  expect([done('A1-07').open.fellowship, done('A1-07').open.corruption]).toEqual([1, 3]);
  expect([done('A1-08').open.fellowship, done('A1-08').open.corruption]).toEqual([1, 0]);
  expect([cast('S-16').open.corruption, cast('S-16').prompt()]).toEqual([3, 'activationRide']);
  expect(cast('S-16', partTwo).open.corruption).toBe(1);
});

test('HR-ALLY-07: a condition on the part', () => {
  const tried = (ally: string) => at(strange, { ringBearer: { hand: [ally] } }).refused('playAlly', play(ally));
  expect([tried('A1-13')[0], tried('A1-14')]).toEqual(['HR-ALLY-07', []]);
});

test('HR-ALLY-07, HR-RUL-69: Gandalf in Rivendell is near nothing, though its exit is next to 40', () => {
  const near = (more: object, gandalf: string | number) =>
    at(strange, {
      ...partTwo,
      turnSoFar: { begun: true, stepped: true },
      ...more,
      ringBearer: { journey: 'JL-01', gandalf, hand: ['A2-02'] },
    }).refused('playAlly', play('A2-02'));
  expect([near({}, 'A'), near({ rivendell: 'A' }, 'A')[0], near({}, 8)[0]]).toEqual([[], 'HR-ALLY-07', 'HR-ALLY-07']);
});

test('HR-ALLY-08, HR-SORC-06: of a card without "or" no effect is named but the first; a card with one has no second', () => {
  const two = { effects: [{ ops: [{ op: 'fellowship.gain', n: 1 }] }, { ops: [{ op: 'fellowship.gain', n: 1 }] }] };
  const one = { choose: 'one', effects: [{ ops: [{ op: 'fellowship.gain', n: 1 }] }] };
  for (const card of [two, one]) {
    const box = withCards({ 'A1-02': card, 'S-08': card });
    const ours = at(box, { ringBearer: { hand: ['A1-02'] } });
    expect([ours.refused('playAlly', play('A1-02')), ours.refused('playAlly', play('A1-02', 'b'))]).toEqual([[], ['HR-ALLY-08']]);
    const theirs = at(box, { active: 'blue', nazgul: riders(22, 36, 44, 49), wraiths: [{ hand: ['S-08'] }] });
    const by = (effect: string) => ({ die: 'sorcery', sorcery: 'S-08', effect });
    expect([theirs.refused('playSorcery', by('a')), theirs.refused('playSorcery', by('b'))]).toEqual([[], ['HR-SORC-06']]);
  }
});

test('HR-DEF-06: in part II Frodo is in the wild where the row of his card is a dot', () => {
  const condition = { text: { en: 'x', pl: 'x' }, tests: { frodoInWild: true } };
  const box = withCards({ 'A2-01': { condition, effects: [{ ops: [{ op: 'fellowship.gain', n: 1 }] }] } });
  const refused = (step: number) =>
    at(box, {
      part: 2,
      step,
      turnSoFar: { begun: true, stepped: true },
      nazgul: riders(28, 28, 33, 33),
      ringBearer: { journey: 'JL-01', gandalf: 14, hand: ['A2-01'] },
    }).refused('playAlly', play('A2-01'));
  expect([refused(1), refused(2)]).toEqual([[], ['HR-ALLY-07']]);
});
