import type { Result, SeatResult } from './result.ts';
import { EVERYBODY } from './result.ts';
import { afterGame, drifted, NEWCOMER, type Skill } from './weng-lin.ts';

/** In thousandths of a point: whole numbers are the same in every database and on every machine. */
const UNIT = 1000;
const kept = ({ mu, sigma }: Skill): Skill => ({ mu: Math.round(mu * UNIT), sigma: Math.round(sigma * UNIT) });
const reckoned = ({ mu, sigma }: Skill): Skill => ({ mu: mu / UNIT, sigma: sigma / UNIT });

/** What is known of somebody on one side of one game, in thousandths of a point. */
export interface Standing extends Skill {
  readonly games: number;
  readonly won: number;
  readonly at: number;
}

const BEGINNING: Standing = { ...kept(NEWCOMER), games: 0, won: 0, at: 0 };

/** What a game made of one seat's player. */
export interface Line extends SeatResult {
  readonly standing: Standing;
}

/** By the time of their end, and of those that ended together by their names: the same order for whoever reckons. */
export const inOrder = (one: Pick<Result, 'endedAt' | 'table'>, other: Pick<Result, 'endedAt' | 'table'>): number =>
  one.endedAt - other.endedAt || (one.table < other.table ? -1 : one.table > other.table ? 1 : 0);

/** Who has won is not who has drawn. */
const hasWon = ({ seats }: Result, { place, gaveUp }: SeatResult): boolean =>
  place === 0 && !gaveUp && seats.some((other) => other.place > place);

/** A bot may sit there more than once: it is as good as its seats together showed. */
function mean(skills: readonly Skill[]): Skill {
  const of = (part: keyof Skill): number => skills.reduce((all, skill) => all + skill[part], 0) / skills.length;
  return { mu: of('mu'), sigma: of('sigma') };
}

/** What a game makes of those who played it; `before` says what was known of each on his side of this game. */
export function linesOf(result: Result, before: (player: string, side: string) => Standing | null): Line[] {
  const parties = new Map<string, SeatResult[]>();
  for (const seat of result.seats) {
    const party = seat.side === EVERYBODY ? `seat ${seat.seat}` : seat.side;
    parties.set(party, [...(parties.get(party) ?? []), seat]);
  }
  const known = ({ player, side }: SeatResult): Standing => before(player, side) ?? BEGINNING;
  const groups = [...parties.values()];
  const after = afterGame(
    groups.map((party) => ({ skills: party.map((seat) => drifted(reckoned(known(seat)))), place: party[0]?.place ?? 0 })),
  );
  const found = groups.flatMap((party, group) => party.map((seat, place) => ({ seat, skill: after[group]?.[place] ?? NEWCOMER })));
  return result.seats.map((seat) => {
    const standing = known(seat);
    const own = found.filter((each) => each.seat.player === seat.player && each.seat.side === seat.side).map(({ skill }) => skill);
    // Whoever left his partners has no part in what they won.
    const skill = seat.gaveUp && seat.place === 0 ? { mu: standing.mu, sigma: standing.sigma } : kept(mean(own));
    return {
      ...seat,
      standing: { ...skill, games: standing.games + 1, won: standing.won + Number(hasWon(result, seat)), at: result.endedAt },
    };
  });
}

/** All ratings, game after game. */
export class Course {
  private readonly standings = new Map<string, Standing>();

  static key(game: string, side: string, player: string): string {
    return `${game} ${side} ${player}`;
  }

  add(result: Result): Line[] {
    const lines = linesOf(result, (player, side) => this.standings.get(Course.key(result.game, side, player)) ?? null);
    for (const { side, player, standing } of lines) this.standings.set(Course.key(result.game, side, player), standing);
    return lines;
  }

  get all(): ReadonlyMap<string, Standing> {
    return this.standings;
  }
}
