import type { Action } from '#kernel';
import { expect, test } from 'vitest';
import { box } from '../../testing/letter.ts';
import { riders, table } from '../../testing/table.ts';
import { BAR_HUNT, BAR_SEARCH } from '../../content/ops.ts';
import { CLUE_GANDALF_EXTRA, CLUE_GANDALF_RELOCATED } from '../clues.ts';
import { bearer, THIS_DAY, wraith } from '../state.ts';

const far = riders(28, 28, 33, 33);
const two = (ally: string, more: object = {}, ringBearer: object = {}) =>
  table({
    part: 2,
    nazgul: far,
    step: 1,
    turnSoFar: { begun: true, stepped: true },
    ...more,
    ringBearer: { journey: 'JL-01', gandalf: 8, deeds: ['D2', 'D3', 'D4'], hand: [ally], ...ringBearer },
  });
const played = (ally: string, effect = 'a', more: object = {}, ringBearer: object = {}) =>
  two(ally, more, ringBearer).act('playAlly', { ally, effect });

test('A2-01 Glorfindel: a token in section VI, then every Nazgûl within two spaces of it is pushed', () => {
  const t = played('A2-01', 'a', { nazgul: riders(33, 36, 28, 28) });
  expect(t.refused('placeAlly', { area: 8 })).toContain('HR-ALLY-09');
  t.act('placeAlly', { area: 30 });
  expect(t.refused('pushNazgul', { nazgul: 'red', space: 31 })).toContain('HR-ALLY-09');
  t.act('pushNazgul', { nazgul: 'blue', space: 'd66' }).act('done');
  expect(t.at('blue')).toBe('d66');
});

test('A2-02, A2-03, A2-04: tokens placed and moved', () => {
  const elladan = played('A2-02').act('placeAlly', { area: 25 }).act('moveAlly', { from: 25, to: 20 });
  expect([elladan.look(1).allies, elladan.prompt()]).toEqual([['20'], 'turnAfterStep']);
  expect(
    played('A2-03', 'a', { allies: [20] })
      .act('moveAlly', { from: 20, to: 18 })
      .prompt(),
  ).toBe('turnAfterStep');
  const rangers = played('A2-04').act('placeAlly', { area: 4 }).act('done');
  expect(rangers.look(1).allies).toEqual(['4']);
});

test('A2-05 Athelas: one point, two after a grey or red token, only with Strider', () => {
  expect(played('A2-05', 'a', { corruption: 5 }).open.corruption).toBe(4);
  expect(played('A2-05', 'a', { corruption: 5, strong: true }).open.corruption).toBe(3);
  const company = { frodo: 'up', samwise: 'up', peregrin: 'up', meriadoc: 'up', strider: 'over' } as const;
  expect(two('A2-05', { company }).refused('playAlly', { ally: 'A2-05', effect: 'a' })).toContain('HR-ALLY-07');
});

test('A2-06 Bill the Pony: one step more', () => {
  expect(played('A2-06').open.step).toBe(2);
});

test('A2-07: a card from the discard pile, seen by all', () => {
  const t = played('A2-07', 'a', { allyDiscard: ['A2-01'] }).act('recoverAlly', { ally: 'A2-01' });
  expect(t.look(1).allyCards).toMatchObject({ shown: ['A2-01'], discard: ['A2-07'], hand: 1 });
  // One card, of those that lie there; from an empty pile none.
  const one = played('A2-07', 'a', { allyDiscard: ['A2-01', 'A2-02'] });
  expect([one.offered('recoverAlly', 'ally'), one.refused('recoverAlly', { ally: 'A2-03' })]).toEqual([['A2-01', 'A2-02'], ['HR-RUL-35']]);
  expect(one.act('recoverAlly', { ally: 'A2-02' }).prompt()).toBe('turnAfterStep');
  expect(played('A2-07').prompt()).toBe('turnAfterStep');
});

test('A2-08: a Trail token goes', () => {
  expect(
    played('A2-08', 'a', { trail: { 1: 'eye' } })
      .act('removeTrail', { area: 1 })
      .trail(1),
  ).toBe(0);
});

test('A2-09: only with Gandalf at or connected to 18', () => {
  expect(two('A2-09').refused('playAlly', { ally: 'A2-09', effect: 'a' })).toContain('HR-ALLY-07');
  const t = played('A2-09', 'a', { nazgul: riders(20, 28, 33, 33) }, { gandalf: 10 });
  t.act('pushNazgul', { nazgul: 'blue', space: 25 }).act('discardDie', { die: 'sword' });
  expect(t.open.spent.filter(Boolean).length).toBe(1);
});

test('A2-10 Gwaihir: in place of his move another friendly area without Nazgûl', () => {
  const t = played('A2-10', 'a', { nazgul: riders(27, 28, 33, 33) });
  expect(t.refused('relocateGandalf', { area: 27 })).toContain('HR-ALLY-09');
  expect(t.refused('relocateGandalf', { area: 9 })).toContain('HR-ALLY-09');
  const friendly = t.offered('relocateGandalf', 'area');
  t.act('relocateGandalf', { area: 38 });
  expect([box.spaces[bearer(t.s).gandalf], t.allows('endTurn'), t.prompt()]).toEqual(['38', true, 'turnAfterStep']);
  // Everybody knows from where the Nazgûl barred him, and that is all; the others hear that something was chosen.
  const [script] = box.allies[box.allyIds.indexOf('A2-10')].effects.map((effect) => effect.script);
  expect(t.open.clues.slice(-4)).toEqual([CLUE_GANDALF_RELOCATED, script, 27 | (28 << 8), 33 | (33 << 8)]);
  expect([friendly, t.heard('choseInSecret')]).toEqual([[4, 11, 16, 18, 25, 31, 34, 38, 40, 41], true]);
  const late = two('A2-10').act('moveGandalf', { area: 7 }).act('playAlly', { ally: 'A2-10', effect: 'a' }).act('done');
  expect([box.spaces[bearer(late.s).gandalf], late.prompt(), late.open.clues.slice(-4, -3)]).toEqual([
    '7',
    'turnAfterStep',
    [CLUE_GANDALF_RELOCATED],
  ]);
});

test('A2-12 Radagast’s Birds: a hand is seen by the Ring-bearer alone and one card of it discarded; or a perceiving Sorcery card is cancelled', () => {
  const t = played('A2-12', 'a', { wraiths: [{ hand: ['S-05', 'S-08'] }] }).act('peekHand', { seat: 1 });
  expect(bearer(t.s).known[1].length).toBe(2);
  // What he has seen cannot be unseen, and he discards what is there.
  expect([t.match.canUndo(0), t.refused('discardPeeked', { sorcery: 'S-10' })]).toEqual([false, ['HR-ALLY-09']]);
  t.act('discardPeeked', { sorcery: 'S-08' });
  expect(t.prompt()).toBe('turnAfterStep');
  expect([wraith(t.s, 1).hand.length, bearer(t.s).known[1].length, t.open.sorceryDiscard.length]).toEqual([1, 1, 1]);
  expect(t.view('spectator')).not.toContain('S-05');
  const cancel = table({
    part: 2,
    step: 2,
    active: 'blue',
    nazgul: riders(22, 28, 33, 33),
    wraiths: [{ hand: ['S-08', 'S-13'] }],
    ringBearer: { journey: 'JL-01', gandalf: 8, hand: ['A2-12'] },
  });
  cancel.act('playSorcery', { die: 'sorcery', sorcery: 'S-08', effect: 'a' }).act('playAlly', { ally: 'A2-12', effect: 'b' });
  expect([cancel.heard('sorceryCancelled'), cancel.open.sorceryDiscard.length, cancel.prompt()]).toEqual([true, 1, 'activationRide']);
  expect(cancel.match.canUndo(0)).toBe(false);
  const other = two('A2-12', { active: 'blue', turnSoFar: {}, wraiths: [{ hand: ['S-13'] }] });
  other.act('playSorcery', { die: 'sorcery', sorcery: 'S-13', effect: 'a' });
  expect(other.refused('playAlly', { ally: 'A2-12', effect: 'b' })).toEqual(['HR-OOT-03']);
});

test('HR-RUL-82: once the Sorcery card asks its question it is too late to cancel the card', () => {
  const t = two('A2-12', { active: 'blue', turnSoFar: {}, wraiths: [{ hand: ['S-08'] }] });
  t.act('playSorcery', { die: 'sorcery', sorcery: 'S-08', effect: 'a' }).act('pass');
  t.act('perceiveAt', { place: t.offered('perceiveAt', 'place')[0] });
  expect([t.prompt(), t.refused('playAlly', { ally: 'A2-12', effect: 'b' })]).toEqual(['reactPerception', ['HR-RUL-82']]);
});

test('A2-13, A2-16: conditions on Frodo’s region and section', () => {
  const late = { step: 10 };
  expect(two('A2-13').refused('playAlly', { ally: 'A2-13', effect: 'a' })).toContain('HR-ALLY-07');
  expect(played('A2-13', 'a', { ...late, corruption: 2 }).open.corruption).toBe(1);
  const flood = played('A2-16', 'a', { ...late, nazgul: riders('d66', 33, 28, 28) }).act('pushNazgul', { nazgul: 'blue', space: 30 });
  expect(flood.at('blue')).toBe('30');
});

test('A2-14: a token on 27, which can be neither searched nor hunted until the end of the day', () => {
  const t = played('A2-14').act('placeAlly', { area: 27 });
  expect(t.open.wards).toEqual([{ area: box.spaces.indexOf('27'), place: -1, bars: BAR_SEARCH | BAR_HUNT, until: THIS_DAY }]);
});

test('A2-17: before the step, with two Trail tokens: another card, and the figure stays', () => {
  const before = { turnSoFar: {}, trail: { 1: 'eye', 7: 'eye' }, step: 3 };
  const t = played('A2-17', 'a', before);
  expect([t.prompt(), t.open.step, t.open.trail.some((side) => side !== 0)]).toEqual(['keepJourney', 3, false]);
  t.act('keepJourney', { journey: box.journeyIds[bearer(t.s).journeysSeen[0]] });
  expect(t.prompt()).toBe('turnBeforeStep');
  expect(two('A2-17', { ...before, trail: { 1: 'eye' } }).refused('playAlly', { ally: 'A2-17', effect: 'a' })).toContain('HR-ALLY-07');
});

test('A2-18: two tokens or two cards', () => {
  expect(played('A2-18', 'a').open.fellowship).toBe(2);
  expect(played('A2-18', 'b').open.allyHand).toBe(2);
});

test('A2-20: for two tokens a hobbit turned over in this part comes back', () => {
  const company = { frodo: 'up', samwise: 'over', peregrin: 'over', meriadoc: 'up', strider: 'up' } as const;
  const t = played('A2-20', 'a', { company, turnedIn: [0, 2, 1, 0, 0], fellowship: 2 });
  expect(t.refused('restoreCompany', { company: 'peregrin' })).toContain('HR-COMPANY-03');
  t.act('restoreCompany', { company: 'samwise' });
  expect([t.open.company[1], t.open.fellowship, t.prompt()]).toEqual([1, 0, 'turnAfterStep']);
  expect(two('A2-20', { fellowship: 1 }).refused('playAlly', { ally: 'A2-20', effect: 'a' })).toContain('HR-RUL-81');
});

test('Meriadoc in part II: for a token a night step without corruption (HR-DAY-07)', () => {
  const t = two('A2-18', { turn: 'night', turnSoFar: {}, fellowship: 2 }).act('useCompany', { company: 'meriadoc' });
  expect([t.open.step, t.open.corruption, t.open.eye, t.open.fellowship]).toEqual([2, 0, false, 1]);
  // It is the step of this turn.
  expect(t.open).toMatchObject({ stepped: true, meriadocUsed: true, nightFree: true });
  expect([t.refused('advance'), t.refused('useCompany', { company: 'meriadoc' })]).toEqual([['HR-RBT-01'], ['HR-DAY-07']]);
  const refused = (more: object) => two('A2-18', { turnSoFar: {}, ...more }).refused('useCompany', { company: 'meriadoc' });
  expect([refused({ turn: 'night', fellowship: 1 }), refused({ fellowship: 1 })]).toEqual([[], ['HR-NIGHT-02']]);
  expect(refused({ turn: 'night', fellowship: 0 })).toEqual(['HR-RUL-81']);
  expect(refused({ turn: 'night', fellowship: 1, turnSoFar: { begun: true, stepped: true } })).toEqual(['HR-DAY-07']);
});

test('A2-05, A2-13: no more is healed than there is', () => {
  expect([played('A2-05', 'a', { corruption: 1, strong: true }).open.corruption, played('A2-05').open.corruption]).toEqual([0, 0]);
});

test('A2-10: not after his move, not on the spot, and not declined while he can go', () => {
  const t = played('A2-10', 'a', {}, { gandalf: 27 });
  expect([t.refused('relocateGandalf', { area: 27 }), t.refused('done')]).toEqual([['HR-RUL-60'], ['HR-ALLY-09']]);
  const late = two('A2-10').act('moveGandalf', { area: 7 }).act('playAlly', { ally: 'A2-10', effect: 'a' });
  expect([late.refused('relocateGandalf', { area: 38 }), late.offered('relocateGandalf', 'area')]).toEqual([['HR-GANDALF-02'], []]);
  // In Rivendell there is nothing to ask.
  expect(played('A2-10', 'a', { rivendell: 'A' }, { gandalf: 'A' }).prompt()).toBe('turnAfterStep');
});

test('A2-11: up to two extra moves, of which none need be made; none at all for Gandalf in Rivendell (HR-RUL-84)', () => {
  const left = (t: ReturnType<typeof two>) => bearer(t.s).gandalfLeft;
  const t = played('A2-11');
  expect([left(t), t.refused('endTurn'), t.open.clues.slice(-4)]).toEqual([3, ['HR-GANDALF-02'], [CLUE_GANDALF_EXTRA, 2, 0, 0]]);
  t.act('moveGandalf', { area: 7 });
  expect([t.allows('endTurn'), t.allows('moveGandalf', { area: 10 })]).toEqual([true, true]);
  expect(left(t.act('moveGandalf', { area: 10 }).act('moveGandalf', { area: 18 }))).toBe(0);
  expect(left(played('A2-11', 'a', { rivendell: 'A' }, { gandalf: 'A' }))).toBe(0);
});

test('A2-14: until the end of the day 27 can be neither searched nor hunted, whoever stands there', () => {
  const wards = [{ area: 27, place: null, bars: ['search', 'hunt'], until: 'day' }];
  const there = { active: 'blue', wards, nazgul: riders(27, 28, 33, 33), turnSoFar: {} };
  const t = two('A2-18', there);
  expect([t.refused('search'), t.refused('huntWith', { die: 'sword' })]).toEqual([['HR-RUL-39'], ['HR-RUL-39']]);
  expect(t.allows('perceive', { die: 'ring', scope: 'region' })).toBe(true);
});

test('A2-20: a companion who is face up cannot come back', () => {
  const company = { samwise: 'over' } as const;
  const t = played('A2-20', 'a', { company, turnedIn: [0, 2, 2, 0, 0], fellowship: 2 });
  expect(t.refused('restoreCompany', { company: 'peregrin' })).toEqual(['HR-COMPANY-03']);
  expect(t.refused('restoreCompany', { company: 'strider' })).toEqual(['HR-ALLY-09']);
  // One of two, and with nobody to come back nothing is asked.
  const two = played('A2-20', 'a', { company: { samwise: 'over', peregrin: 'over' }, turnedIn: [0, 2, 2, 0, 0], fellowship: 2 });
  expect(two.act('restoreCompany', { company: 'samwise' }).prompt()).toBe('turnAfterStep');
  expect(played('A2-20', 'a', { fellowship: 2 }).prompt()).toBe('turnAfterStep');
});

/** A Nazgûl stands there and has just declared something. */
const declared = (ally: string, area: string | number, action: string, rest: Omit<Action, 'type'> = {}) =>
  two(ally, { active: 'blue', step: 2, turnSoFar: {}, nazgul: riders(area, 28, 33, 33) }).act(action, rest);

test('A2-03, A2-07: a perception is cancelled in the one section, of it or of a region of it, and nowhere else', () => {
  const answer = (ally: string, area: number, scope: string) =>
    declared(ally, area, 'perceive', { die: 'ring', scope }).refused('playAlly', { ally, effect: 'b' });
  for (const scope of ['region', 'section']) {
    expect([answer('A2-03', 33, scope), answer('A2-03', 7, scope)]).toEqual([[], ['HR-OOT-03']]);
    expect(declared('A2-03', 33, 'search').refused('playAlly', { ally: 'A2-03', effect: 'b' })).toEqual([]);
    expect([answer('A2-07', 7, scope), answer('A2-07', 33, scope)]).toEqual([[], ['HR-OOT-03']]);
  }
  const cancelled = declared('A2-07', 7, 'perceive', { die: 'ring', scope: 'region' }).act('playAlly', { ally: 'A2-07', effect: 'b' });
  expect([cancelled.heard('inquiryCancelled'), cancelled.heard('perceptionYes'), cancelled.prompt()]).toEqual([
    true,
    false,
    'activationRide',
  ]);
  expect(two('A2-03').refused('playAlly', { ally: 'A2-03', effect: 'b' })).toEqual(['HR-OOT-01']);
  expect(declared('A2-03', 33, 'perceive', { die: 'ring', scope: 'region' }).refused('playAlly', { ally: 'A2-03', effect: 'a' })).toEqual([
    'HR-OOT-01',
  ]);
});

test('A2-08: a search is cancelled anywhere, a hunt is not; without a Trail token the first effect does nothing', () => {
  const search = declared('A2-08', 7, 'search').act('playAlly', { ally: 'A2-08', effect: 'b' });
  expect([search.heard('searchYes'), search.trail(7), search.open.acted]).toEqual([false, 0, true]);
  expect(declared('A2-08', 7, 'huntWith', { die: 'sword' }).refused('playAlly', { ally: 'A2-08', effect: 'b' })).toEqual(['HR-OOT-03']);
  expect(played('A2-08').prompt()).toBe('turnAfterStep');
});

test('A2-01: without a token placed nobody is pushed; a token may not stand beside a Nazgûl or another (HR-ALLYTOK-04)', () => {
  const t = played('A2-01', 'a', { nazgul: riders(30, 28, 33, 33), allies: [34] });
  expect([t.refused('placeAlly', { area: 30 }), t.refused('placeAlly', { area: 34 }), t.refused('done')]).toEqual([
    ['HR-ALLYTOK-04'],
    ['HR-ALLYTOK-04'],
    ['HR-RUL-81'],
  ]);
  const eight = played('A2-01', 'a', { nazgul: riders(30, 28, 33, 33), allies: [1, 2, 3, 4, 5, 6, 7, 8] });
  expect(eight.prompt()).toBe('takeBackAlly');
  expect(eight.act('done').prompt()).toBe('turnAfterStep');
  // Not even by the first area of the map.
  const near = played('A2-01', 'a', { nazgul: riders(1, 28, 33, 33), allies: [1, 2, 3, 4, 5, 6, 7, 8].map((area) => area + 8) });
  expect(near.act('done').prompt()).toBe('turnAfterStep');
});

test('A2-02, A2-04: friendly areas of the sections of the card, and what it leaves open', () => {
  const elladan = played('A2-02');
  expect([
    elladan.allows('placeAlly', { area: 25 }),
    elladan.allows('placeAlly', { area: 38 }),
    elladan.refused('placeAlly', { area: 20 }),
    elladan.refused('placeAlly', { area: 4 }),
  ]).toEqual([true, true, ['HR-ALLY-09'], ['HR-ALLY-09']]);
  expect(elladan.act('placeAlly', { area: 25 }).act('done').prompt()).toBe('turnAfterStep');
  const rangers = played('A2-04').act('placeAlly', { area: 4 });
  expect([rangers.allows('placeAlly', { area: 25 }), rangers.refused('placeAlly', { area: 38 })]).toEqual([true, ['HR-ALLY-09']]);
  expect(rangers.act('placeAlly', { area: 25 }).prompt()).toBe('turnAfterStep');
});

test('A2-03: up to three different tokens, each straight to a connected area (HR-ALLYTOK-05)', () => {
  const t = played('A2-03', 'a', { allies: [20, 4] }).act('moveAlly', { from: 20, to: 18 });
  expect(t.refused('moveAlly', { from: 18, to: 20 })).toEqual(['HR-ALLY-09']);
  expect(t.refused('moveAlly', { from: 4, to: 38 })).toEqual(['HR-ALLYTOK-05']);
  expect(t.act('done').prompt()).toBe('turnAfterStep');
});

test('A2-06: the last step by a card wins at once (HR-MOVE-12, HR-JOURNEY-06); by daylight and in the wild only', () => {
  expect(played('A2-06', 'a', { step: 15 }).s.outcome?.reason).toBe('reachedRivendell');
  for (const elsewhere of [{ turn: 'night' }, { step: 2 }])
    expect(two('A2-06', elsewhere).refused('playAlly', { ally: 'A2-06', effect: 'a' })).toContain('HR-ALLY-07');
});

test('A2-09: Gandalf on 18 or next to it, not in Rivendell; with no ordinary die left only the Nazgûl are moved', () => {
  const play = { ally: 'A2-09', effect: 'a' };
  expect([two('A2-09', {}, { gandalf: 18 }).allows('playAlly', play), two('A2-09', {}, { gandalf: 42 }).allows('playAlly', play)]).toEqual([
    true,
    false,
  ]);
  expect(two('A2-09', { rivendell: 'A' }, { gandalf: 'A' }).refused('playAlly', play)).toContain('HR-ALLY-07');
  const spent = ['ring*', 'ring*', 'sword*', 'sword*', 'sorcery*', 'shadow*'];
  expect(played('A2-09', 'a', { dice: spent }, { gandalf: 18 }).prompt()).toBe('turnAfterStep');
});

test('A2-12: a Wraith player without cards cannot be named; with none in any hand nothing is asked', () => {
  const nazgul = { blue: { player: 1 }, green: { player: 2 }, red: { player: 2 }, violet: { player: 2 } };
  const t = played('A2-12', 'a', { seats: 3, nazgul, wraiths: [{ hand: ['S-05'] }, { hand: [] }] });
  expect(t.offered('peekHand', 'seat')).toEqual([1]);
  expect([t.refused('peekHand', { seat: 2 }), t.refused('peekHand', { seat: 0 })]).toEqual([['HR-ALLY-09'], ['HR-ALLY-09']]);
  expect(played('A2-12').prompt()).toBe('turnAfterStep');
});

test('A2-16: up to three spaces, for whoever is within two of area 41', () => {
  const t = played('A2-16', 'a', { step: 10, nazgul: riders('d66', 33, 28, 28) });
  const { nearest, size, goals } = box.maps[2];
  const from = box.spaces.indexOf('d66');
  const three = goals[from].filter((to) => nearest[from * size + to] === 3).map((to) => box.spaces[to]);
  expect(three.some((to) => t.allows('pushNazgul', { nazgul: 'blue', space: to }))).toBe(true);
  expect(t.refused('pushNazgul', { nazgul: 'red', space: 31 })).toEqual(['HR-ALLY-09']);
  expect(two('A2-16').refused('playAlly', { ally: 'A2-16', effect: 'a' })).toContain('HR-ALLY-07');
  // Each of them once.
  t.act('pushNazgul', { nazgul: 'blue', space: 30 });
  expect([t.refused('pushNazgul', { nazgul: 'blue', space: 'd66' }), t.prompt()]).toEqual([['HR-ALLY-09'], 'pushNazgul']);
});

test('A2-17, A2-19: before the step only; Miruvor by night only, and one card is played in a turn (HR-ALLY-03)', () => {
  const trail = { 1: 'eye', 7: 'eye' };
  expect(two('A2-17', { trail, step: 3 }).refused('playAlly', { ally: 'A2-17', effect: 'a' })).toContain('HR-ALLY-07');
  expect(two('A2-19', { turnSoFar: {} }).refused('playAlly', { ally: 'A2-19', effect: 'a' })).toContain('HR-ALLY-07');
  const t = two('A2-19', { turnSoFar: {}, turn: 'night' }, { hand: ['A2-19', 'A2-18'] }).act('playAlly', { ally: 'A2-19', effect: 'a' });
  expect(t.act('rest').refused('playAlly', { ally: 'A2-18', effect: 'a' })).toEqual(['HR-ALLY-03']);
  expect([t.open.corruption, t.open.step]).toEqual([0, 1]);
});

test('A2-05: a grey token counts once it is applied, not when it was cancelled; a beige one never', () => {
  const after = (drawn: string, act: 'acceptTokens' | 'cancelToken') => {
    const t = two('A2-05', { step: 2, foundAt: 7, drawn: [drawn], frames: [{ step: 'cancelToken' }], turnSoFar: {} });
    return t.act(act, act === 'cancelToken' ? { company: 'samwise', corruption: drawn } : {}).open.strong;
  };
  expect([after('G1', 'acceptTokens'), after('G1', 'cancelToken'), after('B4', 'acceptTokens')]).toEqual([true, false, false]);
});

test('HR-GANDALF-10, A2-09: nobody is pushed onto the revealed Gandalf, nor through his area', () => {
  const t = two('A2-09', { nazgul: riders(10, 20, 33, 33), gandalfAt: 18 }, { gandalf: 18 }).act('playAlly', {
    ally: 'A2-09',
    effect: 'a',
  });
  expect(t.offered('pushNazgul', 'nazgul').length).toBeGreaterThan(0);
  const { nearest, size } = box.maps[2];
  const [from, gandalf] = [20, 18].map((area) => box.spaces.indexOf(String(area)));
  expect(nearest[from * size + gandalf]).toBeLessThanOrEqual(2);
  expect(t.refused('pushNazgul', { nazgul: 'green', space: 18 })).toEqual(['HR-GANDALF-10']);
});

test('HR-ALLY-09, A2-08: one Trail token, not two', () => {
  const t = played('A2-08', 'a', { step: 3, trail: { 1: 'eye', 7: 'eye' } });
  expect(t.offered('removeTrail', 'area')).toEqual([1, 7]);
  expect(t.act('removeTrail', { area: 1 }).prompt()).toBe('turnAfterStep');
});

test('HR-RUL-71: the Witch-king in play bars no other card', () => {
  const t = two('A2-05', { witchKing: 'blue', corruption: 3 });
  expect(t.allows('playAlly', { ally: 'A2-05', effect: 'a' })).toBe(true);
  const captain = two('A2-18', { witchKing: 'blue', active: 'green', turnSoFar: {}, wraiths: [{ hand: ['S-01'] }] });
  expect(captain.refused('playSorcery', { die: 'sorcery', sorcery: 'S-01', effect: 'b' })).toContain('HR-SORC-05');
});
