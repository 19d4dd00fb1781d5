import { expect, test } from 'vitest';
import { explainBlockedAt, explainBlocked } from './explainBlocked.ts';
import { numbered } from './domain.ts';
import type { State } from './state.ts';
import { type Choice, toolsOf } from './step.ts';
import { verb, verbList } from './verb.ts';

type Market = State<null, { dear: number; hours: boolean }, null, null>;

const { choice, citing, guard, moment } = toolsOf<Market>();
const [buy] = verbList(verb('buy', 'M-01', ['ware', numbered<null>(0, () => 5)]));
const inStock = guard<number, number, number>('M-02', (_s, ware) => ware < 4);
const affordable = citing(
  guard<number, number, number>(['M-03', 'M-04'], (s, ware) => ware < s.open.dear),
  (_s, ware) => (ware === 3 ? 'M-04' : 'M-03'),
);
const buying = (candidates?: Choice<Market>['candidates']): Choice<Market> =>
  choice(buy, {
    guards: [inStock, affordable, moment('M-05', (s) => s.open.hours)],
    perform() {},
    ...(candidates === undefined ? {} : { candidates }),
  });
const market = (dear: number, hours: boolean): Market => ({
  box: null,
  frames: [{ step: 'market' }],
  outcome: null,
  open: { dear, hours },
  own: [null],
  hidden: null,
});

test('the rule that stops whoever comes furthest is the reason', () => {
  expect(explainBlocked(buying(), market(2, false), 0)).toEqual(['M-05']);
  expect(explainBlocked(buying(), market(2, true), 0)).toEqual([]);
});

test('of several that come as far the narrower rule is told', () => {
  expect(explainBlocked(buying(), market(0, true), 0)).toEqual(['M-04']);
  expect(
    explainBlocked(
      buying((_s, propose) => void propose(1)),
      market(0, true),
      0,
    ),
  ).toEqual(['M-03']);
});

test('where nobody is worth looking at, everything is', () => {
  expect(
    explainBlocked(
      buying(() => {}),
      market(0, true),
      0,
    ),
  ).toEqual(['M-04']);
  expect(
    explainBlocked(
      buying((_s, propose) => void propose(4)),
      market(0, true),
      0,
    ),
  ).toEqual(['M-02']);
});

test('looking at another frame leaves the state as it was', () => {
  const state = market(0, true);
  expect(explainBlockedAt(buying(), state, 0, { step: 'fair' })).toEqual(['M-04']);
  expect(state).toEqual(market(0, true));
});
