import { type Action, Match, SeededRandom } from '#kernel';
import { expect, test } from 'vitest';
import { readContent } from '../../content/read.ts';
import { standard } from '../../content/standard.ts';
import { huntForTheRing as game } from '../../index.ts';
import type { HuntPosition } from '../../position.ts';
import { riders } from '../../testing/table.ts';
import { way } from '../../testing/way.ts';
import { BAR_SEARCH } from '../../content/ops.ts';
import { NAZGUL_START } from '../../content/map.ts';
import { bearer, CONCEALED, THIS_DAY, THIS_TURN } from '../state.ts';

/** Cards that another box could hold: the vocabulary is carried out as it is described, not only as our cards use it. */

type Ops = readonly object[];

/** The standard box with other ops on one effect of one card. */
function withOps(id: string, effect: number, ops: Ops, more: object = {}) {
  const pack = structuredClone(standard);
  const card = [...pack.allyCards[0].cards, ...pack.sorcery.cards].find((each) => each.id === id);
  Object.assign(card?.effects[effect] ?? {}, { ops, ...more });
  return readContent(pack);
}

/** The same with any change to any cards: a list of ops is that of the first effect. */
function withCards(changes: { readonly [id: string]: Ops | object }) {
  const pack = structuredClone(standard);
  for (const card of [...pack.allyCards[0].cards, ...pack.allyCards[1].cards, ...pack.sorcery.cards]) {
    const change = changes[card.id];
    if (change === undefined) continue;
    const [{ text }] = card.effects;
    const effect = { id: 'a', outOfTurn: false, part: null, trigger: null, text };
    Object.assign(card, { choose: 'all', condition: null, cost: [], effects: [{ ...effect, ops: change }] });
    if (!Array.isArray(change)) {
      const { effects = [], ...rest } = change as { effects?: readonly object[] };
      Object.assign(card, rest, { effects: effects.map((each, place) => ({ ...effect, id: 'ab'[place], ...each })) });
    }
  }
  return readContent(pack);
}

function at(box: ReturnType<typeof readContent>, position: Omit<HuntPosition, 'game'>) {
  const state = game.position.read({ game: 'hunt-for-the-ring', ...position }, box);
  const match = Match.resume(game, { state, random: new SeededRandom(1) });
  const asked = (): number => match.waitingList()[0];
  const act = (type: string, rest: Omit<Action, 'type'> = {}): void => {
    const answer = match.apply(asked(), { type, ...rest });
    if (!answer.ok) throw new Error(answer.refusal.message);
  };
  const refused = (type: string, rest: Omit<Action, 'type'> = {}): readonly string[] =>
    match.explain(asked(), { type, ...rest })?.rules ?? [];
  return { match, act, refused, open: match.state.open };
}

const walked = [1, 'dot', 'dot', 10, 'dot', 19, 22];
const play = (ally: string, effect = 'a') => ({ ally, effect });

test('HR-RUL-81: without "up to" the token must be moved, if one can be', () => {
  const box = withOps('A1-10', 0, [{ op: 'allyToken.move', n: 1 }]);
  const { act, refused, match } = at(box, { allies: [23], ringBearer: { hand: ['A1-10'] } });
  act('playAlly', play('A1-10'));
  expect(refused('done')).toContain('HR-RUL-81');
  act('moveAlly', { from: 23, to: 33 });
  expect(match.prompt(0)?.id).toBe('turnByDay');
});

test('HR-RUL-81: without "up to" both Ally tokens are removed, as far as there are two', () => {
  const box = withOps('S-14', 0, [{ op: 'allyToken.remove', n: 2, where: { ofActive: 'section' } }]);
  for (const allies of [[23], [23, 25]]) {
    const { act, refused, open } = at(box, { active: 'blue', nazgul: riders(22, 36, 44, 49), allies, wraiths: [{ hand: ['S-14'] }] });
    act('playSorcery', { die: 'sorcery', sorcery: 'S-14', effect: 'a' });
    act('pass');
    for (const area of allies) {
      expect(refused('done')).toContain('HR-RUL-81');
      act('liftAlly', { area });
    }
    expect(open.allies.every((token) => token === 0)).toBe(true);
  }
});

test('HR-RUL-81, HR-SORC-06: a card that says two dice means two, as far as there are two', () => {
  const box = withOps('S-15', 0, [{ op: 'dice.reroll', n: 2, chooser: 'ringwraiths' }]);
  const roll = (dice: string[]) => {
    const t = at(box, { active: 'blue', nazgul: riders(22, 36, 44, 49), dice: ['sorcery', ...dice], wraiths: [{ hand: ['S-15'] }] });
    t.act('playSorcery', { die: 'sorcery', sorcery: 'S-15', effect: 'a' });
    t.act('pass');
    return t;
  };
  const two = roll(['ring', 'ring', 'sword']);
  two.act('rerollDie', { die: 'ring' });
  expect(two.refused('done')).toContain('HR-RUL-81');
  expect(game.position.read(game.position.write(two.match.state), box).frames).toEqual(two.match.state.frames);
  two.act('rerollDie', { die: 'sword' });
  expect(two.refused('rerollDie', { die: 'ring' })).toContain('HR-SORC-06');
  two.act('done');
  const one = roll(['ring']);
  expect(one.refused('done')).toContain('HR-RUL-81');
  one.act('rerollDie', { die: 'ring' });
  expect(one.refused('done')).toEqual([]);
});

test('HR-EX-D143, HR-ALLY-08, HR-ALLY-09: "move an Ally token or draw a card", with no token on the board', () => {
  const box = withOps('A1-06', 0, [{ op: 'allyToken.move', n: 1 }]);
  const { act, open, match } = at(box, { ringBearer: { hand: ['A1-06'] } });
  act('playAlly', play('A1-06'));
  expect([match.prompt(0)?.id, open.allyDiscard.length, open.allyHand]).toEqual(['turnByDay', 1, 0]);
});

test('HR-EX-D084, HR-RUL-19: a card moves Frodo between two hunts that both find him: one encounter, at the later area', () => {
  const box = withOps('A1-15', 0, [{ op: 'frodo.move' }], { trigger: { action: ['hunt'] } });
  const { act, match, open } = at(box, {
    active: 'blue',
    nazgul: riders(22, 21, 16, 49),
    ringBearer: { log: walked, hand: ['A1-15'] },
    tokens: { pool: ['B4', 'B5', 'B6', 'B7'] },
  });
  act('huntWith', { die: 'sword' });
  act('pass');
  expect(box.spaces[open.foundAt]).toBe('22');
  act('endActivation');
  act('huntWith', { die: 'sword' });
  act('playAlly', play('A1-15'));
  act('moveFrodo', { area: 21 });
  // The window is still open: nothing was cancelled.
  expect(match.prompt(0)?.id).toBe('reactHunt');
  act('pass');
  expect([box.spaces[open.foundAt], box.spaces[bearer(match.state).lastArea]]).toEqual(['21', '21']);
  for (let i = 0; i < 3; i++) act('endActivation');
  // Blue on 22 and green on 21 are there; red on 16 is next to 22 only.
  expect(open.drawn.length).toBe(2);
});

test('HR-RUL-13, HR-END1-02: moved out of turn onto step 16, Frodo is rescued at once and no Nazgûl goes on', () => {
  const box = withOps('A1-15', 0, [{ op: 'frodo.move' }], { trigger: { action: ['search'] } });
  const { act, match, open } = at(box, {
    options: { mode: 'part1' },
    active: 'blue',
    nazgul: riders(30, 36, 44, 49),
    ringBearer: { log: way(48, 15), hand: ['A1-15'] },
  });
  act('search');
  act('playAlly', play('A1-15'));
  act('moveToDot');
  expect([open.arrival, open.allyDiscard.length, match.prompt(0)?.id]).toEqual([2, 1, 'cancelToken']);
  act('acceptTokens');
  expect(match.state.outcome?.reason).toBe('rescued');
});

test('HR-RUL-82: a cancelled Sorcery card is discarded whatever it would have done, the Barrow-wights too', () => {
  const box = withOps('A1-15', 0, [{ op: 'cancel' }], { trigger: { action: ['sorcery'] } });
  const { act, match, open } = at(box, {
    active: 'blue',
    nazgul: riders(40, 36, 44, 49),
    wraiths: [{ hand: ['S-02'] }],
    ringBearer: { hand: ['A1-15'] },
  });
  act('playSorcery', { die: 'sorcery', sorcery: 'S-02', effect: 'a' });
  act('playAlly', play('A1-15'));
  expect([open.barrow, open.sorceryDiscard.length, match.prompt(1)?.id]).toEqual([false, 1, 'activationRide']);
});

test('HR-OOT-03: a card about regions answers a perception that names one of them, not one of the section around', () => {
  const box = withOps('A1-15', 0, [{ op: 'cancel' }], { trigger: { action: ['perception'], inRegions: ['II-A'] } });
  for (const [scope, rules] of [
    ['region', []],
    ['section', ['HR-OOT-03']],
  ] as const) {
    const { act, refused } = at(box, { active: 'blue', nazgul: riders(22, 36, 44, 49), ringBearer: { hand: ['A1-15'] } });
    act('perceive', { die: 'ring', scope });
    expect(refused('playAlly', play('A1-15'))).toEqual(rules);
  }
});

const all = { all: true };
const SHORT = ['end-of-turn', 'end-of-day'];
const friends = ['samwise', 'peregrin'];
/** A box in which most cards say something else. */
const strange = withCards({
  'A1-01': [
    { op: 'nazgul.push', who: { ...all, count: 2 }, spaces: 1 },
    { op: 'nazgul.push', who: all, spaces: 1 },
  ],
  'A1-02': [
    { op: 'allyToken.move', n: 1 },
    { op: 'allyToken.move', n: 1 },
  ],
  'A1-03': [{ op: 'sorcery.peekDiscard', n: 2 }],
  'A1-04': [{ op: 'nazgul.hold', who: { ...all, count: 2 }, until: SHORT[1] }],
  'A1-05': [
    { op: 'journey.swap', look: 2 },
    { op: 'gandalf.relocate', kinds: ['ally'] },
    { op: 'gandalf.move', n: 1 },
  ],
  'A1-06': [
    { op: 'frodo.nightMoveFree', part: 2 },
    { op: 'frodo.rangeBonus', n: 2, part: 1 },
    { op: 'frodo.rangeBonus', n: 1, part: 2 },
  ],
  'A1-07': {
    effects: [
      { ops: [{ op: 'fellowship.gain', n: 1 }] },
      {
        ops: [
          { op: 'frodo.corrupt', n: 1 },
          { op: 'frodo.corrupt', n: 2 },
        ],
      },
    ],
  },
  'A1-08': { effects: [{ ops: [{ op: 'fellowship.gain', n: 1 }] }, { part: 2, ops: [{ op: 'frodo.corrupt', n: 1 }] }] },
  'A1-09': [{ op: 'dice.discard', n: 2, face: 'sword', chooser: 'ring-bearer' }],
  'A1-10': [{ op: 'ally.recover', n: 2 }],
  'A1-12': [{ op: 'ward', scope: 'region', choose: ['III-B'], bars: ['search'], until: SHORT[0] }],
  'A1-13': { effects: [{ tests: { part: 2 }, ops: [{ op: 'fellowship.gain', n: 1 }] }] },
  'A1-14': { effects: [{ tests: { part: 1 }, ops: [{ op: 'fellowship.gain', n: 1 }] }] },
  'A1-15': { effects: [{ outOfTurn: true, trigger: { action: ['sorcery'] }, ops: [{ op: 'cancel' }] }] },
  'A1-16': [{ op: 'company.restore', n: 2, among: friends }],
  'A1-17': [{ op: 'tracks.remove', n: 2, sections: 'any' }],
  'A1-18': [{ op: 'information.hide', n: 2 }],
  'A1-19': [
    { op: 'allyToken.place', n: 1, where: { areas: [6] } },
    { op: 'allyToken.move', n: 1 },
    { op: 'nazgul.push', who: { withinSpaces: 1, ofPlacedToken: true }, spaces: 1 },
  ],
  'A1-20': [{ op: 'company.add', card: 'strider' }],
  'A2-01': [{ op: 'information.hide', n: 1 }],
  'A2-02': {
    condition: { text: { en: '-', pl: '-' }, tests: { gandalfAtOrConnectedTo: 40 } },
    effects: [{ ops: [{ op: 'fellowship.gain', n: 1 }] }],
  },
  'A2-03': [{ op: 'gandalf.relocate', kinds: ['nazgul-start'] }],
  'S-01': [{ op: 'nazgul.move', who: all, spaces: 1 }],
  'S-05': [{ op: 'search', at: 'here' }],
  'S-06': [{ op: 'hunt', at: 'here', optional: true }],
  'S-07': [{ op: 'perception', scope: 'region', where: 'own' }],
  'S-08': [{ op: 'perception', scope: 'section', where: 'own-section' }],
  'S-09': [{ op: 'search', at: { ofActive: 'region' }, n: 2 }],
  'S-10': [{ op: 'ifPerceptionYes', scope: 'section', then: [{ op: 'frodo.corrupt', n: 1 }] }],
  'S-11': [{ op: 'dice.discard', n: 1, face: 'any', chooser: 'ring-bearer' }],
  'S-12': [{ op: 'dice.discard', n: 1, face: 'any', chooser: 'ringwraiths' }],
  'S-13': [{ op: 'dice.reroll', n: 1, chooser: 'ring-bearer' }],
  'S-14': [{ op: 'witchKing.enter' }],
  'S-15': [{ op: 'sorcery.draw', n: 2 }],
  'S-16': { effects: [{ ops: [{ op: 'frodo.corrupt', n: 1 }] }, { part: 1, ops: [{ op: 'frodo.corrupt', n: 2 }] }] },
  'S-17': [{ op: 'reveal.trackAge' }],
});
type Position = Parameters<typeof at>[1];
const riding = riders(22, 36, 44, 49);
const done = (ally: string, more: Position = {}) => {
  const t = at(strange, { nazgul: riding, ...more, ringBearer: { hand: [ally], ...more.ringBearer } });
  t.act('playAlly', play(ally));
  return { ...t, prompt: () => t.match.prompt(t.match.waitingList()[0])?.id };
};
const cast = (sorcery: string, more: Position = {}) => {
  const t = at(strange, {
    active: 'blue',
    nazgul: riding,
    wraiths: [{ hand: [sorcery] }],
    ...more,
    ringBearer: { log: walked, ...more.ringBearer },
  });
  t.act('playSorcery', { die: 'sorcery', sorcery, effect: 'a' });
  t.act('pass');
  return { ...t, prompt: () => t.match.prompt(t.match.waitingList()[0])?.id };
};
const partTwo: Position = { part: 2, step: 2, nazgul: riders(28, 28, 33, 33), ringBearer: { journey: 'JL-01', gandalf: 8 } };
const inPartTwo = (ally: string, ringBearer: object, more: Position = {}) =>
  done(ally, {
    ...partTwo,
    turnSoFar: { begun: true, stepped: true },
    ...more,
    ringBearer: { ...partTwo.ringBearer, ...ringBearer, hand: [ally] },
  });

const beside = (area: number): string => strange.spaces[strange.maps[1].neighbours[strange.spaces.indexOf(String(area))][0]];

test('HR-ALLY-09: two of all are pushed; what the card orders next is about all of them again', () => {
  const { act, refused, prompt } = done('A1-01');
  act('pushNazgul', { nazgul: 'blue', space: 19 });
  expect(refused('pushNazgul', { nazgul: 'blue', space: 22 })).toEqual(['HR-ALLY-09']);
  act('pushNazgul', { nazgul: 'violet', space: 'd58' });
  for (const [nazgul, space] of [
    ['blue', 22],
    ['violet', 49],
    ['green', beside(36)],
    ['red', beside(44)],
  ] as const) {
    expect([prompt(), refused('pushNazgul', { nazgul, space })]).toEqual(['pushNazgul', []]);
    act('pushNazgul', { nazgul, space });
  }
  expect(prompt()).toBe('turnByDay');
});

test('HR-ALLY-09: a token moved by one order may be moved by the next', () => {
  const { act, refused, prompt } = done('A1-02', { allies: [23] });
  act('moveAlly', { from: 23, to: 33 });
  expect(refused('moveAlly', { from: 33, to: 23 })).toEqual([]);
  act('moveAlly', { from: 33, to: 23 });
  expect(prompt()).toBe('turnByDay');
});

test('HR-ALLY-09: two cards of a hand are discarded, one if there is but one', () => {
  const two = done('A1-03', { wraiths: [{ hand: ['S-05', 'S-06', 'S-07'] }] });
  two.act('peekHand', { seat: 1 });
  two.act('discardPeeked', { sorcery: 'S-05' });
  expect(two.prompt()).toBe('discardPeeked');
  two.act('discardPeeked', { sorcery: 'S-07' });
  expect([two.prompt(), two.open.sorceryHand[1]]).toEqual(['turnByDay', 1]);
  const one = done('A1-03', { wraiths: [{ hand: ['S-05'] }] });
  one.act('peekHand', { seat: 1 });
  one.act('discardPeeked', { sorcery: 'S-05' });
  expect(one.prompt()).toBe('turnByDay');
});

test('HR-ALLY-09: two different Nazgûl are held, until the end of the day', () => {
  const { act, refused, open, prompt } = done('A1-04');
  act('holdNazgul', { nazgul: 'red' });
  expect(refused('holdNazgul', { nazgul: 'red' })).toEqual(['HR-ALLY-09']);
  act('holdNazgul', { nazgul: 'blue' });
  expect([open.bound, prompt()]).toEqual([[THIS_DAY, 0, THIS_DAY, 0], 'turnByDay']);
});

test('HR-SETUP-02, HR-SORC-07: what a card says of the other part is ignored', () => {
  const { open, prompt } = done('A1-05', { trail: { 10: 'eye' }, ringBearer: { log: walked, hand: ['A1-05'] } });
  expect([prompt(), open.seals, open.trail.includes(1)]).toEqual(['turnByDay', [], true]);
  expect(done('A1-06').open).toMatchObject({ nightFree: false, rangeBonus: 2 });
  expect(inPartTwo('A2-01', {}).prompt()).toBe('turnAfterStep');
});

test('HR-ALLY-09, HR-SORC-07: without "or" both effects are carried out, the second only in its part', () => {
  expect([done('A1-07').open.fellowship, done('A1-07').open.corruption]).toEqual([1, 3]);
  expect([done('A1-08').open.fellowship, done('A1-08').open.corruption]).toEqual([1, 0]);
  expect([cast('S-16').open.corruption, cast('S-16').prompt()]).toEqual([3, 'activationRide']);
  expect(cast('S-16', partTwo).open.corruption).toBe(1);
});

test('HR-RUL-82: cancelling the Sorcery card stops both its effects', () => {
  const { act, open, match } = at(strange, {
    active: 'blue',
    nazgul: riding,
    wraiths: [{ hand: ['S-16'] }],
    ringBearer: { log: walked, hand: ['A1-15'] },
  });
  act('playSorcery', { die: 'sorcery', sorcery: 'S-16', effect: 'a' });
  act('playAlly', play('A1-15'));
  expect([open.corruption, match.prompt(1)?.id]).toEqual([0, 'activationRide']);
});

test('HR-ALLY-09: two dice of a face, as far as there are two', () => {
  const spent = (dice: string[]) => done('A1-09', { dice }).open.spent.slice(0, 4);
  expect(spent(['sword', 'ring', 'sword', 'sword'])).toEqual([true, false, true, false]);
  expect(spent(['sword', 'ring', 'sorcery', 'sword*'])).toEqual([true, false, false, true]);
});

test('HR-ALLY-09, HR-ALLY-02: two cards come back, one if there is but one; above five, one goes', () => {
  const hand = ['A1-10', 'A1-01', 'A1-02', 'A1-03', 'A1-04'];
  const { act, prompt, open } = done('A1-10', { allyDiscard: ['A1-06', 'A1-07', 'A1-08'], ringBearer: { hand } });
  act('recoverAlly', { ally: 'A1-06' });
  act('recoverAlly', { ally: 'A1-08' });
  expect([prompt(), open.allyHand]).toEqual(['discardAlly', 6]);
  const one = done('A1-10', { allyDiscard: ['A1-06'] });
  one.act('recoverAlly', { ally: 'A1-06' });
  expect([one.prompt(), one.open.allyHand]).toEqual(['turnByDay', 1]);
});

test('HR-COMPLOG-01: a ward on the one region of the card needs no choice, and ends with the turn', () => {
  const { open, prompt } = done('A1-12');
  expect([open.wards, prompt()]).toEqual([
    [{ area: 0, place: strange.places.indexOf('III-B'), bars: BAR_SEARCH, until: THIS_TURN }],
    'turnByDay',
  ]);
});

test('HR-ALLY-07: a condition on the part', () => {
  const tried = (ally: string) => at(strange, { ringBearer: { hand: [ally] } }).refused('playAlly', play(ally));
  expect([tried('A1-13')[0], tried('A1-14')]).toEqual(['HR-ALLY-07', []]);
});

test('HR-ALLY-09: companions come back one after another, as far as there are any; who joins is not Meriadoc', () => {
  const company = { samwise: 'over', peregrin: 'over' } as const;
  const { act, open, prompt } = done('A1-16', { company, turnedIn: [0, 1, 1, 0, 0] });
  act('restoreCompany', { company: 'samwise' });
  expect(prompt()).toBe('restoreCompany');
  act('restoreCompany', { company: 'peregrin' });
  expect([open.company.slice(0, 3), prompt()]).toEqual([[1, 1, 1], 'turnByDay']);
  const one = done('A1-16', { company: { samwise: 'over' }, turnedIn: [0, 1, 0, 0, 0] });
  one.act('restoreCompany', { company: 'samwise' });
  expect(one.prompt()).toBe('turnByDay');
  expect(done('A1-20').open).toMatchObject({ company: [1, 1, 1, 0, 1], meriadocJoined: false });
});

test('HR-ALLY-09: two Trail tokens go, two Information tokens are turned over, one after another', () => {
  const trails = done('A1-17', { trail: { 10: 'eye', 19: 'eye', 22: 'eye' }, ringBearer: { log: walked, hand: ['A1-17'] } });
  trails.act('removeTrail', { area: 10 });
  trails.act('removeTrail', { area: 22 });
  expect([trails.prompt(), trails.open.trail.filter((side) => side !== 0).length]).toEqual(['turnByDay', 1]);
  const tokens = done('A1-18', { ringBearer: { hand: ['A1-18'], information: { held: ['I1', 'I2', 'I3', 'I5', 'I6'], concealed: [] } } });
  tokens.act('hideInformation', { information: 'I1' });
  tokens.act('hideInformation', { information: 'I5' });
  expect([tokens.prompt(), bearer(tokens.match.state).information.filter((token) => token === CONCEALED).length]).toEqual(['turnByDay', 2]);
});

test('HR-ALLY-09: the token just placed is followed to where it was moved', () => {
  const to = strange.maps[1].connected[strange.spaces.indexOf('6')].map((area) => strange.spaces[area]).find((area) => area !== '3');
  const near = strange.maps[1].neighbours[strange.spaces.indexOf(String(to))]
    .map((next) => strange.spaces[next])
    .find((next) => next !== '6');
  const { act, prompt, refused } = done('A1-19', { nazgul: riders(String(near), 36, 44, 49) });
  act('placeAlly', { area: 6 });
  act('moveAlly', { from: 6, to: Number(to) });
  expect([prompt(), refused('pushNazgul', { nazgul: 'green', space: 38 })]).toEqual(['pushNazgul', ['HR-ALLY-09']]);
  // Another token is not the one placed.
  const other = done('A1-19', { nazgul: riders(beside(46), 36, 44, 49), allies: [45] });
  other.act('placeAlly', { area: 6 });
  other.act('moveAlly', { from: 45, to: 46 });
  expect(other.prompt()).toBe('turnByDay');
});

test('HR-ALLY-07, HR-RUL-69: Gandalf in Rivendell is near nothing, though its exit is next to 40', () => {
  const near = (more: object, gandalf: string | number) =>
    at(strange, {
      ...partTwo,
      turnSoFar: { begun: true, stepped: true },
      ...more,
      ringBearer: { journey: 'JL-01', gandalf, hand: ['A2-02'] },
    }).refused('playAlly', play('A2-02'));
  expect([near({}, 'A'), near({ rivendell: 'A' }, 'A')[0], near({}, 8)[0]]).toEqual([[], 'HR-ALLY-07', 'HR-ALLY-07']);
});

test('HR-ALLY-09, HR-RUL-60: where no area of the kind is free Gandalf stays, and must not where one is', () => {
  const areas = strange.maps[2].areas
    .filter((area) => (strange.maps[2].kind[area] & NAZGUL_START) !== 0)
    .map((area) => strange.spaces[area]);
  expect(areas).toEqual(['28', '33']);
  const tried = (nazgul: ReturnType<typeof riders>, gandalf: number) => inPartTwo('A2-03', { gandalf }, { nazgul }).refused('done');
  expect([tried(riders(28, 33, 1, 1), 8), tried(riders(28, 1, 1, 1), 33), tried(riders(1, 1, 33, 1), 28)]).toEqual([[], [], []]);
  expect([tried(riders(28, 1, 1, 1), 8), tried(riders(1, 1, 1, 1), 33)]).toEqual([['HR-ALLY-09'], ['HR-ALLY-09']]);
});

test('HR-RUL-78, HR-SORC-06: a card that moves all begins with the active Nazgûl', () => {
  const { act, match, prompt } = cast('S-01', { active: 'red' });
  const asked = [];
  while (prompt() === 'extraMove') {
    asked.push(match.prompt(1)?.params.nazgul);
    act('done');
  }
  expect(asked).toEqual(['@nazgul.red', '@nazgul.blue', '@nazgul.green', '@nazgul.violet']);
});

test('HR-SORC-06, HR-RUL-81: without "may" the search is made where the Nazgûl stands; a hunt with it may be left', () => {
  const search = cast('S-05');
  expect(search.prompt()).toBe('reactSearch');
  search.act('pass');
  expect([search.prompt(), search.open.trail[strange.spaces.indexOf('22')]]).toEqual(['activationRide', 1]);
  const hunt = cast('S-06');
  expect([hunt.prompt(), hunt.refused('huntAt', { area: 19 }), hunt.refused('done')]).toEqual(['huntAt', ['HR-SORC-06'], []]);
  hunt.act('done');
  expect(hunt.prompt()).toBe('activationRide');
});

test('HR-PERC-05: the own region, and the own section as the only one of its kind', () => {
  const own = cast('S-07');
  expect(own.match.prompt(0)).toMatchObject({ id: 'reactPerception', params: { place: '@place.II-A' } });
  const warded = (place: string) => cast('S-07', { wards: [{ area: null, place, bars: ['perception'], until: 'day' }] }).prompt();
  expect([warded('II-A'), warded('II-B')]).toEqual(['activationRide', 'reactPerception']);
  const section = cast('S-08');
  expect(section.match.options(1)).toEqual([{ type: 'perceiveAt', place: 'II' }]);
});

test('HR-SORC-06: searches in the region of the active Nazgûl, two and no more', () => {
  const { act, match, refused, prompt } = cast('S-09');
  const offered = match.options(1).map(({ area }) => area);
  expect([offered, refused('searchAt', { area: 31 })]).toEqual([[19, 21, 22, 23, 24], ['HR-SORC-06']]);
  for (const area of [19, 21]) {
    act('searchAt', { area });
    act('pass');
  }
  expect(prompt()).toBe('activationRide');
});

test('HR-SORC-06: a question about the section is answered for the section; without a Trail token none is read', () => {
  expect([
    cast('S-10', { nazgul: riders(31, 36, 44, 49) }).open.corruption,
    cast('S-10', { nazgul: riders(44, 36, 44, 49) }).open.corruption,
  ]).toEqual([1, 0]);
  expect(cast('S-17').prompt()).toBe('activationRide');
});

test('HR-SORC-06: whoever is named chooses the die', () => {
  const asked = (sorcery: string) => [cast(sorcery).match.waitingList(), cast(sorcery).prompt()];
  expect([asked('S-11'), asked('S-12'), asked('S-13')]).toEqual([
    [[0], 'discardDie'],
    [[1], 'discardDie'],
    [[0], 'rerollDice'],
  ]);
});

test('HR-RUL-71: a card that asks for no condition brings no second Witch-king', () => {
  const t = cast('S-14', { ...partTwo, active: 'green', witchKing: 'blue' });
  expect(t.open.witchKing).toBe(0);
  expect(cast('S-14', { ...partTwo, active: 'green' }).open.witchKing).toBe(1);
});

test('HR-SORC-02: two cards drawn to four: one is discarded at once', () => {
  const { prompt, open } = cast('S-15', { wraiths: [{ hand: ['S-15', 'S-01', 'S-05', 'S-06', 'S-07'] }] });
  expect([prompt(), open.sorceryHand[1]]).toEqual(['discardSorcery', 6]);
});

test('HR-ALLY-08, HR-SORC-06: of a card without "or" no effect is named but the first; a card with one has no second', () => {
  const two = { effects: [{ ops: [{ op: 'fellowship.gain', n: 1 }] }, { ops: [{ op: 'fellowship.gain', n: 1 }] }] };
  const one = { choose: 'one', effects: [{ ops: [{ op: 'fellowship.gain', n: 1 }] }] };
  for (const card of [two, one]) {
    const box = withCards({ 'A1-02': card, 'S-08': card });
    const ours = at(box, { ringBearer: { hand: ['A1-02'] } });
    expect([ours.refused('playAlly', play('A1-02')), ours.refused('playAlly', play('A1-02', 'b'))]).toEqual([[], ['HR-ALLY-08']]);
    const theirs = at(box, { active: 'blue', nazgul: riders(22, 36, 44, 49), wraiths: [{ hand: ['S-08'] }] });
    const by = (effect: string) => ({ die: 'sorcery', sorcery: 'S-08', effect });
    expect([theirs.refused('playSorcery', by('a')), theirs.refused('playSorcery', by('b'))]).toEqual([[], ['HR-SORC-06']]);
  }
});

test('HR-OOT-03, HR-ALLY-07: an answer for a section answers what is done in its areas, and only while its condition holds', () => {
  const trigger = { action: ['search'], inSections: ['II'] };
  const answer = (at1: number, condition: object | null): readonly string[] => {
    const box = withCards({ 'A1-15': { condition, effects: [{ outOfTurn: true, trigger, ops: [{ op: 'cancel' }] }] } });
    const t = at(box, { active: 'blue', nazgul: riders(at1, 36, 44, 49), ringBearer: { log: walked, hand: ['A1-15'] } });
    t.act('search');
    return t.refused('playAlly', play('A1-15'));
  };
  const text = { en: 'x', pl: 'x' };
  expect([answer(22, null), answer(46, null)]).toEqual([[], ['HR-OOT-03']]);
  expect([answer(22, { text, tests: { phase: 'daylight' } }), answer(22, { text, tests: { phase: 'darkness' } })]).toEqual([
    [],
    ['HR-ALLY-07', 'HR-RUL-76'],
  ]);
});

test('HR-DEF-06: in part II Frodo is in the wild where the row of his card is a dot', () => {
  const condition = { text: { en: 'x', pl: 'x' }, tests: { frodoInWild: true } };
  const box = withCards({ 'A2-01': { condition, effects: [{ ops: [{ op: 'fellowship.gain', n: 1 }] }] } });
  const refused = (step: number) =>
    at(box, {
      part: 2,
      step,
      turnSoFar: { begun: true, stepped: true },
      nazgul: riders(28, 28, 33, 33),
      ringBearer: { journey: 'JL-01', gandalf: 14, hand: ['A2-01'] },
    }).refused('playAlly', play('A2-01'));
  expect([refused(1), refused(2)]).toEqual([[], ['HR-ALLY-07', 'HR-RUL-76']]);
});

test('HR-ALLY-09: a card that holds all Nazgûl holds every one of them', () => {
  const box = withCards({ 'A1-02': [{ op: 'nazgul.hold', who: { all: true }, until: 'end-of-turn' }] });
  const { act, open, match } = at(box, { ringBearer: { hand: ['A1-02'] } });
  act('playAlly', play('A1-02'));
  for (const nazgul of ['blue', 'green', 'red', 'violet']) act('holdNazgul', { nazgul });
  expect([open.bound, match.prompt(0)?.id]).toEqual([[THIS_TURN, THIS_TURN, THIS_TURN, THIS_TURN], 'turnByDay']);
});

test('HR-ALLY-09: where the second token finds no place, nobody is near a token just placed', () => {
  const place = (area: number) => ({ op: 'allyToken.place', n: 1, where: { areas: [area] } });
  const box = withCards({
    'A1-02': [place(38), place(6), { op: 'nazgul.push', who: { withinSpaces: 1, ofPlacedToken: true }, spaces: 1 }],
  });
  const near = box.spaces[box.maps[1].neighbours[box.spaces.indexOf('38')][0]];
  const { act, match } = at(box, { nazgul: riders(near, 6, 44, 49), ringBearer: { hand: ['A1-02'] } });
  act('playAlly', play('A1-02'));
  act('placeAlly', { area: 38 });
  expect(match.prompt(0)?.id).toBe('turnByDay');
});
