import { Match, SeededRandom, seatList, viewOf } from '#kernel';
import { expect, test } from 'vitest';
import { huntForTheRing as game } from '../index.ts';
import type { HuntAction } from '../rules/state.ts';
import { VERBS } from '../rules/verbs.ts';
import { box, letterFor } from '../testing/letter.ts';
import type { HuntView } from '../view/view.ts';
import { argumentOf, offersOf, SITES, sitesOf, spotOf } from './offers.ts';

test('every verb of the rules has its site on the drawn table, and there is no site for a verb that is gone', () => {
  expect(Object.keys(SITES).sort()).toEqual(VERBS.map(({ name }) => name).sort());
  for (const sites of Object.values(SITES)) expect(sites?.length).toBeGreaterThan(0);
});

const turnOf = (options: readonly HuntAction[]) => ({ seat: 1, prompt: null, options, canUndo: false });

/** Plays random games of both parts and looks at what every asked seat is offered. */
function eachOffer(look: (view: HuntView, options: readonly HuntAction[]) => void): void {
  const setups = [
    { seats: 3, options: { mode: 'part1' } },
    { seats: 2, options: { mode: 'part1', information: 'two' } },
    { seats: 3, options: { mode: 'part2', letter: letterFor(3) } },
    { seats: 2, options: { mode: 'part2', letter: letterFor(2, { information: ['I1', 'I2', 'I4', 'I6', 'I9'] }) } },
  ];
  for (const [number, { seats, options }] of setups.entries())
    for (let round = 0; round < 3; round++) {
      const random = new SeededRandom(41 + round, number);
      const match = Match.begin(game, { box, options, seats, random });
      const chooser = new SeededRandom(7 + round, number);
      for (let decision = 0; match.state.outcome === null && decision < 3000; decision++) {
        const [seat] = seatList(match.waiting());
        const offered = match.options(seat);
        look(viewOf(game, match.state, seat), offered);
        match.apply(seat, offered[chooser.below(offered.length)]);
      }
    }
}

test('along whole games every option can be reached: at its spot on the map, after taking up a piece, in a panel or in the bar', () => {
  const reached = new Set<string>();
  eachOffer((view, options) => {
    const offers = offersOf(turnOf(options), 'play', view);
    for (const action of options) {
      reached.add(action.type);
      const sites = sitesOf(action.type);
      if (sites.some((site) => site !== 'map')) continue;
      const spot = spotOf(view, action);
      expect(spot, JSON.stringify(action)).not.toBeNull();
      const inHand = offers.at(spot ?? '').includes(action);
      const afterPicking = [argumentOf(action, 'from'), argumentOf(action, 'nazgul')].some(
        (first) =>
          first !== undefined &&
          offersOf(turnOf(options), 'play', view, String(first))
            .at(spot ?? '')
            .includes(action),
      );
      expect(inHand || afterPicking, JSON.stringify(action)).toBe(true);
    }
  });
  expect(reached.size).toBeGreaterThan(60);
});

test('a piece is taken up first when there are several, and at once when there is only one', () => {
  const match = Match.begin(game, { box, options: { mode: 'part1' }, seats: 2, random: new SeededRandom(1) });
  const plain = viewOf(game, match.state, 0);
  const view: HuntView = {
    ...plain,
    nazgul: plain.nazgul.map((each, index) => ({ ...each, at: ['22', '31', '46', '49'][index] ?? null })),
  };
  const push = (nazgul: 'blue' | 'green', space: number): HuntAction => ({ type: 'pushNazgul', nazgul, space });
  const one = offersOf(turnOf([push('blue', 21), push('blue', 23)]), 'play', view);
  expect([one.held, [...one.spots], one.movable.size]).toEqual(['blue', ['21', '23'], 0]);
  const two = offersOf(turnOf([push('blue', 21), push('green', 33)]), 'play', view);
  expect([two.held, two.spots.size, [...two.movable]]).toEqual([null, 0, ['22', '31']]);
  expect([...offersOf(turnOf([push('blue', 21), push('green', 33)]), 'play', view, 'green').spots]).toEqual(['33']);
});

test('HR-WLOG-01: log tokens can be taken up beside whatever is asked; with one in hand the map is for laying it', () => {
  const match = Match.begin(game, { box, options: { mode: 'part1' }, seats: 2, random: new SeededRandom(1) });
  const rest: HuntAction = { type: 'search' };
  const offers = () => offersOf({ ...turnOf([rest]), asides: match.asides(1) }, 'play', viewOf(game, match.state, 1));
  expect([offers().all, offers().of('takeLogToken').length, offers().spots.size]).toEqual([[rest], 6, 0]);
  match.apply(1, { type: 'takeLogToken', logToken: 2 });
  const laying = offers();
  expect([laying.find('search', {}), laying.asked, laying.spots.has('21')]).toEqual([undefined, true, true]);
  expect(laying.on('bar').map(({ type }) => type)).toContain('leaveLogToken');
  // Somebody who is not asked has his tokens all the same, and nothing else to answer.
  const idle = offersOf({ ...turnOf([]), asides: [{ type: 'takeLogToken', logToken: 1 }] }, 'play', viewOf(game, match.state, 1));
  expect([idle.asked, idle.of('takeLogToken').length]).toEqual([false, 1]);
});

test('those who look on are offered nothing', () => {
  const match = Match.begin(game, { box, options: { mode: 'part1' }, seats: 2, random: new SeededRandom(1) });
  const view = viewOf(game, match.state, 0);
  expect(offersOf(turnOf([{ type: 'rest' }]), 'watch', view).asked).toBe(false);
  expect(offersOf(null, 'play', view).asked).toBe(false);
});
