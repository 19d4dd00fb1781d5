import { type Action, Match, SeededRandom } from '#kernel';
import { expect, test } from 'vitest';
import { readContent } from '../../content/read.ts';
import { standard } from '../../content/standard.ts';
import { huntForTheRing as game } from '../../index.ts';
import type { HuntPosition } from '../../position.ts';
import { riders } from '../../testing/table.ts';
import { way } from '../../testing/way.ts';
import { bearer } from '../state.ts';

/** Cards that another box could hold: the vocabulary is carried out as it is described, not only as our cards use it. */

type Ops = readonly object[];

/** The standard box with other ops on one effect of one card. */
function withOps(id: string, effect: number, ops: Ops, more: object = {}) {
  const pack = structuredClone(standard);
  const card = [...pack.allyCards[0].cards, ...pack.sorcery.cards].find((each) => each.id === id);
  Object.assign(card?.effects[effect] ?? {}, { ops, ...more });
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
