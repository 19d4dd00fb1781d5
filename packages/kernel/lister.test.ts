import { expect, test } from 'vitest';
import { refusal } from './flow.ts';
import type { Rules } from './game.ts';
import { Lister } from './lister.ts';
import { only } from './seat.ts';
import type { State } from './state.ts';
import { type Choice, guard } from './step.ts';
import { type Domain, numbered, pack, verb, verbList } from './verb.ts';

/** Two choices that share a guard of the moment, and what was asked of whom. */
type Day = State<null, { open: boolean }, null, null>;

function day(isOpen: boolean) {
  const asked: string[] = [];
  const five: Domain<null> = numbered(0, () => 5);
  const [buy, sell] = verbList(verb('buy', { ware: five }, 'D-01'), verb('sell', { ware: five }, 'D-02'));
  const isOdd = guard<Day>('D-03', (_s, ware) => {
    asked.push(`odd ${ware}`);
    return ware % 2 === 1;
  });
  const inHours = guard<Day>('D-04', (s) => {
    asked.push('hours');
    return s.open.open;
  });
  const choice = (of: typeof buy, candidates?: Choice<Day>['candidates']): Choice<Day> => ({
    verb: of,
    guards: [isOdd, inHours],
    perform() {},
    ...(candidates === undefined ? {} : { candidates }),
  });
  const rules: Rules<Day> = {
    id: 'day',
    verbs: [buy, sell],
    steps: {
      market: {
        rule: 'D-00',
        asks: () => only(0),
        prompt: () => ({ id: 'market', params: {} }),
        choices: [
          choice(buy),
          choice(sell, (_s, _seat, propose) => {
            asked.push('candidates');
            propose(3);
            propose(4);
          }),
        ],
      },
    },
    overRule: 'D-09',
    longest: 1,
  };
  const state: Day = { box: null, frames: [{ step: 'market' }], outcome: null, open: { open: isOpen }, own: [null], hidden: null };
  return { asked, rules, state, buy, sell };
}

test('a guard of the moment speaks once a list, before any candidate', () => {
  const { asked, rules, state, buy, sell } = day(true);
  expect(new Lister(rules).options(state, 0).toArray()).toEqual([pack(buy, 1), pack(buy, 3), pack(sell, 3)]);
  expect(asked).toEqual(['hours', 'odd 0', 'odd 1', 'odd 2', 'odd 3', 'odd 4', 'candidates', 'odd 3', 'odd 4']);
});

test('when it says no, no candidate is looked at', () => {
  const { asked, rules, state } = day(false);
  expect(new Lister(rules).options(state, 0).length).toBe(0);
  expect(asked).toEqual(['hours']);
});

test('a list is asked for anew every time', () => {
  const { rules, state } = day(false);
  const lister = new Lister(rules);
  expect(lister.options(state, 0).length).toBe(0);
  state.open.open = true;
  expect(lister.options(state, 0).length).toBe(3);
});

test('a refusal names the first guard as they are written, of the moment or not', () => {
  const { rules, state, buy } = day(false);
  expect(refusal(rules, state, 0, pack(buy, 2))?.rules).toEqual(['D-03']);
  expect(refusal(rules, state, 0, pack(buy, 1))?.rules).toEqual(['D-04']);
});
