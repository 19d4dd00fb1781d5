import { firstOf, Match, SeededRandom } from '#kernel';
import type { SeatTurn } from '#wire';
import { expect, test } from 'vitest';
import { warOfTheRing as game } from '../../index.ts';
import type { War } from '../../rules/state.ts';
import type { WarAction } from '../../rules/verbs.ts';
import { box, FREE, fresh, war } from '../../testing/war.ts';
import { aloneAnswer, createByItself } from '../loneAnswer.ts';

const CEASE: WarAction = { type: 'ceaseAttack' };
const asked = (id: string, options: readonly WarAction[], canUndo = false): SeatTurn<WarAction> => ({
  seat: 1,
  prompt: { id, params: {} },
  options,
  canUndo,
});

test('WR-SIEGE-11: whoever has no elites to pay with is not asked for another round of assault; with one he is', () => {
  expect(aloneAnswer(asked('extendAssault', [CEASE]))).toEqual(CEASE);
  expect(aloneAnswer(asked('extendAssault', [{ type: 'extendAssault', nation: 'sauron' }, CEASE]))).toBeNull();
});

test('WR-BATTLE-15: what depends on a hand is asked even when one answer is left', () => {
  expect(aloneAnswer(asked('combatCard', [{ type: 'noCombatCard' }]))).toBeNull();
});

test('along whole games whoever sees the board knows that one answer is left, whatever is in the hands', () => {
  const met = new Set<string>();
  for (let round = 0; round < 2; round++) {
    const match = Match.begin<War, unknown, unknown>(game, { box, options: {}, seats: 2, random: new SeededRandom(23, round) });
    const chooser = new SeededRandom(9, round);
    while (match.state.outcome === null) {
      const seat = firstOf(match.waiting());
      const options = match.options(seat);
      const prompt = match.prompt(seat);
      const answer = aloneAnswer({ seat, prompt, options, canUndo: false });
      if (answer !== null) {
        met.add(prompt?.id ?? '');
        const other = game.redeal(match.state, 'spectator', new SeededRandom(1, round));
        expect(Match.resume(game, { state: other, random: new SeededRandom(2, round) }).options(seat)).toEqual([answer]);
      }
      match.apply(seat, options[chooser.below(options.length)]);
    }
  }
  expect(met.size).toBeGreaterThan(0);
});

test('an answer of the table is taken back together with the decision before it, and never given twice to the same question', () => {
  const view = fresh().view(FREE);
  const byItself = createByItself();
  expect(byItself(asked('extendAssault', [CEASE], true), view)).toEqual({ act: CEASE });
  expect(byItself(asked('extendAssault', [CEASE], true), view)).toEqual({ act: 'undo' });
  // Nothing more can be taken back: now the person is asked.
  expect(byItself(asked('extendAssault', [CEASE]), view)).toBeNull();
  // The same question on another board is another question.
  const later = war({ on: { osgiliath: 'gondor 1r' } }).view(FREE);
  expect(byItself(asked('extendAssault', [CEASE]), later)).toEqual({ act: CEASE });
});
