import type { Viewer } from '#kernel/seat.ts';
import { Match, SeededRandom, InvalidInput } from '#kernel';
import { describe, expect, test } from 'vitest';
import { huntForTheRing as game } from '../../index.ts';
import { box, letterFor } from '../../testing/letter.ts';
import { table } from '../../testing/table.ts';
import { way } from '../../testing/way.ts';
import { BESIDE_TRACK, GONE, IN_BOX, IN_POOL, wraith } from '../state.ts';
import { sealLetter, unsealLetter } from './envelope.ts';
import { type Letter, readLetter } from './letter.ts';

/** Part I ends at an exit, three players at the table. */
const ended = (options: object = { mode: 'part1' }) =>
  table({
    seats: 3,
    options: { ...options },
    corruption: 5,
    fellowship: 2,
    tokens: {
      pool: ['B1', 'B2', 'B3', 'R1'],
      beside: ['B13'],
      gone: ['B4', 'B5', 'B6', 'B7', 'B8', 'B9', 'B10', 'B11', 'B12', 'B14', 'B15'],
    },
    barrowWights: true,
    sorceryDiscard: ['S-05', 'S-12'],
    information: ['I1', 'I7'],
    wraiths: [{ hand: ['S-08', 'S-09'] }, { hand: ['S-10'] }],
    ringBearer: { log: way(48, 4), hand: ['A1-01', 'A1-15'] },
  }).act('moveFrodo', { area: 'C' });
const letterIn = (t: ReturnType<typeof table>, viewer: Viewer): string | null => t.look(viewer).letter;
const begin = (letter: unknown, seats = 3, more: object = {}) =>
  Match.begin(game, { box, options: { mode: 'part2', letter, ...more }, seats, random: new SeededRandom(3) });

describe('the letter', () => {
  test('HR-GEN-06, HR-LETTER-06: every player gets the same one when part I has ended well, watchers none, and nobody before', () => {
    const t = ended();
    expect(letterIn(t, 0)).toBe(letterIn(t, 1));
    expect(letterIn(t, 2)).toBe(letterIn(t, 1));
    expect([typeof letterIn(t, 1), letterIn(t, 'spectator')]).toEqual(['string', null]);
    expect(letterIn(table({ options: { mode: 'part1' } }), 1)).toBeNull();
    expect(letterIn(table({ options: { mode: 'part1' }, turn: 'night', corruption: 11 }).act('travelByNight'), 1)).toBeNull();
    const given = table({ seats: 2, options: { mode: 'part1' } });
    given.match.resign(1);
    expect(letterIn(given, 0)).toBeNull();
  });

  test('HR-LETTER-06, HR-RUL-51, HR-SETUP2-08: it holds nothing of the Ring-bearer’s, and no Sorcery card can be read in it or beside it', () => {
    const t = ended();
    const text = String(letterIn(t, 1));
    const digits = text.split(' ')[2];
    for (const secret of ['A1-01', 'A1-15', 'S-08', 'S-10', 'sorcery', 'barrow']) {
      expect(text).not.toContain(secret);
      // Nor by whoever reads the digits as letters, anywhere in it.
      expect(Buffer.from(digits, 'hex').toString('latin1')).not.toContain(secret);
    }
    expect(JSON.stringify(unsealLetter(text))).not.toContain('A1-');
    // Neither does the view of a Wraith player hold the Ally hand of part I, nor that of the Ring-bearer a Sorcery hand.
    const { truth: _truth, ...wraithSees } = t.look(1);
    expect(JSON.stringify(wraithSees)).not.toContain('A1-01');
    expect(t.view(0)).not.toContain('S-08');
  });

  test('HR-LETTER-01, HR-LETTER-02, HR-LETTER-03, HR-LETTER-04, HR-LETTER-05: what goes in comes out', () => {
    const t = ended();
    const letter = readLetter(letterIn(t, 1), 3);
    expect(letter).toMatchObject({
      corruption: 5,
      fellowship: 2,
      company: ['frodo', 'samwise', 'peregrin'],
      meriadocJoined: false,
      allyHand: 2,
      sorcery: [[], ['S-08', 'S-09'], ['S-10']],
      information: ['I1', 'I7'],
      pool: ['B1', 'B2', 'B3', 'R1'],
      eyes: ['B13'],
      barrowWights: true,
      sorceryDiscard: ['S-05', 'S-12'],
    });
    const { state } = begin(letterIn(t, 1));
    expect(game.check(state)).toEqual([]);
    const { open } = state;
    expect([open.corruption, open.fellowship, open.allyHand, open.sorceryHand]).toEqual([5, 2, 2, [0, 2, 1]]);
    expect(open.information.map((token) => box.informationIds[token])).toEqual(['I1', 'I7']);
    expect(wraith(state, 2).hand.map((card) => box.sorceryIds[card])).toEqual(['S-10']);
    const where = (id: string): number => open.tokens[box.corruptionIds.indexOf(id)];
    expect(['B1', 'R1', 'B13', 'B4', 'R2'].map(where)).toEqual([IN_POOL, IN_POOL, BESIDE_TRACK, GONE, IN_BOX]);
    expect([open.barrow, open.sorceryDiscard.map((card) => box.sorceryIds[card])]).toEqual([true, ['S-05', 'S-12']]);
    expect([...state.hidden.sorceryDeck].sort()).toEqual([...t.s.hidden.sorceryDeck].sort());
  });

  test('HR-LETTER-05, HR-SETUP2-15: the order of the deck, which nobody knows, is not in it', () => {
    const decks = [1, 2].map((turn) => {
      const t = ended();
      const last = t.s.hidden.sorceryDeck.splice(turn, 1);
      t.s.hidden.sorceryDeck.push(...last);
      return letterIn(t, 1);
    });
    expect(decks[0]).toBe(decks[1]);
  });

  test('HR-LETTER-06: the table that begins with it keeps no letter in sight', () => {
    const { state } = begin(letterFor(3));
    expect(state.open.options.letter).toBeNull();
    expect(JSON.stringify(state.open)).not.toContain('hunt-letter');
  });

  test('line breaks and spaces on the way do no harm', () => {
    const text = sealLetter(letterFor(3));
    const [mark, check, digits] = text.split(' ');
    const wrapped = `\n${mark}\n${check}\n${digits.replace(/.{60}/g, '$&\n')}\n`;
    expect(game.readOptions({ mode: 'part2', letter: wrapped }, 3).letter).toBe(text);
    expect(game.readOptions({ ...game.readOptions({ mode: 'part2', letter: text }, 3) }, 3).letter).toBe(text);
  });

  const sealed = (change: object) => sealLetter({ ...letterFor(3), ...change });
  const BAD: readonly (readonly [string, unknown, RegExp, string])[] = [
    ['no letter at all', 'Dear Frodo', /begins with "hunt-letter-1"/, 'letter'],
    ['a number', 7, /./, 'letter'],
    ['a piece missing', sealed({}).slice(0, -6), /does not fit/, 'letter'],
    ['an odd digit', `${sealed({})}f`, /in pairs/, 'letter'],
    ['a digit changed', sealed({}).replace(/.$/, (last) => (last === '0' ? '1' : '0')), /does not fit/, 'letter'],
    ['another game', sealed({ letter: 'war-of-the-ring' }), /./, 'letter.letter'],
    ['other players', sealLetter(letterFor(4)), /4 players, not 3/, 'letter.seats'],
    ['a player told wrongly', sealed({ seats: 4 }), /4 players, not 3/, 'letter.seats'],
    ['a hand missing', sealed({ sorcery: [[], ['S-05']] }), /3 players has as many Sorcery hands, not 2/, 'letter.sorcery'],
    ['a hand too many', sealed({ sorcery: [[], [], [], []] }), /3 players has as many Sorcery hands, not 4/, 'letter.sorcery'],
    ['a seal of other characters', sealed({}).replace(/ [0-9a-f]+ /, ' Frodo '), /only the digits/, 'letter'],
    ['Frodo lost', sealed({ corruption: 12 }), /12|11/, 'letter.corruption'],
    ['Strider', sealed({ company: ['strider'] }), /./, 'letter.company.0'],
    ['a Sorcery card of the Ring-bearer', sealed({ sorcery: [['S-05'], [], []] }), /holds no Sorcery/, 'letter.sorcery.0'],
    ['a card nobody printed', sealed({ sorceryDiscard: ['S-99'] }), /no "S-99"/, 'letter.sorcery'],
    ['a card twice', sealed({ sorceryDiscard: ['S-05'] }), /"S-05" is there \d times, not \d/, 'letter.sorcery'],
    ['a token of another box', sealed({ information: ['I99'] }), /no "I99"/, 'letter.information'],
    ['a corruption token of another box', sealed({ discarded: ['B4', 'X1'] }), /no "X1"/, 'letter.pool'],
    ['a companion twice', sealed({ company: ['frodo', 'frodo'] }), /"frodo" is there twice/, 'letter.company'],
    ['a token found twice', sealed({ information: ['I1', 'I1'] }), /"I1" is there twice/, 'letter.information'],
    ['a corruption token lost', sealed({ discarded: [] }), /"B4" is missing/, 'letter.pool'],
    ['a corruption token twice', sealed({ eyes: ['B13', 'B1'] }), /"B1" is there twice/, 'letter.pool'],
    ['a grey token', sealed({ discarded: ['B4', 'G1'] }), /"G1" joins in part II only/, 'letter.pool'],
    ['an Eye that is none', sealed({ discarded: ['B13'], eyes: ['B4'] }), /"B4" shows no Eye/, 'letter.eyes'],
    ['Meriadoc from nowhere', sealed({ company: ['frodo', 'meriadoc'] }), /Meriadoc/, 'letter.company'],
  ];
  test.each(BAD)('HR-SETUP2-01: refused with its reason: %s', (_what, letter, reason, path) => {
    const refused = (): unknown => game.readOptions({ mode: 'part2', letter }, 3);
    expect(refused).toThrow(InvalidInput);
    expect(refused).toThrow(reason);
    expect(refused).toThrow(expect.objectContaining({ path }));
  });

  test('HR-SETUP2-01: without a letter no part II, without part II no letter', () => {
    expect(() => game.readOptions({ mode: 'part2', letter: '' }, 3)).toThrow(/begins with the letter/);
    expect(() => game.readOptions({ mode: 'part1', letter: sealed({}) }, 3)).toThrow(/for part II only/);
    expect(game.readOptions({ mode: 'part1', letter: '' }, 3).letter).toBeNull();
  });

  test.each([
    ['corruption', 11, 12],
    ['corruption', 0, -1],
    ['fellowship', 3, 5],
    ['fellowship', 0, -1],
    ['allyHand', 5, 6],
    ['allyHand', 0, -1],
  ] as const)('HR-LETTER-01, HR-ALLY-02, HR-CORR-04: %s may be %i, not %i', (path, right, wrong) => {
    expect(() => game.readOptions({ mode: 'part2', letter: letterFor(3, { [path]: right }) }, 3)).not.toThrow();
    expect(() => game.readOptions({ mode: 'part2', letter: letterFor(3, { [path]: wrong }) }, 3)).toThrow(InvalidInput);
  });

  test('HR-FELL-08, HR-SORC-02, HR-LETTER-02: four tokens only of the larger pool; five Sorcery cards a hand; five Information tokens; five players', () => {
    const read = (letter: Letter, seats = 3) => game.readOptions({ mode: 'part2', letter }, seats).letter !== null;
    expect(read(letterFor(3, { fellowship: 4, bigPool: true }))).toBe(true);
    expect(() => read(letterFor(3, { fellowship: 5, bigPool: true }))).toThrow(/^Letter: /);
    const deck = box.sorceryDeck.map((card) => box.sorceryIds[card]);
    const hands = (size: number) => letterFor(3, { sorcery: [[], deck.slice(0, size), []], sorceryDeck: deck.slice(size) });
    expect(read(hands(5))).toBe(true);
    expect(() => read(hands(6))).toThrow(/^Letter: /);
    const found = (size: number) => letterFor(3, { information: box.informationIds.slice(0, size) });
    expect(read(found(5))).toBe(true);
    expect(() => read(found(6))).toThrow(/^Letter: /);
    expect(read(letterFor(5), 5)).toBe(true);
    expect(() => read(letterFor(3, { seats: 6 }))).toThrow(/^Letter: /);
    const { bigPool: _left, ...older } = letterFor(3, { fellowship: 4 });
    expect(() => game.readOptions({ mode: 'part2', letter: older }, 3)).toThrow(/has not 4/);
  });

  test('a letter of another pack is looked at when the box is open', () => {
    expect(() => begin({ ...letterFor(3), box: 'Another', sorceryDiscard: ['S-99'] })).toThrow(/no "S-99"/);
  });
});
