import { expect, test } from 'vitest';
import { numbered } from './domain.ts';
import { refusal } from './flow.ts';
import { frame } from './frame.ts';
import type { Rules } from './game.ts';
import { LegalMoves, offersAny, wouldOffer } from './legalMoves.ts';
import { only } from './seat.ts';
import type { State } from './state.ts';
import { type Choice, toolsOf } from './step.ts';
import { pack, type Verb, verb, verbList } from './verb.ts';

/** Two choices that share a guard of the moment, and what was asked of whom. */
type Day = State<null, { open: boolean }, null, null>;

function day(isOpen: boolean) {
  const asked: string[] = [];
  const five = numbered<null>(0, () => 5);
  const { asking, choice: make, guard, moment, steps } = toolsOf<Day>();
  const [buy, sell] = verbList(verb('buy', 'D-01', ['ware', five]), verb('sell', 'D-02', ['ware', five]));
  const isOdd = guard('D-03', (_s, ware: number) => {
    asked.push(`odd ${ware}`);
    return ware % 2 === 1;
  });
  const inHours = moment('D-04', (s) => {
    asked.push('hours');
    return s.open.open;
  });
  const choice = (of: Verb<null>, candidates?: Choice<Day>['candidates']): Choice<Day> =>
    make(of, { guards: [isOdd, inHours], perform() {}, ...(candidates === undefined ? {} : { candidates }) });
  const buying = choice(buy);
  const selling = choice(sell, (_s, propose) => {
    asked.push('candidates');
    if (!propose(3)) propose(4);
  });
  const rules: Rules<Day> = {
    id: 'day',
    verbs: [buy, sell],
    steps: steps(
      asking(frame('market'), {
        rule: 'D-00',
        asks: () => only(0),
        prompt: () => ({ id: 'market', params: {} }),
        choices: [buying, selling],
      }),
    ),
    overRule: 'D-09',
    longest: 1,
  };
  const state: Day = { box: null, frames: [{ step: 'market' }], outcome: null, open: { open: isOpen }, own: [null], hidden: null };
  return { asked, rules, state, buy, sell, buying, selling };
}

test('a guard of the moment speaks once a list, before any candidate', () => {
  const { asked, rules, state, buy, sell } = day(true);
  expect(new LegalMoves(rules).options(state, 0).toArray()).toEqual([pack(buy, 1), pack(buy, 3), pack(sell, 3)]);
  expect(asked).toEqual(['hours', 'odd 0', 'odd 1', 'odd 2', 'odd 3', 'odd 4', 'candidates', 'odd 3', 'odd 4']);
});

test('when it says no, no candidate is looked at', () => {
  const { asked, rules, state } = day(false);
  expect(new LegalMoves(rules).options(state, 0).length).toBe(0);
  expect(asked).toEqual(['hours']);
});

test('a list is asked for anew every time', () => {
  const { rules, state } = day(false);
  const legalMoves = new LegalMoves(rules);
  expect(legalMoves.options(state, 0).length).toBe(0);
  state.open.open = true;
  expect(legalMoves.options(state, 0).length).toBe(3);
});

test('a refusal names the first guard as they are written, of the moment or not', () => {
  const { rules, state, buy } = day(false);
  expect(refusal(rules, state, 0, pack(buy, 2))?.rules).toEqual(['D-03']);
  expect(refusal(rules, state, 0, pack(buy, 1))?.rules).toEqual(['D-04']);
});

test('whether there is any ends with the first candidate that is let through', () => {
  const { asked, state, buying, selling } = day(true);
  expect(offersAny(buying, state, 0)).toBe(true);
  expect(asked).toEqual(['odd 0', 'odd 1', 'hours']);
  asked.length = 0;
  expect(offersAny(selling, state, 0)).toBe(true);
  expect(asked).toEqual(['candidates', 'odd 3', 'hours']);
});

test('whether there would be any at another step leaves the state as it was', () => {
  const { state, selling } = day(false);
  expect(wouldOffer(selling, state, 0, { step: 'market' })).toBe(false);
  expect(state.frames).toEqual([{ step: 'market' }]);
});

test('a guard that says what it depends on is asked once a list for each such number', () => {
  const asked: number[] = [];
  const two = numbered<null>(0, () => 2);
  const { asking, choice, guardPer } = toolsOf<Day>();
  const [trade] = verbList(verb('trade', 'D-01', ['with', two], ['ware', two]));
  const perWare = guardPer(
    'D-05',
    (_with: number, ware: number) => ware,
    (_s, _with, ware) => {
      asked.push(ware);
      return ware === 1;
    },
  );
  const market = asking(frame('market'), {
    rule: 'D-00',
    asks: () => only(0),
    prompt: () => ({ id: 'market', params: {} }),
    choices: [choice(trade, { guards: [perWare], perform() {} })],
  });
  const { rules, state } = day(true);
  const legalMoves = new LegalMoves<Day>({ ...rules, verbs: [trade], steps: { market } });
  const listed = () => legalMoves.options(state, 0).toArray();
  expect(listed()).toEqual([pack(trade, 0, 1), pack(trade, 1, 1)]);
  expect(asked).toEqual([0, 1]);
  // Another list is another moment.
  expect(listed()).toHaveLength(2);
  expect(asked).toEqual([0, 1, 0, 1]);
});

test('a guard that stands for a list of rules cites the one that bars', () => {
  const { asking, barrier, choice } = toolsOf<Day>();
  const three = numbered<null>(0, () => 3);
  const [take] = verbList(verb('take', 'D-01', ['ware', three]));
  const market = asking(frame('market'), {
    rule: 'D-00',
    asks: () => only(0),
    prompt: () => ({ id: 'market', params: {} }),
    choices: [
      choice(take, { guards: [barrier(['D-06', 'D-07'], (_s, ware) => (ware === 0 ? 'D-06' : ware === 1 ? 'D-07' : null))], perform() {} }),
    ],
  });
  const { rules, state } = day(true);
  const game = { ...rules, verbs: [take], steps: { market } };
  expect(new LegalMoves<Day>(game).options(state, 0).toArray()).toEqual([pack(take, 2)]);
  expect([0, 1].map((ware) => refusal(game, state, 0, pack(take, ware))?.rules)).toEqual([['D-06'], ['D-07']]);
});
