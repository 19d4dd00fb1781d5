import { z } from 'zod';
import { type DataCell, labelled, type DataTableName, type DataSource } from '#server/migrate/data-tables.ts';

/** What can be listed, and how a row of it is told. */
export const LISTS = ['reports', 'people', 'tables', 'orders', 'events'] as const;
type List = (typeof LISTS)[number];

type Fields = { readonly [column: string]: DataCell };

const time = (at: DataCell | undefined): string =>
  typeof at === 'number' && at > 0 ? new Date(at).toISOString().slice(0, 16).replace('T', ' ') : '-';

/** As it may be shown on a terminal: what was written by strangers must not move the cursor. */
const plain = (text: DataCell | undefined): string => String(text ?? '').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ');

const standing = ({ muted_until, banned_until }: Fields, now: number): string =>
  [Number(muted_until) > now ? ' muted' : '', Number(banned_until) > now ? ' banned' : ''].join('');

/** Whoever is reported from his profile was met at no table. */
const where = (table: DataCell | undefined): string => (table === '' ? 'profile' : `table ${table}`);

const TELL: { readonly [list in List]: (row: Fields, now: number) => string | null } = {
  reports: (row) =>
    row.settled_at === null
      ? `${row.id}  ${time(row.at)}  ${plain(row.kind)}  ${where(row.table_id)}  person ${row.about} "${plain(row.name)}": ${plain(row.words)}`
      : null,
  people: (row, now) =>
    `${row.id}  "${plain(row.name)}"  ${row.account === null ? 'guest' : `account ${plain(row.account)}`}${standing(row, now)}`,
  tables: (row) =>
    row.phase === 'gathering' || row.phase === 'playing' ? `${row.id}  ${row.phase}  ${time(row.updated_at)}  host ${row.host}` : null,
  orders: (row) =>
    `${time(row.at)}  ${plain(row.operator)}  ${row.verb} ${plain(row.target)} ${plain(row.detail)}  because: ${plain(row.reason) || '-'}  -> ${row.done_at === null ? 'open' : plain(row.outcome)}`,
  events: (row) =>
    `${time(row.at)}  person ${row.person}  ${plain(row.kind)}  ${plain(row.detail) || '-'}  from ${plain(row.network)}  ${plain(row.agent) || '-'}`,
};

const QUOTED = z.array(z.object({ name: z.string(), text: z.string(), at: z.number() }));

/** A report as it came, with what was said about that time; null when there is none of this id. */
export async function reportOf(source: DataSource, id: string): Promise<string[] | null> {
  const shelf = source.shelves.find(({ name }) => name === 'reports');
  if (shelf === undefined) return null;
  for await (const row of source.rows(shelf, id)) {
    const fields = labelled(shelf, row);
    const around = QUOTED.parse(JSON.parse(String(fields.around ?? '[]')));
    return [
      `${row[0]}  ${time(fields.at)}  ${plain(fields.kind)}  ${where(fields.table_id)}${fields.settled_at === null ? '' : `  settled ${time(fields.settled_at)}`}`,
      `reported by ${fields.reporter}: ${plain(fields.note) || '-'}`,
      `about ${fields.about} "${plain(fields.name)}": ${plain(fields.words)}`,
      ...around.map(({ name, text, at }) => `  ${time(at)}  ${plain(name)}: ${plain(text)}`),
    ];
  }
  return null;
}

/** Lines of a list, those only in which the words stand, oldest first where there is a time. */
export async function linesOf(source: DataSource, list: List, words: string, now: number): Promise<string[]> {
  const name: DataTableName = list === 'events' ? 'account_events' : list;
  const shelf = source.shelves.find((each) => each.name === name);
  if (shelf === undefined) return [];
  const found: { readonly at: number; readonly line: string }[] = [];
  for await (const row of source.rows(shelf)) {
    const fields = labelled(shelf, row);
    const line = TELL[list](fields, now);
    if (line?.toLowerCase().includes(words.toLowerCase()) === true) found.push({ at: Number(fields.at ?? fields.updated_at ?? 0), line });
  }
  return found.sort((one, other) => one.at - other.at).map(({ line }) => line);
}
