import { Match, SeededRandom, InvalidInput } from '#kernel';
import { expect, test } from 'vitest';
import { huntForTheRing as game } from '../../index.ts';
import { readContent } from '../../content/read.ts';
import { standard } from '../../content/standard.ts';
import { box, letterFor } from '../../testing/letter.ts';
import { table } from '../../testing/table.ts';
import { way } from '../../testing/way.ts';
import { tokensIn } from '../derived.ts';
import { NO_SALT } from '../seal.ts';
import { bearer, CONCEALED, FOUND, HELD, IN_POOL } from '../state.ts';

const begin = (seats: number, options: unknown = {}) => Match.begin(game, { box, options, seats, random: new SeededRandom(5) });
const giveOne = (match: ReturnType<typeof begin>) => match.apply(0, match.options(0)[0]);

test('HR-GEN-01: two to five players', () => {
  expect(() => begin(1)).toThrow(InvalidInput);
  expect(() => begin(6)).toThrow(InvalidInput);
});

test('HR-SETUP-02 to HR-SETUP-09, HR-SETUP-13: the table of part I', () => {
  const { state } = begin(3);
  const own = bearer(state);
  expect(box.frodoStarts).toContain(own.log[0]);
  expect([state.open.poolSize, own.hand.length, state.open.allyDeck, state.open.step, state.open.corruption, state.open.turn]).toEqual([
    3, 3, 19, 0, 0, 0,
  ]);
  expect(state.open.company).toEqual([1, 1, 1, 0, 0]);
  expect(Array.from(own.information).filter((token) => token === HELD).length).toBe(5);
  expect(tokensIn(state, IN_POOL)).toBe(15);
});

test('HR-SETUP-08, HR-SETUP-11, HR-DIFF-01, HR-DIFF-02: one, two or no Information token is handed over', () => {
  const one = begin(2);
  giveOne(one);
  expect([one.state.open.information.length, one.state.frames[0].step]).toEqual([1, 'orderNazgul']);
  const two = begin(2, { information: 'two' });
  giveOne(two);
  expect(two.state.frames[0].step).toBe('giveInformation');
  giveOne(two);
  expect(two.state.open.information.length).toBe(2);
  expect(begin(2, { information: 'none' }).state.open.information.length).toBe(0);
});

test('HR-EX-D171, HR-RUL-53, HR-DIFF-04: the two options exclude each other; what is unknown is refused', () => {
  expect(() => begin(2, { information: ['two', 'none'] })).toThrow(/must be one of normal, two, none/);
  expect(() => begin(2, { speed: 3 })).toThrow(/speed/);
  expect(() => begin(2, { havens: 'yes' })).toThrow(InvalidInput);
  expect(() => begin(2, { belief: 'yes' })).toThrow(InvalidInput);
});

test('HR-SETUP-01, HR-SETUP-18: any split, each at least one: three to one', () => {
  const match = begin(3, { information: 'none' });
  match.apply(1, { type: 'claimNazgul', nazgul: 'blue' });
  match.apply(2, { type: 'claimNazgul', nazgul: 'green' });
  const enough = match.apply(1, { type: 'claimNoMore' });
  expect(enough.ok ? enough.events.map(({ event }) => event) : []).toContainEqual({ type: 'claimsNoMore', seat: 1 });
  expect(match.explain(2, { type: 'claimNoMore' })?.rules).toContain('HR-SETUP-01');
  match.apply(2, { type: 'claimNazgul', nazgul: 'red' });
  match.apply(2, { type: 'claimNazgul', nazgul: 'violet' });
  expect(match.state.open.controller).toEqual([1, 2, 2, 2]);
  match.apply(2, { type: 'activateNext', nazgul: 'violet' });
  match.apply(2, { type: 'activateNext', nazgul: 'green' });
  // The last one falls into place.
  expect(match.state.open.rank).toEqual([0, 1, 2, 0]);
});

test('HR-SETUP-19, HR-SETUP-01: with four Wraith players each has exactly one', () => {
  const match = begin(5, { information: 'none' });
  for (const [seat, nazgul] of [
    [1, 'blue'],
    [2, 'green'],
    [3, 'red'],
  ] as const)
    match.apply(seat, { type: 'claimNazgul', nazgul });
  expect(match.explain(4, { type: 'claimNazgul', nazgul: 'blue' })?.rules).toContain('HR-SETUP-01');
  match.apply(4, { type: 'claimNazgul', nazgul: 'violet' });
  expect(match.state.open.controller).toEqual([1, 2, 3, 4]);
});

test('HR-SETUP-10, HR-SETUP-12, HR-SETUP-17, HR-RUL-47: a lone Wraith player has all four, one card, and is first', () => {
  const match = begin(2, { information: 'none' });
  for (const nazgul of ['red', 'blue', 'violet']) match.apply(1, { type: 'activateNext', nazgul });
  expect([match.state.open.rank, match.state.open.sorceryHand[1], match.state.open.first]).toEqual([[1, 3, 0, 2], 1, 1]);
});

test('HR-EX-D091, HR-SETUP-14, HR-SETUP-15, HR-SETUP-16: different starting areas, then six dice and tokens for Shadows', () => {
  const match = begin(2, { information: 'none' });
  for (const nazgul of ['red', 'blue', 'violet']) match.apply(1, { type: 'activateNext', nazgul });
  match.apply(1, { type: 'placeNazgul', area: 18 });
  expect(match.explain(1, { type: 'placeNazgul', area: 18 })?.rules).toContain('HR-SETUP-15');
  expect(match.explain(1, { type: 'placeNazgul', area: 19 })?.rules).toContain('HR-SETUP-15');
  for (const area of [36, 44, 45]) match.apply(1, { type: 'placeNazgul', area });
  const { open } = match.state;
  expect(open.dice.filter((face) => face >= 0).length).toBe(6);
  expect(open.fellowship).toBe(Math.min(3, open.dice.filter((face) => face === 3).length));
  expect([match.waitingList(), open.day]).toEqual([[0], 1]);
});

test('HR-SETUP-03, HR-SETUP-05, HR-SETUP-07: three tokens in the log and none held, three hobbits face up, the marker on the first Ring', () => {
  const { open } = begin(3).state;
  expect([open.poolSize, open.fellowship]).toEqual([3, 0]);
  expect(JSON.parse(JSON.stringify(open.company))).toEqual([1, 1, 1, 0, 0]);
  expect([open.turn, open.eye, open.day, open.corruption, open.step, open.meriadocJoined]).toEqual([0, false, 1, 0, 0, false]);
});

test('HR-SETUP-04, HR-SETUP-06: the start is drawn of three and counts as recorded; three cards of a shuffled deck', () => {
  const starts = new Set<number>();
  const hands = new Set<string>();
  for (let seed = 0; seed < 30; seed++) {
    const { state } = Match.begin(game, { box, options: {}, seats: 2, random: new SeededRandom(seed) });
    const own = bearer(state);
    expect([own.log.length, own.lastArea, own.hand.length, state.hidden.allyDeck.length]).toEqual([1, own.log[0], 3, 19]);
    starts.add(own.log[0]);
    hands.add(own.hand.join());
  }
  expect([...starts].sort()).toEqual([...box.frodoStarts].sort());
  expect(hands.size).toBeGreaterThan(25);
});

test('HR-RUL-26, HR-SETUP-08: a starting area that is friendly conceals its token; of the five any may be handed over', () => {
  const pack = structuredClone(standard);
  Object.assign(pack.maps[0].areas.find(({ id }) => id === 1) ?? {}, { kind: ['frodo-start', 'ally'] });
  Object.assign(pack.tokens.information[0], { area: 1 });
  const other = readContent(pack);
  const begun = Array.from({ length: 40 }, (_, seed) =>
    Match.begin(game, { box: other, options: {}, seats: 2, random: new SeededRandom(seed) }),
  ).filter(({ state }) => bearer(state).information[0] !== 0);
  const atHome = begun.filter(({ state }) => other.spaces[bearer(state).lastArea] === '1');
  expect([atHome.length > 0, begun.length > atHome.length]).toEqual([true, true]);
  for (const match of begun) expect(bearer(match.state).information[0]).toBe(atHome.includes(match) ? CONCEALED : HELD);
  const [match] = atHome;
  expect(match.options(0).length).toBe(5);
  match.apply(0, { type: 'giveInformation', information: 'I1' });
  expect(bearer(match.state).information[0]).toBe(FOUND);
});

test('HR-GEN-01, HR-DIFF-03, HR-DIFF-04, HR-GEN-06: what is no set of options or no number of seats is refused, nothing at all is not', () => {
  for (const nothing of [undefined, null, {}]) expect(game.readOptions(nothing, 2).mode).toBe('campaign');
  for (const wrong of [[], 7, 'campaign', true]) expect(() => begin(2, wrong), JSON.stringify(wrong)).toThrow(/must be an object/);
  expect(() => begin(2, { mode: 'part3' })).toThrow(/mode must be/);
  expect(() => begin(2, { bigPool: 'yes' })).toThrow(/bigPool must be/);
  expect(() => begin(2.5)).toThrow(/seats/);
});

test('HR-SETUP2-01: a letter of another box is looked at when that box is open', () => {
  const letter = (title: string) => ({ mode: 'part2', letter: { ...letterFor(2), box: title, sorceryDeck: ['X-1'] } });
  expect(() => game.readOptions(letter('A box of one’s own'), 2)).not.toThrow();
  expect(() => game.readOptions(letter(box.title), 2)).toThrow(InvalidInput);
});

test('HR-SETUP-08, HR-DIFF-01: with the second token handed over the Nazgûl are shared out', () => {
  const match = begin(3, { information: 'two' });
  giveOne(match);
  giveOne(match);
  expect(match.state.frames[0].step).toBe('claimNazgul');
});

/** Through the set-up by the first option each. */
const setUp = (seats: number, seed: number) => {
  const match = Match.begin(game, { box, options: { mode: 'part1' }, seats, random: new SeededRandom(seed) });
  while (match.state.frames[0].step !== 'ringBearerTurn') {
    const [seat] = match.waitingList();
    match.apply(seat, match.options(seat)[0]);
  }
  return match;
};

test('HR-SETUP-12, HR-SETUP-14: the Sorcery deck is shuffled, the first player is drawn, and all four Nazgûl stand', () => {
  const tables = [1, 2, 3, 4, 5, 6].map((seed) => setUp(4, seed).state);
  expect(new Set(tables.map(({ open }) => open.first)).size).toBeGreaterThan(1);
  expect(new Set(tables.map(({ hidden }) => hidden.sorceryDeck.join())).size).toBe(6);
  for (const { open } of tables) expect(open.nazgul.every((space) => space > 0)).toBe(true);
  // Nobody rolls for the only player there is: six dice are all that is rolled in the open.
  expect(setUp(2, 1).drawn().open).toBe(6);
});

test('HR-SETUP-02 to HR-SETUP-16: everything begins empty, at its beginning and not yet used', () => {
  const { open, own } = setUp(3, 1).state;
  const no = { eye: false, barrow: false, strong: false, moved: false, acted: false, meriadocJoined: false, witchKingFought: false };
  const fresh = { begun: false, stepped: false, rested: false, played: false, tokenSpent: false, meriadocUsed: false, nightFree: false };
  expect(open).toMatchObject({
    ...{ ...no, ...fresh, longKnown: false, part: 1, day: 1, turn: 0, step: 0, corruption: 0, fellowship: open.fellowship, left: 0 },
    ...{ wards: [], closed: [], drawn: [], deedsDone: [], clues: [], allyDiscard: [], allyShown: [], sorceryDiscard: [] },
    ...{ bound: [0, 0, 0, 0], witchKing: -1, active: -1, activated: 0, logTokens: [0, 0, 0, 0, 0, 0], turnedIn: [0, 0, 0, 0, 0] },
    ...{
      foundAt: 0,
      fewerTokens: 0,
      rangeBonus: 0,
      jump: 0,
      deedSupply: 0,
      rivendell: 0,
      gandalfAt: 0,
      swapReady: 0,
      swaps: 0,
      arrival: 0,
    },
    ...{ partOneLog: null, partOneInformation: null, allyHand: 3, allyDeck: 19, sorceryHand: [0, 1, 1], sorceryDeck: 20 },
    spent: [false, false, false, false, false, false, false],
  });
  expect(open.dice[6]).toBe(-1);
  expect([open.trail, open.allies].every((spaces) => spaces.every((token) => token === 0))).toBe(true);
  expect(own[0]).toMatchObject({
    ...{ dots: 0, bottom: [], looked: [], known: [[], [], []], journey: -1, journeysSeen: [], journeysGone: [], deeds: [], deedsSeen: [] },
    ...{ gandalf: 0, gandalfLog: [], gandalfLeft: 0, gandalfMoved: false, mayReveal: false },
  });
  expect(open.seals.length).toBe(1);
});

test('HR-SETUP2-13, HR-SETUP-10: for part II the Nazgûl are shared out and ordered anew', () => {
  const t = table({ ringBearer: { log: way(48, 4) } }).act('moveFrodo', { area: 'C' });
  while (t.match.waitingList()[0] === 0) {
    const [option] = t.match.options(0);
    t.match.apply(0, option);
  }
  expect([t.open.part, t.prompt(), t.open.rank]).toEqual([2, 'orderNazgul', [-1, -1, -1, -1]]);
});

test('HR-SETUP-02: before anybody decides no Nazgûl stands, none has a player, no die is rolled', () => {
  const match = begin(3);
  const fresh = { begun: false, stepped: false, rested: false, played: false, tokenSpent: false, meriadocUsed: false, nightFree: false };
  expect(match.state.open).toMatchObject({
    ...{ ...fresh, nazgul: [0, 0, 0, 0], controller: [0, 0, 0, 0], rank: [-1, -1, -1, -1], dice: new Array(7).fill(-1) },
    ...{
      spent: new Array(7).fill(false),
      activated: 0,
      fellowship: 0,
      foundAt: 0,
      rangeBonus: 0,
      jump: 0,
      sorceryHand: [0, 0, 0],
      allyHand: 3,
    },
  });
  expect(match.state.hidden.salt).not.toBe(NO_SALT);
});

test('HR-SETUP2-16: the letter does not tell the order of the Sorcery deck, and nobody knows it', () => {
  const decks = [1, 2].map((seed) => {
    const options = { mode: 'part2', letter: letterFor(2) };
    return Match.begin(game, { box, options, seats: 2, random: new SeededRandom(seed) }).state.hidden.sorceryDeck;
  });
  expect(decks[0]).not.toEqual(decks[1]);
  expect(decks[0].toSorted()).toEqual(decks[1].toSorted());
});

test('HR-SETUP-08: five Information tokens are drawn from twelve, one after another', () => {
  const sizes = begin(2).beginning.draws.map(({ of }) => of);
  expect(sizes.join(' ')).toContain('12 11 10 9 8');
});
