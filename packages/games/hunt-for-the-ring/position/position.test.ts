import { describe, expect, test } from 'vitest';
import type { HuntPosition } from './index.ts';
import { BARS } from '../content/ops.ts';
import { expectRefused, type Impossible } from '../testing/impossible.ts';
import { riders, table } from '../testing/table.ts';
import { way } from '../testing/way.ts';
import { write } from './write.ts';

const sixteen = [1, ...new Array<string>(16).fill('dot')];
const six = ['S-01', 'S-02', 'S-03', 'S-04', 'S-05', 'S-06'];
const held = { held: ['I1', 'I2', 'I3', 'I4', 'I5'] };

const nowhere = { at: null };
/** Before the first day, with the others still to be placed. */
const placing = (nazgul: NonNullable<HuntPosition['nazgul']>): Omit<HuntPosition, 'game'> => ({
  frames: [{ step: 'placeNazgul' }],
  nazgul: { blue: nowhere, green: nowhere, red: nowhere, violet: nowhere, ...nazgul },
});

const IMPOSSIBLE: readonly Impossible[] = [
  ['a player without a Nazgûl', 'HR-SETUP-01', 'nazgul', { seats: 3, nazgul: riders(22, 23, 24, 30) }],
  ['a Nazgûl without a player', 'HR-SETUP-01', 'nazgul.blue.player', { nazgul: { blue: { player: 0 } } }],
  ['two Nazgûl first in the order', 'HR-SETUP-10', 'nazgul', { nazgul: { blue: { place: 1 }, green: { place: 1 } } }],
  ['a Nazgûl not yet placed', 'HR-SETUP-15', 'nazgul.red.at', { nazgul: { red: { at: null } } }],
  ['the active one out of order', 'HR-DAY-03', 'active', { active: 'green', activated: 0 }],
  ['an activation of nobody', 'HR-WRAITH-01', 'active', { frames: [{ step: 'activation' }] }],
  ['everybody has given up', 'HR-GEN-01', 'left', { seats: 3, left: 6 }],
  ['the first player has given up', 'HR-SETUP-14', 'first', { seats: 3, left: 2 }],
  ['too many Wraith players', 'HR-GEN-01', 'wraiths', { wraiths: [{}, {}] }],
  ['a Trail token on a dot', 'HR-SEARCH-04', 'trail.d29', { trail: { d29: 'eye' } }],
  ['an Eye on a starting area', 'HR-SEARCH-06', 'trail.2', { trail: { 2: 'eye' } }],
  ['a trail where Frodo never was', 'HR-SEARCH-04', 'trail.22', { trail: { 22: 'eye' }, ringBearer: { log: way(19) } }],
  ['a hunt that found him where he never was', 'HR-HUNT-03', 'trail.3', { trail: { 3: 'sword' } }],
  [
    'a trail where he has only just come',
    'HR-DAY-02',
    'trail.19',
    { trail: { 10: 'eye', 19: 'eye' }, turnSoFar: { begun: true, stepped: true }, ringBearer: { log: way(19) } },
  ],
  ['a trail before the hunt begins', 'HR-DAY-04', 'trail.1', { trail: { 1: 'sword' }, frames: [{ step: 'orderNazgul' }] }],
  ['an Ally token on an exit', 'HR-ALLYTOK-01', 'allies', { allies: ['C'] }],
  ['Frodo found on a dot', 'HR-HUNT-01', 'foundAt', { active: 'blue', foundAt: 'd29' }],
  ['Frodo found where he never was', 'HR-HUNT-06', 'foundAt', { active: 'blue', foundAt: 22, ringBearer: { log: way(19) } }],
  [
    'Frodo found under an Eye',
    'HR-RUL-17',
    'trail.19',
    { active: 'blue', foundAt: 19, trail: { 19: 'eye' }, ringBearer: { log: way(19) } },
  ],
  ['a slash before any move', 'HR-ESC-08', 'ringBearer.log.1', { ringBearer: { log: [1, 'slash'] } }],
  ['a third slash in a row', 'HR-RBT-03', 'ringBearer.log.4', { ringBearer: { log: [1, 'dot', 'slash', 'slash', 'slash'] } }],
  ['two Nazgûl on one starting area', 'HR-SETUP-15', 'nazgul.green.at', placing({ blue: { at: 36 }, green: { at: 36 } })],
  ['a Nazgûl placed elsewhere', 'HR-SETUP-15', 'nazgul.blue.at', placing({ blue: { at: 22 } })],
  ['a log that jumps', 'HR-MOVE-04', 'ringBearer.log.1', { ringBearer: { log: [1, 49] } }],
  ['too many Fellowship tokens', 'HR-FELL-08', 'fellowship', { fellowship: 4 }],
  ['a Nazgûl on an Ally token', 'HR-ALLYTOK-02', 'nazgul.blue.at', { allies: [22], nazgul: riders(22, 36, 44, 49) }],
  ['a ward of part II', 'HR-GEN-02', 'wards.0', { wards: [{ area: null, place: 'V-A', bars: ['search'], until: 'day' }] }],
  ['a ward nowhere', 'HR-COMPLOG-01', 'wards.0', { wards: [{ area: null, place: null, bars: ['search'], until: 'day' }] }],
  ['the Witch-king in part I', 'HR-SETUP-02', 'witchKing', { witchKing: 'blue' }],
  ['his die in part I', 'HR-SETUP-02', 'dice.6', { dice: ['ring', 'ring', 'ring', 'ring', 'ring', 'ring', 'pursuit'] }],
  ['Strider in part I', 'HR-SETUP-02', 'company.strider', { company: { strider: 'up' } }],
  ['a grey token in part I', 'HR-SETUP-02', 'tokens', { tokens: { pool: ['B1', 'G1'] } }],
  ['Gandalf in part I', 'HR-SETUP-02', 'ringBearer', { ringBearer: { gandalf: 8 } }],
  ['a step of part II', 'HR-GEN-02', 'frames.0.step', { seats: 3, frames: [{ step: 'swapSorcery' }] }],
  ['Meriadoc before he joined', 'HR-SETUP-05', 'meriadocJoined', { company: { meriadoc: 'up' }, meriadocJoined: false }],
  ['four tokens in a pool of three', 'HR-SETUP-03', 'poolSize', { poolSize: 4 }],
  ['a token in two places', 'HR-COMP-07', 'tokens.gone', { tokens: { beside: ['B13'], gone: ['B13'] } }],
  ['drawn tokens told in two ways', 'HR-ENC-04', 'drawn', { tokens: { drawn: ['B1'] }, drawn: ['B1', 'B2'] }],
  ['an exit in the log', 'HR-END1-01', `ringBearer.log.${way(48).length}`, { ringBearer: { log: [...way(48), 'C'] } }],
  ['sixteen entries and no rescue', 'HR-END1-02', 'ringBearer.log', { ringBearer: { log: sixteen } }],
  ['a token held though logged', 'HR-CONCEAL-01', 'ringBearer.information', { ringBearer: { log: way(23), information: held } }],
  ['six Sorcery cards', 'HR-SORC-02', 'wraiths.0.hand', { active: 'blue', wraiths: [{ hand: six }] }],
  ['six Ally cards', 'HR-ALLY-02', 'ringBearer.hand', { ringBearer: { hand: ['A1-01', 'A1-02', 'A1-03', 'A1-04', 'A1-05', 'A1-06'] } }],
  ['a log token nowhere', 'HR-WLOG-01', 'logTokens.1', { logTokens: ['II-A', 'zz', 'off', 'off', 'off', 'off'] }],
  ['a crossing no card opens', null, 'turnSoFar.jump', { turnSoFar: { jump: 9 } }],
  ['a step that lacks what it is about', null, 'frames.1.cardBonus', { frames: [{ step: 'ringBearerTurn' }, { step: 'moveFrodo' }] }],
  ['a window on nothing', null, 'frames', { frames: [{ step: 'react' }] }],
  ['a choice there is nothing to choose from', null, 'frames', { frames: [{ step: 'keepAlly' }] }],
];

describe('a position that could not arise is refused with the place and the rule', () => {
  test.each(IMPOSSIBLE)('%s (%s)', expectRefused);
});

test('HR-SEARCH-03, HR-HUNT-03, HR-RUL-22: a trail may lie wherever Frodo has been by the time the Nazgûl act', () => {
  const trail = { 1: 'sword', 10: 'eye', 19: 'sword' } as const;
  const log = way(19);
  // About to move; with the Nazgûl behind him; resting by night, which is no entry; back on an area of long ago.
  table({ trail, ringBearer: { log } });
  table({ trail, active: 'blue', turnSoFar: { begun: true, stepped: true }, ringBearer: { log } });
  table({ trail, turn: 'night', turnSoFar: { begun: true, stepped: true, rested: true }, ringBearer: { log } });
  table({ trail, turnSoFar: { begun: true, stepped: true }, ringBearer: { log: [...log, 22, 19] } });
});

describe('what is left out of a position is filled in', () => {
  test('HR-DAY-03: who has been activated follows from the active Nazgûl; each gets exactly one activation', () => {
    const t = table({ active: 'red' });
    expect(t.open.activated).toBe(2);
    t.act('endActivation').act('endActivation');
    expect([t.open.turn, t.match.waitingList()]).toEqual([1, [0]]);
  });

  test('one Nazgûl and one Company card may be told alone', () => {
    const t = table({ seats: 3, nazgul: { red: { at: 22, player: 2 } }, company: { samwise: 'over', meriadoc: 'up' } });
    expect([t.at('red'), t.open.controller, t.open.rank]).toEqual(['22', [1, 2, 2, 2], [0, 0, 1, 2]]);
    expect([t.open.company, t.open.meriadocJoined]).toEqual([[1, 2, 1, 1, 0], true]);
  });

  test('drawn tokens are told once', () => {
    for (const position of [{ drawn: ['B4', 'B12'] }, { tokens: { drawn: ['B4', 'B12'] } }])
      expect(table({ ...position, foundAt: 1, frames: [{ step: 'cancelToken' }] }).offered('cancelToken', 'corruption')).toEqual([
        'B4',
        'B12',
      ]);
  });

  test('wards are told in words and come back in them', () => {
    const wards = [{ area: null, place: 'III-B', bars: [...BARS], until: 'day' as const }];
    expect(write(table({ wards }).s).wards).toEqual(wards);
  });
});
