import { expect, test } from 'vitest';
import { two } from '../../testing/partTwo.ts';
import { riders, table, type TestTable } from '../../testing/table.ts';
import { bearer } from '../state.ts';
import { CLUE_HUNT, CLUE_PERCEPTION, CLUE_SEARCH } from '../clues.ts';

type Position = Parameters<typeof table>[0];

const walked = [1, 'dot', 'dot', 10, 'dot', 19, 22];
const held = { held: ['I1', 'I2', 'I4', 'I5', 'I6'], concealed: [] };
const blue = (at: string | number, more: Position = {}): TestTable =>
  table({ active: 'blue', nazgul: riders(at, 36, 44, 49), ringBearer: { log: walked, information: held }, ...more });
const inPartTwo = (at: number, gandalf: number, more: object = {}): TestTable =>
  two({ step: 2, active: 'blue', nazgul: riders(at, 28, 33, 33), ...more }, { gandalf });
/** The newest clue, its area by name. */
const clue = ({ open, s }: TestTable): unknown[] => {
  const [kind, area, ...rest] = open.clues.slice(-4);
  return [kind, kind === CLUE_PERCEPTION ? s.box.places[area] : s.box.spaces[area], ...rest];
};

test('HR-HUNT-02, HR-WRAITH-04, HR-WRAITH-02: the free hunt by night is answered like any other, and is the action', () => {
  const t = blue(22, { turn: 'night', eye: true, dice: ['ring*'] }).act('hunt');
  expect(t.prompt()).toBe('reactHunt');
  t.act('pass');
  expect([t.heard('huntHere'), t.prompt(), t.open.spent[0]]).toEqual([true, 'activationRide', true]);
  expect(t.refused('hunt')).toContain('HR-WRAITH-02');
});

test('HR-WRAITH-04: the Eye makes the free action a hunt by night only', () => {
  const t = blue(22);
  t.open.eye = true;
  expect([t.refused('hunt'), t.allows('search')]).toEqual([['HR-HUNT-02'], true]);
});

test('HR-RUL-38: what is declared is told to all, with its area or its place', () => {
  const declared = (type: string, rest = {}) =>
    blue(22)
      .act(type, rest)
      .told.find((event) => event.type.endsWith('Declared'));
  expect(declared('search')).toMatchObject({ type: 'searchDeclared', area: '1-22' });
  expect(declared('huntWith', { die: 'sword' })).toMatchObject({ type: 'huntDeclared', area: '1-22' });
  expect(declared('perceive', { die: 'ring', scope: 'region' })).toMatchObject({ type: 'perceptionDeclared', place: 'II-A' });
});

test('HR-SEARCH-03, HR-INFO-03, HR-INFO-04: everybody learns the answer and the token found, and nothing else', () => {
  const search = (at: number) => clue(blue(at).act('search').act('pass'));
  expect(search(22)).toEqual([CLUE_SEARCH, '22', 1, 0]);
  expect(search(30)).toEqual([CLUE_SEARCH, '30', 0, 0]);
  expect(search(6)).toEqual([CLUE_SEARCH, '6', 0, 1]);
  expect(search(23)).toEqual([CLUE_SEARCH, '23', 0, 4]);
});

test('HR-HUNT-03, HR-HUNT-06, HR-INFO-03: the same of a hunt', () => {
  const hunt = (at: number) => clue(blue(at).act('huntWith', { die: 'sword' }).act('pass'));
  expect(hunt(22)).toEqual([CLUE_HUNT, '22', 2, 0]);
  expect(hunt(19)).toEqual([CLUE_HUNT, '19', 1, 0]);
  expect(hunt(30)).toEqual([CLUE_HUNT, '30', 0, 0]);
  expect(hunt(6)).toEqual([CLUE_HUNT, '6', 0, 1]);
});

test('HR-INFO-02, HR-INFO-05: the first token of the box is found like any other', () => {
  const t = blue(6).act('search').act('pass');
  expect([t.heard('informationFound'), t.open.information]).toEqual([true, [0]]);
});

test('HR-RUL-27: in part II no Information token is found', () => {
  const t = inPartTwo(6, 8);
  t.s.own[0] = { ...bearer(t.s), information: new Uint8Array(12).fill(1) };
  t.act('search').act('pass');
  expect([t.heard('informationFound'), t.open.information, clue(t)]).toEqual([false, [], [CLUE_SEARCH, '6', 0, 0]]);
});

test('HR-DETECT-03: a hunt of part II tells whether it found Gandalf', () => {
  const hunt = (at: number) => inPartTwo(at, 8).act('huntWith', { die: 'sword' }).act('pass').open.clues;
  expect(hunt(8).join(' ')).toContain([CLUE_HUNT, inPartTwo(8, 8).s.box.spaces.indexOf('8'), 0, 1].join(' '));
  expect(hunt(9).slice(-4)).toEqual([CLUE_HUNT, inPartTwo(8, 8).s.box.spaces.indexOf('9'), 0, 0]);
});

test('HR-PERC-02, HR-PERC-04: a no puts no log token on the board; the first section can be named like the others', () => {
  const no = blue(30).act('perceive', { die: 'ring', scope: 'region' }).act('pass');
  expect([no.heard('perceptionNo'), no.open.logTokens.every((mark) => mark === 0), clue(no)]).toEqual([
    true,
    true,
    [CLUE_PERCEPTION, 'II-C', 0, 0],
  ]);
  const yes = blue(7, { ringBearer: { log: [1, 'dot'] } })
    .act('perceive', { die: 'ring', scope: 'section' })
    .act('pass');
  expect([yes.heard('perceptionYes'), clue(yes)]).toEqual([true, [CLUE_PERCEPTION, 'I', 1, 0]]);
});

test('HR-DETECT-01, HR-DETECT-02, HR-RUL-69: Gandalf counts where he is and while he is about, without a name', () => {
  const ask = (at: number, more = {}) => {
    const t = inPartTwo(at, 8, more).act('perceive', { die: 'ring', scope: 'region' }).act('pass');
    return [t.told.find(({ type }) => type.startsWith('perception') && !type.endsWith('Declared'))?.type, clue(t).slice(2)];
  };
  // On step 2 Frodo's last area is 7, in the same region as Gandalf's 8; nobody is in IV-D.
  expect(ask(9)).toEqual(['perceptionYes', [1, 0]]);
  expect(ask(11)).toEqual(['perceptionNo', [0, 0]]);
});

test('HR-DETECT-02, HR-WKDIE-06: a perception that asks for a name gets it: Frodo, Gandalf or both', () => {
  const ask = (place: string, gandalf: number) => {
    const t = inPartTwo(10, gandalf, { wraiths: [{ hand: ['S-08'] }] })
      .act('playSorcery', { die: 'sorcery', sorcery: 'S-08', effect: 'a' })
      .act('pass')
      .act('perceiveAt', { place })
      .act('pass');
    return [t.told.findLast(({ type }) => type.startsWith('perception'))?.type, clue(t).slice(2)];
  };
  expect(ask('IV-C', 8)).toEqual(['perceptionBoth', [1, 3]]);
  expect(ask('IV-C', 14)).toEqual(['perceptionFrodo', [1, 1]]);
  expect(ask('V-A', 14)).toEqual(['perceptionGandalf', [1, 2]]);
  expect(ask('V-B', 14)).toEqual(['perceptionNo', [0, 0]]);
});

test('HR-GANDALF-11: a revealed Gandalf shields his own area, and no other', () => {
  const t = inPartTwo(10, 14, { gandalfAt: 14 });
  expect([t.allows('search'), t.allows('huntWith', { die: 'sword' })]).toEqual([true, true]);
});

test('HR-DICE-06, HR-DICE-02: striking an Ally token costs the die', () => {
  const t = blue(22, { allies: [19], dice: ['sword'] }).act('strikeAlly', { die: 'sword', area: 19 });
  expect([t.open.spent[0], t.prompt()]).toEqual([true, 'activationRide']);
});

test('HR-DAY-03: after the fourth activation nobody is active', () => {
  expect(blue(22, { active: 'violet' }).act('endActivation').open.active).toBe(-1);
});
