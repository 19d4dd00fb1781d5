import { describe, expect, it } from 'vitest';
import { takeWarTokens, warGrant } from '#games/hunt-for-the-ring/index.ts';
import { companyOf, table } from '#games/hunt-for-the-ring/testing/table.ts';
import { warOfTheRing } from '#games/war-of-the-ring/index.ts';
import type { War } from '#games/war-of-the-ring/rules/state.ts';
import { cloneState, Match, SeededRandom } from '#kernel';

/** The result of one game is carried into another as a plain value: neither knows the other, so it is proved here that they fit. */

const FREE = 0;
const SHADOW = 1;
const night = { turn: 'night', corruption: 11 } as const;

const arrived = (up: number) => {
  return table({ part: 2, step: 13, company: companyOf(up), ringBearer: { journey: 'JS-01' } }).act('advance');
};
const lostAt = (step: number) => table({ part: 2, step, ...night, ringBearer: { journey: 'JS-01' } }).act('advance');

const ENDINGS = [
  ['HR-WOTR-02', 'lost in part I', table(night).act('travelByNight'), [0, 2]],
  ['HR-WOTR-02', 'lost before step 8', lostAt(5), [0, 2]],
  ['HR-WOTR-03', 'lost on step 8 or later', lostAt(9), [0, 1]],
  ['HR-WOTR-04', 'in Rivendell alone', arrived(0), [1, 1]],
  ['HR-WOTR-05', 'in Rivendell with two', arrived(2), [1, 0]],
  ['HR-WOTR-06', 'in Rivendell with three', arrived(3), [2, 0]],
] as const;

const warWith = (link: string, seed = 1): Match<War> =>
  Match.begin(warOfTheRing, {
    box: warOfTheRing.content.read(warOfTheRing.content.standard),
    options: { link },
    seats: 2,
    random: new SeededRandom(seed),
  });

describe('from the hunt to the war', () => {
  it.each(ENDINGS)('%s, HR-WOTR-01, HR-WOTR-07, HR-WOTR-13, HR-WOTR-14: %s', (_rule, _what, hunt, tokens) => {
    const carried = hunt.look('spectator').warTokens;
    if (carried === null) throw new Error('Nothing is carried into the war');
    expect([carried.freePeoples, carried.shadow]).toEqual(tokens);
    const grant = warGrant(hunt.s);
    expect(grant).toEqual({ shadow: tokens[SHADOW], freePeoples: tokens[FREE] });
    const war = warWith(carried.link);
    expect([...war.state.open.options.tokens]).toEqual(tokens);
    // A side with one token chooses, and it is offered exactly the two that the hunt speaks of.
    for (const [side, name] of [
      [FREE, 'freePeoples'],
      [SHADOW, 'shadow'],
    ] as const) {
      if (tokens[side] !== 1) continue;
      const offered = war.options(side).flatMap((option) => (option.type === 'chooseToken' ? [option.token] : []));
      for (const token of offered)
        expect(takeWarTokens({ shadow: 0, freePeoples: 0, [name]: 1 }, { [name]: token })[name]).toEqual([token]);
      expect([war.waitingList(), offered.length]).toEqual([[side], 2]);
      war.apply(side, { type: 'chooseToken', token: offered[0] });
    }
    expect(war.state.frames.some(({ step }) => step === 'chooseToken')).toBe(false);
    expect([...war.state.open.tokens].reduce((sum, each) => sum + each, 0)).toBe(tokens[FREE] + tokens[SHADOW]);
  });

  it.each(['free-both', 'shadow-both'])(
    'HR-WOTR-09, HR-WOTR-10, HR-WOTR-11: with %s each token works once, one a turn, and is no die',
    (link) => {
      const used: { token: string; turn: number }[] = [];
      for (let seed = 1; used.length < 4 && seed < 12; seed++) {
        const war = warWith(link, seed);
        const dice = new SeededRandom(seed, 9);
        const tokens = new Set<string>();
        const turns = new Set<number>();
        for (let step = 0; war.state.outcome === null && step < 1500 && tokens.size < 2; step++) {
          const [seat] = war.waitingList();
          const options = war.options(seat);
          expect(options.some((option) => option.type === 'useRing' && option.die.includes('token'))).toBe(false);
          const without = cloneState(war.state);
          without.open.tokens.fill(0);
          const bare = Match.resume(warOfTheRing, { state: without, random: new SeededRandom(1) });
          if (war.waitingList().length === 1 && bare.waitingList()[0] === seat)
            expect(bare.explain(seat, { type: 'pass' }) === null).toBe(war.explain(seat, { type: 'pass' }) === null);
          const token = options.find((option) => option.type === 'useToken');
          const action = token ?? options[dice.below(options.length)];
          if (token !== undefined) {
            expect(tokens.has(token.token), 'a token works once').toBe(false);
            expect(turns.has(war.state.open.turn), 'one token a turn').toBe(false);
            tokens.add(token.token);
            turns.add(war.state.open.turn);
            used.push({ token: token.token, turn: war.state.open.turn });
          }
          war.apply(seat, action);
        }
      }
      expect(new Set(used.map(({ token }) => token)).size).toBe(2);
    },
  );
});
