import { cast, inPartTwo, warded } from '../../testing/moments.ts';
import { testRefused } from '../../testing/refused.ts';
import type { TestTable } from '../../testing/table.ts';

/** What the Sorcery cards order. Every guard refuses what it is there for. */

const castInPartTwo = (sorcery: string, effect: string, at: string | number): TestTable =>
  inPartTwo(at, { gandalfAt: 14, wraiths: [{ hand: [sorcery] }] })
    .act('playSorcery', { die: 'sorcery', sorcery, effect })
    .act('pass');

testRefused('Sorcery cards', [
  ['lifting a token where none stands', 'HR-ALLYTOK-01', () => cast('S-14', 'a', 22, { allies: [23] }), 'liftAlly', { area: 25 }],
  ['rolling the Witch-king’s die again', 'HR-WKDIE-03', () => cast('S-15', 'a', 22), 'rerollDie', { die: 'witch-king' }],
  ['a search of a starting area', 'HR-SEARCH-06', () => cast('S-14', 'b', 7).act('done'), 'searchAt', { area: 3 }],
  [
    'a search where a Trail token lies',
    'HR-SEARCH-07',
    () => cast('S-14', 'b', 22, { trail: { 19: 'eye' } }).act('done'),
    'searchAt',
    { area: 19 },
  ],
  ['a search of a warded area', 'HR-RUL-39', () => cast('S-14', 'b', 22, warded(null, 19, 'search')).act('done'), 'searchAt', { area: 19 }],
  ['a search of the revealed Gandalf’s area', 'HR-GANDALF-11', () => castInPartTwo('S-14', 'b', 18).act('done'), 'searchAt', { area: 14 }],
  ['a hunt that is not adjacent', 'HR-SORC-06', () => cast('S-10', 'a', 22), 'huntAt', { area: 30 }],
  ['a hunt in a warded area', 'HR-RUL-39', () => cast('S-10', 'a', 22, warded(null, 19, 'hunt')), 'huntAt', { area: 19 }],
  ['a hunt in the revealed Gandalf’s area', 'HR-GANDALF-11', () => castInPartTwo('S-10', 'a', 18), 'huntAt', { area: 14 }],
  ['no hunt at all', 'HR-RUL-81', () => cast('S-10', 'a', 22), 'done'],
  [
    'a perception of a warded region',
    'HR-RUL-39',
    () => cast('S-08', 'a', 22, warded('III-B', null, 'perception')),
    'perceiveAt',
    { place: 'III-B' },
  ],
  ['reading a trail where none lies', 'HR-SORC-06', () => cast('S-16', 'a', 22, { trail: { 19: 'eye' } }), 'readTrail', { area: 10 }],
  ['a third choice of two', 'HR-SORC-06', () => cast('S-12', 'a', 22), 'choose', { option: 3 }],
  [
    'a search where an Ally token stands',
    'HR-ALLYTOK-03',
    () => cast('S-14', 'b', 22, { allies: [19] }).act('done'),
    'searchAt',
    { area: 19 },
  ],
  ['a search on a dot', 'HR-SORC-06', () => cast('S-14', 'b', 23), 'searchAt', { area: 'd29' }],
  ['a hunt on a dot', 'HR-SORC-06', () => cast('S-10', 'a', 30), 'huntAt', { area: 'd29' }],
  ['a section named for a region', 'HR-SORC-06', () => cast('S-08', 'a', 22), 'perceiveAt', { place: 'II' }],
  ['a region named for a section', 'HR-SORC-06', () => cast('S-07', 'b', 22), 'perceiveAt', { place: 'II-A' }],
]);
