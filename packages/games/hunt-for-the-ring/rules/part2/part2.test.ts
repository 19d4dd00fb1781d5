import { expect, test } from 'vitest';
import { box } from '../../testing/letter.ts';
import { riders, table } from '../../testing/table.ts';
import { corruptionLimit, lastArea, visited } from '../derived.ts';
import { bearer } from '../state.ts';

const space = (name: string | number): number => box.spaces.indexOf(String(name));
const far = riders(28, 28, 33, 33);
const deeds = ['D2', 'D3', 'D4'];
const two = (more: object = {}, ringBearer: object = {}, forced: readonly string[] = []) =>
  table({ part: 2, nazgul: far, ...more, ringBearer: { journey: 'JL-01', gandalf: 8, deeds, ...ringBearer } }, forced);
const hunt = (area: number, more: object = {}, ringBearer: object = {}, forced: readonly string[] = []) =>
  two({ active: 'blue', nazgul: riders(area, 28, 33, 33), ...more }, ringBearer, forced);

test('HR-EX-R28, HR-JOURNEY-04, HR-JOURNEY-05, HR-JOURNEY-06: the row is the position, earlier rows are visited', () => {
  const t = two({ step: 7 }, { journey: 'JS-01' });
  expect(box.spaces[lastArea(t.s)]).toBe('27');
  expect([2, 10, 23, 27, 30].map((area) => visited(t.s, space(area)))).toEqual([true, true, true, true, false]);
  t.act('advance');
  expect(box.spaces[lastArea(t.s)]).toBe('27');
  expect(two({ step: 13 }, { journey: 'JS-01' }).act('advance').s.outcome).toMatchObject({ winners: [0], reason: 'reachedRivendell' });
});

test('HR-EX-D119, HR-END2-01: the last step wins at once', () => {
  const t = two({ step: 13 }, { journey: 'JS-01' }).act('advance');
  expect(t.heard('wraithTurnsBegin')).toBe(false);
});

test('HR-EX-R29, HR-JOURNEY-02, HR-GANDALF-02, HR-GANDALF-03: Frodo advances, Gandalf goes 8-7-10', () => {
  const t = two().act('advance');
  expect(t.refused('endTurn')).toContain('HR-GANDALF-02');
  t.act('moveGandalf', { area: 7 });
  expect(t.refused('moveGandalf', { area: 10 })).toContain('HR-GANDALF-02');
  t.act('endTurn');
  expect([t.open.step, box.spaces[lastArea(t.s)]]).toEqual([1, '1']);
  for (let i = 0; i < 4; i++) t.act('endActivation');
  t.act('advance').act('moveGandalf', { area: 10 });
  expect([t.open.step, box.spaces[lastArea(t.s)], box.spaces[bearer(t.s).gandalf]]).toEqual([2, '7', '10']);
});

test('HR-EX-R30, HR-DEED-01, HR-DEED-02, HR-DEED-03, HR-DEED-04: a deed raises the limit from 14 to 15', () => {
  const t = two({ turn: 'night', step: 2 }, { gandalf: 10 }).act('rest').act('moveGandalf', { area: 18 });
  expect(corruptionLimit(t.s)).toBe(14);
  t.act('doDeed', { deed: 'D4' });
  expect([t.open.step, corruptionLimit(t.s), t.open.gandalfAt]).toEqual([2, 15, 0]);
  expect(t.told.find(({ type }) => type === 'deedDone')?.area).toBe('@area.2-18');
  expect(two({}, { gandalf: 10 }).act('advance').refused('doDeed', { deed: 'D4' })).toContain('HR-DEED-01');
});

test('HR-EX-R31, HR-EX-D103, HR-DETECT-03, HR-DETECT-04, HR-DETECT-08: a search finds Frodo’s trail, never Gandalf', () => {
  const t = hunt(7, { step: 2 }, { gandalf: 7 }).act('search').act('pass');
  expect([t.heard('searchYes'), t.trail(7), t.heard('gandalfDiscovered')]).toEqual([true, 1, false]);
  expect(hunt(18, { step: 2 }, { gandalf: 18 }).act('search').act('pass').heard('searchNo')).toBe(true);
});

test('HR-EX-D101, HR-EX-D102, HR-DETECT-01, HR-DETECT-02, HR-WKDIE-06: yes without a name, unless it is the Morgul Ring', () => {
  const ring = hunt(23, { step: 2 }, { gandalf: 18 }).act('perceive', { die: 'ring', scope: 'region' }).act('pass');
  expect(ring.heard('perceptionYes')).toBe(true);
  const dice = ['ring', 'ring', 'sword', 'sword', 'sorcery', 'shadow', 'morgul-ring'];
  const named = hunt(23, { step: 2, dice, witchKing: 'green' }, { gandalf: 18 })
    .act('perceive', { die: 'witch-king', scope: 'region' })
    .act('pass');
  expect(named.heard('perceptionGandalf')).toBe(true);
});

test('HR-EX-D105, HR-GANDALF-04, HR-DETECT-06: Gandalf leaves no trail', () => {
  expect(
    hunt(18, { step: 2 }, { gandalf: 10, gandalfLog: [18, 10] })
      .act('huntWith', { die: 'sword' })
      .act('pass')
      .heard('huntNo'),
  ).toBe(true);
});

test('HR-DETECT-07, HR-RUL-67, HR-EX-D106: discovered, he flees by a deed token at once, and later questions find him there', () => {
  const supply = { deedSupply: ['D5'] };
  const t = hunt(18, { step: 2, ...supply }, { gandalf: 18 })
    .act('huntWith', { die: 'sword' })
    .act('pass');
  expect([t.heard('gandalfDiscovered'), t.trail(18), box.spaces[bearer(t.s).gandalf], t.open.deedSupply]).toEqual([true, 0, '25', 0]);
  t.act('endActivation');
  const later = hunt(20, { step: 2 }, { gandalf: 25 }).act('perceive', { die: 'ring', scope: 'region' }).act('pass');
  expect(later.heard('perceptionYes')).toBe(true);
});

test('HR-DETECT-05, HR-DETECT-09, HR-DETECT-10: trail, flight and encounter may all come from one hunt', () => {
  const trail = hunt(1, { step: 2 }, { gandalf: 1 }).act('huntWith', { die: 'sword' }).act('pass');
  expect([trail.trail(1), trail.heard('gandalfDiscovered'), trail.open.foundAt]).toEqual([2, true, 0]);
  const all = hunt(7, { step: 2 }, { gandalf: 7 }).act('huntWith', { die: 'sword' }).act('pass');
  expect([all.trail(7), all.heard('gandalfDiscovered'), box.spaces[all.open.foundAt]]).toEqual([2, true, '7']);
});

test('HR-RUL-66: with no deed token left he slips to a connected area', () => {
  const t = hunt(18, { step: 2, deedSupply: [] }, { gandalf: 18 }).act('huntWith', { die: 'sword' }).act('pass');
  expect(t.prompt()).toBe('flightArea');
  expect(t.refused('fleeTo', { area: 41 })).toContain('HR-RUL-66');
  t.act('fleeTo', { area: 20 });
  expect(t.prompt()).toBe('activationRide');
});

test('HR-EX-D108, HR-GANDALF-03, HR-RUL-60: straight to a connected area, never past another, never on the spot', () => {
  const t = two().act('advance');
  expect(t.allows('moveGandalf', { area: 19 })).toBe(true);
  expect(t.refused('moveGandalf', { area: 18 })).toContain('HR-GANDALF-03');
  expect(t.refused('moveGandalf', { area: 8 })).toContain('HR-RUL-60');
});

const beside = { nazgul: riders(7, 7, 33, 33), fellowship: 1 };

test('HR-EX-D109, HR-GANDALF-05, HR-GANDALF-06, HR-RUL-61: a reveal costs a held token, for good', () => {
  const poor = two({ nazgul: riders(7, 7, 33, 33), fellowship: 0 })
    .act('advance')
    .act('moveGandalf', { area: 7 });
  expect(poor.refused('revealGandalf')).toContain('HR-RUL-61');
  expect(two({ fellowship: 1 }).act('advance').act('moveGandalf', { area: 7 }).refused('revealGandalf')).toContain('HR-GANDALF-05');
  const t = two(beside).act('advance').act('moveGandalf', { area: 7 }).act('revealGandalf');
  expect([t.open.fellowship, t.open.poolSize, box.spaces[t.open.gandalfAt]]).toEqual([0, 2, '7']);
});

test('HR-GANDALF-08, HR-GANDALF-09, HR-RUL-62, HR-GANDALF-07: all Nazgûl there are driven off one or two spaces, and a die goes', () => {
  const t = two(beside).act('advance').act('moveGandalf', { area: 7 }).act('revealGandalf');
  expect(t.prompt()).toBe('driveOff');
  expect(t.refused('pushNazgul', { nazgul: 'red', space: 30 })).toContain('HR-GANDALF-08');
  t.act('pushNazgul', { nazgul: 'blue', space: 'd03' }).act('pushNazgul', { nazgul: 'green', space: 8 });
  expect(t.prompt()).toBe('discardDie');
  expect(t.refused('discardDie', { die: 'witch-king' })).toContain('HR-WKDIE-03');
  t.act('discardDie', { die: 'sword' });
  expect(t.open.spent.filter(Boolean).length).toBe(1);
  expect(t.allows('endTurn')).toBe(true);
});

test('HR-EX-D113, HR-RUL-63: with only the Witch-king die left no die is discarded', () => {
  const dice = ['ring*', 'ring*', 'sword*', 'sword*', 'sorcery*', 'shadow*', 'pursuit'];
  const t = two({ ...beside, dice, witchKing: 'red' })
    .act('advance')
    .act('moveGandalf', { area: 7 })
    .act('revealGandalf');
  t.act('pushNazgul', { nazgul: 'blue', space: 8 }).act('pushNazgul', { nazgul: 'green', space: 8 });
  expect(t.prompt()).toBe('turnAfterStep');
});

test('HR-GANDALF-10, HR-GANDALF-11: his area is closed to riding, search and hunt', () => {
  const t = hunt(8, { gandalfAt: 7, step: 2 }, { gandalf: 7 });
  expect(t.refused('ride', { space: 'd13' })).toEqual([]);
  t.act('ride', { space: 'd13' }).act('endActivation');
  const on = hunt(7, { gandalfAt: 7, step: 2 }, { gandalf: 7 });
  expect(on.refused('search')).toContain('HR-GANDALF-11');
  expect(on.refused('huntWith', { die: 'sword' })).toContain('HR-GANDALF-11');
  expect(
    two({ active: 'blue', nazgul: riders('d13', 28, 33, 33), gandalfAt: 7, step: 2 }, { gandalf: 7 }).refused('ride', { space: 7 }),
  ).toContain('HR-GANDALF-10');
});

test('HR-EX-D112, HR-GANDALF-12, HR-GANDALF-13, HR-GANDALF-14, HR-RUL-65: he hides by one of two tokens, the other returns', () => {
  const t = two(
    { active: 'violet', activated: 3, gandalfAt: 18, step: 2, deedSupply: ['D1', 'D5', 'D6', 'D7', 'D8', 'D9'] },
    { gandalf: 18 },
  ).act('endActivation');
  expect([t.prompt(), t.open.gandalfAt, bearer(t.s).deedsSeen.length]).toEqual(['hidingPlace', 0, 2]);
  const [chosen] = bearer(t.s).deedsSeen;
  t.act('chooseDeed', { deed: box.deedIds[chosen] });
  expect([t.open.deedSupply, bearer(t.s).gandalf]).toEqual([5, box.deeds[chosen]]);
  expect(t.s.hidden.deedSupply).not.toContain(chosen);
});

test('HR-REROUTE-03, HR-GANDALF-13: draws can be dictated by name; the Ring-bearer alone is told what he looks at', () => {
  const heard = (t: ReturnType<typeof two>, type: string) => t.to.filter(({ event }) => event.type === type);
  const route = two({ step: 9, frames: [{ step: 'escapeTwo' }] }, {}, ['JL-07', 'JL-03']).act('changeRoute');
  expect(bearer(route.s).journeysSeen.map((card) => box.journeyIds[card])).toEqual(['JL-07', 'JL-03']);
  expect(heard(route, 'journeysSeen')).toEqual([
    { event: { type: 'journeysSeen', journeys: ['@journey.JL-07', '@journey.JL-03'] }, to: 1 },
  ]);
  const hides = two({ active: 'violet', activated: 3, gandalfAt: 18, step: 2 }, { gandalf: 18 }, ['D9', 'D6']).act('endActivation');
  expect(heard(hides, 'deedsSeen')).toEqual([{ event: { type: 'deedsSeen', areas: ['@area.2-38', '@area.2-27'] }, to: 1 }]);
  const fled = hunt(18, { step: 2 }, { gandalf: 18 }, ['D7']).act('huntWith', { die: 'sword' }).act('pass');
  expect(box.spaces[bearer(fled.s).gandalf]).toBe('31');
});

test('HR-EX-D166, HR-RUL-68: first he hides, then the encounter', () => {
  const t = two({ active: 'violet', activated: 3, gandalfAt: 18, foundAt: 7, step: 2, nazgul: riders(7, 28, 33, 33) }, { gandalf: 18 }).act(
    'endActivation',
  );
  expect(t.prompt()).toBe('hidingPlace');
  t.act('chooseDeed', { deed: box.deedIds[bearer(t.s).deedsSeen[0]] });
  expect(t.prompt()).toBe('encounterReact');
});

test('HR-EX-D114, HR-RUL-01: with one deed 12 is endured, 13 is not', () => {
  const position = (corruption: number) =>
    two({ turn: 'night', step: 3, corruption, deedsDone: ['D4'] }, { journey: 'JS-01', deeds: ['D2', 'D3'] }).act('advance');
  expect(position(11).s.outcome).toBeNull();
  expect(position(12).s.outcome?.reason).toBe('lostInPartTwo');
});

test('HR-EX-D122, HR-RUL-02, HR-JOURNEY-03: the night point comes before the last step', () => {
  expect(two({ turn: 'night', step: 13, corruption: 11 }, { journey: 'JS-01' }).act('advance').s.outcome?.reason).toBe('lostInPartTwo');
});

test('HR-EX-D116, HR-DEED-05, HR-DEED-06, HR-RUL-69: Rivendell announced: limit up, no more moves, never perceived', () => {
  const t = two({}, { gandalf: 40, gandalfLog: [40] })
    .act('advance')
    .act('moveGandalf', { area: 'A' });
  expect(corruptionLimit(t.s)).toBe(14);
  t.act('announceRivendell');
  expect(corruptionLimit(t.s)).toBe(15);
  expect(t.refused('moveGandalf', { area: 40 })).toContain('HR-RUL-69');
  t.act('endTurn');
  const asked = hunt(34, { rivendell: 'A', step: 2 }, { gandalf: 'A' }).act('perceive', { die: 'ring', scope: 'region' }).act('pass');
  expect(asked.heard('perceptionNo')).toBe(true);
  expect(two({}, { gandalf: 40 }).act('advance').refused('announceRivendell')).toContain('HR-DEED-05');
});

test('HR-EX-D117, HR-ESC2-01, HR-REROUTE-01, HR-REROUTE-02, HR-REROUTE-03, HR-REROUTE-05: a new card of the same deck, one step back, no Trail tokens', () => {
  const company = { frodo: 'up', samwise: 'up', peregrin: 'up', meriadoc: 'up', strider: 'over' } as const;
  const t = two({ step: 9, company, trail: { 1: 'eye', 7: 'eye', 8: 'sword', 19: 'eye' }, frames: [{ step: 'escapeTwo' }] }).act(
    'changeRoute',
  );
  expect([t.open.step, t.open.trail.some((side) => side !== 0), box.journeys[bearer(t.s).journey].long]).toEqual([8, false, true]);
  expect(box.journeyIds[bearer(t.s).journey]).not.toBe('JL-01');
  expect(bearer(t.s).journeysGone.map((card) => box.journeyIds[card])).toEqual(['JL-01']);
});

test('HR-REROUTE-04, HR-RUL-58: Strider face up: first two cards to choose from; then, the new card known, no step back if he is turned over', () => {
  const rerouted = (step: number) => {
    const t = two({ step, frames: [{ step: 'escapeTwo' }] }).act('changeRoute');
    expect([t.prompt(), bearer(t.s).journeysSeen.length]).toEqual(['keepJourney', 2]);
    return t.act('keepJourney', { journey: box.journeyIds[bearer(t.s).journeysSeen[1]] });
  };
  const t = rerouted(9);
  expect([t.prompt(), t.open.step]).toEqual(['striderAtReroute', 8]);
  t.act('useCompany', { company: 'strider' });
  expect([t.open.step, t.open.company[4], t.s.hidden.journeyDeck.length]).toEqual([9, 2, 16]);
  const kept = rerouted(9).act('pass');
  expect([kept.open.step, kept.open.company[4]]).toEqual([8, 1]);
  // From step 0 there is no way back, and nothing to spare.
  expect(rerouted(0).act('useCompany', { company: 'strider' }).open.step).toBe(0);
  expect(two({ step: 9, frames: [{ step: 'escapeTwo' }] }).act('keepRoute').open.step).toBe(9);
});

test('HR-EX-D126, HR-WK-01, HR-WK-03, HR-WKDIE-01: by card he replaces the active Nazgûl, may ride but not act; his die comes at the recovery', () => {
  const t = hunt(22, { wraiths: [{ hand: ['S-01'] }], turn: 'secondDaylight', step: 2 })
    .act('playSorcery', { die: 'sorcery', sorcery: 'S-01', effect: 'b' })
    .act('pass');
  expect([t.open.witchKing, t.at('blue'), t.open.dice[6]]).toEqual([0, '22', -1]);
  expect(t.refused('hunt')).toContain('HR-WRAITH-02');
  expect(t.allows('ride', { space: 23 })).toBe(true);
});

test('HR-EX-D167, HR-RUL-71: there is only one of him', () => {
  const t = hunt(22, { wraiths: [{ hand: ['S-01'] }], witchKing: 'red', step: 2 });
  expect(t.refused('playSorcery', { die: 'sorcery', sorcery: 'S-01', effect: 'b' })).toContain('HR-SORC-05');
});

test('HR-WK-04, HR-RUL-73: the Witch-king hunts for free by day and never searches for free', () => {
  const t = hunt(22, { witchKing: 'blue', step: 2 });
  expect(t.allows('hunt')).toBe(true);
  expect(t.refused('search')).toContain('HR-RUL-73');
});

test('HR-WK-05, HR-WK-06, HR-WKDIE-04, HR-RUL-80: two tokens for him; afterwards he leaves, his die stays for the day', () => {
  const dice = ['ring', 'ring', 'sword', 'sword', 'sorcery', 'shadow', 'sword'];
  const t = two({ active: 'violet', activated: 3, witchKing: 'blue', dice, foundAt: 7, step: 2, nazgul: riders(7, 28, 33, 33) }, {}, [
    'B4',
    'B5',
  ])
    .act('endActivation')
    .act('pass');
  expect(t.open.drawn.length).toBe(2);
  t.act('acceptTokens').act('keepRoute');
  expect([t.open.witchKing, t.open.dice[6]]).toEqual([-1, 1]);
});

test('HR-WKDIE-02, HR-WKDIE-07, HR-RUL-72, HR-RUL-78: Pursuit moves all by one, the active one first, and it keeps its own move', () => {
  const dice = ['ring', 'ring', 'sword', 'sword', 'sorcery', 'shadow', 'pursuit'];
  const t = hunt(22, { dice, witchKing: 'green', step: 2 }).act('pursue').act('ride', { space: 23 });
  expect(t.prompt()).toBe('extraMove');
  t.act('ride', { space: 31 }).act('done').act('done');
  expect([t.at('blue'), t.at('green'), t.prompt()]).toEqual(['23', '31', 'activationRide']);
});

test('HR-EX-D151, HR-RUL-32, HR-POWER-04: a Morgul Ring is no Ring for the fourth power, but any result for the first', () => {
  const dice = ['ring*', 'ring*', 'sword*', 'sword*', 'sorcery*', 'shadow*', 'morgul-ring'];
  const t = hunt(22, { dice, witchKing: 'green', step: 2, information: ['I1', 'I2', 'I3', 'I4'] });
  expect(t.refused('gallop', { die: 'witch-king' })).toContain('HR-RUL-32');
  expect(t.allows('rideFarther', { die: 'witch-king' })).toBe(true);
});

test('HR-WKDIE-08: a Morgul Shadow is any of the three and gives no token', () => {
  const dice = ['ring*', 'ring*', 'sword*', 'sword*', 'sorcery*', 'shadow*', 'morgul-shadow'];
  const t = hunt(22, { dice, witchKing: 'green', step: 2 });
  expect(t.allows('huntWith', { die: 'witch-king' }) && t.allows('drawSorcery', { die: 'witch-king' })).toBe(true);
  const rolled = two(
    {
      turn: 'night',
      active: 'violet',
      activated: 3,
      witchKing: 'green',
      company: { frodo: 'up', samwise: 'up', peregrin: 'over', meriadoc: 'up', strider: 'up' },
    },
    {},
    ['ring', 'ring', 'ring', 'ring', 'ring', 'ring', 'morgul-shadow'],
  ).act('endActivation');
  expect([rolled.open.dice[6], rolled.open.fellowship]).toEqual([6, 0]);
});

test('HR-EX-D131, HR-HAVEN-01, HR-HAVEN-02, HR-HAVEN-03, HR-RUL-74: at a haven only a hunt finds Frodo; once he is on, a search does', () => {
  // JL-02: 18 on row 6, 20 on row 7; 18 is a haven.
  const at = (step: number, havens: boolean) => hunt(18, { step, options: { havens } }, { journey: 'JL-02', gandalf: 41 });
  expect(at(6, true).act('search').act('pass').heard('searchNo')).toBe(true);
  expect(at(6, false).act('search').act('pass').heard('searchYes')).toBe(true);
  expect(at(6, true).act('huntWith', { die: 'sword' }).act('pass').heard('huntHere')).toBe(true);
  expect(at(7, true).act('search').act('pass').heard('searchYes')).toBe(true);
});

test('HR-EX-D160, HR-EX-D172, HR-RUL-55: the step first; only a card that says so may precede it', () => {
  const t = two({ turn: 'night', corruption: 5, step: 6, fellowship: 1 }, { hand: ['A2-19', 'A2-18'] });
  expect(t.refused('moveGandalf', { area: 7 })).toContain('HR-RUL-55');
  expect(t.refused('spendToken')).toContain('HR-RUL-55');
  expect(t.refused('playAlly', { ally: 'A2-18', effect: 'a' })).toContain('HR-RUL-55');
  t.act('playAlly', { ally: 'A2-19', effect: 'a' }).act('advance');
  expect([t.open.step, t.open.corruption, t.open.eye]).toEqual([7, 5, false]);
  expect(
    two({ turn: 'night', step: 6 }, { hand: ['A2-19'] })
      .act('advance')
      .refused('playAlly', { ally: 'A2-19', effect: 'a' }),
  ).toContain('HR-ALLY-07');
});

test('HR-EX-D164, HR-RUL-64: deed and reveal in the same turn', () => {
  const t = two({ nazgul: riders(18, 18, 33, 33), fellowship: 1 }, { gandalf: 10 })
    .act('advance')
    .act('moveGandalf', { area: 18 })
    .act('doDeed', { deed: 'D4' })
    .act('revealGandalf');
  expect([t.open.deedsDone.length, t.prompt()]).toEqual([1, 'driveOff']);
});

test('HR-EX-D175, HR-RUL-83: Firebrands spare a token, but not the last one', () => {
  const fight = (nazgul: ReturnType<typeof riders>) =>
    two({ active: 'violet', activated: 3, foundAt: 7, step: 2, nazgul }, { hand: ['A2-15'] })
      .act('endActivation')
      .act('playAlly', { ally: 'A2-15', effect: 'a' })
      .act('pass');
  expect(fight(riders(7, 7, 7, 33)).open.drawn.length).toBe(2);
  expect(fight(riders(7, 28, 33, 33)).open.drawn.length).toBe(1);
});

test('HR-EX-D176, HR-RUL-84: extra moves come before or after; revealed, he moves no more', () => {
  const t = two({ nazgul: riders(7, 28, 33, 33), fellowship: 1 }, { hand: ['A2-11'] })
    .act('advance')
    .act('playAlly', { ally: 'A2-11', effect: 'a' })
    .act('moveGandalf', { area: 7 });
  expect(t.allows('moveGandalf', { area: 10 })).toBe(true);
  t.act('revealGandalf').act('pushNazgul', { nazgul: 'blue', space: 8 }).act('discardDie', { die: 'ring' });
  expect(t.refused('moveGandalf', { area: 10 })).toContain('HR-RUL-84');
  expect(t.allows('endTurn')).toBe(true);
});

test('HR-EX-D135, HR-RUL-83: the window of the encounter opens whether or not a card is held', () => {
  const views = [['A2-15'], ['A2-18']].map((hand) => {
    const t = two({ active: 'violet', activated: 3, foundAt: 7, step: 2, nazgul: riders(7, 28, 33, 33) }, { hand }).act('endActivation');
    return [t.prompt(), t.view(1), t.view('spectator')];
  });
  expect(views[0]).toEqual(views[1]);
});

test('HR-RUL-54: neither view, options nor sounds tell a short journey from a long one', () => {
  const worlds = ['JS-08', 'JL-01'].map((journey) => {
    const t = hunt(30, { step: 3 }, { journey }).act('perceive', { die: 'ring', scope: 'region' }).act('pass');
    return JSON.stringify([t.view(1), t.view('spectator'), t.told, t.match.options(1)]);
  });
  expect(worlds[0]).toBe(worlds[1]);
});

test('leak channel 4: reveal, deed and Rivendell declined or not possible look alike', () => {
  const worlds = [
    { gandalf: 10, deeds: ['D4', 'D2', 'D3'] },
    { gandalf: 20, deeds: ['D1', 'D2', 'D3'] },
  ].map((secret) => {
    const t = two({ nazgul: riders(18, 28, 33, 33), fellowship: 1 }, secret)
      .act('advance')
      .act('moveGandalf', { area: 18 })
      .act('endTurn');
    const open = t.told.filter(({ type }) => type !== 'gandalfLogged');
    // A seal is another in every world and says nothing in any.
    return JSON.stringify([t.view(1), t.view('spectator'), open]).replaceAll(/[0-9a-f]{32}/g, 'seal');
  });
  expect(worlds[0]).toBe(worlds[1]);
});

test('HR-GEN-03: where part II says nothing, part I holds', () => {
  const cards = ['A2-01', 'A2-02', 'A2-03', 'A2-04', 'A2-05'];
  const t = two({ turnSoFar: { begun: true, stepped: true }, fellowship: 2 }, { hand: cards }).act('spendToken');
  expect(t.prompt()).toBe('discardAlly');
  t.act('discardAlly', { ally: 'A2-01' });
  expect(t.refused('spendToken')).toContain('HR-FELL-01');
  const riding = hunt(22).act('ride', { space: box.spaces[box.maps[2].neighbours[space(22)][0]] });
  expect(riding.refused('ride', { space: 22 }).length).toBeGreaterThan(0);
  const other = part(1);
  expect(other.refused('ride', { space: 22 })).toEqual(riding.refused('ride', { space: 22 }));
  expect(two({ turn: 'night', corruption: 3, turnSoFar: {} }).act('advance').open).toMatchObject({ corruption: 4, eye: true });
});

/** The same ride in part I. */
const part = (number: 1) =>
  table({ part: number, active: 'blue', nazgul: riders(22, 36, 44, 49) }).act('ride', {
    space: box.spaces[box.maps[number].neighbours[space(22)][0]],
  });
