import { expect, test } from 'vitest';
import { NAZGUL_START } from '../../../content/map.ts';
import { BAR_SEARCH } from '../../../content/ops.ts';
import { walked } from '../../../testing/moments.ts';
import { at, play, withCards } from '../../../testing/otherBoxes.ts';
import { beside, done, inPartTwo, strange } from '../../../testing/strangeBox.ts';
import { riders } from '../../../testing/table.ts';
import { bearer, CONCEALED, THIS_DAY, THIS_TURN } from '../../state.ts';

/** Cards that another box could hold: what an Ally card can order, one order after another. */

test('HR-ALLY-09: two of all are pushed; what the card orders next is about all of them again', () => {
  const { act, refused, prompt } = done('A1-01');
  act('pushNazgul', { nazgul: 'blue', space: 19 });
  expect(refused('pushNazgul', { nazgul: 'blue', space: 22 })).toEqual(['HR-ALLY-09']);
  act('pushNazgul', { nazgul: 'violet', space: 'd58' });
  for (const [nazgul, space] of [
    ['blue', 22],
    ['violet', 49],
    ['green', beside(36)],
    ['red', beside(44)],
  ] as const) {
    expect([prompt(), refused('pushNazgul', { nazgul, space })]).toEqual(['pushNazgul', []]);
    act('pushNazgul', { nazgul, space });
  }
  expect(prompt()).toBe('turnByDay');
});

test('HR-ALLY-09: a token moved by one order may be moved by the next', () => {
  const { act, refused, prompt } = done('A1-02', { allies: [23] });
  act('moveAlly', { from: 23, to: 33 });
  expect(refused('moveAlly', { from: 33, to: 23 })).toEqual([]);
  act('moveAlly', { from: 33, to: 23 });
  expect(prompt()).toBe('turnByDay');
});

test('HR-ALLY-09: two cards of a hand are discarded, one if there is but one', () => {
  const two = done('A1-03', { wraiths: [{ hand: ['S-05', 'S-06', 'S-07'] }] });
  two.act('peekHand', { seat: 1 });
  two.act('discardPeeked', { sorcery: 'S-05' });
  expect(two.prompt()).toBe('discardPeeked');
  two.act('discardPeeked', { sorcery: 'S-07' });
  expect([two.prompt(), two.open.sorceryHand[1]]).toEqual(['turnByDay', 1]);
  const one = done('A1-03', { wraiths: [{ hand: ['S-05'] }] });
  one.act('peekHand', { seat: 1 });
  one.act('discardPeeked', { sorcery: 'S-05' });
  expect(one.prompt()).toBe('turnByDay');
});

test('HR-ALLY-09: two different Nazgûl are held, until the end of the day', () => {
  const { act, refused, open, prompt } = done('A1-04');
  act('holdNazgul', { nazgul: 'red' });
  expect(refused('holdNazgul', { nazgul: 'red' })).toEqual(['HR-ALLY-09']);
  act('holdNazgul', { nazgul: 'blue' });
  expect([open.bound, prompt()]).toEqual([[THIS_DAY, 0, THIS_DAY, 0], 'turnByDay']);
});

test('HR-ALLY-09: a card that holds all Nazgûl holds every one of them', () => {
  const box = withCards({ 'A1-02': [{ op: 'nazgul.hold', who: { all: true }, until: 'end-of-turn' }] });
  const { act, open, match } = at(box, { ringBearer: { hand: ['A1-02'] } });
  act('playAlly', play('A1-02'));
  for (const nazgul of ['blue', 'green', 'red', 'violet']) act('holdNazgul', { nazgul });
  expect([open.bound, match.prompt(0)?.id]).toEqual([[THIS_TURN, THIS_TURN, THIS_TURN, THIS_TURN], 'turnByDay']);
});

test('HR-ALLY-09: two dice of a face, as far as there are two', () => {
  const spent = (dice: string[]) => done('A1-09', { dice }).open.spent.slice(0, 4);
  expect(spent(['sword', 'ring', 'sword', 'sword'])).toEqual([true, false, true, false]);
  expect(spent(['sword', 'ring', 'sorcery', 'sword*'])).toEqual([true, false, false, true]);
});

test('HR-ALLY-09, HR-ALLY-02: two cards come back, one if there is but one; above five, one goes', () => {
  const hand = ['A1-10', 'A1-01', 'A1-02', 'A1-03', 'A1-04'];
  const { act, prompt, open } = done('A1-10', { allyDiscard: ['A1-06', 'A1-07', 'A1-08'], ringBearer: { hand } });
  act('recoverAlly', { ally: 'A1-06' });
  act('recoverAlly', { ally: 'A1-08' });
  expect([prompt(), open.allyHand]).toEqual(['discardAlly', 6]);
  const one = done('A1-10', { allyDiscard: ['A1-06'] });
  one.act('recoverAlly', { ally: 'A1-06' });
  expect([one.prompt(), one.open.allyHand]).toEqual(['turnByDay', 1]);
});

test('HR-COMPLOG-01: a ward on the one region of the card needs no choice, and ends with the turn', () => {
  const { open, prompt } = done('A1-12');
  expect([open.wards, prompt()]).toEqual([
    [{ area: 0, place: strange.places.indexOf('III-B'), bars: BAR_SEARCH, until: THIS_TURN }],
    'turnByDay',
  ]);
});

test('HR-ALLY-09: companions come back one after another, as far as there are any; who joins is not Meriadoc', () => {
  const company = { samwise: 'over', peregrin: 'over' } as const;
  const { act, open, prompt } = done('A1-16', { company, turnedIn: [0, 1, 1, 0, 0] });
  act('restoreCompany', { company: 'samwise' });
  expect(prompt()).toBe('restoreCompany');
  act('restoreCompany', { company: 'peregrin' });
  expect([open.company.slice(0, 3), prompt()]).toEqual([[1, 1, 1], 'turnByDay']);
  const one = done('A1-16', { company: { samwise: 'over' }, turnedIn: [0, 1, 0, 0, 0] });
  one.act('restoreCompany', { company: 'samwise' });
  expect(one.prompt()).toBe('turnByDay');
  expect(done('A1-20').open).toMatchObject({ company: [1, 1, 1, 0, 1], meriadocJoined: false });
});

test('HR-ALLY-09: two Trail tokens go, two Information tokens are turned over, one after another', () => {
  const trails = done('A1-17', { trail: { 10: 'eye', 19: 'eye', 22: 'eye' }, ringBearer: { log: walked, hand: ['A1-17'] } });
  trails.act('removeTrail', { area: 10 });
  trails.act('removeTrail', { area: 22 });
  expect([trails.prompt(), trails.open.trail.filter((side) => side !== 0).length]).toEqual(['turnByDay', 1]);
  const tokens = done('A1-18', { ringBearer: { hand: ['A1-18'], information: { held: ['I1', 'I2', 'I3', 'I5', 'I6'], concealed: [] } } });
  tokens.act('hideInformation', { information: 'I1' });
  tokens.act('hideInformation', { information: 'I5' });
  expect([tokens.prompt(), bearer(tokens.match.state).information.filter((token) => token === CONCEALED).length]).toEqual(['turnByDay', 2]);
});

test('HR-ALLY-09: the token just placed is followed to where it was moved', () => {
  const to = strange.maps[1].connected[strange.spaces.indexOf('6')].map((area) => strange.spaces[area]).find((area) => area !== '3');
  const near = strange.maps[1].neighbours[strange.spaces.indexOf(String(to))]
    .map((next) => strange.spaces[next])
    .find((next) => next !== '6');
  const { act, prompt, refused } = done('A1-19', { nazgul: riders(String(near), 36, 44, 49) });
  act('placeAlly', { area: 6 });
  act('moveAlly', { from: 6, to: Number(to) });
  expect([prompt(), refused('pushNazgul', { nazgul: 'green', space: 38 })]).toEqual(['pushNazgul', ['HR-ALLY-09']]);
  // Another token is not the one placed.
  const other = done('A1-19', { nazgul: riders(beside(46), 36, 44, 49), allies: [45] });
  other.act('placeAlly', { area: 6 });
  other.act('moveAlly', { from: 45, to: 46 });
  expect(other.prompt()).toBe('turnByDay');
});

test('HR-ALLY-09: where the second token finds no place, nobody is near a token just placed', () => {
  const place = (area: number) => ({ op: 'allyToken.place', n: 1, where: { areas: [area] } });
  const box = withCards({
    'A1-02': [place(38), place(6), { op: 'nazgul.push', who: { withinSpaces: 1, ofPlacedToken: true }, spaces: 1 }],
  });
  const near = box.spaces[box.maps[1].neighbours[box.spaces.indexOf('38')][0]];
  const { act, match } = at(box, { nazgul: riders(near, 6, 44, 49), ringBearer: { hand: ['A1-02'] } });
  act('playAlly', play('A1-02'));
  act('placeAlly', { area: 38 });
  expect(match.prompt(0)?.id).toBe('turnByDay');
});

test('HR-ALLY-09, HR-RUL-60: where no area of the kind is free Gandalf stays, and must not where one is', () => {
  const areas = strange.maps[2].areas
    .filter((area) => (strange.maps[2].kind[area] & NAZGUL_START) !== 0)
    .map((area) => strange.spaces[area]);
  expect(areas).toEqual(['28', '33']);
  const tried = (nazgul: ReturnType<typeof riders>, gandalf: number) => inPartTwo('A2-03', { gandalf }, { nazgul }).refused('done');
  expect([tried(riders(28, 33, 1, 1), 8), tried(riders(28, 1, 1, 1), 33), tried(riders(1, 1, 33, 1), 28)]).toEqual([[], [], []]);
  expect([tried(riders(28, 1, 1, 1), 8), tried(riders(1, 1, 1, 1), 33)]).toEqual([['HR-ALLY-09'], ['HR-ALLY-09']]);
});
