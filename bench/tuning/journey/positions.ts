import { asId } from '../../../packages/kernel/id.ts';
import type { Bot } from '../../../packages/bots/bot.ts';
import { SeatObservation } from '../../../packages/kernel/observation.ts';
import { journeyToMordor as game } from '../../../packages/games/journey-to-mordor/index.ts';
import type { Journey } from '../../../packages/games/journey-to-mordor/rules/state.ts';
import { cloneState, firstOf, LegalMoves, perform, SeededRandom, settle, SilentEffects, waiting } from '../../../packages/kernel/index.ts';

export const SIDES = ['basic', 'advanced'] as const;
export type Side = (typeof SIDES)[number];
export const SEATS = [2, 3, 4] as const;

export const BOX = game.content.read(game.content.standard);
const legalMoves = new LegalMoves(game);

/** The end of a turn, seen by the one who played it, and what became of it. */
export interface Position {
  /** As the next turn begins, but with the one who has just played as the active player: so the ranger looks at it. */
  readonly s: Journey;
  /** Part of the victory: 1, a share of it, or 0. */
  readonly won: number;
  /** Positions of one game hang together. */
  readonly game: number;
}

/** One game, dice and thoughts from the seed and the number alone. Tells every end of a turn after which the game goes on. */
export function play(
  bots: readonly Bot<Journey>[],
  side: Side,
  seed: number,
  number: number,
  ended?: (s: Journey, by: number) => void,
): Journey {
  const effects = new SilentEffects(new SeededRandom(seed, 2 * number));
  const thoughts = new SeededRandom(seed, 2 * number + 1);
  const s = game.setup(BOX, game.readOptions({ side }, bots.length), bots.length, effects);
  settle(game, s, effects);
  while (s.outcome === null) {
    const { active, round } = s.open;
    const asked = waiting(game, s);
    const seat = firstOf(asked);
    const observation = new SeatObservation(game, s, seat, legalMoves);
    perform(game, s, seat, observation.moves.length === 1 ? observation.moves[0] : bots[seat](observation, thoughts), effects);
    if (s.outcome === null && (s.open.active !== active || s.open.round !== round)) ended?.(s, active);
  }
  return s;
}

/** Positions out of games of a bot against itself. */
export function positionsOf(bot: Bot<Journey>, side: Side, seats: number, games: number, seed: number): Position[] {
  const positions: Position[] = [];
  for (let number = 0; number < games; number++) {
    const ends: { readonly s: Journey; readonly by: number }[] = [];
    const { outcome } = play(new Array<Bot<Journey>>(seats).fill(bot), side, seed, number, (s, by) => {
      if (s.open.out[by]) return;
      const copy = cloneState(s);
      copy.open.active = asId(by);
      ends.push({ s: copy, by });
    });
    const winners = outcome?.winners ?? [];
    for (const { s, by } of ends) positions.push({ s, won: winners.includes(asId(by)) ? 1 / winners.length : 0, game: number });
  }
  return positions;
}
