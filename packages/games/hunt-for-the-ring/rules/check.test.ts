import { asId } from '#kernel/id.ts';
import { describe, expect, test } from 'vitest';
import { two } from '../testing/partTwo.ts';
import { table, type TestTable } from '../testing/table.ts';
import { check } from './check.ts';
import { bearer, DOT_ENTRY, FOUND, HELD, IN_POOL, NOT_DRAWN, SLASH_ENTRY, wraith } from './state.ts';

/** A table on which nothing is wrong is broken in one place: that, and nothing else, is told. */

type Break = (t: TestTable) => void;

const fresh = (): TestTable =>
  table({
    seats: 3,
    wraiths: [{ hand: ['S-05'] }, { hand: ['S-06'] }],
    ringBearer: { log: [1, 'dot', 'dot', 10], hand: ['A1-01', 'A1-02'] },
  });
const space = (t: TestTable, name: string | number): number => t.s.box.spaces.indexOf(String(name));

const IN_PART_ONE: readonly (readonly [told: RegExp, broken: Break])[] = [
  [/Ally card was lost/, ({ s }) => s.hidden.allyDeck.push(s.hidden.allyDeck[0]) && s.open.allyDeck++],
  [/counts of Ally cards/, ({ open }) => open.allyHand++],
  [/counts of Ally cards/, ({ open }) => open.allyDeck++],
  [/everybody knows of is not in the hand/, ({ s, open }) => open.allyShown.push(s.hidden.allyDeck[0])],
  [/under the Ally deck/, ({ s }) => bearer(s).bottom.push(s.hidden.allyDeck[3])],
  [/Sorcery card was lost/, ({ s, open }) => open.sorceryDiscard.push(wraith(s, 1).hand[0])],
  [/Sorcery card was lost/, ({ open }) => (open.barrow = true)],
  [/count of the Sorcery deck/, ({ open }) => open.sorceryDeck++],
  [/count of the hand of seat 2/, ({ open }) => open.sorceryHand[2]++],
  [
    /seat 1 sees an offer/,
    ({ s }) => wraith(s, 1).offers.push({ from: 2, card: wraith(s, 1).hand[0], to: 1, wanted: wraith(s, 1).hand[0] }),
  ],
  [
    /seat 1 sees an offer/,
    ({ s }) => wraith(s, 1).offers.push({ from: 1, card: wraith(s, 1).hand[0], to: 2, wanted: wraith(s, 1).hand[0] }),
  ],
  [/seat 0 knows a card that seat 2/, ({ s }) => bearer(s).known[2].push(wraith(s, 1).hand[0])],
  [/violet Nazgûl cannot stand on C/, (t) => (t.open.nazgul[3] = asId(space(t, 'C')))],
  [/blue Nazgûl cannot stand on/, (t) => (t.open.nazgul[0] = asId(t.s.box.maps[1].kind.findIndex((kind, at) => at > 0 && kind === 0)))],
  [/violet Nazgûl stands beside an Ally/, ({ open }) => (open.allies[open.nazgul[3]] = 1)],
  [/blue Nazgûl has no player/, ({ open }) => (open.controller[0] = 3)],
  [/blue Nazgûl has no player/, ({ open }) => (open.controller[0] = asId(-1))],
  [/more than eight Ally tokens/, (t) => [4, 5, 7, 8, 9, 10, 11, 12, 13].forEach((area) => (t.open.allies[space(t, area)] = 1))],
  [/first player is no Wraith/, ({ open }) => (open.first = 0)],
  [/first player is no Wraith/, ({ open }) => (open.first = 3)],
  [/turn marker is wrong/, ({ open }) => (open.turn = 3)],
  [/turn marker is wrong/, ({ open }) => (open.turn = -1)],
  [/turn marker is wrong/, ({ open }) => (open.eye = true)],
  [/4 of 3 Fellowship tokens/, ({ open }) => (open.fellowship = 4)],
  [/-1 of 3 Fellowship tokens/, ({ open }) => (open.fellowship = -1)],
  [/0 of 5 Fellowship tokens/, ({ open }) => (open.poolSize = 5)],
  [/corruption below zero/, ({ open }) => (open.corruption = -1)],
  [/Frodo should be lost/, ({ open }) => (open.corruption = 12)],
  [/corruption token was lost/, ({ open }) => (open.tokens = open.tokens.slice(1))],
  [/a drawn token is in the pool/, ({ open }) => open.drawn.push(asId(open.tokens.indexOf(IN_POOL)))],
  [/salt/, ({ s }) => (s.hidden.salt = 'ab')],
  [/4 entries on step 4/, ({ open }) => open.step++],
  [/does not begin at a starting area/, (t) => (bearer(t.s).log[0] = asId(space(t, 9)))],
  [/the last area is not that of the log/, ({ s }) => bearer(s).dots++],
  [/the last area is not that of the log/, (t) => (bearer(t.s).lastArea = asId(space(t, 9)))],
  [/4 Information tokens were drawn/, ({ s }) => (bearer(s).information[bearer(s).information.indexOf(HELD)] = NOT_DRAWN)],
  [/tokens laid open are not those/, ({ s, open }) => (open.partOneInformation = Array.from(bearer(s).information).reverse())],
  [/Information token \d+ is not where/, ({ s }) => (bearer(s).information[bearer(s).information.indexOf(HELD)] = FOUND)],
  [/18 entries on step 17/, (t) => [(bearer(t.s).log = [...bearer(t.s).log, ...new Array(14).fill(SLASH_ENTRY)]), (t.open.step = 17)]],
  [
    /entry 1 of the log is not connected/,
    (t) =>
      (bearer(t.s).log[1] = asId(space(t, 37))) &&
      (bearer(t.s).log[2] = asId(space(t, 35))) &&
      (bearer(t.s).log[3] = asId(space(t, 37))) &&
      (bearer(t.s).lastArea = asId(space(t, 37))),
  ],
  [/entry 3 of the log is not connected/, (t) => [(bearer(t.s).log[3] = asId(space(t, 37))), (bearer(t.s).lastArea = asId(space(t, 37)))]],
];

const IN_PART_TWO: readonly (readonly [told: RegExp, broken: Break])[] = [
  [/count of deed tokens/, ({ open }) => open.deedSupply++],
  [/deed token was doubled/, ({ s }) => bearer(s).deeds.push(bearer(s).deeds[0])],
  [/Journey cards of one length/, ({ s }) => s.hidden.journeyDeck.pop()],
  [
    /Journey cards of both lengths/,
    ({ s }) => [s.hidden.journeyDeck.pop(), s.hidden.journeyDeck.push(asId(s.box.journeyIds.indexOf('JS-01')))],
  ],
  [/should be in Rivendell/, ({ open }) => (open.step = 16)],
  [/Frodo should be lost/, ({ open }) => (open.corruption = 14)],
];

describe('HR-COMP-04: what must hold at every moment is told when it does not', () => {
  test('nothing is wrong with a table as it should be', () => {
    expect([check(fresh().s), check(two({ step: 2 }).s)]).toEqual([[], []]);
    const walked = table({ ringBearer: { log: [1, 'dot', 'dot', 10, 'dot', 10, 'slash'] } });
    expect(check(walked.s)).toEqual([]);
  });
  test('nor with what is over, laid open or rightly offered', () => {
    const opened = fresh();
    opened.open.partOneInformation = Array.from(bearer(opened.s).information);
    wraith(opened.s, 1).offers.push({ from: 1, card: wraith(opened.s, 1).hand[0], to: 2, wanted: wraith(opened.s, 2).hand[0] });
    const lost = table({ turn: 'night', corruption: 11 }).act('travelByNight');
    const arrived = two({ step: 15 }, { gandalf: 14 }).act('advance');
    expect([arrived.s.outcome?.winners, lost.s.outcome?.winners]).toEqual([[0], [1]]);
    expect([opened, lost, arrived].map(({ s }) => check(s))).toEqual([[], [], []]);
  });
  test('the first Journey card of the box has its limit too', () => {
    const t = two({ step: 2 }, { journey: 'JS-01' });
    t.open.corruption = 12;
    expect(check(t.s)).toEqual([expect.stringMatching(/Frodo should be lost/)]);
  });
  test.each(IN_PART_ONE)('part I: %s (%#)', (told, broken) => {
    const t = fresh();
    broken(t);
    expect(check(t.s)).toEqual([expect.stringMatching(told)]);
  });
  test.each(IN_PART_TWO)('part II: %s (%#)', (told, broken) => {
    const t = two({ step: 2 });
    broken(t);
    expect(check(t.s)).toEqual([expect.stringMatching(told)]);
  });
  test('the Black Riders card holds five tokens, none twice', () => {
    const t = fresh();
    t.open.information = [asId(0), asId(0)];
    expect(check(t.s)).toContainEqual(expect.stringMatching(/Black Riders/));
    t.open.information = [asId(0), asId(1), asId(2), asId(3), asId(4), asId(5)];
    expect(check(t.s)).toContainEqual(expect.stringMatching(/Black Riders/));
  });
  test('an entry of the log is an area, a dot or a slash', () => {
    const t = fresh();
    bearer(t.s).log.push(DOT_ENTRY);
    expect(check(t.s)).toEqual([expect.stringMatching(/5 entries on step 3/), expect.stringMatching(/last area/)]);
  });
});
