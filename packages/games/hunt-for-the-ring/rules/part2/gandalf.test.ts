import { expect, test } from 'vitest';
import { box } from '../../testing/letter.ts';
import { hunt, space, two } from '../../testing/partTwo.ts';
import { riders, table } from '../../testing/table.ts';
import { CLUE_DEED, CLUE_GANDALF_MOVED, CLUE_GANDALF_TURN, CLUE_REVEALED, CLUE_RIVENDELL } from '../clues.ts';
import { corruptionLimit, lastArea } from '../derived.ts';
import { bearer } from '../state.ts';

/** As an option names it: areas by number, exits by letter. */
const named = (index: number): string | number => (Number(box.spaces[index]) ? Number(box.spaces[index]) : box.spaces[index]);

test('HR-EX-R29, HR-JOURNEY-02, HR-GANDALF-02, HR-GANDALF-03: Frodo advances, Gandalf goes 8-7-10', () => {
  const t = two().act('advance');
  expect(t.refused('endTurn')).toContain('HR-GANDALF-02');
  expect(t.offered('moveGandalf', 'area')).toEqual(box.maps[2].connected[space(8)].map(named));
  t.act('moveGandalf', { area: 7 });
  expect(t.refused('moveGandalf', { area: 10 })).toContain('HR-GANDALF-02');
  t.act('endTurn');
  expect([t.open.step, box.spaces[lastArea(t.s)]]).toEqual([1, '1']);
  for (let i = 0; i < 4; i++) t.act('endActivation');
  t.act('advance').act('moveGandalf', { area: 10 });
  expect([t.open.step, box.spaces[lastArea(t.s)], box.spaces[bearer(t.s).gandalf]]).toEqual([2, '7', '10']);
  expect(bearer(t.s).gandalfLog.map((area) => box.spaces[area])).toEqual(['8', '7', '10']);
});

test('HR-EX-R30, HR-DEED-01, HR-DEED-02, HR-DEED-03, HR-DEED-04: a deed raises the limit from 14 to 15', () => {
  const t = two({ turn: 'night', step: 2 }, { gandalf: 10 }).act('rest').act('moveGandalf', { area: 18 });
  expect(corruptionLimit(t.s)).toBe(14);
  t.act('doDeed', { deed: 'D4' });
  expect([t.open.step, corruptionLimit(t.s), t.open.gandalfAt]).toEqual([2, 15, 0]);
  expect(t.told.find(({ type }) => type === 'deedDone')?.area).toBe('2-18');
  expect(two({}, { gandalf: 10 }).act('advance').refused('doDeed', { deed: 'D4' })).toContain('HR-DEED-01');
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
  expect(new Set(t.offered('pushNazgul', 'nazgul'))).toEqual(new Set(['blue', 'green']));
  t.act('pushNazgul', { nazgul: 'blue', space: 'd03' }).act('pushNazgul', { nazgul: 'green', space: 8 });
  expect([t.prompt(), t.at('blue'), t.at('green')]).toEqual(['discardDie', 'd03', '8']);
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

test('HR-EX-D164, HR-RUL-64: deed and reveal in the same turn', () => {
  const t = two({ nazgul: riders(18, 18, 33, 33), fellowship: 1 }, { gandalf: 10 })
    .act('advance')
    .act('moveGandalf', { area: 18 })
    .act('doDeed', { deed: 'D4' })
    .act('revealGandalf');
  expect([t.open.deedsDone.length, t.prompt()]).toEqual([1, 'driveOff']);
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

test('HR-RUL-62, HR-GANDALF-08: a Nazgûl that can get nowhere stays; nobody is driven off by three spaces', () => {
  const walls = box.maps[2].neighbours[space(7)].map((next) => ({ space: box.spaces[next], until: 'turn' }));
  const shut = two({ ...beside, closed: walls })
    .act('advance')
    .act('moveGandalf', { area: 7 })
    .act('revealGandalf');
  expect([shut.prompt(), shut.at('blue')]).toEqual(['discardDie', '7']);
  const t = two(beside).act('advance').act('moveGandalf', { area: 7 }).act('revealGandalf');
  const { nearest, size, goals } = box.maps[2];
  const away = (spaces: number) => goals[space(7)].filter((to) => nearest[space(7) * size + to] === spaces).map((to) => box.spaces[to]);
  for (const far of away(3)) expect(t.refused('pushNazgul', { nazgul: 'blue', space: far }).length).toBeGreaterThan(0);
  expect(away(2).some((to) => t.allows('pushNazgul', { nazgul: 'blue', space: to }))).toBe(true);
  expect(t.refused('pushNazgul', { nazgul: 'blue', space: 7 }).length).toBeGreaterThan(0);
});

test('HR-DEED-01, HR-RUL-64: a deed needs its token behind the screen, and Gandalf on its area, also before he moves on', () => {
  const without = two({}, { gandalf: 18, deeds: ['D2', 'D3', 'D5'] }).act('advance');
  expect(without.refused('doDeed', { deed: 'D4' })).toEqual(['HR-DEED-01']);
  const standing = two({}, { gandalf: 18 });
  expect(standing.refused('doDeed', { deed: 'D4' })).toEqual(['HR-RUL-55']);
  expect(standing.act('advance').act('doDeed', { deed: 'D4' }).refused('doDeed', { deed: 'D4' })).toEqual(['HR-DEED-01']);
});

test('HR-RUL-69, HR-RUL-84: once announced he does no deed, is not announced again and has no moves left', () => {
  const t = two({}, { gandalf: 'A', hand: ['A2-11'] })
    .act('advance')
    .act('playAlly', { ally: 'A2-11', effect: 'a' });
  expect(t.bearerSees.gandalfLeft).toBe(3);
  t.act('announceRivendell');
  expect(t.bearerSees.gandalfLeft).toBe(0);
  expect([t.refused('announceRivendell'), t.refused('doDeed', { deed: 'D4' })]).toEqual([['HR-RUL-69'], ['HR-RUL-69']]);
  expect(t.allows('endTurn')).toBe(true);
});

test('HR-GANDALF-05: he is revealed when his move ends, not after something else was done', () => {
  const moved = (more: object = {}) =>
    two({ ...beside, ...more }, { hand: ['A2-18'] })
      .act('advance')
      .act('moveGandalf', { area: 7 });
  expect(moved().allows('revealGandalf')).toBe(true);
  expect(moved({ fellowship: 2 }).act('spendToken').refused('revealGandalf')).toEqual(['HR-GANDALF-05']);
  expect(moved().act('playAlly', { ally: 'A2-18', effect: 'b' }).refused('revealGandalf')).toEqual(['HR-GANDALF-05']);
  expect(moved({ fellowship: 2 }).act('useCompany', { company: 'frodo' }).refused('revealGandalf')).toEqual(['HR-GANDALF-05']);
  const next = moved().act('endTurn');
  for (let i = 0; i < 4; i++) next.act('endActivation');
  expect(next.act('advance').refused('revealGandalf')).toEqual(['HR-GANDALF-05']);
});

test('HR-FELL-05, HR-FELL-02, HR-RUL-55: Frodo’s own card comes after the step and costs a token for good', () => {
  const t = two({ fellowship: 1 });
  expect(t.refused('useCompany', { company: 'frodo' })).toEqual(['HR-RUL-55']);
  t.act('advance').act('useCompany', { company: 'frodo' });
  expect([t.open.step, t.open.poolSize, t.open.fellowship, t.open.company[0]]).toEqual([2, 2, 0, 2]);
});

test('HR-SETUP-02: in part I there is no Gandalf to move, reveal, do deeds or go to Rivendell', () => {
  const t = table({});
  for (const [type, rest] of [['moveGandalf', { area: 7 }], ['revealGandalf'], ['doDeed', { deed: 'D4' }], ['announceRivendell']] as const)
    expect(t.refused(type, rest), type).toEqual(['HR-SETUP-02']);
});

test('HR-RUL-62, HR-GANDALF-08: nobody is driven off onto an Ally token, an exit or Gandalf himself', () => {
  const refused = (area: number, to: string | number, more: object = {}, from = 8) =>
    two({ nazgul: riders(area, 28, 33, 33), fellowship: 1, ...more }, { gandalf: from })
      .act('advance')
      .act('moveGandalf', { area })
      .act('revealGandalf')
      .refused('pushNazgul', { nazgul: 'blue', space: to });
  expect([refused(7, 8, { allies: [8] }), refused(40, 'A', {}, 37), refused(7, 7)]).toEqual([
    ['HR-RUL-62'],
    ['HR-RUL-62'],
    ['HR-GANDALF-08'],
  ]);
  expect(refused(7, 8)).toEqual([]);
});

test('HR-DEED-02: only the token of the deed is laid down, and its area cannot be taken back', () => {
  const t = two({}, { gandalf: 18, deeds: ['D4', 'D2', 'D3'] }).act('advance');
  expect(t.offered('doDeed', 'deed')).toEqual(['D4']);
  t.act('doDeed', { deed: 'D4' });
  expect([bearer(t.s).deeds.map((deed) => box.deedIds[deed]), t.match.canUndo(0)]).toEqual([['D2', 'D3'], false]);
  expect(t.open.clues.slice(-4)).toEqual([CLUE_DEED, box.deedIds.indexOf('D4'), 0, 0]);
});

test('HR-RUL-55, HR-DEED-05: Rivendell is announced after the step, and not taken back', () => {
  const t = two({}, { gandalf: 'A' });
  expect(t.refused('announceRivendell')).toEqual(['HR-RUL-55']);
  t.act('advance').act('announceRivendell');
  expect([t.match.canUndo(0), t.open.clues.slice(-4)]).toEqual([false, [CLUE_RIVENDELL, space('A'), 0, 0]]);
});

test('HR-RUL-69, HR-RUL-84: revealed or in Rivendell he is revealed no more and has no moves left', () => {
  const left = (t: ReturnType<typeof two>) => [bearer(t.s).mayReveal, bearer(t.s).gandalfLeft, t.refused('revealGandalf')];
  const t = two({ nazgul: riders(7, 28, 33, 33), fellowship: 2 }, { hand: ['A2-11'] })
    .act('advance')
    .act('playAlly', { ally: 'A2-11', effect: 'a' })
    .act('moveGandalf', { area: 7 });
  expect(left(t)).toEqual([true, 2, []]);
  t.act('revealGandalf');
  expect([t.match.canUndo(0), t.open.clues.slice(-4)]).toEqual([false, [CLUE_REVEALED, space(7), 0, 0]]);
  expect(left(t.act('pushNazgul', { nazgul: 'blue', space: 8 }).act('discardDie', { die: 'ring' }))).toEqual([false, 0, ['HR-RUL-84']]);
  const away = two({ fellowship: 1 }, { gandalf: 40 }).act('advance').act('moveGandalf', { area: 'A' });
  bearer(away.s).mayReveal = true;
  expect(left(away.act('announceRivendell'))).toEqual([false, 0, ['HR-RUL-69']]);
});

test('HR-GANDALF-01: where he goes only the Ring-bearer hears', () => {
  const t = two().act('advance').act('moveGandalf', { area: 7 });
  expect(t.to.filter(({ event }) => event.type === 'gandalfLogged')).toEqual([{ event: { type: 'gandalfLogged', area: '2-7' }, to: 1 }]);
});

test('HR-DICE-02, HR-RUL-63: of the dice only an unspent ordinary one goes, be it the last', () => {
  const revealed = (dice: string[]) =>
    two({ ...beside, dice })
      .act('advance')
      .act('moveGandalf', { area: 7 })
      .act('revealGandalf');
  const driven = (dice: string[]) =>
    revealed(dice).act('pushNazgul', { nazgul: 'blue', space: 8 }).act('pushNazgul', { nazgul: 'green', space: 8 });
  const t = driven(['ring', 'ring*', 'sword*', 'sword*', 'sorcery*', 'shadow*']);
  expect([t.prompt(), t.refused('discardDie', { die: 'sword' }), t.offered('discardDie', 'die')]).toEqual([
    'discardDie',
    ['HR-DICE-02'],
    ['ring'],
  ]);
  expect(t.act('discardDie', { die: 'ring' }).open.spent.slice(0, 6)).toEqual([true, true, true, true, true, true]);
});

/** All four Nazgûl do nothing. */
const idle = (t: ReturnType<typeof two>) => {
  for (let i = 0; i < 4; i++) t.act('endActivation');
  return t;
};

test('HR-GANDALF-02, HR-RUL-84: what is left of a turn is dropped with it, and the next begins afresh', () => {
  const t = two({ nazgul: riders(7, 28, 33, 33), fellowship: 2, turn: 'secondDaylight' }, { hand: ['A2-11', 'A2-18'] })
    .act('advance')
    .act('playAlly', { ally: 'A2-11', effect: 'a' })
    .act('spendToken')
    .act('moveGandalf', { area: 7 });
  expect([bearer(t.s).gandalfLeft, bearer(t.s).mayReveal]).toEqual([2, true]);
  Object.assign(t.open, { rangeBonus: 1, jump: 1, rested: true, meriadocUsed: true });
  const clues = t.open.clues.length;
  t.act('endTurn');
  expect([bearer(t.s).gandalfLeft, bearer(t.s).mayReveal, t.open.clues.slice(clues)]).toEqual([0, false, [CLUE_GANDALF_MOVED, 0, 0, 0]]);
  idle(t);
  expect(t.open).toMatchObject({ begun: false, stepped: false, rested: false, played: false, tokenSpent: false, meriadocUsed: false });
  expect(t.open).toMatchObject({ rangeBonus: 0, jump: 0, nightFree: false, activated: 0 });
  expect([bearer(t.s).gandalfLeft, bearer(t.s).gandalfMoved, t.open.clues.slice(-4)]).toEqual([1, false, [CLUE_GANDALF_TURN, 0, 0, 0]]);
});

test('HR-RUL-69: for Gandalf in Rivendell there is no move to make, and nothing to be learned from a turn', () => {
  const t = two({ rivendell: 'A' }, { gandalf: 'A' }).act('advance');
  const clues = t.open.clues.length;
  idle(t.act('endTurn'));
  expect([bearer(t.s).gandalfLeft, t.open.clues.length]).toEqual([0, clues]);
});

test('HR-FELL-01, HR-RUL-34: the last card of the deck may be drawn for a token', () => {
  const t = two({ fellowship: 1 }).act('advance');
  const { allyDeck } = t.s.hidden;
  allyDeck.splice(1);
  t.open.allyDeck = allyDeck.length;
  expect(t.allows('spendToken')).toBe(true);
  t.open.allyDeck = 0;
  expect(t.refused('spendToken')).toEqual(['HR-RUL-34']);
});
