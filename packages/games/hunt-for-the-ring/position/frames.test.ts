import { serialise } from '#kernel';
import { describe, expect, test } from 'vitest';
import { huntForTheRing as game } from '../index.ts';
import type { HuntPosition } from './index.ts';
import { box } from '../testing/letter.ts';
import { riders, table } from '../testing/table.ts';
import { write } from './write.ts';
import { throughJson } from '#kernel/testing/json.ts';

type Loose = Omit<HuntPosition, 'game'>;

const own = { journey: 'JL-01', gandalf: 8, deeds: ['D2', 'D3', 'D4'] };
const two = (frames: NonNullable<Loose['frames']>, more: Loose = {}): Loose => ({
  part: 2,
  step: 2,
  nazgul: riders(7, 7, 33, 33),
  ...more,
  frames,
  ringBearer: { ...own, ...more.ringBearer },
});
const turn = { step: 'ringBearerTurn' };
const acting = { step: 'activation' };
const mine = { turnSoFar: { begun: true, stepped: true } };
const theirs = { active: 'blue' as const };
const card = (deck: 'ally' | 'sorcery', id: string, effect = 'a') => ({ step: 'script', deck, card: id, effect });
const afterMove = { gandalf: 7, gandalfLog: [8, 7], gandalfMoved: true };

/** Any pending decision, as a person would write it: what is asked, and one thing that is offered. */
const PENDING: readonly (readonly [prompt: string, offered: object, position: Loose])[] = [
  [
    'chooseJourney',
    { type: 'keepJourney', journey: 'JL-04' },
    two([{ step: 'chooseJourney' }], {
      step: 0,
      nazgul: undefined,
      ringBearer: { journey: null, gandalf: null, deeds: [], journeysSeen: ['JS-02', 'JL-04'], deedsSeen: ['D1', 'D2', 'D3', 'D4'] },
    }),
  ],
  [
    'gandalfStart',
    { type: 'chooseDeed', deed: 'D3' },
    two([{ step: 'gandalfStart' }], {
      step: 0,
      nazgul: undefined,
      ringBearer: { gandalf: null, deeds: [], deedsSeen: ['D1', 'D2', 'D3', 'D4'] },
    }),
  ],
  [
    'chooseHost',
    { type: 'chooseHost', nazgul: 'red' },
    two([{ step: 'chooseHost' }], { step: 0, nazgul: riders(28, 28, 33, 33), information: ['I1', 'I2', 'I3', 'I4', 'I5'] }),
  ],
  [
    'driveOff',
    { type: 'pushNazgul', nazgul: 'green', space: 8 },
    two([turn, { step: 'discardDie' }, { step: 'driveOff' }], { ...mine, gandalfAt: 7, ringBearer: afterMove }),
  ],
  [
    'driveOff',
    { type: 'pushNazgul', nazgul: 'blue', space: 8 },
    two([turn, { step: 'driveOff', left: ['blue'] }], { ...mine, gandalfAt: 7, ringBearer: afterMove }),
  ],
  [
    'discardDie',
    { type: 'discardDie', die: 'sword' },
    two([turn, { step: 'discardDie' }], { ...mine, gandalfAt: 7, ringBearer: afterMove }),
  ],
  [
    'hidingPlace',
    { type: 'chooseDeed', deed: 'D6' },
    two([{ step: 'endOfTurn' }, { step: 'hidingPlace' }], { ringBearer: { deedsSeen: ['D5', 'D6'] } }),
  ],
  ['flightArea', { type: 'fleeTo', area: 8 }, two([acting, { step: 'flightArea' }], { ...theirs, acted: true, deedSupply: [] })],
  [
    'extraMove',
    { type: 'ride', space: 8 },
    two([acting, { step: 'pursuit', asked: ['blue'] }, { step: 'extraMove', nazgul: 'blue', anyWay: 2 }], {
      ...theirs,
      acted: true,
      witchKing: 'red',
    }),
  ],
  [
    'reactHunt',
    { type: 'pass' },
    two([acting, { step: 'inquiry', kind: 'hunt', target: 7 }, { step: 'react' }], { ...theirs, acted: true }),
  ],
  [
    'reactSearch',
    { type: 'playAlly', ally: 'A2-08', effect: 'b' },
    two([acting, { step: 'inquiry', kind: 'search', target: 7 }, { step: 'react' }], { ...theirs, ringBearer: { hand: ['A2-08'] } }),
  ],
  ['reactPerception', { type: 'pass' }, two([acting, { step: 'inquiry', kind: 'perception', target: 'IV-A' }, { step: 'react' }], theirs)],
  [
    'reactSorcery',
    { type: 'playAlly', ally: 'A2-12', effect: 'b' },
    two([acting, card('sorcery', 'S-08'), { step: 'react' }], { ...theirs, ringBearer: { hand: ['A2-12'] } }),
  ],
  [
    'encounterReact',
    { type: 'playAlly', ally: 'A2-15', effect: 'a' },
    two([{ step: 'encounterReact' }], { foundAt: 7, ringBearer: { hand: ['A2-15'] } }),
  ],
  [
    'cancelToken',
    { type: 'cancelToken', company: 'samwise', corruption: 'G1' },
    two([{ step: 'cancelToken' }], { foundAt: 7, drawn: ['G1', 'B4'] }),
  ],
  ['escapeTwo', { type: 'changeRoute' }, two([{ step: 'escapeTwo' }], { foundAt: 7 })],
  [
    'keepJourney',
    { type: 'keepJourney', journey: 'JL-03' },
    two([{ step: 'striderAtReroute' }, { step: 'keepJourney' }], {
      ringBearer: { journeysGone: ['JL-01'], journeysSeen: ['JL-02', 'JL-03'] },
    }),
  ],
  ['striderAtReroute', { type: 'useCompany', company: 'strider' }, two([{ step: 'striderAtReroute' }])],
  [
    'peekHand',
    { type: 'peekHand', seat: 1 },
    two([turn, card('ally', 'A2-12'), { step: 'peekHand' }], { ...mine, wraiths: [{ hand: ['S-05'] }] }),
  ],
  ['relocateGandalf', { type: 'relocateGandalf', area: 38 }, two([turn, card('ally', 'A2-10'), { step: 'relocateGandalf' }], mine)],
  [
    'pushNazgul',
    { type: 'pushNazgul', nazgul: 'red', space: 30 },
    two([turn, card('ally', 'A2-16'), { step: 'pushNazgul' }], { ...mine, nazgul: riders(7, 7, 'd66', 33) }),
  ],
  [
    'removeTrail',
    { type: 'removeTrail', area: 1 },
    two([turn, card('ally', 'A2-08'), { step: 'removeTrail' }], { ...mine, trail: { 1: 'eye' } }),
  ],
  [
    'restoreCompany',
    { type: 'restoreCompany', company: 'samwise' },
    two([turn, card('ally', 'A2-20'), { step: 'restoreCompany' }], { ...mine, company: { samwise: 'over' } }),
  ],
  ['temptation', { type: 'choose', option: 2 }, two([acting, card('sorcery', 'S-12'), { step: 'temptation' }], theirs)],
  ['perceiveAt', { type: 'perceiveAt', place: 'VI-A' }, two([acting, card('sorcery', 'S-08'), { step: 'perceiveAt' }], theirs)],
  ['rerollDice', { type: 'rerollDie', die: 'sword' }, two([acting, card('sorcery', 'S-15'), { step: 'rerollDice', seat: 1 }], theirs)],
];

describe('any pending decision can be set up by hand', () => {
  test.each(PENDING)('%s: %j', (prompt, offered, position) => {
    const t = table(position);
    expect(t.prompt()).toBe(prompt);
    const [seat] = t.match.waitingList();
    expect(t.match.options(seat)).toContainEqual(offered);
    // What was filled in is written down, and read as it was.
    const written = throughJson(write(t.s));
    expect(serialise(game.position.read(written, box))).toBe(serialise(t.s));
  });
});

test('HR-ALLY-09, HR-RUL-82: a card set up in the middle of a choice goes on as it would have', () => {
  const peek = table({ ...two([turn, card('ally', 'A2-12'), { step: 'peekHand' }], mine), wraiths: [{ hand: ['S-05', 'S-08'] }] });
  peek.act('peekHand', { seat: 1 }).act('discardPeeked', { sorcery: 'S-08' });
  expect([peek.prompt(), peek.open.sorceryHand[1], peek.open.allyDiscard.length]).toEqual(['turnAfterStep', 1, 1]);
  // One search was declared, and no second one follows.
  const search = table(two([acting, card('sorcery', 'S-09'), { step: 'inquiry', kind: 'search', target: 27 }, { step: 'react' }], theirs));
  expect([search.act('pass').heard('searchNo'), search.prompt(), search.open.sorceryDiscard.length]).toEqual([true, 'activation', 1]);
});

test('a step under way is written in names', () => {
  const frames = [acting, { step: 'inquiry', kind: 'perception', target: 'IV-A' }, { step: 'react' }];
  const written = write(table(two(frames, theirs)).s);
  expect(written.frames?.[1]).toMatchObject({ kind: 'perception', target: 'IV-A', nazgul: 'blue' });
  const pushing = [turn, card('ally', 'A2-16'), { step: 'pushNazgul' }];
  const push = write(table(two(pushing, { ...mine, nazgul: riders(7, 7, 'd66', 33) })).s);
  expect(push.frames?.[1]).toMatchObject({ deck: 'ally', card: 'A2-16', effect: 'a', set: ['red', 'violet'], count: 2 });
});

test('a ride farther than any card lets ride is refused', () => {
  const riding = (spaces: object): (() => unknown) => {
    const frames = [acting, { step: 'pursuit', asked: ['blue' as const] }, { step: 'extraMove', nazgul: 'blue' as const, ...spaces }];
    return () => table(two(frames, { ...theirs, acted: true, witchKing: 'red' }));
  };
  expect(riding({ anyWay: 3, byRoad: 4 })).not.toThrow();
  expect(riding({ anyWay: 4 })).toThrow(expect.objectContaining({ path: 'frames.2.anyWay' }));
  expect(riding({ anyWay: 3, byRoad: 5 })).toThrow(expect.objectContaining({ path: 'frames.2.byRoad' }));
});
