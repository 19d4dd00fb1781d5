import { blue, play, type GivenHunt } from '../../testing/moments.ts';
import { type RefusedCase, testRefused } from '../../testing/refused.ts';
import { table, type TestTable } from '../../testing/table.ts';
import { way } from '../../testing/way.ts';

/** The Ring-bearer’s turn. Every guard refuses what it is there for. */

const meriadoc: GivenHunt = { company: { meriadoc: 'up' }, fellowship: 2 };
const hand = ['A1-09', 'A1-03', 'A1-16'];
/** Anything else the Ring-bearer can begin his turn with. */
const BEGUN: readonly (readonly [string, () => TestTable])[] = [
  ['another', () => table({ ringBearer: { hand } }).act('discardForToken', { ally: 'A1-09' })],
  ['a token for a card', () => table({ fellowship: 1, ringBearer: { hand } }).act('spendToken')],
  ['an Ally card', () => table({ ringBearer: { hand } }).act('playAlly', { ally: 'A1-09', effect: 'b' })],
  ['Frodo’s extra move', () => table({ ringBearer: { hand } }).act('useCompany', { company: 'frodo' }).act('moveToDot')],
];

testRefused('the Ring-bearer', [
  [
    'Frodo’s ability with his card turned over',
    'HR-COMPANY-03',
    () => table({ company: { frodo: 'over' }, ringBearer: { hand: ['A1-01'] } }),
    'discardForToken',
    { ally: 'A1-01' },
  ],
  ['a card not in hand, for a token', 'HR-RUL-81', () => table({ ringBearer: { hand: ['A1-01'] } }), 'discardForToken', { ally: 'A1-02' }],
  ['a move of one’s own in part II', 'HR-JOURNEY-02', () => table({ part: 2 }), 'moveFrodo', { area: 7 }],
  ['a second rest', 'HR-RBT-01', () => table({ turn: 'night' }).act('rest'), 'rest'],
  ['a card not in hand', 'HR-ALLY-03', () => table({ ringBearer: { hand: ['A1-01'] } }), 'playAlly', { ally: 'A1-09', effect: 'a' }],
  [
    'an effect that is not on the card',
    'HR-ALLY-08',
    () => table({ ringBearer: { hand: ['A1-02'] } }),
    'playAlly',
    { ally: 'A1-02', effect: 'b' },
  ],
  ['a token not held', 'HR-FELL-01', () => table({}), 'spendToken'],
  ['Samwise, who is turned over', 'HR-COMPANY-03', () => table({ company: { samwise: 'over' } }), 'useCompany', { company: 'samwise' }],
  ['Samwise in the own turn', 'HR-COMPANY-01', () => table({}), 'useCompany', { company: 'samwise' }],
  ['Frodo’s extra step before his own in part II', 'HR-RUL-55', () => table({ part: 2 }), 'useCompany', { company: 'frodo' }],
  ['Frodo’s extra move with no token anywhere', 'HR-RUL-81', () => table({ poolSize: 0 }), 'useCompany', { company: 'frodo' }],
  ['Meriadoc after the move', 'HR-RBT-01', () => table(meriadoc).act('moveToDot'), 'useCompany', { company: 'meriadoc' }],
  [
    'Meriadoc by night before the move is chosen',
    'HR-NIGHT-01',
    () => table({ ...meriadoc, turn: 'night' }),
    'useCompany',
    { company: 'meriadoc' },
  ],
  ['an area out of range by night', 'HR-DEF-04', () => table({ turn: 'night' }).act('travelByNight'), 'moveFrodo', { area: 10 }],
  [
    'Meriadoc with a card move',
    'HR-DAY-07',
    () => table(meriadoc).act('useCompany', { company: 'frodo' }),
    'useCompany',
    { company: 'meriadoc' },
  ],
  ['Meriadoc twice', 'HR-DAY-07', () => table(meriadoc).act('useCompany', { company: 'meriadoc' }), 'useCompany', { company: 'meriadoc' }],
  [
    'Meriadoc before he has joined',
    'HR-COMPANY-02',
    () => table({ turn: 'night', fellowship: 1 }).act('travelByNight'),
    'useCompany',
    { company: 'meriadoc' },
  ],
  [
    'a card Peregrin has not seen',
    'HR-DAY-08',
    () => blue(22, { turn: 'night', active: 'violet' }).act('endActivation'),
    'keepAlly',
    { ally: 'A1-01' },
  ],
  [
    'a card not in hand, for the limit',
    'HR-ALLY-02',
    () => table({ fellowship: 1, ringBearer: { hand: ['A1-01', 'A1-02', 'A1-03', 'A1-04', 'A1-05'] } }).act('spendToken'),
    'discardAlly',
    { ally: 'A1-06' },
  ],
  ...BEGUN.map(
    ([what, begun]): RefusedCase => [`a card for a token after ${what}`, 'HR-DAY-06', begun, 'discardForToken', { ally: 'A1-03' }],
  ),
  ['a second move', 'HR-RBT-01', () => table({ ringBearer: { log: [1, 'dot'] } }).act('moveToDot'), 'moveFrodo', { area: 6 }],
  [
    'a move by night without a word',
    'HR-NIGHT-01',
    () => table({ turn: 'night', ringBearer: { log: [1, 'dot'] } }),
    'moveFrodo',
    { area: 6 },
  ],
  ['a dot in part II', 'HR-JOURNEY-02', () => table({ part: 2 }), 'moveToDot'],
  ['a night’s journey of one’s own in part II', 'HR-JOURNEY-02', () => table({ part: 2, turn: 'night' }), 'travelByNight'],
  ['a night’s journey after the rest', 'HR-RBT-01', () => table({ turn: 'night' }).act('rest'), 'travelByNight'],
  [
    'an area out of reach of a card move that adds nothing',
    'HR-DEF-04',
    () => table({ ringBearer: { log: [1, 'dot', 'dot', 10] } }).act('useCompany', { company: 'frodo' }),
    'moveFrodo',
    { area: 19 },
  ],
  [
    'an area that is not connected, however many dots count',
    'HR-MOVE-04',
    () => table({ turnSoFar: { rangeBonus: 255 } }),
    'moveFrodo',
    { area: 37 },
  ],
  [
    'an area off the banks, by the ferry',
    'HR-MOVE-04',
    () => play('A1-14', 'a', { ringBearer: { log: way(33), hand: ['A1-14'] } }),
    'moveFrodo',
    { area: 20 },
  ],
  [
    'the ferry from elsewhere, after a card move',
    'HR-MOVE-04',
    () =>
      play('A1-14', 'a', { ringBearer: { log: [...way(33), 'dot', 'dot'], hand: ['A1-14'] } })
        .act('useCompany', { company: 'frodo' })
        .act('moveFrodo', { area: 30 }),
    'moveFrodo',
    { area: 37 },
  ],
  [
    'another companion with Frodo’s move',
    'HR-DAY-07',
    () => table({ turn: 'night', company: { meriadoc: 'up' }, fellowship: 1 }).act('travelByNight'),
    'useCompany',
    { company: 'samwise' },
  ],
  [
    'Meriadoc by night without a token',
    'HR-RUL-81',
    () => table({ turn: 'night', company: { meriadoc: 'up' } }).act('travelByNight'),
    'useCompany',
    { company: 'meriadoc' },
  ],
]);
