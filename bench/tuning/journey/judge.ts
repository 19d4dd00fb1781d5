import type { Bot } from '../../../packages/bots/bot.ts';
import type { Journey } from '../../../packages/games/journey-to-mordor/rules/state.ts';
import { play, type Side } from './positions.ts';

/** What a chair of the one bot wins more than a chair of the other, with half of its 95 % interval. */
interface Verdict {
  readonly deals: number;
  /** Share of all victories, both bots. */
  readonly one: number;
  readonly other: number;
  readonly apart: number;
  readonly half: number;
}

/** 97.5 % of a normal distribution lies below this many deviations. */
const Z = 1.959964;

/**
 * Two bots at tables of so many: every deal is played with each seating, so that neither has the better dice or the better chairs. The games
 * of one deal hang together; the interval counts deals.
 */
export function judge(one: Bot<Journey>, other: Bot<Journey>, side: Side, seats: number, deals: number, seed: number): Verdict {
  // Two, one against two others, two against two.
  const mine = Array.from({ length: seats }, (_, chair) => (seats === 4 ? chair % 2 === 0 : chair === 0));
  const count = mine.filter(Boolean).length;
  const turns = seats === 4 ? 2 : seats;
  const apart: number[] = [];
  let ones = 0;
  let others = 0;
  for (let deal = 0; deal < deals; deal++) {
    let own = 0;
    let theirs = 0;
    for (let turn = 0; turn < turns; turn++) {
      const at = (chair: number): boolean => mine[(chair + turn) % seats];
      const { outcome } = play(
        mine.map((_, chair) => (at(chair) ? one : other)),
        side,
        seed,
        deal,
      );
      const winners = outcome?.winners ?? [];
      for (const chair of winners)
        if (at(chair)) own += 1 / winners.length;
        else theirs += 1 / winners.length;
    }
    apart.push(own / turns / count - theirs / turns / (seats - count));
    ones += own / turns;
    others += theirs / turns;
  }
  const mean = apart.reduce((sum, each) => sum + each, 0) / deals;
  const variance = apart.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (deals - 1);
  return { deals, one: ones / deals, other: others / deals, apart: mean, half: Z * Math.sqrt(variance / deals) };
}
