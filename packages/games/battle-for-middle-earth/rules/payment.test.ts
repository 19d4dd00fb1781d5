import { asId, asIds } from '#kernel/id.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COLOURS, JOKER, type Companion, type Companions } from '../content/box.ts';
import { readContent } from '../content/read.ts';
import { standard } from '../content/standard.ts';
import { card, listOf, setOf } from './cards.ts';
import { addDemand, addPrinted, canPay, extraJokers, lacking, leftOver, noSymbols } from './payment.ts';
import { paysByTrying, usesOfAbilities } from '../testing/paying.ts';

const box = readContent(standard);

const counted = (symbols: readonly number[]): Int8Array => {
  const counts = noSymbols();
  for (const symbol of symbols) counts[symbol]++;
  return counts;
};

const symbol = fc.integer({ min: 0, max: JOKER });
const colour = fc.integer({ min: 0, max: COLOURS - 1 });

describe('BM-RULING-01, BM-RULING-02, BM-ATTACK-03: each symbol pays once, a joker for any colour', () => {
  test('the count agrees with trying out every way to pay', () => {
    fc.assert(
      fc.property(fc.array(symbol, { maxLength: 7 }), fc.array(colour, { maxLength: 6 }), (paying, asked) => {
        expect(lacking(counted(paying), counted(asked)) <= 0).toBe(paysByTrying(paying, asked));
      }),
      { numRuns: 500 },
    );
  });

  test('BM-ATTACK-07: what is left over and what is paid make up the whole', () => {
    fc.assert(
      fc.property(fc.array(symbol, { maxLength: 8 }), fc.array(colour, { maxLength: 6 }), (paying, asked) => {
        fc.pre(lacking(counted(paying), counted(asked)) <= 0);
        const left = leftOver(counted(paying), counted(asked));
        expect(left.reduce((sum, count) => sum + count, 0)).toBe(paying.length - asked.length);
      }),
      { numRuns: 500 },
    );
  });
});

test('BM-DOUBLE-01, BM-RULING-19, BM-RULING-20, BM-RULING-24, BM-RULING-26: the search finds a use of abilities exactly when there is one', () => {
  const companion = fc.integer({ min: 0, max: 30 });
  // Companions with these abilities come first in the box: 0-3 borrow, 4-7 double.
  const gifted = fc.integer({ min: 0, max: 15 });
  let found = 0;
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.oneof(companion, gifted, gifted), { minLength: 1, maxLength: 4 }),
      fc.uniqueArray(companion, { maxLength: 4 }),
      fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 2 }),
      (team, others, enemies) => {
        const helpers = others.filter((each) => !team.includes(each));
        const asked = enemies.flatMap((enemy) => [...box.enemies[enemy].symbols]);
        const extra = new Array<number>(extraJokers(box, setOf(asIds(team)), setOf(asIds(enemies)))).fill(JOKER);
        let tried = false;
        for (const paying of usesOfAbilities(box, team, helpers)) {
          tried = paysByTrying([...paying, ...extra], asked);
          if (tried) break;
        }
        if (tried) found++;

        const supply = noSymbols();
        addPrinted(box, setOf(asIds(team)), supply);
        supply[JOKER] += extra.length;
        const demand = noSymbols();
        addDemand(box, setOf(asIds(enemies)), demand);
        const doublable = noSymbols();
        addPrinted(box, setOf(asIds(team)), doublable);
        const reserve = {
          doublers: asId<Companions>(setOf(asIds(team)) & box.having.double),
          doublable,
          hobbits: listOf(asId(setOf(asIds(team)) & box.having.borrow)).length,
          helpers: setOf(asIds(helpers)),
        };
        const before = [[...supply], [...demand], [...doublable]];
        expect(canPay(box, supply, demand, reserve)).toBe(tried);
        expect([[...supply], [...demand], [...doublable]]).toEqual(before);
      },
    ),
    { numRuns: 400 },
  );
  expect(found).toBeGreaterThan(40);
});

describe('the search for a use of abilities', () => {
  const RED = 0;
  const [ORANGE, YELLOW, GREEN, BLUE, VIOLET] = [1, 2, 3, 4, 5];
  const named = (...ids: string[]): Companions => setOf(asIds<Companion>(ids.map((id) => box.companionIds.indexOf(id))));
  const pays = (team: readonly string[], demand: readonly number[], hobbits = 0, helpers: readonly string[] = []): boolean => {
    const supply = noSymbols();
    const doublable = noSymbols();
    for (const counts of [supply, doublable]) addPrinted(box, named(...team), counts);
    return canPay(box, supply, counted(demand), {
      doublers: asId(named(...team) & box.having.double),
      doublable,
      hobbits,
      helpers: named(...helpers),
    });
  };

  test('BM-DOUBLE-02, BM-RULING-26: what one companion doubled in vain is free for the other', () => {
    // Faramir must double the orange one, so that Théoden doubles Faramir's own green.
    expect(pays(['theoden', 'faramir', 'angbor'], [ORANGE, ORANGE, GREEN, GREEN])).toBe(true);
    expect(pays(['theoden', 'angbor', 'legolas'], [ORANGE, ORANGE, GREEN, GREEN])).toBe(false);
  });

  test('BM-DOUBLE-01: a symbol that nobody needs any more is not doubled again', () => {
    expect(pays(['theoden', 'eomer', 'gimli'], [ORANGE, ORANGE, ORANGE, VIOLET])).toBe(false);
    expect(pays(['theoden', 'eomer', 'gimli'], [ORANGE, ORANGE, ORANGE, ORANGE])).toBe(true);
  });

  test('BM-RULING-26: what was tried in vain is neither there twice nor needed less', () => {
    expect(pays(['theoden', 'faramir', 'eomer', 'angbor'], [RED, GREEN, BLUE, ORANGE, ORANGE, ORANGE, GREEN])).toBe(false);
    expect(pays(['theoden', 'faramir', 'eomer', 'gimli'], [RED, GREEN, BLUE, ORANGE, ORANGE, ORANGE, GREEN, VIOLET])).toBe(false);
    expect(pays(['theoden', 'faramir', 'eomer', 'gimli'], [RED, GREEN, BLUE, ORANGE, ORANGE, ORANGE, ORANGE, GREEN])).toBe(true);
  });

  test('BM-HOBBIT-03, BM-RULING-20: three hobbits bring three cards of two symbols', () => {
    const six = [GREEN, GREEN, YELLOW, YELLOW, RED, BLUE];
    const helpers = ['haldir', 'elladan', 'gamling'];
    expect(pays([], six, 3, helpers)).toBe(true);
    expect(pays([], six, 2, helpers)).toBe(false);
    expect(pays([], six, 3, helpers.slice(1))).toBe(false);
    expect(pays([], [VIOLET, VIOLET], 2, ['frodo'])).toBe(false);
    expect(pays(['theoden', 'angbor'], [RED, ORANGE, ORANGE, ...six], 3, helpers)).toBe(true);
  });
});

describe('extra jokers', () => {
  const named = (...ids: string[]): number => ids.reduce((set, id) => set | card(asId(box.companionIds.indexOf(id))), 0);
  const enemies = (...ids: string[]): number => ids.reduce((set, id) => set | card(asId(box.enemyIds.indexOf(id))), 0);

  test('BM-GLORFINDEL-01, BM-GLORFINDEL-02, BM-RULING-37: one for enemies with three or four symbols, however many', () => {
    expect(extraJokers(box, asId(named('glorfindel')), asId(enemies('troll')))).toBe(1);
    expect(extraJokers(box, asId(named('glorfindel')), asId(enemies('troll', 'balrog', 'nazgul')))).toBe(1);
    expect(extraJokers(box, asId(named('glorfindel')), asId(enemies('uruk-hai', 'grishnakh', 'goblin')))).toBe(0);
  });

  test('BM-TREEBEARD-01, BM-TREEBEARD-02: one for captains, however many', () => {
    expect(extraJokers(box, asId(named('treebeard')), asId(enemies('grishnakh')))).toBe(1);
    expect(extraJokers(box, asId(named('treebeard')), asId(enemies('grishnakh', 'ugluk', 'saruman')))).toBe(1);
    expect(extraJokers(box, asId(named('treebeard')), asId(enemies('balrog', 'uruk-hai')))).toBe(0);
  });

  test('BM-RULING-39: each gives his own', () => {
    expect(extraJokers(box, asId(named('glorfindel', 'treebeard')), asId(enemies('witch-king')))).toBe(2);
    expect(extraJokers(box, asId(named('glorfindel', 'treebeard')), asId(enemies('grishnakh', 'troll')))).toBe(2);
    expect(extraJokers(box, asId(named('elrond')), asId(enemies('witch-king')))).toBe(0);
  });
});
