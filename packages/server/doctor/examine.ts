import { sourceAt } from '../migrate/places.ts';
import { labelled, type DataSource } from '../migrate/data-tables.ts';
import { migrations, SQLITE } from '../store/migrations.ts';
import { fileIn, type StoreOptions } from '../store/open.ts';
import { fail, type Finding, warn, ok } from './finding.ts';
import { examineGames } from './games.ts';
import { examineServer } from './postgres.ts';
import { databaseWarning, mailWarning } from '../plaintext.ts';
import { examineFile } from './sqlite.ts';

const MINUTE = 60_000;

interface Examination {
  readonly games: number;
  /** Tries whether mail is sent. */
  readonly mail?: () => Promise<Finding>;
  readonly now: () => number;
  readonly random: () => number;
  /** Hears of each finding as it is made, and of each game that was looked at. */
  readonly found: (finding: Finding) => void;
  readonly step: () => void;
}

function schema({ schema: found }: DataSource): Finding {
  const known = migrations(SQLITE).length;
  if (found === known) return ok('schema', `version ${found}`);
  return found < known
    ? warn('schema', `version ${found}; this program makes ${known} of it at its next start`)
    : fail('schema', `version ${found}, which is newer than this program (${known})`);
}

/** What is written in the future, and what should have been done long ago. */
async function times(source: DataSource, now: number): Promise<Finding[]> {
  const tables = source.shelves.find(({ name }) => name === 'tables');
  let ahead = 0;
  let late = 0;
  if (tables !== undefined)
    for await (const row of source.rows(tables)) {
      const { updated_at, wake_at } = labelled(tables, row);
      if (Number(updated_at) > now + MINUTE) ahead++;
      if (wake_at !== null && Number(wake_at) < now - MINUTE) late++;
    }
  return [
    ahead === 0
      ? ok('times', 'nothing is written in the future')
      : fail('times', `${ahead} tables were changed in the future: the clock of this machine was wrong, or is`),
    late === 0
      ? ok('due', 'nothing is overdue')
      : warn('due', `${late} tables should have been looked at more than a minute ago: no server runs, or it cannot open them`),
  ];
}

/** Rated games are kept for ever, so every result has its table. */
async function results(source: DataSource): Promise<Finding> {
  const idsOn = async (name: 'tables' | 'results', column: string): Promise<Set<unknown>> => {
    const shelf = source.shelves.find((each) => each.name === name);
    const ids = new Set<unknown>();
    if (shelf !== undefined) for await (const row of source.rows(shelf)) ids.add(labelled(shelf, row)[column]);
    return ids;
  };
  const [tables, rated] = [await idsOn('tables', 'id'), await idsOn('results', 'table_id')];
  const lost = [...rated].filter((id) => !tables.has(id));
  return lost.length === 0
    ? ok('results', `the tables of ${rated.size} rated games are there`)
    : fail('results', `${lost.length} rated games have results and no table: ${lost.slice(0, 5).join(', ')}`);
}

/** Whether passwords and data travel in the clear. */
function encryption({ databaseUrl }: StoreOptions, smtp: string | undefined): Finding {
  const warnings = [databaseWarning(databaseUrl), mailWarning(smtp)].filter((each) => each !== null);
  return warnings.length === 0 ? ok('encryption', 'nothing leaves this machine without TLS') : warn('encryption', warnings.join('; '));
}

/** Looks at everything and changes nothing, while a server runs or not. Answers all findings. */
export async function examine(place: StoreOptions, { games, mail, now, random, found, step }: Examination): Promise<Finding[]> {
  const all: Finding[] = [];
  const add = (...findings: readonly Finding[]): void => {
    for (const finding of findings) {
      all.push(finding);
      found(finding);
    }
  };
  const source = await sourceAt(place);
  try {
    add(schema(source));
    if (mail !== undefined) add(await mail());
    add(encryption(place, process.env.REDBOOK_SMTP));
    add(...(place.databaseUrl === undefined ? examineFile(fileIn(place.dataDir)) : await examineServer(place.databaseUrl, now)));
    add(...(await times(source, now())));
    add(await results(source));
    add(...(await examineGames(source, games, random, step)));
  } finally {
    await source.close();
  }
  return all;
}
