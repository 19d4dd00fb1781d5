import { asId } from '#kernel/id.ts';
import { entriesOf, idOf, mustBe, numberIn, type StoredRow, textIn } from '../store/rows.ts';
import type { Statement, Store, TableHead } from '../store/store.ts';
import { RatingHistory, inOrder, type RatingLine, linesOf, type PlayerRating } from './history.ts';
import { type PendingDeletions, pendingDeletionsIn } from './pending-deletions.ts';
import { type GameResult, resultOf } from './result.ts';

const AT_ONCE = 50;
const RESIGNED = '"kind":"resign"';

/** The true rating is with hardly any doubt not below this. */
const floorOf = ({ mu, sigma }: Pick<PlayerRating, 'mu' | 'sigma'>): number => mu - 2 * sigma;

export const standingOf = (row: StoredRow): PlayerRating => ({
  mu: numberIn(row, 'mu'),
  sigma: numberIn(row, 'sigma'),
  games: numberIn(row, 'games'),
  won: numberIn(row, 'won'),
  at: numberIn(row, 'at'),
});

/** Results as they were written down, each seat a row, in their order. */
export function resultsIn(rows: readonly StoredRow[]): GameResult[] {
  const found = new Map<string, { readonly result: Omit<GameResult, 'seats'>; readonly seats: GameResult['seats'][number][] }>();
  for (const row of rows) {
    const table = textIn(row, 'table_id');
    const known = found.get(table) ?? { result: { table, game: textIn(row, 'game'), endedAt: numberIn(row, 'ended_at') }, seats: [] };
    found.set(table, known);
    known.seats.push({
      seat: asId(numberIn(row, 'seat')),
      player: textIn(row, 'player'),
      side: textIn(row, 'side'),
      place: numberIn(row, 'place'),
      gaveUp: numberIn(row, 'gave_up') === 1,
    });
  }
  return [...found.values()].map(({ result, seats }) => ({ ...result, seats })).sort(inOrder);
}

/** What is kept of the ratings: each game with what it made of its players, and what is known of each now. */
export class RatingRepository {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  /** Optimistic lock: how often the ratings were written. A writer names the count that it has read. */
  async mark(): Promise<number> {
    return numberIn(mustBe((await this.store.rows('ratingsMark'))[0] ?? null), 'ratings_mark');
  }

  /** Rates games that have ended since the last time. If another node writes meanwhile, or a person is deleted, they wait for the next time. */
  async score(): Promise<void> {
    const mark = await this.mark();
    // Read pending deletions before tables: a deletion that finished in between has already renamed them all.
    const leaving = await pendingDeletionsIn(this.store);
    const due = (await this.store.rows('toScore', AT_ONCE)).map(idOf);
    const found: { readonly id: string; readonly result: GameResult | null }[] = [];
    for (const id of due) {
      const head = await this.store.head(id);
      if (head !== null) found.push({ id, result: await this.resultOf(head, leaving) });
    }
    for (const { id, result } of found) if (result === null) await this.store.change(['scored', id]);
    const results = found.flatMap(({ result }) => (result === null ? [] : [result])).sort(inOrder);
    for (const [place, result] of results.entries()) if (!(await this.add(result, mark + place))) return;
  }

  private async resultOf(head: TableHead, leaving: PendingDeletions): Promise<GameResult | null> {
    const [last] = await this.store.entriesBefore(head.id, Number.MAX_SAFE_INTEGER, 1);
    const resigned = entriesOf(await this.store.rows('entriesWith', head.id, RESIGNED)).filter(({ kind }) => kind === 'resign');
    return last === undefined
      ? null
      : resultOf(
          head,
          last.at,
          resigned.map(({ seat }) => seat),
          leaving,
        );
  }

  /** In the order of their ends; a late one makes all games of its kind be rated again. False when another node was faster: nothing is written then. */
  async add(result: GameResult, mark: number): Promise<boolean> {
    const [newest] = await this.store.rows('newestResult', result.game);
    const late = newest !== undefined && inOrder({ table: textIn(newest, 'table_id'), endedAt: numberIn(newest, 'ended_at') }, result) > 0;
    if (late) return this.again(result, mark);
    const standings = new Map<string, PlayerRating>();
    for (const { player, side } of result.seats) {
      const [row] = await this.store.rows('rating', player, result.game, side);
      if (row !== undefined) standings.set(`${side} ${player}`, standingOf(row));
    }
    const lines = linesOf(result, (player, side) => standings.get(`${side} ${player}`) ?? null);
    return this.store.changeIf(['turnRatingsFrom', mark], ['scored', result.table], ...written(result, lines));
  }

  private async again(late: GameResult, mark: number): Promise<boolean> {
    const { game } = late;
    const all = [...resultsIn(await this.store.rows('resultsOfGame', game)), late].sort(inOrder);
    const course = new RatingHistory();
    return this.store.changeIf(
      ['turnRatingsFrom', mark],
      ['scored', late.table],
      ['dropResultsOfGame', game],
      ['dropRatingsOfGame', game],
      ...all.flatMap((result) => written(result, course.add(result))),
    );
  }
}

const written = ({ table, game, endedAt }: GameResult, lines: readonly RatingLine[]): Statement[] =>
  lines.flatMap(({ seat, side, player, place, gaveUp, standing }): Statement[] => {
    const { mu, sigma, games, won, at } = standing;
    return [
      ['addResult', table, seat, game, side, player, place, gaveUp ? 1 : 0, endedAt, mu, sigma],
      ['setRating', player, game, side, mu, sigma, floorOf(standing), games, won, at],
    ];
  });
