import { openGame } from '#games';
import type { Seat } from '#kernel';
import { labelled, type ShelfName, type Source } from '../carry/shelves.ts';
import { Refused } from '../refused.ts';
import { entriesOf, tableOf } from '../store/rows.ts';
import { recordOf } from '../table/record.ts';
import { resultsIn, standingOf } from './book.ts';
import { Course, inOrder } from './course.ts';
import type { Leaving } from './leaving.ts';
import { type Result, resultOf } from './result.ts';

type Fields = ReturnType<typeof labelled>;

async function rowsOf(source: Source, name: ShelfName, of?: string): Promise<Fields[]> {
  const shelf = source.shelves.find((each) => each.name === name);
  const found: Fields[] = [];
  if (shelf !== undefined) for await (const row of source.rows(shelf, of)) found.push(labelled(shelf, row));
  return found;
}

/** The table was reckoned with, or would be by now. */
const isRated = ({ rated, phase }: Fields): boolean => rated === 2 && phase === 'finished';

/** Plays the game again and answers what it says about its players; what is kept of its end must be what the record says. */
async function played(
  source: Source,
  head: Fields,
  leaving: Leaving,
): Promise<{ readonly result: Result | null; readonly wrong: string | null }> {
  const id = String(head.id);
  const [frame] = await rowsOf(source, 'frames', id);
  const stored = tableOf({ ...head, frame: frame?.frame });
  const log = entriesOf(await rowsOf(source, 'log', id));
  const gaveUp: Seat[] = log.flatMap(({ kind, seat }) => (kind === 'resign' ? [seat] : []));
  const result = resultOf(stored, log.at(-1)?.at ?? 0, gaveUp, leaving);
  if (result === null) return { result, wrong: null };
  const [pack] = stored.frame.pack === null ? [] : await rowsOf(source, 'packs', stored.frame.pack);
  const game = await openGame(stored.frame.game);
  try {
    const { outcome } = recordOf(stored, { game, pack: pack === undefined ? undefined : JSON.parse(String(pack.pack)) }, log);
    const same = JSON.stringify(outcome?.winners ?? null) === JSON.stringify(stored.moment.winners);
    return { result, wrong: same ? null : `table ${id}: the record has other winners than the table` };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { result, wrong: `table ${id}: ${error.message}` };
  }
}

/** Whoever was interrupted in leaving is at his tables still, and in the ratings no more. A store of an older schema knows of nobody. */
const leavingIn = async (source: Source): Promise<Leaving> =>
  new Map((await rowsOf(source, 'people')).flatMap(({ id, gone }) => (typeof gone === 'string' ? [[String(id), gone] as const] : [])));

export interface Checked {
  readonly games: number;
  readonly ratings: number;
  /** What is not as the records say. */
  readonly wrong: readonly string[];
}

/** Plays all rated games again, reckons all ratings anew from nothing else, and compares them with those that are kept. `step` hears of each game. */
export async function checkRatings(source: Source, step: () => void): Promise<Checked> {
  const wrong: string[] = [];
  const results: Result[] = [];
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
  const plain = (all: readonly Result[]): string[] => all.map((result) => JSON.stringify(result));
  const [kept, made] = [plain(resultsIn(keptRows)), plain(results)];
  for (const each of kept) if (!made.includes(each)) wrong.push(`kept, and not so in any record: ${each}`);
  for (const each of made) if (!kept.includes(each)) wrong.push(`in a record, and not kept so: ${each}`);
  const course = new Course();
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

async function differences(source: Source, course: Course): Promise<string[]> {
  const left = new Map(course.all);
  const wrong: string[] = [];
  for (const row of await rowsOf(source, 'ratings')) {
    const key = Course.key(String(row.game), String(row.side), String(row.player));
    const standing = left.get(key);
    left.delete(key);
    if (standing === undefined || JSON.stringify(standing) !== JSON.stringify(standingOf(row)))
      wrong.push(`${key}: ${JSON.stringify(standingOf(row))} is kept, ${JSON.stringify(standing ?? null)} reckoned`);
  }
  for (const [key, standing] of left) wrong.push(`${key}: nothing is kept, ${JSON.stringify(standing)} reckoned`);
  return wrong;
}
