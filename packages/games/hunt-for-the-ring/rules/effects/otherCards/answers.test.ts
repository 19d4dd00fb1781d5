import { expect, test } from 'vitest';
import { walked } from '../../../testing/moments.ts';
import { at, play, withCards, withOps } from '../../../testing/otherBoxes.ts';
import { riding, strange } from '../../../testing/strangeBox.ts';
import { riders } from '../../../testing/table.ts';
import { way } from '../../../testing/way.ts';
import { bearer } from '../../state.ts';

/** Cards that another box could hold: answers to what somebody else does. */

test('HR-EX-D084, HR-RUL-19: a card moves Frodo between two hunts that both find him: one encounter, at the later area', () => {
  const box = withOps('A1-15', 0, [{ op: 'frodo.move' }], { trigger: { action: ['hunt'] } });
  const { act, match, open } = at(box, {
    active: 'blue',
    nazgul: riders(22, 21, 16, 49),
    ringBearer: { log: walked, hand: ['A1-15'] },
    tokens: { pool: ['B4', 'B5', 'B6', 'B7'] },
  });
  act('huntWith', { die: 'sword' });
  act('pass');
  expect(box.spaces[open.foundAt]).toBe('22');
  act('endActivation');
  act('huntWith', { die: 'sword' });
  act('playAlly', play('A1-15'));
  act('moveFrodo', { area: 21 });
  // The window is still open: nothing was cancelled.
  expect(match.prompt(0)?.id).toBe('reactHunt');
  act('pass');
  expect([box.spaces[open.foundAt], box.spaces[bearer(match.state).lastArea]]).toEqual(['21', '21']);
  for (let i = 0; i < 3; i++) act('endActivation');
  // Blue on 22 and green on 21 are there; red on 16 is next to 22 only.
  expect(open.drawn.length).toBe(2);
});

test('HR-RUL-13, HR-END1-02: moved out of turn onto step 16, Frodo is rescued at once and no Nazgûl goes on', () => {
  const box = withOps('A1-15', 0, [{ op: 'frodo.move' }], { trigger: { action: ['search'] } });
  const { act, match, open } = at(box, {
    options: { mode: 'part1' },
    active: 'blue',
    nazgul: riders(30, 36, 44, 49),
    ringBearer: { log: way(48, 15), hand: ['A1-15'] },
  });
  act('search');
  act('playAlly', play('A1-15'));
  act('moveToDot');
  expect([open.arrival, open.allyDiscard.length, match.prompt(0)?.id]).toEqual([2, 1, 'cancelToken']);
  act('acceptTokens');
  expect(match.state.outcome?.reason).toBe('rescued');
});

test('HR-RUL-82: a cancelled Sorcery card is discarded whatever it would have done, the Barrow-wights too', () => {
  const box = withOps('A1-15', 0, [{ op: 'cancel' }], { trigger: { action: ['sorcery'] } });
  const { act, match, open } = at(box, {
    active: 'blue',
    nazgul: riders(40, 36, 44, 49),
    wraiths: [{ hand: ['S-02'] }],
    ringBearer: { hand: ['A1-15'] },
  });
  act('playSorcery', { die: 'sorcery', sorcery: 'S-02', effect: 'a' });
  act('playAlly', play('A1-15'));
  expect([open.barrow, open.sorceryDiscard.length, match.prompt(1)?.id]).toEqual([false, 1, 'activationRide']);
});

test('HR-RUL-82: cancelling the Sorcery card stops both its effects', () => {
  const { act, open, match } = at(strange, {
    active: 'blue',
    nazgul: riding,
    wraiths: [{ hand: ['S-16'] }],
    ringBearer: { log: walked, hand: ['A1-15'] },
  });
  act('playSorcery', { die: 'sorcery', sorcery: 'S-16', effect: 'a' });
  act('playAlly', play('A1-15'));
  expect([open.corruption, match.prompt(1)?.id]).toEqual([0, 'activationRide']);
});

test('HR-OOT-03: a card about regions answers a perception that names one of them, not one of the section around', () => {
  const box = withOps('A1-15', 0, [{ op: 'cancel' }], { trigger: { action: ['perception'], inRegions: ['II-A'] } });
  for (const [scope, rules] of [
    ['region', []],
    ['section', ['HR-OOT-03']],
  ] as const) {
    const { act, refused } = at(box, { active: 'blue', nazgul: riders(22, 36, 44, 49), ringBearer: { hand: ['A1-15'] } });
    act('perceive', { die: 'ring', scope });
    expect(refused('playAlly', play('A1-15'))).toEqual(rules);
  }
});

test('HR-OOT-03, HR-ALLY-07: an answer for a section answers what is done in its areas, and only while its condition holds', () => {
  const trigger = { action: ['search'], inSections: ['II'] };
  const answer = (at1: number, condition: object | null): readonly string[] => {
    const box = withCards({ 'A1-15': { condition, effects: [{ outOfTurn: true, trigger, ops: [{ op: 'cancel' }] }] } });
    const t = at(box, { active: 'blue', nazgul: riders(at1, 36, 44, 49), ringBearer: { log: walked, hand: ['A1-15'] } });
    t.act('search');
    return t.refused('playAlly', play('A1-15'));
  };
  const text = { en: 'x', pl: 'x' };
  expect([answer(22, null), answer(46, null)]).toEqual([[], ['HR-OOT-03']]);
  expect([answer(22, { text, tests: { phase: 'daylight' } }), answer(22, { text, tests: { phase: 'darkness' } })]).toEqual([
    [],
    ['HR-ALLY-07'],
  ]);
});
