import { expect, test } from 'vitest';
import { perform, settle, waiting } from '../flow.ts';
import type { AnyGame } from '../game.ts';
import { LegalMoves } from '../legalMoves.ts';
import { type Observation, SeatObservation } from '../observation.ts';
import type { Random } from '../random/random.ts';
import { SeededRandom } from '../random/seededRandom.ts';
import { seatList } from '../seat.ts';
import type { State } from '../state.ts';
import { SilentEffects } from '../effects.ts';
import { type Move, nameMove } from '../verb.ts';
import { tryOut } from './tryOut.ts';
import type { Setup } from './walk.ts';

/** Chooses one of the legal moves, as a bot does. */
export type Player = (observation: Observation, random: Random) => Move;

export interface Players {
  readonly [level: string]: Player;
}

/** One decision in so many is explored. */
const LOOKED_AT = 8;
/** Number of alternatives explored there. */
const TRIED = 4;

/**
 * Plays a game with the same bot on every seat. Sensible play reaches positions that random play does not; no seat may be left without a legal move, on the
 * path taken or on an alternative.
 */
export function playThrough(game: AnyGame, setup: Setup, seed: number, player: Player): number {
  const [dice, thoughts, looks] = [1, 2, 3].map((stream) => new SeededRandom(seed, stream));
  const effects = new SilentEffects(dice);
  const box = game.content.read(game.content.standard);
  const state: State = game.setup(box, game.readOptions(setup.options, setup.seats), setup.seats, effects);
  settle(game, state, effects);
  const legalMoves = new LegalMoves(game);
  let decisions = 0;
  for (; state.outcome === null; decisions++) {
    const at = `decision ${decisions}, at ${state.frames.map(({ step }) => step).join(', ')}`;
    if (decisions > game.longest) throw new Error(`longer than ${game.longest} decisions`);
    const asked = seatList(waiting(game, state));
    if (asked.length === 0) throw new Error(`${at}: nobody is asked, but the game is not over`);
    if (looks.below(LOOKED_AT) === 0) for (let tries = 0; tries < TRIED; tries++) tryOut(game, state, looks, legalMoves);
    const seat = asked[looks.below(asked.length)];
    const moves = legalMoves.options(state, seat).toArray();
    if (moves.length === 0) throw new Error(`${at}: seat ${seat} is asked but has no option`);
    const move = moves.length === 1 ? moves[0] : player(new SeatObservation(game, state, seat, legalMoves), thoughts);
    if (!moves.includes(move)) throw new Error(`${at}: a move was chosen that was not offered`);
    perform(game, state, seat, move, effects);
    const wrong: string[] = game.check(state);
    if (wrong.length > 0) throw new Error(`${at}, after ${JSON.stringify(nameMove(game.verbs, move, box))}: ${wrong.join('; ')}`);
  }
  return decisions;
}

/** No action is offered that cannot be completed. */
export function deadEnds(game: AnyGame, setups: readonly Setup[], levels: Players): void {
  test.each(Object.entries(levels))('games of %s meet no dead end, with every component where it belongs', (_level, player) => {
    for (const [index, setup] of setups.entries()) expect(playThrough(game, setup, 70 + index, player)).toBeGreaterThan(0);
  });
}
