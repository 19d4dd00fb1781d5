import { type Action, firstOf, Match, SeededRandom, viewOf } from '#kernel';
import { createByItself } from '#look/loneAnswer.ts';
import type { SeatTurn } from '#wire';
import { expect, test } from 'vitest';
import { huntForTheRing as game } from '../index.ts';
import type { Hunt, HuntAction, HuntOptions } from '../rules/state.ts';
import type { HuntView } from '../view/view.ts';
import { box } from '../testing/letter.ts';
import { blue } from '../testing/moments.ts';
import type { TestTable } from '../testing/table.ts';
import { loneAnswer } from './loneAnswer.ts';

const END: HuntAction = { type: 'endActivation' };
const ALL_SPENT = ['ring*', 'ring*', 'sword*', 'sword*', 'sorcery*', 'shadow*'];

function answerOf({ match }: TestTable): HuntAction | null {
  const seat = firstOf(match.waiting());
  const turn: SeatTurn<HuntAction> = { seat, prompt: match.prompt(seat), options: match.options(seat), canUndo: true };
  return loneAnswer(turn, viewOf(game, match.state, seat));
}

test('HR-WRAITH-05: a Nazgûl that has ridden and acted goes on by itself, one that may still ride or act does not', () => {
  const ridden = blue(48).act('ride', { space: 47 });
  expect(answerOf(blue(48))).toBeNull();
  expect(answerOf(ridden)).toBeNull();
  const searched = blue(48).act('search').act('pass');
  expect(answerOf(searched)).toBeNull();
  const [ride] = searched.match.options(1).filter(({ type }) => type === 'ride');
  expect(answerOf(searched.act('ride', { space: ride?.type === 'ride' ? ride.space : '' }))).toEqual(END);
});

test('HR-WRAITH-05: so does one on a dot when no die is left; one that has done nothing is asked', () => {
  const onDot = { dice: ALL_SPENT };
  expect(answerOf(blue(48, onDot).act('ride', { space: 'd60' }))).toEqual(END);
  expect(answerOf(blue('d60', onDot))).toBeNull();
});

test('along whole games everybody who sees the board knows that a Nazgûl goes on, whatever is in the hands', () => {
  let met = 0;
  for (let round = 0; round < 2; round++) {
    const match = Match.begin<Hunt, HuntOptions, HuntView>(game, {
      box,
      options: game.readOptions({ mode: 'part1' }, 3),
      seats: 3,
      random: new SeededRandom(23, round),
    });
    const chooser = new SeededRandom(9, round);
    while (match.state.outcome === null) {
      const seat = firstOf(match.waiting());
      const options = match.options(seat);
      const answer = loneAnswer({ seat, prompt: match.prompt(seat), options, canUndo: false }, viewOf(game, match.state, seat));
      if (answer !== null) {
        met++;
        const other = game.redeal(match.state, 'spectator', new SeededRandom(1, round));
        const elsewhere = Match.resume(game, { state: other, random: new SeededRandom(2, round) });
        const again = { seat, prompt: elsewhere.prompt(seat), options: elsewhere.options(seat), canUndo: false };
        expect(loneAnswer(again, viewOf(game, other, 'spectator'))).toEqual(answer);
      }
      const choice: Action | undefined = options[chooser.below(options.length)];
      if (choice === undefined) throw new Error('Nothing may be done');
      match.apply(seat, choice);
    }
  }
  expect(met).toBeGreaterThan(0);
});

test('taking back the end of an activation takes back the decision before it, too', () => {
  const byItself = createByItself(loneAnswer);
  const view = blue(48).look(1);
  const over: SeatTurn<HuntAction> = { seat: 1, prompt: { id: 'activationOver', params: {} }, options: [END], canUndo: true };
  expect(byItself(over, view)).toEqual({ act: END });
  expect(byItself(over, view)).toEqual({ act: 'undo' });
});
