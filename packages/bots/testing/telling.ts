import { expect } from 'vitest';
import { openGame } from '#games';
import { type Action, type AnyGame, cloneState, hashState, heardBy, Match, SeededRandom, seatList, type State, viewOf } from '#kernel';
import { choose } from '../choose.ts';
import { findBot } from '../registry.ts';
import { tell, type Teller } from '../tell.ts';
import type { Reason } from '../why.ts';

/** A game of bots, to be looked at move by move. */
export interface Watching {
  readonly seed: number;
  readonly options?: object;
  readonly seats?: number;
  readonly bot?: string;
  /** So many moves that are worth a line are looked at. */
  readonly looks: number;
}

/** A move that was told of, and what was said. */
export interface Line {
  readonly action: Action;
  readonly reasons: readonly Reason[];
}

/** What everybody who watches hears and sees of a move. */
function sight(game: AnyGame, state: State, seat: number, action: Action): string {
  const match = Match.resume(game, { state: cloneState(state), random: new SeededRandom(1) });
  const answer = match.apply(seat, action);
  if (!answer.ok) throw new Error(answer.refusal.message);
  return JSON.stringify([heardBy(answer.told, 'spectator'), viewOf(game, match.state, 'spectator')]);
}

/**
 * Plays and proves of every line that it tells watchers nothing new: it is the same in every world that they cannot tell from the real one, and two moves
 * of which different things would be told look different to them.
 */
export async function watch(id: string, teller: Teller, { seed, options = {}, seats = 2, bot = 'casual', looks }: Watching): Promise<Line[]> {
  const game = await openGame(id);
  const player = await findBot(id, bot);
  const box: unknown = game.content.read(game.content.standard);
  const match = Match.begin<State, unknown, unknown>(game, {
    box,
    options: game.readOptions(options, seats),
    seats,
    random: new SeededRandom(seed),
  });
  const lines: Line[] = [];
  for (let step = 0; lines.length < looks && match.state.outcome === null; step++) {
    const [seat] = seatList(match.waiting());
    const action = choose(game, player, match.state, seat, seed + step);
    const why = (state: State, about: Action): readonly Reason[] => tell(game, teller, state, seat, about, step);
    if (teller.of.includes(action.type)) {
      const before = hashState(match.state);
      const reasons = why(match.state, action);
      for (const deal of [0, 1]) expect(why(game.redeal(match.state, 'spectator', new SeededRandom(step, 7 + deal)), action)).toEqual(reasons);
      expect(hashState(match.state)).toBe(before);
      const seen = sight(game, match.state, seat, action);
      for (const other of match.options(seat).slice(0, 8))
        if (JSON.stringify(why(match.state, other)) !== JSON.stringify(reasons))
          expect(sight(game, match.state, seat, other), JSON.stringify([action, other])).not.toBe(seen);
      lines.push({ action, reasons });
    } else expect(why(match.state, action)).toEqual([]);
    match.apply(seat, action);
  }
  return lines;
}
