import { expect, test } from 'vitest';
import { hunt, two } from '../../testing/partTwo.ts';
import { riders, table, type TestTable } from '../../testing/table.ts';

/** Who decides what a card or a rule leaves open: it is asked of one seat, and of the right one. */

type Row = readonly [rule: string, what: string, prompt: string, moment: () => TestTable];
type Position = Parameters<typeof table>[0];

const walked = [1, 'dot', 'dot', 10, 'dot', 19, 22];
const play = (ally: string, effect = 'a', more: Position = {}): TestTable =>
  table({ nazgul: riders(22, 36, 44, 49), ringBearer: { log: walked, hand: [ally] }, ...more }).act('playAlly', { ally, effect });
const after = { begun: true, stepped: true };
const playTwo = (ally: string, more: object = {}): TestTable =>
  two({ step: 1, turnSoFar: after, ...more }, { hand: [ally] }).act('playAlly', { ally, effect: 'a' });
/** The card of the second Wraith player, whose Nazgûl is active. */
const cast = (sorcery: string, effect = 'a', more: Position = {}): TestTable =>
  table({
    seats: 3,
    active: 'green',
    nazgul: {
      blue: { at: 36, player: 1, place: 1 },
      green: { at: 22, player: 2, place: 1 },
      red: { at: 44, player: 1, place: 2 },
      violet: { at: 49, player: 2, place: 2 },
    },
    wraiths: [{}, { hand: [sorcery] }],
    ringBearer: { log: walked },
    ...more,
  })
    .act('playSorcery', { die: 'sorcery', sorcery, effect })
    .act('pass');
const encounter = { step: 9, frames: [{ step: 'escapeTwo' }] };
const revealed = (): TestTable =>
  two({ nazgul: riders(7, 28, 33, 33), fellowship: 1 })
    .act('advance')
    .act('moveGandalf', { area: 7 })
    .act('revealGandalf');
const hides = (deedSupply: string[]): TestTable =>
  two({ active: 'violet', activated: 3, gandalfAt: 18, step: 2, deedSupply }, { gandalf: 18 }).act('endActivation');
const rerouted = (): TestTable => two(encounter, {}, ['JL-07', 'JL-03']).act('changeRoute');

const RING_BEARER: readonly Row[] = [
  ['HR-ESC2-01', 'a new route or the present one', 'escapeTwo', () => two(encounter)],
  ['HR-REROUTE-03', 'the new card', 'keepJourney', rerouted],
  ['HR-REROUTE-04', 'Strider', 'striderAtReroute', () => rerouted().act('keepJourney', { journey: 'JL-07' })],
  ['HR-GANDALF-08', 'where Nazgûl are driven', 'driveOff', revealed],
  ['HR-GANDALF-09', 'the die that goes', 'discardDie', () => revealed().act('pushNazgul', { nazgul: 'blue', space: 8 })],
  ['HR-GANDALF-13', 'where Gandalf hides', 'hidingPlace', () => hides(['D1', 'D5'])],
  ['HR-RUL-66', 'where he slips to', 'flightArea', () => hides([])],
  [
    'HR-RUL-66',
    'where he flees to in a Wraith turn',
    'flightArea',
    () => hunt(18, { step: 2, deedSupply: [] }, { gandalf: 18 }).act('huntWith', { die: 'sword' }).act('pass'),
  ],
  ['HR-ALLY-09', 'where Gandalf is taken', 'relocateGandalf', () => playTwo('A2-10')],
  ['HR-ALLY-09', 'a card of the pile', 'recoverAlly', () => playTwo('A2-07', { allyDiscard: ['A2-01'] })],
  ['HR-ALLY-09', 'a hand to be looked at', 'peekHand', () => playTwo('A2-12', { wraiths: [{ hand: ['S-05'] }] })],
  [
    'HR-ALLY-09',
    'a card of that hand',
    'discardPeeked',
    () => playTwo('A2-12', { wraiths: [{ hand: ['S-05'] }] }).act('peekHand', { seat: 1 }),
  ],
  [
    'HR-ALLY-09',
    'a companion who comes back',
    'restoreCompany',
    () => playTwo('A2-20', { company: { samwise: 'over' }, turnedIn: [0, 2, 0, 0, 0], fellowship: 2 }),
  ],
  ['HR-COMPLOG-01', 'a place to be warded', 'ward', () => play('A1-12')],
  ['HR-ALLY-09', 'a Nazgûl to be pushed', 'pushNazgul', () => play('A1-06')],
  [
    'HR-ALLY-09',
    'a Nazgûl to be pushed in its own turn',
    'pushNazgul',
    () =>
      table({ active: 'blue', nazgul: riders(22, 36, 44, 49), ringBearer: { log: walked, hand: ['A1-11'] }, fellowship: 1 })
        .act('huntWith', { die: 'sword' })
        .act('playAlly', { ally: 'A1-11', effect: 'a' }),
  ],
  ['HR-ALLY-09', 'a Nazgûl to be held', 'holdNazgul', () => play('A1-18')],
  ['HR-ALLY-09', 'a Trail token', 'removeTrail', () => play('A1-18', 'b', { trail: { 19: 'eye' } })],
  ['HR-ALLY-09', 'an Information token', 'hideInformation', () => play('A1-17', 'b')],
  ['HR-ALLYTOK-01', 'where a token is placed', 'placeAlly', () => play('A1-05')],
  ['HR-ALLYTOK-05', 'where a token is moved', 'moveAlly', () => play('A1-10').act('placeAlly', { area: 6 })],
  ['HR-SORC-06', 'what the Ring-bearer yields', 'temptation', () => cast('S-12')],
];

const SECOND_WRAITH: readonly Row[] = [
  ['HR-SORC-06', 'the trail to be read', 'readTrail', () => cast('S-16', 'a', { trail: { 19: 'eye' } })],
  ['HR-SEARCH-02', 'where a card searches', 'searchAt', () => cast('S-14', 'b')],
  ['HR-HUNT-02', 'where a card hunts', 'huntAt', () => cast('S-10')],
  ['HR-PERC-05', 'what a card perceives', 'perceiveAt', () => cast('S-08')],
  ['HR-SORC-06', 'Ally tokens to be removed', 'liftAlly', () => cast('S-14', 'a', { allies: [23] })],
  ['HR-SORC-06', 'dice to be rolled again', 'rerollDice', () => cast('S-15')],
];

for (const [seat, rows] of [
  [0, RING_BEARER],
  [2, SECOND_WRAITH],
] as const)
  test.each(rows)(`%s: seat ${seat} decides: %s`, (_rule, _what, prompt, moment) => {
    const t = moment();
    expect([t.prompt(), t.match.waitingList()]).toEqual([prompt, [seat]]);
  });
