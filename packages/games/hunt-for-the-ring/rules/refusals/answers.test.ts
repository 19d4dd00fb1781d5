import { blue, walked } from '../../testing/moments.ts';
import { testRefused } from '../../testing/refused.ts';
import { table, type TestTable } from '../../testing/table.ts';

/** What the Ring-bearer does in somebody else’s turn. Every guard refuses what it is there for. */

const answering = (ally: string, at = 22): TestTable =>
  blue(at, { ringBearer: { log: walked, hand: [ally] }, wraiths: [{ hand: ['S-08'] }] });

testRefused('the Ring-bearer’s answers', [
  [
    'an effect of the own turn in a window',
    'HR-OOT-01',
    () => blue(22, { ringBearer: { log: walked, hand: ['A1-09'] } }).act('search'),
    'playAlly',
    { ally: 'A1-09', effect: 'a' },
  ],
  [
    'a token that was not drawn',
    'HR-ENC-05',
    () => table({ foundAt: 1, drawn: ['B4'], frames: [{ step: 'cancelToken' }] }),
    'cancelToken',
    { company: 'samwise', corruption: 'B5' },
  ],
  ['in a window, a card not in hand', 'HR-ALLY-03', () => blue(22).act('search'), 'playAlly', { ally: 'A1-15', effect: 'a' }],
  [
    'in a window, an effect that is not on the card',
    'HR-ALLY-08',
    () => answering('A1-15').act('search'),
    'playAlly',
    { ally: 'A1-15', effect: 'b' },
  ],
  [
    'a search answered by a card against hunts',
    'HR-OOT-03',
    () => answering('A1-20', 37).act('search'),
    'playAlly',
    { ally: 'A1-20', effect: 'b' },
  ],
  [
    'a search answered by a card against perceptions',
    'HR-OOT-03',
    () => answering('A1-19').act('search'),
    'playAlly',
    { ally: 'A1-19', effect: 'b' },
  ],
  [
    'a perception answered by a card against searches',
    'HR-OOT-03',
    () => answering('A1-15').act('perceive', { die: 'ring', scope: 'region' }),
    'playAlly',
    { ally: 'A1-15', effect: 'a' },
  ],
  [
    'a Sorcery card answered by a card against searches',
    'HR-RUL-82',
    () => answering('A1-15').act('playSorcery', { die: 'sorcery', sorcery: 'S-08', effect: 'a' }),
    'playAlly',
    { ally: 'A1-15', effect: 'a' },
  ],
]);
