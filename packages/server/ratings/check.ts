import { openGame } from '#games';
import type { Seat } from '#kernel';
import { labelled, type DataTableName, type DataSource } from '../migrate/data-tables.ts';
import { RefusedError } from '../refused-error.ts';
import { entriesOf, tableOf } from '../store/rows.ts';
import { recordOf } from '../table/state/record.ts';
import { resultsIn, standingOf } from './repository.ts';
import { RatingHistory, inOrder } from './history.ts';
import type { PendingDeletions } from './pending-deletions.ts';
import { type GameResult, resultOf } from './result.ts';

type Fields = ReturnType<typeof labelled>;

async function rowsOf(source: DataSource, name: DataTableName, of?: string): Promise<Fields[]> {
  const shelf = source.shelves.find((each) => each.name === name);
  const found: Fields[] = [];
  if (shelf !== undefined) for await (const row of source.rows(shelf, of)) found.push(labelled(shelf, row));
  return found;
}

/** The table was reckoned with, or would be by now. */
const isRated = ({ rated, phase }: Fields): boolean => rated === 2 && phase === 'finished';

/** Plays the game again and answers what it says about its players; what is kept of its end must be what the record says. */
async function played(
  source: DataSource,
  head: Fields,
  leaving: PendingDeletions,
): Promise<{ readonly result: GameResult | null; readonly wrong: string | null }> {
  const id = String(head.id);
  const [frame] = await rowsOf(source, 'frames', id);
  const stored = tableOf({ ...head, frame: frame?.frame });
  const log = entriesOf(await rowsOf(source, 'log', id));
  const gaveUp: Seat[] = log.flatMap(({ kind, seat }) => (kind === 'resign' ? [seat] : []));
  const result = resultOf(stored, log.at(-1)?.at ?? 0, gaveUp, leaving);
  if (result === null) return { result, wrong: null };
  const [pack] = stored.settings.pack === null ? [] : await rowsOf(source, 'packs', stored.settings.pack);
  const game = await openGame(stored.settings.game);
  try {
    const { outcome } = recordOf(stored, { game, pack: pack === undefined ? undefined : JSON.parse(String(pack.pack)) }, log);
    const same = JSON.stringify(outcome?.winners ?? null) === JSON.stringify(stored.status.winners);
    return { result, wrong: same ? null : `table ${id}: the record has other winners than the table` };
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return { result, wrong: `table ${id}: ${error.message}` };
  }
}

/** A person whose deletion was interrupted is still at the tables, but not in the ratings. A store of an older schema has no such rows. */
const leavingIn = async (source: DataSource): Promise<PendingDeletions> =>
  new Map((await rowsOf(source, 'people')).flatMap(({ id, gone }) => (typeof gone === 'string' ? [[String(id), gone] as const] : [])));

interface RatingCheck {
  readonly games: number;
  readonly ratings: number;
  /** What is not as the records say. */
  readonly wrong: readonly string[];
}

/** Plays all rated games again, reckons all ratings anew from nothing else, and compares them with those that are kept. `step` hears of each game. */
export async function checkRatings(source: DataSource, step: () => void): Promise<RatingCheck> {
  const wrong: string[] = [];
  const results: GameResult[] = [];
  const leaving = await leavingIn(source);
  for (const head of await rowsOf(source, 'tables')) {
    if (!isRated(head)) continue;
    const found = await played(source, head, leaving);
    if (found.wrong !== null) wrong.push(found.wrong);
    if (found.result !== null) results.push(found.result);
    step();
  }
  results.sort(inOrder);
  const keptRows = await rowsOf(source, 'results');
  const plain = (all: readonly GameResult[]): string[] => all.map((result) => JSON.stringify(result));
  const [kept, made] = [plain(resultsIn(keptRows)), plain(results)];
  for (const each of kept) if (!made.includes(each)) wrong.push(`kept, and not so in any record: ${each}`);
  for (const each of made) if (!kept.includes(each)) wrong.push(`in a record, and not kept so: ${each}`);
  const course = new RatingHistory();
  for (const result of results)
    for (const { seat, standing } of course.add(result)) {
      const row = keptRows.find((each) => each.table_id === result.table && each.seat === seat);
      if (row !== undefined && (row.mu !== standing.mu || row.sigma !== standing.sigma))
        wrong.push(
          `table ${result.table}, seat ${seat}: ${row.mu} and ${row.sigma} are kept, ${standing.mu} and ${standing.sigma} reckoned`,
        );
    }
  wrong.push(...(await differences(source, course)));
  return { games: results.length, ratings: course.all.size, wrong };
}

async function differences(source: DataSource, course: RatingHistory): Promise<string[]> {
  const left = new Map(course.all);
  const wrong: string[] = [];
  for (const row of await rowsOf(source, 'ratings')) {
    const key = RatingHistory.key(String(row.game), String(row.side), String(row.player));
    const standing = left.get(key);
    left.delete(key);
    if (standing === undefined || JSON.stringify(standing) !== JSON.stringify(standingOf(row)))
      wrong.push(`${key}: ${JSON.stringify(standingOf(row))} is kept, ${JSON.stringify(standing ?? null)} reckoned`);
  }
  for (const [key, standing] of left) wrong.push(`${key}: nothing is kept, ${JSON.stringify(standing)} reckoned`);
  return wrong;
}
