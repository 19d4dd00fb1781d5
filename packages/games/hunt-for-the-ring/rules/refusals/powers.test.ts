import { blue, closed, inPartTwo, type GivenHunt, powers, ready, spent, warded } from '../../testing/moments.ts';
import { type RefusedCase, testRefused } from '../../testing/refused.ts';
import { riders, type TestTable } from '../../testing/table.ts';

/** The powers that Information tokens give. Every guard refuses what it is there for. */

const extra = (at: string | number, more: GivenHunt = {}): TestTable =>
  blue(at, { information: powers(1), ...more }).act('rideFarther', { die: 'ring' });
const gallop = (at: string | number, more: GivenHunt = {}): TestTable =>
  blue(at, { information: powers(4), ...more }).act('gallop', { die: 'ring' });

testRefused('powers of the Wraiths', [
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
  ['the third power for a Ring', 'HR-POWER-03', () => blue(22, { information: powers(3) }), 'rideAndSearch', { die: 'ring' }],
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
  ...(['huntWithTwo', 'perceiveWithTwo'] as const).flatMap((type): RefusedCase[] => {
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
    'the Witch-king’s die used twice for one pair',
    'HR-POWER-02',
    () => inPartTwo(10, { witchKing: 'red', dice: [...spent, 'pursuit'], information: powers(2) }),
    'huntWithTwo',
    { die: 'witch-king', second: 'witch-king' },
  ],
  ['an extra space from two for one', 'HR-RUL-29', () => extra(22), 'ride', { space: 9 }],
]);
