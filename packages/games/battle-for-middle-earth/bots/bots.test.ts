import { asId } from '#kernel/id.ts';
import type { Bot } from '#bots/bot.ts';
import { SelfPlay } from '#bots/self-play.ts';
import { random } from '#bots/random.ts';
import { LegalMoves, SeatObservation, SeededRandom } from '#kernel';
import { describe, expect, test } from 'vitest';
import { battleForMiddleEarth } from '../index.ts';
import { setOf } from '../rules/cards.ts';
import type { Battle } from '../rules/state.ts';
import { attack } from '../rules/verbs.ts';
import { act, BOX, HAND, sit, TEAM, TROPHY } from '../testing/table.ts';
import { bots } from './index.ts';
import { lookAhead, mordorChance } from './outlook.ts';
import { plansOf } from './plans.ts';

const { casual, ranger, master } = bots;

/** Share of points won by the first bot in deals that both play from both seats. */
function share(first: Bot<Battle>, second: Bot<Battle>, deals: number): number {
  const selfPlay = new SelfPlay(battleForMiddleEarth, BOX, { first: 0 });
  let won = 0;
  for (let deal = 0; deal < deals; deal++)
    for (const seat of [0, 1]) {
      const { outcome } = selfPlay.play(
        seat === 0 ? [first, second] : [second, first],
        new SeededRandom(5, deal),
        new SeededRandom(6, deal * 2 + seat),
      );
      if (outcome.winners.includes(asId(seat))) won += 1 / outcome.winners.length;
    }
  return won / (2 * deals);
}

describe('levels', () => {
  test('casual beats chance', () => expect(share(casual, random, 40)).toBeGreaterThan(0.9));
  test('ranger beats casual', () => expect(share(ranger, casual, 40)).toBeGreaterThan(0.65));

  // Twenty games tell a share only to twenty points: how strong it is has been measured with thousands (docs/bots.md).
  test('master beats ranger', () => expect(share(master, ranger, 10)).toBeGreaterThan(0.5));

  test('all sit at tables of three and four and choose only what is offered', () => {
    for (const seats of [3, 4]) {
      const selfPlay = new SelfPlay(battleForMiddleEarth, BOX, {});
      for (let game = 0; game < 4; game++) {
        const { outcome } = selfPlay.play(
          Array.from({ length: seats }, (_, seat) => (game === 0 && seat === 0 ? master : seat % 2 === 0 ? ranger : casual)),
          new SeededRandom(1, game),
          new SeededRandom(2, game),
        );
        expect(outcome.winners.length).toBeGreaterThan(0);
      }
    }
  });
});

test('ranger takes its first trophies though counterattacks may take them again: those still standing would be no safer', () => {
  const match = sit({
    row: ['witch-king', 'shelob', 'balrog'],
    players: [
      {
        hand: ['tom-bombadil', 'glorfindel', 'beregond', 'gloin', 'erkenbrand'],
        teams: [['faramir', 'eomer', 'arwen', 'imrahil', 'elladan']],
      },
      { hand: ['sam', 'pippin'], teams: [['aragorn']] },
    ],
  });
  act(match, 0, { type: 'play', card: 'erkenbrand', team: 1 });
  const observation = new SeatObservation(battleForMiddleEarth, match.state, 0, new LegalMoves(battleForMiddleEarth));
  for (const seed of [1, 2, 3]) expect(attack.is(ranger(observation, new SeededRandom(seed)))).toBe(true);
});

describe('plans', () => {
  test('name the cards that are needed and none besides', () => {
    const { state } = sit({
      row: ['troll', 'nazgul', 'ugluk'],
      players: [{ hand: ['sam', 'elrond', 'arwen'], teams: [['aragorn', 'gimli']] }, {}],
    });
    const onTroll = plansOf(state, 0, state.own[0].hand, 2).filter(
      ({ team, enemies }) => team === 0 && enemies === setOf([asId(BOX.enemyIds.indexOf('troll'))]),
    );
    expect(onTroll.map(({ joining }) => joining)).toEqual([setOf([asId(BOX.companionIds.indexOf('sam'))])]);
  });

  test('the Mordor clock is counted from what lies open', () => {
    const { state } = sit({
      mordor: [TEAM, HAND],
      ringDiscard: [TROPHY, TROPHY, TROPHY, TROPHY],
      players: [{ hand: ['sam'] }, { hand: ['arwen'] }],
    });
    // Six of twelve Mordor cards are left among the 35 cards of the pile.
    expect(mordorChance(state)).toBeCloseTo(6 / 35);
  });

  test('what an opponent could take with one card is under threat, and what nobody can is not', () => {
    const threats = (teams: string[][], row: string[]): number[] => {
      const { state } = sit({ row, players: [{ hand: ['sam'] }, { hand: ['arwen'], teams }] });
      const observation = new SeatObservation(battleForMiddleEarth, state, 0, new LegalMoves(battleForMiddleEarth));
      const { threat } = lookAhead(observation, new SeededRandom(1)).outlook;
      return row.map((id) => threat[BOX.enemyIds.indexOf(id)]);
    };
    expect(threats([['theoden', 'erkenbrand', 'haldir']], ['shelob', 'saruman', 'troll'])[2]).toBeGreaterThan(0.3);
    // One card alone has two symbols at most, and each of these asks for four.
    expect(threats([], ['balrog', 'saruman', 'shelob'])).toEqual([0, 0, 0]);
  });
});
