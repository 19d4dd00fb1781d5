import { cloneState, LegalMoves, Match, nameMove, SeatObservation, SeededRandom, viewOf } from '#kernel';
import { describe, expect, it } from 'vitest';
import { casual } from '../../bots/casual.ts';
import { warOfTheRing as game } from '../../index.ts';
import type { WarAction } from '../../rules/verbs.ts';
import { shadowAttacks } from '../../testing/battle.ts';
import { box, SHADOW, type WarTable } from '../../testing/war.ts';
import { nextFate, type Pin, type Volley, volleyOf } from './volley.ts';

const proposed = (table: WarTable, pins: readonly Pin[] = []): Volley => {
  const volley = volleyOf(table.view(SHADOW), table.options(), pins);
  if (volley === null) throw new Error('No losses are asked for');
  return volley;
};
const types = ({ actions }: Volley): readonly string[] => actions.map(({ type }) => type);

/** The Shadow has to take so many hits. */
function struck(attackers: string, hits: number): WarTable {
  const dice = Array.from({ length: 5 }, (_, die) => (die < hits ? 6 : 1));
  const table = shadowAttacks({ on: { 'north-ithilien': attackers, 'south-ithilien': 'gondor 5r' } }, 'north-ithilien', 'south-ithilien');
  return table
    .next(
      ...Array.from(
        { length: Math.min(5, table.count('north-ithilien', 'sauron-regular') + table.count('north-ithilien', 'sauron-elite')) },
        () => 1,
      ),
      ...dice,
    )
    .do('beginBattle');
}

describe('all losses of a volley', () => {
  it('cost as little as they can: regulars without a die, then elites that are reduced, then regulars', () => {
    expect(types(proposed(struck('sauron 6r 1e', 3)))).toEqual(['loseRegular', 'loseRegular', 'reduceElite']);
    expect(types(proposed(struck('sauron 2r 1e', 2)))).toEqual(['reduceElite', 'loseRegular']);
  });

  it('WR-BATTLE-36: an elite that nothing can replace falls, for one hit', () => {
    const table = struck('sauron 1e', 1);
    const volley = volleyOf(
      { ...table.view(SHADOW), nations: [] },
      table.options().filter(({ type }) => type === 'loseElite' || type === 'loseRegular'),
      [],
    );
    expect(volley?.actions ?? []).toEqual(table.options('loseElite').length > 0 ? [{ type: 'loseElite', nation: 'sauron' }] : []);
  });

  it('follow what the player touched, the latest first, and never exceed the hits', () => {
    const table = struck('sauron 4r 2e', 2);
    const falls = (number: number): Pin => ({ figure: 'sauron-elite', number, fate: 'falls' });
    expect(types(proposed(table, [falls(0)]))).toEqual(['loseElite']);
    // A second elite cannot fall as well: the one that was touched last does.
    const both = proposed(table, [falls(0), falls(1)]);
    expect([both.fateOf('sauron-elite', 0), both.fateOf('sauron-elite', 1)]).toEqual([null, 'falls']);
    const kept = proposed(
      table,
      [0, 1].map((number) => ({ figure: 'sauron-elite', number, fate: null })),
    );
    expect(types(kept)).toEqual(['loseRegular', 'loseRegular']);
  });

  it('are touched in turns: an elite is reduced, falls, and stays', () => {
    const options = struck('sauron 4r 2e', 2).options();
    expect(nextFate(options, 'sauron-elite', null)).toBe('reduced');
    expect(nextFate(options, 'sauron-elite', 'reduced')).toBe('falls');
    expect(nextFate(options, 'sauron-elite', 'falls')).toBeNull();
    expect(nextFate(options, 'sauron-regular', null)).toBe('falls');
  });

  it('are taken by the rules one after the other until no hit is left, whatever was touched, in whole games', () => {
    let met = 0;
    for (let round = 0; round < 3; round++) {
      const match = Match.begin(game, { box, options: {}, seats: 2, random: new SeededRandom(61, round) });
      const [thoughts, fingers] = [new SeededRandom(62, round), new SeededRandom(63, round)];
      const legalMoves = new LegalMoves(game);
      while (match.state.outcome === null) {
        const [seat] = match.waitingList();
        const options = match.options(seat);
        const view = viewOf(game, match.state, seat);
        const pins: Pin[] = options.flatMap((action) =>
          action.type === 'loseRegular' || action.type === 'loseElite'
            ? [
                {
                  figure: `${action.nation}-${action.type === 'loseElite' ? 'elite' : 'regular'}`,
                  number: 0,
                  fate: fingers.below(2) === 0 ? null : 'falls',
                },
              ]
            : [],
        );
        const volley = volleyOf(view, options, pins);
        if (volley !== null) {
          met++;
          expect(volley.actions.length).toBeGreaterThan(0);
          const trial = Match.resume(game, { state: cloneState(match.state), random: new SeededRandom(64, round) });
          let last: WarAction | null = null;
          for (const action of volley.actions) {
            const answer = trial.apply(seat, action);
            expect(answer.ok, `${JSON.stringify(volley.actions)} at ${JSON.stringify(action)}`).toBe(true);
            last = action;
          }
          expect(last).not.toBeNull();
          // Nothing of this volley is left to pay.
          expect(view.battle?.struck?.side === viewOf(game, trial.state, seat).battle?.struck?.side).toBe(false);
        }
        match.apply(seat, nameMove(game.verbs, casual(new SeatObservation(game, match.state, seat, legalMoves), thoughts), box));
      }
    }
    expect(met).toBeGreaterThan(50);
  });
});
