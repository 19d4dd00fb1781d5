import { firstOf, Match, SeededRandom, viewOf } from '#kernel';
import { createByItself } from '#look/loneAnswer.ts';
import type { SeatTurn } from '#wire';
import { expect, test } from 'vitest';
import { warOfTheRing as game } from '../../index.ts';
import type { War } from '../../rules/state.ts';
import type { WarAction } from '../../rules/verbs.ts';
import { box, FREE, fresh, war } from '../../testing/war.ts';
import { aloneAnswer } from '../loneAnswer.ts';

const CEASE: WarAction = { type: 'ceaseAttack' };
const VIEW = fresh().view(FREE);
const asked = (id: string, options: readonly WarAction[], canUndo = false): SeatTurn<WarAction> => ({
  seat: 1,
  prompt: { id, params: {} },
  options,
  canUndo,
});

test('WR-SIEGE-11: whoever has no elites to pay with is not asked for another round of assault; with one he is', () => {
  expect(aloneAnswer(asked('extendAssault', [CEASE]), VIEW)).toEqual(CEASE);
  expect(aloneAnswer(asked('extendAssault', [{ type: 'extendAssault', nation: 'sauron' }, CEASE]), VIEW)).toBeNull();
});

test('WR-BATTLE-15: what depends on a hand is asked even when one answer is left', () => {
  expect(aloneAnswer(asked('combatCard', [{ type: 'noCombatCard' }]), VIEW)).toBeNull();
});

test('WR-FSP-17, WR-FSP-28, WR-POL-05: declaring a Fellowship that has not moved is asked only where it could heal or activate', () => {
  const declare: WarAction = { type: 'declareFellowship' };
  const decline: WarAction = { type: 'decline' };
  const at = (fellowship: object, nations = {}) =>
    aloneAnswer(asked('declareFellowship', [declare, decline]), war({ phase: 'fellowship', fellowship, nations }).view(FREE));
  expect(at({ at: 'hollin' })).toEqual(decline);
  expect(at({ at: 'hollin', progress: 1 })).toBeNull();
  expect(at({ at: 'rivendell' })).toEqual(decline);
  expect(at({ at: 'rivendell', corruption: 1 })).toBeNull();
  expect(at({ at: 'dale' }, { north: { steps: 2, active: false } })).toBeNull();
  expect(at({ at: 'dale' }, { north: { steps: 2, active: true } })).toEqual(decline);
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
      const answer = aloneAnswer({ seat, prompt, options, canUndo: false }, viewOf(game, match.state, seat));
      if (answer !== null) {
        met.add(prompt?.id ?? '');
        const other = game.redeal(match.state, 'spectator', new SeededRandom(1, round));
        const elsewhere = Match.resume(game, { state: other, random: new SeededRandom(2, round) });
        const again = { seat, prompt: elsewhere.prompt(seat), options: elsewhere.options(seat), canUndo: false };
        expect(aloneAnswer(again, viewOf(game, other, 'spectator'))).toEqual(answer);
      }
      match.apply(seat, options[chooser.below(options.length)]);
    }
  }
  expect(met.size).toBeGreaterThan(0);
});

test('an answer of the table is taken back together with the decision before it, and never given twice to the same question', () => {
  const view = fresh().view(FREE);
  const byItself = createByItself(aloneAnswer);
  expect(byItself(asked('extendAssault', [CEASE], true), view)).toEqual({ act: CEASE });
  expect(byItself(asked('extendAssault', [CEASE], true), view)).toEqual({ act: 'undo' });
  // Nothing more can be taken back: now the person is asked.
  expect(byItself(asked('extendAssault', [CEASE]), view)).toBeNull();
  // The same question on another board is another question.
  const later = war({ on: { osgiliath: 'gondor 1r' } }).view(FREE);
  expect(byItself(asked('extendAssault', [CEASE]), later)).toEqual({ act: CEASE });
});
