import { asId } from './id.ts';
import { expect, test } from 'vitest';
import { numbered } from './domain.ts';
import { frame } from './frame.ts';
import { LegalMoves } from './legalMoves.ts';
import { RandomMove } from './randomMove.ts';
import { SeededRandom } from './random/seededRandom.ts';
import { only } from './seat.ts';
import type { State } from './state.ts';
import { toolsOf } from './step.ts';
import { nameMove, verb, verbList } from './verb.ts';

type Market = State<null, { open: boolean; odd: boolean }, null, null>;

const { asking, choice, guard, moment } = toolsOf<Market>();
const five = numbered<null>(0, () => 5);
const verbs = verbList(verb('buy', 'M-01', ['ware', five]), verb('swap', 'M-02', ['ware', five], ['other', five]), verb('leave', 'M-03'));
const [buy, swap, leaving] = verbs;
const market = asking(frame('market'), {
  rule: 'M-00',
  asks: () => only(0),
  prompt: () => ({ id: 'market', params: {} }),
  choices: [
    choice(buy, { guards: [guard('M-04', (s, ware) => !s.open.odd || ware % 2 === 1)], perform() {} }),
    choice(swap, {
      guards: [moment('M-05', (s) => s.open.open), guard('M-06', (_s, ware, other) => ware === 4 && other < 2)],
      candidates(_s, propose) {
        for (let other = 0; other < 3; other++) propose(4, other);
      },
      perform() {},
    }),
    choice(leaving, { guards: [moment('M-07', (s) => !s.open.odd)], perform() {} }),
  ],
});
const at = (open: Market['open']): Market => ({ box: null, frames: [{ step: 'market' }], outcome: null, open, own: [null], hidden: null });
const rules = { id: 'market', verbs, steps: { market }, overRule: 'M-09', longest: 1 };

/** All the ways that draws can fall, one after the other, each with its share of the whole. */
class EveryWay extends SeededRandom {
  private readonly drawn: { of: number; got: number }[] = [];
  private place = 0;

  override draw(of: number): number {
    if (this.place === this.drawn.length) this.drawn.push({ of, got: 0 });
    return this.drawn[this.place++].got;
  }

  share(): number {
    return this.drawn.reduce((share, { of }) => share / of, 1);
  }

  /** On to another way; false when there is none. */
  turn(): boolean {
    this.place = 0;
    let last = this.drawn.at(-1);
    while (last !== undefined && last.got === last.of - 1) {
      this.drawn.pop();
      last = this.drawn.at(-1);
    }
    if (last === undefined) return false;
    last.got++;
    return true;
  }
}

test.each([
  { open: true, odd: true },
  { open: true, odd: false },
  { open: false, odd: false },
])('every legal move is exactly as likely as the others, and nothing else is ever drawn: %o', (open) => {
  const state = at(open);
  const randomMove = new RandomMove<Market>();
  const ways = new EveryWay(0);
  const shares = new Map<number, number>();
  do {
    const move = randomMove.draw(market, state, 0, ways);
    shares.set(move, (shares.get(move) ?? 0) + ways.share());
  } while (ways.turn());
  const listed = new LegalMoves<Market>(rules).options(state, 0).toArray();
  expect([...shares.keys()].toSorted((a, b) => a - b)).toEqual(listed.toSorted((a, b) => a - b));
  for (const [move, share] of shares) expect(share, JSON.stringify(nameMove(verbs, asId(move), null))).toBeCloseTo(1 / listed.length, 9);
});

test('whoever has no option is told where', () => {
  const none = asking(frame('market'), { ...market, choices: [choice(leaving, { guards: [guard('M-08', () => false)], perform() {} })] });
  expect(() => new RandomMove<Market>().draw(none, at({ open: true, odd: true }), 0, new SeededRandom(1))).toThrow('asked at "market"');
});
