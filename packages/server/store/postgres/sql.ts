import { mapValues } from '#kernel';
import { STATEMENTS, type StatementName } from '../statements.ts';

/** What nodes tell each other goes here: `<node> <table>`, or `<node> session <hash of its token>`. */
export const CHANNEL = 'redbook';
/** In the place of a table, which has a longer name. */
export const SESSION_ENDED = 'session';
/** Payload without a table: bans and mutes are to be read again. */
export const PEOPLE_CHANGED = 'people';

/** Payload without a table: the block lists of one person are to be read again. */
export const REGARD_CHANGED = 'regard';

const numbered = (sql: string): string => {
  let count = 0;
  return sql.replace(/\?/g, () => `$${++count}`);
};

export const PREPARED: { readonly [name in StatementName]: string } = mapValues(STATEMENTS, numbered);
