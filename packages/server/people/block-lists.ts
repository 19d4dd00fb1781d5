import { randomBytes } from 'node:crypto';
import { AVERSIONS, type Aversion, type AversionInfo } from '#wire';
import { Refused } from '../refused.ts';
import { numberIn, type Row, textIn } from '../store/rows.ts';
import { peopleAt, type Store, type TableSettings } from '../store/store.ts';

const NOBODY_AT_ALL: ReadonlySet<string> = new Set();
const MOST = 500;

/** How somebody stands to others, as far as his connections have to know. */
export interface BlockList {
  /** Whose lines he does not read. */
  readonly unread: ReadonlySet<string>;
  /** Who does not want to meet him. He never learns of it. */
  readonly shunnedBy: ReadonlySet<string>;
}

export const NO_BLOCKS: BlockList = { unread: NOBODY_AT_ALL, shunnedBy: NOBODY_AT_ALL };

/** Whether somebody at this table does not want to meet whoever these people shun. */
export const isBlockedAt = (settings: TableSettings, shunnedBy: ReadonlySet<string>): boolean =>
  shunnedBy.size > 0 && peopleAt(settings).some((person) => shunnedBy.has(person));

const setOf = (rows: readonly Row[], column: string): ReadonlySet<string> =>
  rows.length === 0 ? NOBODY_AT_ALL : new Set(rows.map((row) => textIn(row, column)));

function howIn(row: Row): Aversion {
  const text = textIn(row, 'kind');
  const how = AVERSIONS.find((each) => each === text);
  if (how === undefined) throw new Error(`There is no aversion of kind ${text}`);
  return how;
}

/** Whom somebody does not want to read, or to meet either. It is kept with the person and told to nobody. */
export class BlockLists {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  async list(person: string): Promise<AversionInfo[]> {
    return (await this.store.rows('aversionsOf', person)).map((row) => ({
      id: textIn(row, 'id'),
      name: textIn(row, 'name'),
      how: howIn(row),
      at: numberIn(row, 'at'),
    }));
  }

  async of(person: string): Promise<BlockList> {
    return { unread: setOf(await this.store.rows('aversionsOf', person), 'other'), shunnedBy: await this.shunnedBy(person) };
  }

  async shunnedBy(person: string): Promise<ReadonlySet<string>> {
    return setOf(await this.store.rows('aversionsTo', person), 'person');
  }

  /** Whom somebody would not meet, and who would not meet him. */
  async apart(person: string): Promise<ReadonlySet<string>> {
    const own = (await this.store.rows('aversionsOf', person)).filter((row) => howIn(row) === 'block');
    return new Set([...setOf(own, 'other'), ...(await this.shunnedBy(person))]);
  }

  async add(person: string, other: { readonly id: string; readonly name: string }, how: Aversion, at: number): Promise<void> {
    if (other.id === person) throw new Refused('bad-request', 'Nobody avoids himself', { path: 'who' });
    if ((await this.list(person)).length >= MOST) throw new Refused('too-fast', `Nobody avoids more than ${MOST} people`);
    const id = randomBytes(9).toString('base64url');
    await this.store.change(['addAversion', id, person, other.id, how, other.name, at]);
    await this.changed(person, other.id);
  }

  async end(person: string, id: string): Promise<void> {
    const row = (await this.store.rows('aversionsOf', person)).find((each) => textIn(each, 'id') === id);
    if (row === undefined) throw new Refused('not-found', 'There is nobody of this id on the list');
    await this.store.change(['dropAversion', id, person]);
    await this.changed(person, textIn(row, 'other'));
  }

  /** A guest has signed in: whom he avoided he still avoids, and who avoids him still does. */
  async handOver(from: string, to: string): Promise<void> {
    await this.store.change(['moveAversions', to, from, to, to], ['moveAversionsTo', to, from, to, to], ['dropAversionsOf', from]);
    await this.changed(to);
  }

  private async changed(...people: readonly string[]): Promise<void> {
    for (const person of people) await this.store.regardChanged(person);
  }
}
