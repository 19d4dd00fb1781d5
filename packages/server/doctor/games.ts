import { openGame } from '#games';
import { type AnyGame, firstFalseDraw, RecordError, verify } from '#kernel';
import { contentInfo } from '#wire/present.ts';
import { labelled, type DataTable, type DataTableName, type DataSource } from '../migrate/data-tables.ts';
import { RefusedError } from '../refused-error.ts';
import { entriesOf, tableOf } from '../store/rows.ts';
import { type LogEntry, peopleAt, type StoredTable } from '../store/store.ts';
import { chanceSeal } from '../table/state/seed-contributions.ts';
import { openShipped } from '../table/state/game-library.ts';
import { loadTable } from '../table/state/loaded-table.ts';
import { replayedRecord } from '../table/state/record.ts';
import { fail, type Finding, warn, ok } from './finding.ts';

type Fields = ReturnType<typeof labelled>;

/** What a source has of one key. */
async function rowsOf(source: DataSource, name: DataTableName, of: string): Promise<Fields[]> {
  const shelf = source.shelves.find((each) => each.name === name);
  const found: Fields[] = [];
  if (shelf !== undefined) for await (const row of source.rows(shelf, of)) found.push(labelled(shelf, row));
  return found;
}

/** Ids of so many tables at which a game was begun, any of them with equal chance, and how many there are. */
async function sample(
  source: DataSource,
  tables: DataTable,
  most: number,
  random: () => number,
): Promise<{ ids: string[]; begun: number }> {
  const ids: string[] = [];
  let begun = 0;
  for await (const row of source.rows(tables)) {
    const { id, state } = labelled(tables, row);
    if (state === null) continue;
    begun++;
    if (ids.length < most) ids.push(String(id));
    else {
      const place = Math.floor(random() * begun);
      if (place < most) ids[place] = String(id);
    }
  }
  return { ids, begun };
}

async function boxOf(source: DataSource, game: AnyGame, hash: string | null, version: number): Promise<{ box: unknown; pack: unknown }> {
  if (hash === null) return openShipped(game, version);
  const [found] = await rowsOf(source, 'packs', hash);
  if (typeof found?.pack !== 'string') throw new Error(`its content pack ${hash} is not there`);
  const pack: unknown = JSON.parse(found.pack);
  return { box: game.content.read(pack), pack };
}

/** Every player of a table finds it in the own list. */
async function mustBeListed(source: DataSource, { id, settings }: StoredTable): Promise<void> {
  for (const person of peopleAt(settings))
    if (!(await rowsOf(source, 'players', person)).some(({ table_id }) => table_id === id))
      throw new Error(`it is missing in the list of its player ${person}`);
}

/** Whatever rules were in force: every draw follows from the seal, in order, and none is missing. */
function mustBeDrawn({ settings, status }: StoredTable, log: readonly LogEntry[]): void {
  const draws = log.flatMap((entry) => entry.draws);
  const lie = firstFalseDraw(chanceSeal(settings), draws);
  if (lie !== null)
    throw new Error(
      `draw ${lie.index + 1} is ${JSON.stringify(draws[lie.index]?.got)}; its seal gives ${JSON.stringify(lie.expected.got)}`,
    );
  for (const stream of ['open', 'hidden'] as const) {
    const count = draws.filter((draw) => draw.stream === stream).length;
    if (count !== status.drawn[stream]) throw new Error(`its log has ${count} ${stream} draws instead of ${status.drawn[stream]}`);
  }
}

/**
 * Opens a table as a server would, counts its log, recomputes its draws and replays it, also while it goes on. Answers that it cannot be replayed when older
 * rules were in force; throws when it is broken.
 */
async function examine(source: DataSource, id: string): Promise<'replayed' | 'opened' | 'other-rules'> {
  const [head] = await rowsOf(source, 'tables', id);
  const [frame] = await rowsOf(source, 'frames', id);
  if (head === undefined || frame === undefined) throw new Error('it has no frame');
  const stored: StoredTable = tableOf({ ...head, frame: frame.frame });
  const log: LogEntry[] = entriesOf(await rowsOf(source, 'log', id));
  const wrong = log.findIndex(({ sequence }, place) => sequence !== place);
  if (wrong >= 0) throw new Error(`entry ${wrong} of its log is missing or there twice`);
  if (log.length !== stored.sequence + 1) throw new Error(`its log has ${log.length} entries instead of ${stored.sequence + 1}`);
  const game = await openGame(stored.settings.game);
  const { box, pack } = await boxOf(source, game, stored.settings.pack, stored.settings.rulesVersion);
  loadTable(stored, { game, box, pack, content: contentInfo(game, box, pack === undefined) });
  await mustBeListed(source, stored);
  mustBeDrawn(stored, log);
  const { rulesVersion } = stored.settings;
  if (rulesVersion > game.version)
    throw new Error(`it was begun with version ${rulesVersion} of the rules, which is newer than this program`);
  try {
    verify(game, replayedRecord(stored, { game, pack }, log));
  } catch (error) {
    if (error instanceof RefusedError && rulesVersion < game.version) return 'other-rules';
    throw error;
  }
  return stored.phase === 'finished' || stored.phase === 'abandoned' ? 'replayed' : 'opened';
}

/** A sample of the games, opened and replayed. `step` hears of each. */
export async function examineGames(source: DataSource, most: number, random: () => number, step: () => void): Promise<Finding[]> {
  const tables = source.shelves.find(({ name }) => name === 'tables');
  if (tables === undefined) return [fail('games', 'there is no list of tables')];
  const { ids, begun } = await sample(source, tables, most, random);
  const counts = { replayed: 0, opened: 0, 'other-rules': 0 };
  const broken: Finding[] = [];
  for (const id of ids) {
    try {
      counts[await examine(source, id)]++;
    } catch (error) {
      const why = error instanceof RecordError || error instanceof Error ? error.message : String(error);
      broken.push(fail('games', `table ${id} is broken: ${why}`));
    }
    step();
  }
  const told = `${ids.length} of ${begun} games: ${counts.replayed} replayed and proved, ${counts.opened} under way, replayed and opened`;
  const others = counts['other-rules'];
  if (broken.length > 0) return [...broken, fail('games', `${broken.length} of the ${ids.length} that were looked at are broken`)];
  return [others === 0 ? ok('games', told) : warn('games', `${told}, ${others} begun with other rules and not to be replayed`)];
}
