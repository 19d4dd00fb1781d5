import { type Move, nameMove, pack, refusal, type Seat } from '#kernel';
import { describe, expect, test } from 'vitest';
import { huntForTheRing as game } from '../index.ts';
import { box } from '../testing/letter.ts';
import { blue, cast, play, walked } from '../testing/moments.ts';
import { riders, table, type TestTable } from '../testing/table.ts';

/** What is offered is what is allowed, no less and nothing twice: every action that a kind of step knows is tried against its guards. */

const allFaces = ['ring', 'sword', 'sorcery', 'shadow', 'ring', 'sword'];
const information = ['I1', 'I2', 'I3', 'I4'];

const MOMENTS: readonly (readonly [rule: string, what: string, verbs: readonly string[], moment: () => TestTable])[] = [
  [
    'HR-ALLY-03, HR-DAY-06, HR-FELL-04, HR-MOVE-04',
    'the Ring-bearer’s first turn of a day, with two copies of a card',
    ['playAlly', 'discardForToken', 'useCompany', 'moveFrodo'],
    () =>
      table({
        fellowship: 2,
        company: { meriadoc: 'up' },
        ringBearer: { log: [...walked, 'dot'], hand: ['A1-01', 'A1-07', 'A1-07', 'A1-09'] },
      }),
  ],
  [
    'HR-MOVE-01, HR-MOVE-05',
    'a move begun by night',
    ['moveFrodo'],
    () => table({ turn: 'night', ringBearer: { log: [...walked, 'dot'] } }).act('travelByNight'),
  ],
  [
    'HR-OOT-01',
    'a window with two copies of an answer',
    ['playAlly'],
    () => blue(22, { ringBearer: { log: walked, hand: ['A1-15', 'A1-15', 'A1-05'] } }).act('search'),
  ],
  [
    'HR-ALLY-02',
    'a hand too large',
    ['discardAlly'],
    () => table({ fellowship: 1, ringBearer: { hand: ['A1-07', 'A1-07', 'A1-01', 'A1-02', 'A1-03'] } }).act('spendToken'),
  ],
  ['HR-DAY-08', 'what Peregrin sees', ['keepAlly'], () => blue(22, { turn: 'night', active: 'violet' }).act('endActivation')],
  [
    'HR-ENC-05, HR-ENC-07',
    'tokens to cancel',
    ['cancelToken'],
    () => table({ foundAt: 1, drawn: ['B4', 'B13', 'R1'], frames: [{ step: 'cancelToken' }] }),
  ],
  [
    'HR-ESC-03, HR-RUL-10',
    'a way out after an encounter',
    ['escapeTo'],
    () => table({ foundAt: 22, ringBearer: { log: [...walked, 'dot'] }, frames: [{ step: 'escape' }] }),
  ],
  ['HR-ALLYTOK-04', 'an Ally token to place', ['placeAlly'], () => play('A1-10', 'a', { allies: [25] })],
  ['HR-ALLYTOK-07', 'an Ally token to lift', ['takeBackAlly'], () => play('A1-05', 'a', { allies: [4, 5, 7, 8, 9, 10, 11, 12] })],
  ['HR-ALLYTOK-05', 'Ally tokens to move', ['moveAlly'], () => play('A1-10', 'a', { allies: [25] }).act('placeAlly', { area: 29 })],
  ['HR-ALLY-09', 'Nazgûl to push', ['pushNazgul'], () => play('A1-06', 'a', { nazgul: riders(22, 36, 44, 30), allies: [19] })],
  ['HR-ALLY-09', 'Trail tokens to remove', ['removeTrail'], () => play('A1-18', 'b', { trail: { 19: 'eye', 22: 'sword' } })],
  [
    'HR-NAZ-01, HR-DICE-02, HR-POWER-00, HR-SORC-04',
    'an activation with every result and every power',
    [
      ...['ride', 'huntWith', 'perceive', 'strikeAlly', 'drawSorcery', 'playSorcery'],
      ...['rideFarther', 'huntWithTwo', 'perceiveWithTwo', 'rideAndSearch', 'gallop'],
    ],
    () => blue(22, { dice: allFaces, information, allies: [19], wraiths: [{ hand: ['S-01', 'S-01', 'S-08'] }] }),
  ],
  [
    'HR-NAZ-02, HR-NAZ-03',
    'a ride by night from a road',
    ['ride'],
    () => blue(34, { turn: 'night', allies: [30], closed: [{ space: 'd28', until: 'day' }] }),
  ],
  [
    'HR-WKDIE-01, HR-DICE-02, HR-POWER-02, HR-SORC-04',
    'an activation of part II with the Witch-king’s die',
    ['huntWith', 'perceive', 'strikeAlly', 'drawSorcery', 'playSorcery', 'huntWithTwo', 'perceiveWithTwo', 'rideFarther'],
    () =>
      table({
        part: 2,
        step: 1,
        active: 'blue',
        witchKing: 'red',
        nazgul: riders(10, 28, 33, 33),
        dice: ['ring', 'sword*', 'sorcery', 'shadow*', null, null, 'morgul-shadow'],
        allies: [9],
        information,
        wraiths: [{ hand: ['S-08'] }],
        ringBearer: { journey: 'JL-01', gandalf: 14 },
      }),
  ],
  [
    'HR-SHADOW-01, HR-POWER-02, HR-INFO-02',
    'an activation on a shadow area, with two Information tokens',
    ['playSorcery', 'drawSorcery', 'huntWithTwo', 'perceiveWithTwo'],
    () => blue(40, { dice: ['sorcery', 'ring', 'sword*'], information: information.slice(0, 2), wraiths: [{ hand: ['S-08'] }] }),
  ],
  ['HR-RUL-29', 'extra spaces', ['ride'], () => blue(34, { information }).act('gallop', { die: 'ring' })],
  ['HR-SEARCH-02', 'an area to search', ['searchAt'], () => cast('S-09', 'a', 31, { trail: { 22: 'eye' } })],
  ['HR-HUNT-02', 'an area to hunt in', ['huntAt'], () => cast('S-10', 'a', 22)],
  ['HR-SORC-06', 'Ally tokens to remove', ['liftAlly'], () => cast('S-14', 'a', 22, { allies: [23, 25, 46] })],
  [
    'HR-SORC-06, HR-WKDIE-03',
    'dice to roll again',
    ['rerollDie'],
    () => cast('S-15', 'a', 22, { dice: [...allFaces.slice(0, 4), 'ring*', 'sword*'] }),
  ],
  ['HR-SORC-06', 'trails to read', ['readTrail'], () => cast('S-16', 'a', 22, { trail: { 19: 'eye', 22: 'sword' } })],
  [
    'HR-SORC-02',
    'a hand of Sorcery cards too large',
    ['discardSorcery'],
    () => blue(22, { wraiths: [{ hand: ['S-01', 'S-01', 'S-07', 'S-08', 'S-09'] }] }).act('drawSorcery', { die: 'sorcery' }),
  ],
  [
    'HR-SETUP-15',
    'a starting area for a Nazgûl',
    ['placeNazgul'],
    () => table({ nazgul: { ...riders(36, 44, 49, 49), violet: { at: null, player: 1, place: 4 } }, frames: [{ step: 'placeNazgul' }] }),
  ],
];

/** Every action of a kind that the guards let through. */
function allowed({ s }: TestTable, seat: Seat, name: string): Move[] {
  const verb = game.verbs.find((each) => each.name === name);
  if (verb === undefined) throw new Error(`There is no verb ${name}`);
  const [first, second, third] = [0, 1, 2].map((place) => verb.domains[place]?.size(box) ?? 1);
  const moves: Move[] = [];
  for (let a = 0; a < first; a++)
    for (let b = 0; b < second; b++)
      for (let c = 0; c < third; c++) {
        const move = pack(verb, a, b, c);
        if (refusal(game, s, seat, move) === null) moves.push(move);
      }
  return moves;
}

const names = (moves: readonly Move[]): string[] => moves.map((move) => JSON.stringify(nameMove(game.verbs, move, box))).sort();

describe('offered is what is allowed', () => {
  for (const [rule, what, verbs, moment] of MOMENTS)
    test(`${rule}: ${what}`, () => {
      const t = moment();
      const [seat] = t.match.waitingList();
      const offered = t.match.moves(seat);
      for (const name of verbs) {
        const legal = names(allowed(t, seat, name));
        expect(legal.length, name).toBeGreaterThan(0);
        expect(names(offered).filter((each) => JSON.parse(each).type === name)).toEqual(legal);
      }
    });
});
