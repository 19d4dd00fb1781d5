import { blue, inPartTwo, ready, spent, warded } from '../../testing/moments.ts';
import { type RefusedCase, testRefused } from '../../testing/refused.ts';

/** The turns of the Nazgûl: dice, hunts, perceptions, log tokens. Every guard refuses what it is there for. */

testRefused('the Wraith turns', [
  ['a die already spent', 'HR-DICE-02', () => blue(22, { dice: spent }), 'huntWith', { die: 'sword' }],
  ['an Ally token that is not adjacent', 'HR-DICE-06', () => blue(22, { allies: [30] }), 'strikeAlly', { die: 'sword', area: 30 }],
  ['an adjacent area without an Ally token', 'HR-ALLYTOK-01', () => blue(22), 'strikeAlly', { die: 'sword', area: 19 }],
  [
    'a Sorcery card for a Ring off the shadow areas',
    'HR-DICE-07',
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
  ['Pursuit without the Witch-king’s die', 'HR-WKDIE-01', () => inPartTwo(10), 'pursue'],
  ['Pursuit by another face of it', 'HR-WKDIE-07', () => inPartTwo(10, { witchKing: 'red', dice: [...spent, 'ring'] }), 'pursue'],
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
  ).flatMap(([type, rest]): RefusedCase[] => [
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
    'Pursuit after another action',
    'HR-WRAITH-02',
    () => inPartTwo(10, { witchKing: 'red', dice: [...spent, 'pursuit'], acted: true }),
    'pursue',
  ],
]);
