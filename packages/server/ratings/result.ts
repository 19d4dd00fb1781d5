import { asId } from '#kernel/id.ts';
import { SHELF } from '#games';
import type { Seat } from '#kernel';
import type { TableHead } from '../store/store.ts';
import type { PendingDeletions } from './pending-deletions.ts';

/** The name of the side in games where each player plays alone. */
export const EVERYBODY = 'any';

/** The result of one seat of a finished game. */
export interface SeatResult {
  readonly seat: Seat;
  /** A person, a bot, or a pseudonym. */
  readonly player: string;
  readonly side: string;
  /** 0 for winners, 1 for the others; all 0 in a draw. */
  readonly place: number;
  /** Resigned or lost on time: no victory, whatever the partners achieved. */
  readonly gaveUp: boolean;
}

/** What a finished game says about those who played it. */
export interface GameResult {
  readonly table: string;
  readonly game: string;
  readonly endedAt: number;
  readonly seats: readonly SeatResult[];
}

const BOT = 'bot:';
const botPlayer = (level: string): string => `${BOT}${level}`;
/** The level of a bot; null for people. */
export const levelOf = (player: string): string | null => (player.startsWith(BOT) ? player.slice(BOT.length) : null);

/** Which side each seat plays. */
export const sidesOf = (game: string, seats: number): readonly string[] =>
  SHELF.find(({ id }) => id === game)?.sides?.[seats] ?? Array.from({ length: seats }, () => EVERYBODY);

/** The sides of a game, each once. */
export const sidesIn = (game: string): readonly string[] => {
  const sides = SHELF.find(({ id }) => id === game)?.sides;
  return sides === undefined ? [EVERYBODY] : [...new Set(Object.values(sides).flat())];
};

/**
 * The result of a table, or null when it is not rated: it was not agreed upon, it ended without a result, it was played offline, or a bot replaced
 * a player.
 */
export function resultOf(
  { id, phase, settings, status }: TableHead,
  endedAt: number,
  gaveUp: readonly Seat[],
  leaving: PendingDeletions,
): GameResult | null {
  const { winners } = status;
  if (phase !== 'finished' || winners === null || settings.rated !== true || settings.offline === true) return null;
  const sides = sidesOf(settings.game, settings.seats.length);
  const seats: SeatResult[] = [];
  for (const [seat, { kind, person, gone, level }] of settings.seats.entries()) {
    const player =
      kind === 'bot'
        ? person === null && level !== null
          ? botPlayer(level)
          : null
        : (leaving.get(person ?? '') ?? person ?? gone ?? null);
    if (player === null) return null;
    const place = winners.length === 0 || winners.includes(asId(seat)) ? 0 : 1;
    seats.push({ seat: asId(seat), player, side: sides[seat] ?? EVERYBODY, place, gaveUp: gaveUp.includes(asId(seat)) });
  }
  return { table: id, game: settings.game, endedAt, seats };
}
