import { SeededRandom, type Viewer, viewOf } from '#kernel';
import { expect, test } from 'vitest';
import { huntForTheRing as game } from '../index.ts';
import { bearer } from '../rules/state.ts';
import { riders, type TestTable, table } from '../testing/table.ts';
import { way } from '../testing/way.ts';
import type { HuntView, RingBearerView } from './view.ts';

/** Who sees what of part II, and what the end of each part lays open. */

const EVERYBODY: readonly Viewer[] = [0, 1, 2, 'spectator'];
const look = (t: TestTable, viewer: Viewer): HuntView => viewOf(game, t.s, viewer);
const mine = (t: TestTable): RingBearerView => t.bearerSees;
const lines = (t: TestTable, viewer: Viewer): string[] =>
  game.outline(look(t, viewer)).flatMap((section) => section.lines.map(({ id }) => id));

const journey = { journey: 'JL-01', gandalf: 8, deeds: ['D2', 'D3', 'D4'] };
const two = (more: object = {}, ringBearer: object = {}): TestTable =>
  table({
    part: 2,
    seats: 3,
    nazgul: { ...riders(28, 28, 33, 33), red: { at: 33, player: 2, place: 1 }, violet: { at: 33, player: 2, place: 2 } },
    ...more,
    ringBearer: { ...journey, ...ringBearer },
  });

test('HR-RUL-51, HR-RUL-27, HR-CONCEAL-02: when part I ends the Information tokens are laid open with the log, the concealed ones too', () => {
  const information = { held: ['I1', 'I2'], concealed: ['I3'] };
  const t = table({ seats: 3, information: ['I5', 'I6'], ringBearer: { log: way(48, 4), information } });
  for (const viewer of EVERYBODY) expect(look(t, viewer).partOneInformation).toBeNull();
  t.act('moveFrodo', { area: 'C' });
  for (const viewer of EVERYBODY) {
    const tokens = look(t, viewer).partOneInformation?.map(({ id, state }) => `${id} ${state}`);
    expect(tokens).toEqual(['I1 held', 'I2 held', 'I3 concealed', 'I5 found', 'I6 found']);
    expect(lines(t, viewer)).toContain('informationConcealed');
  }
  // They unlock nothing.
  expect(t.open.information.length).toBe(2);
});

test('HR-RUL-51, HR-RESCUE-03: during a rescue log and Information tokens are open already, and no other world has others', () => {
  const log = [1, ...new Array<string>(15).fill('dot')];
  const t = table({ seats: 3, ringBearer: { log } }, ['B4', 'B5', 'B6', 'B7', 'B8', 'B9', 'B10', 'B11', 'B12', 'B13']).act('moveToDot');
  expect([t.prompt(), look(t, 1).partOneInformation?.length]).toEqual(['cancelToken', 5]);
  for (let seed = 0; seed < 5; seed++) {
    const world = game.redeal(t.s, 1, new SeededRandom(seed));
    expect([game.check(world), world.own[0]]).toEqual([[], { ...t.s.own[0], hand: bearer(world).hand }]);
  }
});

test('HR-RUL-51, HR-SETUP2-08: part I played alone ends without showing the Ally hand or the Sorcery hands, to anybody else', () => {
  const position = { options: { mode: 'part1' }, seats: 3, wraiths: [{ hand: ['S-05'] }, { hand: ['S-08'] }] };
  const t = table({ ...position, ringBearer: { log: way(48, 4), hand: ['A1-01', 'A1-15'] } }).act('moveFrodo', { area: 'C' });
  for (const viewer of EVERYBODY) {
    const { truth } = look(t, viewer);
    expect([truth?.ringBearer.hand, truth?.sorcery, truth?.ringBearer.log.at(-1)]).toEqual([[], null, 'C']);
  }
  expect(mine(t).hand).toEqual(['A1-01', 'A1-15']);
  // A Frodo who is lost carries nothing on: then everything is open.
  const lost = table({ ...position, turn: 'night', corruption: 11, ringBearer: { hand: ['A1-01'] } }).act('travelByNight');
  expect([look(lost, 2).truth?.ringBearer.hand, look(lost, 0).truth?.sorcery]).toEqual([['A1-01'], [[], ['S-05'], ['S-08']]]);
});

test('HR-DEF-05, HR-RUL-56: in part II the dots since the last area are those of the Journey card', () => {
  const rows = mine(two()).journey?.rows ?? [];
  expect(rows.slice(0, 8)).toEqual(['1', 'dot', '7', 'dot', '8', 'dot', 'dot', '19']);
  expect([0, 1, 2, 5, 6, 7].map((step) => mine(two({ step })).dots)).toEqual([0, 1, 0, 1, 2, 0]);
  // Whatever the log of part I ended with.
  expect(mine(two({ step: 2 }, { log: [1, 'dot', 'dot', 'slash'] })).dots).toBe(0);
});

test('HR-REROUTE-03, HR-SETUP2-06: Journey cards laid aside stay with the Ring-bearer until the end', () => {
  const t = two({ step: 13 }, { journey: 'JS-01', journeysGone: ['JS-05', 'JS-02'] });
  expect(mine(t).journeysGone.map(({ id }) => id)).toEqual(['JS-05', 'JS-02']);
  for (const viewer of [1, 2, 'spectator'] as const) expect(t.view(viewer)).not.toContain('JS-0');
  t.act('advance');
  for (const viewer of EVERYBODY) expect(look(t, viewer).truth?.ringBearer.journeysGone.map(({ id }) => id)).toEqual(['JS-05', 'JS-02']);
});

test('HR-GEN-04, HR-RUL-54: the end tells everybody the whole truth: journey and limit, Gandalf, deeds, tokens left, every hand', () => {
  const t = two(
    { step: 13, deedsDone: ['D4'], deedSupply: ['D5', 'D9'], wraiths: [{ hand: ['S-05'] }, { hand: ['S-08'] }] },
    { journey: 'JS-01', deeds: ['D2', 'D3'], hand: ['A2-01'], gandalf: 9, gandalfLog: [8, 9] },
  );
  for (const viewer of EVERYBODY) expect(look(t, viewer).limits).toEqual([13, 15]);
  t.act('advance');
  for (const viewer of EVERYBODY) {
    const { truth, limits } = look(t, viewer);
    expect(limits).toEqual([13]);
    expect(truth).toMatchObject({
      ringBearer: { journey: { id: 'JS-01', long: false }, hand: ['A2-01'], gandalfLog: ['8', '9'], deeds: [{ id: 'D2' }, { id: 'D3' }] },
      sorcery: [[], ['S-05'], ['S-08']],
      deedSupply: [
        { id: 'D5', area: '25' },
        { id: 'D9', area: '38' },
      ],
    });
    expect(lines(t, viewer)).toEqual(expect.arrayContaining(['knownCards', 'deedSupply', 'gandalfLog', viewer === 0 ? 'hand' : 'handWas']));
  }
  // Said once, also to the one who knew.
  expect(lines(t, 0).filter((id) => id === 'gandalfLog').length).toBe(1);
});

test('HR-RUL-48, HR-ALLY-09: the text table reads out what the Ring-bearer alone knows: hands seen, cards under the deck, tokens and routes to choose from', () => {
  const t = two(
    { wraiths: [{ hand: ['S-05'] }, {}] },
    { known: [[], ['S-05'], []], bottom: ['A2-01'], journeysGone: ['JL-02'], hand: ['A2-18'] },
  );
  expect(lines(t, 0)).toEqual(expect.arrayContaining(['knownCards', 'bottom', 'journeysGone', 'gandalfLog', 'hand']));
  const choosing = two(
    { frames: [{ step: 'chooseJourney' }] },
    { journey: null, gandalf: null, deeds: [], journeysSeen: ['JS-01', 'JL-01'], deedsSeen: ['D1', 'D2', 'D3', 'D4'] },
  );
  expect(lines(choosing, 0)).toEqual(expect.arrayContaining(['journeysSeen', 'deedSeen']));
  for (const viewer of [1, 2, 'spectator'] as const)
    for (const secret of ['knownCards', 'bottom', 'journeysGone', 'gandalfLog', 'hand', 'handWas', 'journeysSeen', 'deedSeen'])
      expect([...lines(t, viewer), ...lines(choosing, viewer)]).not.toContain(secret);
});

test('HR-RUL-52, HR-COMP-14: what stands and lies in sight of all is in every view, as it is', () => {
  const revealed = two(
    {
      active: 'blue',
      gandalfAt: 18,
      foundAt: 7,
      step: 2,
      barrowWights: true,
      tokens: { beside: ['B13'] },
      witchKing: 'red',
      nazgul: { blue: { player: 1, bound: 'turn' }, green: { player: 1 }, red: { player: 2 }, violet: { player: 2 } },
    },
    { gandalf: 18 },
  );
  const arrived = two({ rivendell: 'B' }, { gandalf: 'B' });
  for (const viewer of EVERYBODY) {
    const view = look(revealed, viewer);
    expect(view).toMatchObject({ gandalfAt: '18', foundAt: '7', eyes: 2, rivendell: null, active: 'blue', stage: 'wraiths' });
    expect(view.nazgul.map(({ held, witchKing }) => [held, witchKing])).toEqual([
      [true, false],
      [false, false],
      [false, true],
      [false, false],
    ]);
    expect(look(arrived, viewer)).toMatchObject({ rivendell: 'B', gandalfAt: null, limits: [13, 15] });
  }
});

test('a table without belief gets no clues; a finished part I gives its letter to the players, not to watchers (HR-LETTER-06)', () => {
  expect(look(two({ options: { belief: false } }), 1).clues).toBeNull();
  expect(look(two({ options: { belief: true } }), 1).clues).not.toBeNull();
  const t = table({ options: { mode: 'part1' }, seats: 3, ringBearer: { log: way(48, 4) } });
  expect(look(t, 0).letter).toBeNull();
  t.act('moveFrodo', { area: 'C' });
  expect(EVERYBODY.map((viewer) => look(t, viewer).letter !== null)).toEqual([true, true, true, false]);
});
