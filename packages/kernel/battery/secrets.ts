import { asId, asIds } from '../id.ts';
import { expect, test } from 'vitest';
import { cloneState, hashState } from '../codec.ts';
import type { AnyGame } from '../game.ts';
import { Match } from '../match.ts';
import { SeededRandom } from '../random/seededRandom.ts';
import type { Viewer, Seat } from '../seat.ts';
import type { State } from '../state.ts';
import { eventsFor, viewOf } from '../view.ts';
import { anyActions } from './sample.ts';
import { type Setup, walk } from './walk.ts';

/** Everything sent to a viewer now, as text: if it is equal in two worlds, they are in the same information set. */
export function sightOf(game: AnyGame, state: State, viewer: Viewer, tried: readonly unknown[]): string {
  const match = Match.resume(game, { state: cloneState(state), random: new SeededRandom(1) });
  const view = viewOf(game, match.state, viewer);
  const seat = viewer === 'spectator' ? null : viewer;
  return JSON.stringify({
    view,
    outline: game.outline(view),
    waiting: match.waitingList(),
    // Standing orders answer skippable prompts, so all viewers see when one exists.
    windows: match.waitingList().map((each) => match.skippablePrompt(each)),
    spans: (game.orderPeriods ?? []).map((span) => span.mark(match.state)),
    prompt: seat === null ? null : match.prompt(seat),
    options: seat === null ? null : match.options(seat),
    asides: seat === null ? null : match.asides(seat),
    refusals: seat === null ? null : tried.map((action) => match.explain(seat, action)),
  });
}

/** Positions at which a viewer could tell the real world from a determinized one; empty if nothing leaks. */
export function leaks(game: AnyGame, setups: readonly Setup[], moments: number): string[] {
  const found: string[] = [];
  for (const [index, setup] of setups.entries()) {
    const random = new SeededRandom(index, 40);
    let looked = 0;
    walk(game, setup, 60 + index, ({ match, step }, enough) => {
      if (looked >= moments) return enough();
      if (step > 6 && random.below(6) !== 0) return;
      looked++;
      const tried = anyActions(game, match.state.box, random, 40);
      const viewers: Viewer[] = [...asIds<Seat>(match.state.own.keys()), 'spectator'];
      for (const viewer of viewers) {
        const truth = sightOf(game, match.state, viewer, tried);
        for (let deal = 0; deal < 2; deal++) {
          const other = game.redeal(match.state, viewer, new SeededRandom(step, deal));
          expect(game.check(other), `re-dealt for ${viewer}, step ${step}`).toEqual([]);
          const sight = sightOf(game, other, viewer, tried);
          if (sight !== truth) found.push(`${JSON.stringify(setup)}, step ${step}, viewer ${viewer}:\n${difference(truth, sight)}`);
        }
      }
    });
  }
  return found;
}

/** The first difference of two texts, with some context. */
function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 80), at + 80);
  return `${around(one)}\n${around(other)}`;
}

/** Nothing leaks: worlds of one information set look the same, answer the same and emit the same events. */
export function secrets(game: AnyGame, setups: readonly Setup[], moments: number): void {
  test('re-dealing what a viewer does not know changes neither view, options, prompt nor refusals', () => {
    expect(leaks(game, setups, moments)).toEqual([]);
  });

  test('a game that says it has no secrets shows and tells everybody the same', () => {
    if (game.secret) return;
    for (const [index, setup] of setups.entries())
      walk(game, setup, 65 + index, undefined, ({ match, step }, _taken, events) => {
        expect(events.filter(({ to }) => to !== undefined)).toEqual([]);
        if (step % 5 !== 0) return;
        const watchers = JSON.stringify(viewOf(game, match.state, 'spectator'));
        for (const seat of match.state.own.keys()) expect(JSON.stringify(viewOf(game, match.state, asId(seat)))).toBe(watchers);
      });
  });

  test('re-dealing leaves the original alone', () => {
    walk(game, setups[0], 61, ({ match, step }, enough) => {
      if (step > 20) return enough();
      const before = match.hash();
      const other = game.redeal(match.state, 0, new SeededRandom(step));
      new SeededRandom(step).shuffle(other.frames.map((_, place) => place));
      expect(hashState(match.state)).toBe(before);
    });
  });

  test('what a viewer hears of somebody else’s decision is the same in every world he cannot tell apart, unless something is revealed', () => {
    for (const [index, setup] of setups.entries()) {
      const random = new SeededRandom(index, 41);
      let looked = 0;
      walk(game, setup, 70 + index, ({ match, seat, options, step }, enough) => {
        if (looked >= moments) return enough();
        if (step > 6 && random.below(4) !== 0) return;
        looked++;
        const action = options[random.below(options.length)];
        const viewers: Viewer[] = [...asIds<Seat>([...match.state.own.keys()].filter((each) => each !== seat)), 'spectator'];
        for (const viewer of viewers) {
          const [heard, world] = [match.state, game.redeal(match.state, viewer, new SeededRandom(step, 5))].map((state) => {
            const copy = Match.resume(game, { state: cloneState(state), random: new SeededRandom(step, 6) });
            const answer = copy.apply(seat, action);
            if (!answer.ok || answer.draws.length > 0 || copy.undoDepth() === 0) return null;
            return JSON.stringify([eventsFor(answer.events, viewer), viewOf(game, copy.state, viewer), copy.waitingList()]);
          });
          if (heard !== null && world !== null) expect(world, `viewer ${viewer}, step ${step}`).toBe(heard);
        }
      });
    }
  });

  test('whoever sees something change also hears of it, so that a client that comes back knows it has missed something', () => {
    for (const [index, setup] of setups.entries()) {
      let before: string[] = [];
      const sights = (match: Match<State>): string[] =>
        [...asIds<Seat>(match.state.own.keys()), 'spectator' as const].map((viewer) => sightOf(game, match.state, viewer, []));
      walk(
        game,
        setup,
        80 + index,
        ({ match, step }, enough) => {
          if (step >= 150) return enough();
          before = sights(match);
        },
        ({ match, step }, _taken, events) => {
          const after = sights(match);
          for (const [place, viewer] of [...asIds<Seat>(match.state.own.keys()), 'spectator' as const].entries())
            if (after[place] !== before[place])
              expect(eventsFor(events, viewer).length, `viewer ${viewer}, step ${step}: a change without an event`).toBeGreaterThan(0);
          before = after;
        },
      );
    }
  });
}
