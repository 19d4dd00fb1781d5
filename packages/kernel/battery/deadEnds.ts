import { expect, test } from 'vitest';
import { perform, settle, waiting } from '../flow.ts';
import type { AnyGame } from '../game.ts';
import { LegalMoves } from '../legalMoves.ts';
import { type Observation, SeatObservation } from '../observation.ts';
import type { Random } from '../random/random.ts';
import { SeededRandom } from '../random/seeded.ts';
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

/** One decision in so many is looked at from all sides. */
const LOOKED_AT = 8;
/** So many things are tried out there. */
const TRIED = 4;

/**
 * Plays a game with one player on every seat. Sensible play comes to places that chance does not; nobody may be left there without a
 * choice, on the way that is taken or on one that could be.
 */
export function playThrough(game: AnyGame, setup: Setup, seed: number, player: Player): number {
  const [dice, thoughts, looks] = [1, 2, 3].map((stream) => new SeededRandom(seed, stream));
  const effects = new SilentEffects(dice);
  const box = game.content.read(game.content.standard);
  const state: State = game.setup(box, game.readOptions(setup.options, setup.seats), setup.seats, effects);
  settle(game, state, effects);
  const lister = new LegalMoves(game);
  let decisions = 0;
  for (; state.outcome === null; decisions++) {
    const at = `decision ${decisions}, at ${state.frames.map(({ step }) => step).join(', ')}`;
    if (decisions > game.longest) throw new Error(`longer than ${game.longest} decisions`);
    const asked = seatList(waiting(game, state));
    if (asked.length === 0) throw new Error(`${at}: nobody is asked, but the game is not over`);
    if (looks.below(LOOKED_AT) === 0) for (let tries = 0; tries < TRIED; tries++) tryOut(game, state, looks, lister);
    const seat = asked[looks.below(asked.length)];
    const moves = lister.options(state, seat).toArray();
    if (moves.length === 0) throw new Error(`${at}: seat ${seat} is asked but has no option`);
    const move = moves.length === 1 ? moves[0] : player(new SeatObservation(game, state, seat, lister), thoughts);
    if (!moves.includes(move)) throw new Error(`${at}: a move was chosen that was not offered`);
    perform(game, state, seat, move, effects);
    const wrong: string[] = game.check(state);
    if (wrong.length > 0) throw new Error(`${at}, after ${JSON.stringify(nameMove(game.verbs, move, box))}: ${wrong.join('; ')}`);
  }
  return decisions;
}

/** Nothing is offered that cannot be finished, however well or badly people play. */
export function deadEnds(game: AnyGame, setups: readonly Setup[], levels: Players): void {
  test.each(Object.entries(levels))('games of %s meet no dead end, with every component where it belongs', (_level, player) => {
    for (const [index, setup] of setups.entries()) expect(playThrough(game, setup, 70 + index, player)).toBeGreaterThan(0);
  });
}
