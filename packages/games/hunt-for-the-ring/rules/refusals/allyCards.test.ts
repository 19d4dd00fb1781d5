import { blue, closed, play, type GivenHunt, walked } from '../../testing/moments.ts';
import { type RefusedCase, testRefused } from '../../testing/refused.ts';
import { riders, type TestTable } from '../../testing/table.ts';
import { way } from '../../testing/way.ts';

/** What the Ally cards order. Every guard refuses what it is there for. */

/** A hunt is cancelled and the hunter may be pushed up to two spaces. */
const pushed = (at: string | number, more: GivenHunt = {}): TestTable =>
  blue(at, { fellowship: 1, ...more, ringBearer: { log: walked, hand: ['A1-11'] } })
    .act('huntWith', { die: 'sword' })
    .act('playAlly', { ally: 'A1-11', effect: 'a' });
const eightAllies = [4, 5, 7, 8, 9, 10, 11, 12];
const push = (space: string | number) => ({ nazgul: 'blue', space });
const HALF = { held: ['I1', 'I2'], concealed: ['I3', 'I5', 'I6'] };

testRefused('Ally cards', [
  ['a token lifted though some are left', 'HR-ALLYTOK-07', () => play('A1-05', 'a', { allies: [4] }), 'takeBackAlly', { area: 4 }],
  ['a token lifted where none stands', 'HR-ALLYTOK-01', () => play('A1-05', 'a', { allies: eightAllies }), 'takeBackAlly', { area: 23 }],
  ['no token at all', 'HR-RUL-81', () => play('A1-05'), 'done'],
  [
    'a move from where no token stands',
    'HR-ALLYTOK-01',
    () => play('A1-19').act('placeAlly', { area: 6 }),
    'moveAlly',
    { from: 23, to: 33 },
  ],
  [
    'a Nazgûl of section III held',
    'HR-ALLY-09',
    () => play('A1-18', 'a', { nazgul: riders(22, 36, 44, 49) }),
    'holdNazgul',
    { nazgul: 'red' },
  ],
  ['a ward outside section III', 'HR-ALLY-09', () => play('A1-12'), 'ward', { place: 'II-A' }],
  ['a Trail token where none lies', 'HR-SEARCH-04', () => play('A1-18', 'b', { trail: { 22: 'eye' } }), 'removeTrail', { area: 23 }],
  ['a push onto an exit', 'HR-NAZ-05', () => pushed(48), 'pushNazgul', push('C')],
  ['a push of three spaces', 'HR-ALLY-09', () => pushed(34), 'pushNazgul', push('d21')],
  ['a push onto an Ally token', 'HR-ALLYTOK-02', () => pushed(22, { allies: [19] }), 'pushNazgul', push(19)],
  ['a push onto a closed space', 'HR-RUL-39', () => pushed(34, closed('d29')), 'pushNazgul', push('d29')],
  ['a push through an Ally token', 'HR-ALLYTOK-02', () => pushed(26, { allies: [30] }), 'pushNazgul', push('d29')],
  ['a push through a closed space', 'HR-RUL-39', () => pushed(34, closed('d29')), 'pushNazgul', push(30)],
  ...(['blue', 'green', 'red', 'violet'] as const).map(
    (nazgul): RefusedCase => [
      `a token beside the ${nazgul} Nazgûl`,
      'HR-ALLYTOK-04',
      () => play('A1-03', 'a', { nazgul: { ...riders(18, 36, 44, 49), [nazgul]: { at: 35 } } }),
      'placeAlly',
      { area: 35 },
    ],
  ),
  [
    'a token moved onto an exit',
    'HR-ALLYTOK-05',
    () => play('A1-10', 'a', { allies: [48] }).act('placeAlly', { area: 25 }),
    'moveAlly',
    { from: 48, to: 'C' },
  ],
  [
    'a token moved onto a Nazgûl',
    'HR-ALLYTOK-05',
    () => play('A1-10', 'a', { allies: [23], nazgul: riders(33, 36, 44, 49) }).act('placeAlly', { area: 25 }),
    'moveAlly',
    { from: 23, to: 33 },
  ],
  [
    'a Trail token of section III',
    'HR-ALLY-09',
    () => play('A1-18', 'b', { trail: { 10: 'eye', 46: 'eye' }, ringBearer: { log: way(46), hand: ['A1-18'] } }),
    'removeTrail',
    { area: 46 },
  ],
  [
    'an Information token already turned over',
    'HR-CONCEAL-01',
    () => play('A1-17', 'b', { ringBearer: { hand: ['A1-17'], information: HALF } }),
    'hideInformation',
    { information: 'I3' },
  ],
  [
    'nothing to hide, with a token held',
    'HR-ALLY-09',
    () => play('A1-17', 'b', { ringBearer: { hand: ['A1-17'], information: HALF } }),
    'done',
  ],
]);
