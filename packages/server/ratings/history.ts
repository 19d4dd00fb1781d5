import type { GameResult, SeatResult } from './result.ts';
import { EVERYBODY } from './result.ts';
import { afterGame, drifted, NEWCOMER, type Skill } from './weng-lin.ts';

/** In thousandths of a point: whole numbers are the same in every database and on every machine. */
const UNIT = 1000;
const kept = ({ mu, sigma }: Skill): Skill => ({ mu: Math.round(mu * UNIT), sigma: Math.round(sigma * UNIT) });
const reckoned = ({ mu, sigma }: Skill): Skill => ({ mu: mu / UNIT, sigma: sigma / UNIT });

/** The rating of a player on one side of one game, in thousandths of a point. */
export interface PlayerRating extends Skill {
  readonly games: number;
  readonly won: number;
  readonly at: number;
}

const BEGINNING: PlayerRating = { ...kept(NEWCOMER), games: 0, won: 0, at: 0 };

/** What a game made of one seat's player. */
export interface RatingLine extends SeatResult {
  readonly standing: PlayerRating;
}

/** By end time, then by table id: every node computes the same order. */
export const inOrder = (one: Pick<GameResult, 'endedAt' | 'table'>, other: Pick<GameResult, 'endedAt' | 'table'>): number =>
  one.endedAt - other.endedAt || (one.table < other.table ? -1 : one.table > other.table ? 1 : 0);

/** Who has won is not who has drawn. */
const hasWon = ({ seats }: GameResult, { place, gaveUp }: SeatResult): boolean =>
  place === 0 && !gaveUp && seats.some((other) => other.place > place);

/** A bot may sit there more than once: it is as good as its seats together showed. */
function mean(skills: readonly Skill[]): Skill {
  const of = (part: keyof Skill): number => skills.reduce((all, skill) => all + skill[part], 0) / skills.length;
  return { mu: of('mu'), sigma: of('sigma') };
}

/** Applies one game to the ratings of its players; `before` answers the rating of each on this side. */
export function linesOf(result: GameResult, before: (player: string, side: string) => PlayerRating | null): RatingLine[] {
  const parties = new Map<string, SeatResult[]>();
  for (const seat of result.seats) {
    const party = seat.side === EVERYBODY ? `seat ${seat.seat}` : seat.side;
    parties.set(party, [...(parties.get(party) ?? []), seat]);
  }
  const known = ({ player, side }: SeatResult): PlayerRating => before(player, side) ?? BEGINNING;
  const groups = [...parties.values()];
  const after = afterGame(
    groups.map((party) => ({ skills: party.map((seat) => drifted(reckoned(known(seat)))), place: party[0]?.place ?? 0 })),
  );
  const found = groups.flatMap((party, group) => party.map((seat, place) => ({ seat, skill: after[group]?.[place] ?? NEWCOMER })));
  return result.seats.map((seat) => {
    const standing = known(seat);
    const own = found.filter((each) => each.seat.player === seat.player && each.seat.side === seat.side).map(({ skill }) => skill);
    // A player who gave up has no part in the victory of the partners.
    const skill = seat.gaveUp && seat.place === 0 ? { mu: standing.mu, sigma: standing.sigma } : kept(mean(own));
    return {
      ...seat,
      standing: { ...skill, games: standing.games + 1, won: standing.won + Number(hasWon(result, seat)), at: result.endedAt },
    };
  });
}

/** All ratings, game after game. */
export class RatingHistory {
  private readonly standings = new Map<string, PlayerRating>();

  static key(game: string, side: string, player: string): string {
    return `${game} ${side} ${player}`;
  }

  add(result: GameResult): RatingLine[] {
    const lines = linesOf(result, (player, side) => this.standings.get(RatingHistory.key(result.game, side, player)) ?? null);
    for (const { side, player, standing } of lines) this.standings.set(RatingHistory.key(result.game, side, player), standing);
    return lines;
  }

  get all(): ReadonlyMap<string, PlayerRating> {
    return this.standings;
  }
}
