import { Match, SeededRandom, seatList } from '#kernel';
import { expect, test } from 'vitest';
import { warOfTheRing as game } from '../../index.ts';
import { project } from '../../view/project.ts';
import type { War } from '../../rules/state.ts';
import type { WarAction } from '../../rules/verbs.ts';
import { FREE, fresh } from '../../testing/war.ts';
import { offersOf } from '../offers.ts';
import { answersOf } from './answersOf.ts';
import { type Home, homeOf, sceneOf } from '../answerHomes.ts';

test('along whole games every option lies in one part of the table, and what is an answer is a button', () => {
  const box = game.content.read(game.content.standard);
  const homes = new Set<Home>();
  const lost: WarAction[] = [];
  for (let round = 0; round < 2; round++) {
    const match = Match.begin<War, unknown, unknown>(game, {
      box,
      options: { link: 'each-one' },
      seats: 2,
      random: new SeededRandom(5, round),
    });
    const chooser = new SeededRandom(8, round);
    while (match.state.outcome === null) {
      const [seat] = seatList(match.waiting());
      const options = match.options(seat);
      const { state } = match;
      const view = project({ ...state, viewer: seat, own: state.own[seat] ?? null, truth: null });
      const mine = view.sides.find((side) => side.seat === seat) ?? view.sides[0];
      const scene = sceneOf(match.prompt(seat)?.id ?? null, view);
      const seen = { mine, isForming: view.forming !== null, scene };
      const offers = offersOf({ seat, prompt: null, options, canUndo: false }, 'play');
      const { main, quiet, numbers } = answersOf(offers, seen);
      const buttons = new Set([...(main === null ? [] : [main]), ...quiet, ...numbers.map(({ action }) => action)]);
      for (const action of options) {
        const home = homeOf(action, seen);
        homes.add(home);
        if (buttons.has(action) !== (home === 'answers')) lost.push(action);
      }
      match.apply(seat, options[chooser.below(options.length)]);
    }
  }
  expect(lost).toEqual([]);
  expect([...homes].sort()).toEqual(['answers', 'battle', 'company', 'hand', 'hunt', 'map', 'tray']);
});

test('one answer is the main one, and numbers go up', () => {
  const seen = { mine: fresh().view(FREE).sides[0], isForming: false, scene: null };
  const answers = (options: readonly WarAction[]) => answersOf(offersOf({ seat: 0, prompt: null, options, canUndo: false }, 'play'), seen);
  expect(answers([{ type: 'decline' }, { type: 'accept' }])).toMatchObject({ main: { type: 'accept' }, quiet: [{ type: 'decline' }] });
  const dice = (count: number): WarAction => ({ type: 'reroll', dice: count });
  expect(answers([dice(2), dice(0), dice(1)]).numbers.map(({ number }) => number)).toEqual([0, 1, 2]);
});
