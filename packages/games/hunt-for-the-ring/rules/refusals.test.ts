import { describe, expect, test } from 'vitest';
import type { Action } from '#kernel';
import { blue, cast, play, type Position, walked } from '../testing/moments.ts';
import { riders, table, type TestTable } from '../testing/table.ts';
import { way } from '../testing/way.ts';

/** Every guard of part I and of the Wraith turns, refusing what it is there for: take it away and its line fails. */

type Row = readonly [what: string, rule: string, moment: () => TestTable, type: string, rest?: Omit<Action, 'type'>];
/** With Gandalf on an area, hidden or, when it is told, as a figure. */
const inPartTwo = (at: string | number, more: Position = {}): TestTable =>
  table({
    part: 2,
    step: 1,
    active: 'blue',
    nazgul: riders(at, 28, 33, 33),
    ringBearer: { journey: 'JL-01', gandalf: more.gandalfAt ?? 10 },
    ...more,
  });
const castInPartTwo = (sorcery: string, effect: string, at: string | number): TestTable =>
  inPartTwo(at, { gandalfAt: 14, wraiths: [{ hand: [sorcery] }] })
    .act('playSorcery', { die: 'sorcery', sorcery, effect })
    .act('pass');
const powers = (count: number): string[] => ['I1', 'I2', 'I3', 'I4'].slice(0, count);
const spent = ['ring*', 'ring*', 'sword*', 'sword*', 'sorcery', 'shadow*'];
const unplaced = (player: number) => ({ at: null, player, place: 0 });
const sharing = (seat: number): TestTable =>
  table({
    seats: 4,
    nazgul: { blue: unplaced(1), green: unplaced(1), red: unplaced(0), violet: unplaced(0) },
    frames: [{ step: 'claimNazgul', seat, content: 0 }],
  });
const closed = (space: string | number): Position => ({ closed: [{ space, until: 'day' }] });
const warded = (place: string | null, area: number | null, bar: 'search' | 'hunt' | 'perception'): Position => ({
  wards: [{ area, place, bars: [bar], until: 'day' }],
});
const extra = (at: string | number, more: Position = {}): TestTable =>
  blue(at, { information: powers(1), ...more }).act('rideFarther', { die: 'ring' });
const gallop = (at: string | number, more: Position = {}): TestTable =>
  blue(at, { information: powers(4), ...more }).act('gallop', { die: 'ring' });
/** A hunt is cancelled and the hunter may be pushed up to two spaces. */
const pushed = (at: string | number, more: Position = {}): TestTable =>
  blue(at, { fellowship: 1, ...more, ringBearer: { log: walked, hand: ['A1-11'] } })
    .act('huntWith', { die: 'sword' })
    .act('playAlly', { ally: 'A1-11', effect: 'a' });
const eightAllies = [4, 5, 7, 8, 9, 10, 11, 12];
const push = (space: string | number) => ({ nazgul: 'blue', space });
const meriadoc: Position = { company: { meriadoc: 'up' }, fellowship: 2 };

/** One of each, and every power. */
const ready = (dice: string[] = ['ring', 'sword', 'sorcery']): TestTable =>
  blue(22, { dice, information: powers(4), allies: [19], wraiths: [{ hand: ['S-08'] }] });
const answering = (ally: string, at = 22): TestTable =>
  blue(at, { ringBearer: { log: walked, hand: [ally] }, wraiths: [{ hand: ['S-08'] }] });
const ordering = (): TestTable =>
  table({
    nazgul: { blue: unplaced(1), green: unplaced(1), red: unplaced(1), violet: unplaced(1) },
    frames: [{ step: 'orderNazgul' }],
  });
const HALF = { held: ['I1', 'I2'], concealed: ['I3', 'I5', 'I6'] };
const hand = ['A1-09', 'A1-03', 'A1-16'];
/** Anything else the Ring-bearer can begin his turn with. */
const BEGUN: readonly (readonly [string, () => TestTable])[] = [
  ['another', () => table({ ringBearer: { hand } }).act('discardForToken', { ally: 'A1-09' })],
  ['a token for a card', () => table({ fellowship: 1, ringBearer: { hand } }).act('spendToken')],
  ['an Ally card', () => table({ ringBearer: { hand } }).act('playAlly', { ally: 'A1-09', effect: 'b' })],
  ['Frodo’s extra move', () => table({ ringBearer: { hand } }).act('useCompany', { company: 'frodo' }).act('moveToDot')],
];

const SETTING_UP: readonly Row[] = [
  ['a third Nazgûl while two have none', 'HR-SETUP-01', () => sharing(1), 'claimNazgul', { nazgul: 'red' }],
  ['no more before the first', 'HR-SETUP-01', () => sharing(2), 'claimNoMore'],
  [
    'another player’s Nazgûl in the own order',
    'HR-SETUP-10',
    () =>
      table({
        seats: 3,
        nazgul: { blue: unplaced(1), green: unplaced(1), red: unplaced(2), violet: unplaced(2) },
        frames: [{ step: 'orderNazgul' }],
      }),
    'activateNext',
    { nazgul: 'red' },
  ],

  [
    'a place in the order given twice',
    'HR-SETUP-10',
    () => ordering().act('activateNext', { nazgul: 'blue' }),
    'activateNext',
    { nazgul: 'blue' },
  ],
  ['a Nazgûl somebody has claimed', 'HR-SETUP-01', () => sharing(3), 'claimNazgul', { nazgul: 'blue' }],
];

const RING_BEARER: readonly Row[] = [
  [
    'Frodo’s ability with his card turned over',
    'HR-COMPANY-02',
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
  ['an area out of range by night', 'HR-MOVE-04', () => table({ turn: 'night' }).act('travelByNight'), 'moveFrodo', { area: 10 }],
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

  ...BEGUN.map(([what, begun]): Row => [`a card for a token after ${what}`, 'HR-DAY-06', begun, 'discardForToken', { ally: 'A1-03' }]),
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
    'HR-MOVE-04',
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
    'HR-OOT-03',
    () => answering('A1-15').act('playSorcery', { die: 'sorcery', sorcery: 'S-08', effect: 'a' }),
    'playAlly',
    { ally: 'A1-15', effect: 'a' },
  ],
];

const ALLY_CARDS: readonly Row[] = [
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
    (nazgul): Row => [
      `a token beside the ${nazgul} Nazgûl`,
      'HR-ALLYTOK-04',
      () => play('A1-05', 'a', { nazgul: { ...riders(18, 36, 44, 49), [nazgul]: { at: 38 } }, allies: [4] }),
      'placeAlly',
      { area: 38 },
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
];

const WRAITHS: readonly Row[] = [
  ['a die already spent', 'HR-DICE-02', () => blue(22, { dice: spent }), 'huntWith', { die: 'sword' }],
  ['an Ally token that is not adjacent', 'HR-DICE-06', () => blue(22, { allies: [30] }), 'strikeAlly', { die: 'sword', area: 30 }],
  ['an adjacent area without an Ally token', 'HR-ALLYTOK-01', () => blue(22), 'strikeAlly', { die: 'sword', area: 19 }],
  [
    'a Sorcery card for a Ring off the shadow areas',
    'HR-SHADOW-01',
    () => blue(22, { wraiths: [{ hand: ['S-08'] }] }),
    'playSorcery',
    { die: 'ring', sorcery: 'S-08', effect: 'a' },
  ],
  ['a Sorcery card of somebody else', 'HR-SORC-04', () => blue(22), 'playSorcery', { die: 'sorcery', sorcery: 'S-08', effect: 'a' }],
  [
    'a second effect of a card with one',
    'HR-SORC-06',
    () => blue(22, { wraiths: [{ hand: ['S-08'] }] }),
    'playSorcery',
    { die: 'sorcery', sorcery: 'S-08', effect: 'b' },
  ],
  [
    'a pair of dice told the other way round',
    'HR-POWER-02',
    () => blue(22, { information: powers(2) }),
    'huntWithTwo',
    { die: 'sword', second: 'ring' },
  ],
  [
    'a perception by two dice with one token',
    'HR-INFO-02',
    () => blue(22, { information: powers(1) }),
    'perceiveWithTwo',
    { die: 'ring', second: 'sword', scope: 'region' },
  ],
  [
    'a perception by two dice of a warded region',
    'HR-RUL-39',
    () => blue(22, { information: powers(2), ...warded('II-A', null, 'perception') }),
    'perceiveWithTwo',
    { die: 'ring', second: 'sword', scope: 'region' },
  ],
  ['the first power with no token', 'HR-INFO-02', () => blue(22), 'rideFarther', { die: 'ring' }],
  [
    'a hunt by two dice with one token',
    'HR-INFO-02',
    () => blue(22, { information: powers(1) }),
    'huntWithTwo',
    { die: 'ring', second: 'sword' },
  ],
  ['Pursuit without the Witch-king’s die', 'HR-WKDIE-01', () => inPartTwo(10), 'pursue'],
  ['Pursuit by another face of it', 'HR-WKDIE-07', () => inPartTwo(10, { witchKing: 'red', dice: [...spent, 'ring'] }), 'pursue'],
  ['the third power for a Ring', 'HR-POWER-03', () => blue(22, { information: powers(3) }), 'rideAndSearch', { die: 'ring' }],
  [
    'a log token on a space of the other map',
    'HR-WLOG-01',
    () => blue(22).act('takeLogToken', { logToken: 1 }),
    'placeLogToken',
    { space: 'd70' },
  ],
  [
    'a log token in a region of the other map',
    'HR-WLOG-01',
    () => blue(22).act('takeLogToken', { logToken: 1 }),
    'placeLogTokenIn',
    { place: 'V-A' },
  ],
  ['an extra space onto an exit', 'HR-NAZ-05', () => extra(48), 'ride', { space: 'C' }],
  ['two extra spaces for one', 'HR-RUL-29', () => extra(34), 'ride', { space: 30 }],
  ['an extra space onto an Ally token', 'HR-ALLYTOK-02', () => extra(22, { allies: [19] }), 'ride', { space: 19 }],
  ['an extra space that is closed', 'HR-RUL-39', () => extra(34, closed('d29')), 'ride', { space: 'd29' }],
  ['two extra spaces through an Ally token', 'HR-ALLYTOK-02', () => gallop('d29', { allies: [30] }), 'ride', { space: 'd21' }],
  ['two extra spaces through a closed one', 'HR-RUL-39', () => gallop('d29', closed(30)), 'ride', { space: 'd21' }],
  [
    'an extra space onto the revealed Gandalf',
    'HR-GANDALF-10',
    () => inPartTwo(10, { gandalfAt: 9, information: powers(1) }).act('rideFarther', { die: 'ring' }),
    'ride',
    { space: 9 },
  ],
  [
    'a card not in hand, for the limit',
    'HR-SORC-02',
    () =>
      blue(22, { wraiths: [{ hand: ['S-05', 'S-06', 'S-07', 'S-08', 'S-09'] }], sorceryDiscard: ['S-01'] }).act('drawSorcery', {
        die: 'sorcery',
      }),
    'discardSorcery',
    { sorcery: 'S-01' },
  ],

  ...(
    [
      ['huntWith', { die: 'sword' }],
      ['perceive', { die: 'ring', scope: 'region' }],
      ['strikeAlly', { die: 'sword', area: 19 }],
      ['drawSorcery', { die: 'sorcery' }],
      ['playSorcery', { die: 'sorcery', sorcery: 'S-08', effect: 'a' }],
      ['rideFarther', { die: 'ring' }],
      ['huntWithTwo', { die: 'ring', second: 'sword' }],
      ['perceiveWithTwo', { die: 'ring', second: 'sword', scope: 'region' }],
      ['rideAndSearch', { die: 'sword' }],
      ['gallop', { die: 'ring' }],
    ] as const
  ).flatMap(([type, rest]): Row[] => [
    [`a second action: ${type}`, 'HR-WRAITH-02', () => ready().act('search').act('pass'), type, rest],
    [`no die left: ${type}`, 'HR-DICE-02', () => ready(['ring*', 'sword*', 'sorcery*']), type, rest],
  ]),
  [
    'the free hunt after another action',
    'HR-WRAITH-02',
    () => blue(22, { turn: 'night', eye: true }).act('huntWith', { die: 'sword' }).act('pass'),
    'hunt',
  ],
  ['the free hunt on a dot', 'HR-HUNT-01', () => blue('d29', { turn: 'night', eye: true }), 'hunt'],
  ['the free hunt in a warded area', 'HR-RUL-39', () => blue(22, { turn: 'night', eye: true, ...warded(null, 22, 'hunt') }), 'hunt'],
  [
    'a hunt by two dice on a dot',
    'HR-HUNT-01',
    () => blue('d29', { information: powers(2) }),
    'huntWithTwo',
    { die: 'ring', second: 'sword' },
  ],
  [
    'a hunt by two dice in a warded area',
    'HR-RUL-39',
    () => blue(22, { information: powers(2), ...warded(null, 22, 'hunt') }),
    'huntWithTwo',
    { die: 'ring', second: 'sword' },
  ],
  ...(['huntWithTwo', 'perceiveWithTwo'] as const).flatMap((type): Row[] => {
    const scope = type === 'perceiveWithTwo' ? { scope: 'region' } : {};
    return [
      [`one die told twice: ${type}`, 'HR-POWER-02', () => ready(['ring', 'sword']), type, { die: 'ring', second: 'ring', ...scope }],
      [`the other way round: ${type}`, 'HR-POWER-02', () => ready(['ring', 'sword']), type, { die: 'sword', second: 'ring', ...scope }],
    ];
  }),
  ['the third power with two tokens', 'HR-INFO-02', () => blue(22, { information: powers(2) }), 'rideAndSearch', { die: 'sword' }],
  ['the fourth power with three tokens', 'HR-INFO-02', () => blue(22, { information: powers(3) }), 'gallop', { die: 'ring' }],
  [
    'the fourth power of a held Nazgûl',
    'HR-RUL-39',
    () => blue(22, { information: powers(4), nazgul: { ...riders(22, 36, 44, 49), blue: { at: 22, bound: 'turn' } } }),
    'gallop',
    { die: 'ring' },
  ],
  [
    'Pursuit after another action',
    'HR-WRAITH-02',
    () => inPartTwo(10, { witchKing: 'red', dice: [...spent, 'pursuit'], acted: true }),
    'pursue',
  ],
  [
    'the Witch-king’s die used twice for one pair',
    'HR-POWER-02',
    () => inPartTwo(10, { witchKing: 'red', dice: [...spent, 'pursuit'], information: powers(2) }),
    'huntWithTwo',
    { die: 'witch-king', second: 'witch-king' },
  ],
  ['an extra space from two for one', 'HR-RUL-29', () => extra(22), 'ride', { space: 9 }],
];

const SORCERY_CARDS: readonly Row[] = [
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
];

for (const [room, rows] of [
  ['setting up', SETTING_UP],
  ['the Ring-bearer', RING_BEARER],
  ['Ally cards', ALLY_CARDS],
  ['the Wraith turns', WRAITHS],
  ['Sorcery cards', SORCERY_CARDS],
] as const)
  describe(`refused: ${room}`, () => {
    for (const [what, rule, moment, type, rest] of rows)
      test(`${rule}: ${what}`, () => {
        expect(moment().refused(type, rest)).toContain(rule);
      });
  });
