import { expect, test } from 'vitest';
import { riders, table } from '../../testing/table.ts';
import { way } from '../../testing/way.ts';
import { CLUE_ENTRY, CLUE_ESCAPE } from '../clues.ts';
import { bearer, CONCEALED, HELD } from '../state.ts';

const far = riders(18, 36, 44, 49);

test('HR-EX-D011, HR-RBT-03: by day Frodo must move before the turn ends', () => {
  expect(table({}).refused('endTurn')).toContain('HR-RBT-03');
  expect(table({}).refused('rest')).toContain('HR-RBT-03');
  expect(table({}).act('moveToDot').allows('endTurn')).toBe(true);
});

test('HR-EX-D012, HR-NIGHT-02, HR-NIGHT-03: a night move costs a point first and turns the marker', () => {
  const t = table({ turn: 'night', corruption: 4, ringBearer: { log: [1, 'dot', 'dot', 10, 'dot', 19] } })
    .act('travelByNight')
    .act('moveToDot');
  expect([t.open.corruption, t.open.eye, t.open.step, t.log().length]).toEqual([5, true, 6, 7]);
});

test('HR-NIGHT-01: by night the move is not made before it is chosen', () => {
  expect(table({ turn: 'night' }).refused('moveToDot')).toContain('HR-NIGHT-01');
  expect(table({}).refused('travelByNight')).toContain('HR-NIGHT-01');
});

test('HR-NIGHT-05, HR-DAY-07: a rest changes nothing but Samwise’s token', () => {
  const t = table({ turn: 'night', corruption: 4 }).act('rest');
  expect([t.open.corruption, t.open.eye, t.open.step, t.open.fellowship]).toEqual([4, false, 0, 1]);
  const turned = table({
    turn: 'night',
    company: { frodo: 'up', samwise: 'over', peregrin: 'up', meriadoc: 'aside', strider: 'aside' },
  }).act('rest');
  expect(turned.open.fellowship).toBe(0);
});

test('HR-EX-D015, HR-MOVE-10, HR-MOVE-11, HR-MOVE-12: a card move comes on top, free of corruption', () => {
  const t = table({
    turn: 'night',
    corruption: 2,
    meriadocJoined: true,
    company: { frodo: 'up', samwise: 'up', peregrin: 'up', meriadoc: 'up', strider: 'aside' },
    ringBearer: { log: [1, 'dot', 'dot', 10, 'dot', 19], hand: ['A1-16'] },
  })
    .act('travelByNight')
    .act('moveToDot')
    .act('playAlly', { ally: 'A1-16', effect: 'a' })
    .act('moveToDot');
  expect([t.open.corruption, t.open.step, t.open.eye]).toEqual([3, 7, true]);
});

test('HR-EX-D016, HR-RUL-02, HR-END1-03: at 11 a night move loses before it is made, even beside an exit', () => {
  const t = table({ turn: 'night', corruption: 11, ringBearer: { log: way(48) } }).act('travelByNight');
  expect(t.s.outcome?.reason).toBe('lostInPartOne');
  expect(t.s.outcome?.winners).toEqual([1]);
  expect(t.open.step).toBe(way(48).length - 1);
});

test('HR-END1-01, HR-RUL-11, HR-RUL-12: an exit is announced at once; the sixteenth move into it is safe', () => {
  const fifteen = way(48, 15);
  const t = table({ options: { mode: 'part1' }, ringBearer: { log: fifteen } }).act('moveFrodo', { area: 'C' });
  expect(t.heard('reachedExit')).toBe(true);
  expect(t.s.outcome).toMatchObject({ winners: [0], reason: 'reachedBree', rules: ['HR-END1-01'] });
  // A dot beside the exit is no arrival.
  expect(table({ options: { mode: 'part1' }, ringBearer: { log: way(48) } }).act('moveToDot').s.outcome).toBeNull();
});

test('HR-EX-D018, HR-END1-02, HR-RESCUE-01, HR-RESCUE-02: step 16 without an exit is a rescue, with no Wraith turns', () => {
  const log = way(53, 14);
  const t = table({ options: { mode: 'part1' }, ringBearer: { log: [...log, 'slash'] } }, ['B4', 'B5']).act('moveToDot');
  expect(t.heard('rescue')).toBe(true);
  expect(t.heard('wraithTurnsBegin')).toBe(false);
  expect(t.open.drawn.length).toBe(2);
  expect(t.prompt()).toBe('cancelToken');
  t.act('acceptTokens');
  expect(t.open.corruption).toBe(2);
  expect(t.s.outcome).toMatchObject({ winners: [0], reason: 'rescued' });
});

test('HR-RESCUE-03, HR-RUL-15: one Company card may cancel a token of the rescue', () => {
  const log = [...way(53, 14), 'slash'];
  const t = table({ options: { mode: 'part1' }, ringBearer: { log } }, ['B12', 'B4']).act('moveToDot');
  t.act('cancelToken', { company: 'samwise', corruption: 'B12' });
  expect(t.open.corruption).toBe(1);
});

test('HR-RUL-13: a card move fills the track as well', () => {
  const t = table({
    options: { mode: 'part1' },
    ringBearer: { log: way(48, 14), hand: [] },
    poolSize: 3,
  })
    .act('moveToDot')
    .act('useCompany', { company: 'frodo' })
    .act('moveToDot');
  expect(t.heard('rescue')).toBe(true);
});

test('HR-EX-R25, HR-ESC-07, HR-ESC-09, HR-RUL-08: an escape to 46 is logged, one step on', () => {
  const t = table({ foundAt: 23, nazgul: far, ringBearer: { log: [...way(23), 'dot', 'dot'] }, frames: [{ step: 'escape' }] }).act(
    'escapeTo',
    { area: 46 },
  );
  expect([t.log().at(-1), t.open.step, t.lastArea(), bearer(t.s).dots]).toEqual(['46', way(23).length + 2, '46', 0]);
});

test('HR-EX-R26, HR-ESC-08, HR-RUL-07: a slash keeps area and dots, and the figure moves', () => {
  const t = table({ foundAt: 23, nazgul: far, ringBearer: { log: [...way(23), 'dot', 'dot'] }, frames: [{ step: 'escape' }] }).act(
    'stayPut',
  );
  expect([t.log().at(-1), t.open.step, t.lastArea(), bearer(t.s).dots]).toEqual(['slash', way(23).length + 2, '23', 2]);
});

test('HR-EX-D082, HR-ESC-02: area or slash, the Wraith players and watchers see the same', () => {
  const views = (['stayPut', 'escapeTo'] as const).map((type) => {
    const t = table({ foundAt: 23, nazgul: far, ringBearer: { log: [...way(23), 'dot', 'dot'] }, frames: [{ step: 'escape' }] });
    t.act(type, type === 'escapeTo' ? { area: 46 } : {});
    const got = [
      t.view(1),
      t.view('spectator'),
      JSON.stringify(t.told.filter(({ type: kind }) => kind !== 'logged')),
      t.match.waitingList(),
    ];
    // A seal is another one in every world and tells of none.
    return JSON.stringify(got).replace(/[0-9a-f]{32}/g, '');
  });
  expect(views[0]).toEqual(views[1]);
});

test('HR-EX-D083, HR-END1-02: an escape on step 15 ends the part', () => {
  const log = way(23, 15);
  const t = table({ options: { mode: 'part1' }, foundAt: 23, nazgul: far, ringBearer: { log }, frames: [{ step: 'escape' }] }).act(
    'stayPut',
  );
  expect(t.heard('rescue')).toBe(true);
});

test('HR-ESC-01, HR-ESC-06: an escape area must be connected and no exit', () => {
  const t = table({ foundAt: 48, nazgul: far, ringBearer: { log: way(48) }, frames: [{ step: 'escape' }] });
  expect(t.refused('escapeTo', { area: 'C' })).toContain('HR-ESC-06');
  expect(t.refused('escapeTo', { area: 46 })).toContain('HR-ESC-03');
});

test('HR-EX-D063, HR-EX-D064, HR-CONCEAL-01, HR-CONCEAL-02, HR-RUL-26: a logged area conceals its token without a sign', () => {
  const t = table({
    nazgul: far,
    foundAt: 29,
    ringBearer: { log: [1, 'dot', 3, 7, 13, 17, 'dot', 'dot', 29], information: { held: ['I5', 'I1', 'I2', 'I3', 'I4'], concealed: [] } },
    frames: [{ step: 'escape' }],
  });
  // What an escape changes in any case is left out.
  const seen = () => {
    const { turn: _1, step: _2, stage: _3, foundAt: _4, clues: _5, seal: _6, ...rest } = t.look(1);
    return rest;
  };
  const before = seen();
  t.act('escapeTo', { area: 25 });
  expect(bearer(t.s).information[4]).toBe(CONCEALED);
  expect(bearer(t.s).information[0]).toBe(HELD);
  expect(seen()).toEqual(before);
});

test('HR-MOVE-09, HR-RUL-77: Nazgûl never hinder Frodo and learn nothing by being there', () => {
  const t = table({ nazgul: riders(9, 9, 9, 9), ringBearer: { log: [1, 'dot', 'dot', 10] } }).act('moveFrodo', { area: 9 });
  expect(t.lastArea()).toBe('9');
  expect(t.told.map(({ type }) => type)).toEqual(['frodoMoved', 'logged']);
});

test('HR-MOVE-01, HR-MOVE-02, HR-ESC-02: the Ring-bearer alone reads what was logged: an area, a dot or a slash', () => {
  const told = (t: ReturnType<typeof table>) =>
    t.to.filter(({ event }) => event.type === 'logged').map(({ event, to }) => [event.entry, to]);
  const escaping = { foundAt: 10, ringBearer: { log: [1, 'dot', 'dot', 10] }, frames: [{ step: 'escape' }] };
  expect(told(table({}).act('moveToDot'))).toEqual([['dot', 1]]);
  expect(told(table({ ringBearer: { log: [1, 'dot'] } }).act('moveFrodo', { area: 6 }))).toEqual([['1-6', 1]]);
  expect(told(table(escaping).act('stayPut'))).toEqual([['slash', 1]]);
});

test('HR-MOVE-10, HR-ESC-01, HR-DAY-07: everybody learns how an entry came about: how many dots more, by which crossing, or by escape', () => {
  const last = (t: ReturnType<typeof table>) => t.open.clues.slice(-4);
  expect(last(table({}).act('moveToDot'))).toEqual([CLUE_ENTRY, 0, 0, 0]);
  expect(last(table({ turnSoFar: { rangeBonus: 2, jump: 1 } }).act('moveToDot'))).toEqual([CLUE_ENTRY, 2, 1, 0]);
  const byCard = table({ turnSoFar: { rangeBonus: 2, jump: 1 } })
    .act('useCompany', { company: 'frodo' })
    .act('moveToDot');
  expect(last(byCard)).toEqual([CLUE_ENTRY, 0, 0, 0]);
  const escaping = { foundAt: 10, ringBearer: { log: [1, 'dot', 'dot', 10] }, frames: [{ step: 'escape' }] };
  expect(last(table(escaping).act('stayPut'))).toEqual([CLUE_ESCAPE, 0, 0, 0]);
});

test('HR-DEF-04: a crossing leads to an area of the other bank that is too far', () => {
  const at35 = (turnSoFar: object) => table({ turnSoFar, ringBearer: { log: way(35) } });
  expect(at35({ jump: 1 }).refused('moveFrodo', { area: 37 })).toEqual([]);
  expect(at35({}).refused('moveFrodo', { area: 37 })).toEqual(['HR-DEF-04']);
  // The same bank is no crossing.
  expect(at35({ jump: 1 }).refused('moveFrodo', { area: 33 })).not.toEqual([]);
});

test('HR-ESC-02: an escape is sealed like a turn, whichever way it went', () => {
  const escaping = { foundAt: 10, ringBearer: { log: [1, 'dot', 'dot', 10] }, frames: [{ step: 'escape' }] };
  expect([table(escaping).act('stayPut').heard('journalSealed'), table(escaping).act('stayPut').heard('frodoEscaped')]).toEqual([
    true,
    true,
  ]);
});

test('HR-RUL-27, HR-RUL-51: at the end of part I the log and the Information tokens are laid open, and no hunt is pending', () => {
  const information = { held: ['I1', 'I2'], concealed: ['I3', 'I5', 'I6'] };
  const t = table({ options: { mode: 'part1' }, foundAt: 48, ringBearer: { log: way(48, 4), information } }).act('moveFrodo', {
    area: 'C',
  });
  expect(t.open.partOneInformation).toEqual(Array.from(bearer(t.s).information));
  expect([t.open.partOneLog, t.open.foundAt]).toEqual([bearer(t.s).log, 0]);
});

test('HR-DAY-06: whatever the Ring-bearer begins his turn with has begun it', () => {
  const night = { turn: 'night', fellowship: 1, company: { meriadoc: 'up' } } as const;
  for (const t of [table({}).act('moveToDot'), table(night).act('rest'), table(night).act('travelByNight')])
    expect(t.open.begun).toBe(true);
});

test('HR-DAY-07, HR-MOVE-12: a bonus of the turn is used up by the move, and by a rest', () => {
  const bonus = { turnSoFar: { rangeBonus: 2, jump: 1 } };
  for (const t of [table(bonus).act('moveToDot'), table({ ...bonus, turn: 'night' }).act('rest')])
    expect([t.open.rangeBonus, t.open.jump]).toEqual([0, 0]);
});
