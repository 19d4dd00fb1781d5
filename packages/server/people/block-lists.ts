import { randomBytes } from 'node:crypto';
import { AVERSIONS, type Aversion, type AversionInfo } from '#wire';
import { RefusedError } from '../refused-error.ts';
import { numberIn, type StoredRow, textIn } from '../store/rows.ts';
import { peopleAt, type Store, type TableSettings } from '../store/store.ts';

const NO_PEOPLE: ReadonlySet<string> = new Set();
const MOST = 500;

/** Block lists of a person, as far as the person's connections need them. */
export interface BlockList {
  /** People whose lines this person does not read. */
  readonly unread: ReadonlySet<string>;
  /** People who do not want to meet this person, who never learns of it. */
  readonly blockedBy: ReadonlySet<string>;
}

export const NO_BLOCKS: BlockList = { unread: NO_PEOPLE, blockedBy: NO_PEOPLE };

/** Whether one of these people is at the table. */
export const isBlockedAt = (settings: TableSettings, blockedBy: ReadonlySet<string>): boolean =>
  blockedBy.size > 0 && peopleAt(settings).some((person) => blockedBy.has(person));

const setOf = (rows: readonly StoredRow[], column: string): ReadonlySet<string> =>
  rows.length === 0 ? NO_PEOPLE : new Set(rows.map((row) => textIn(row, column)));

function howIn(row: StoredRow): Aversion {
  const text = textIn(row, 'kind');
  const how = AVERSIONS.find((each) => each === text);
  if (how === undefined) throw new Error(`There is no aversion of kind ${text}`);
  return how;
}

/** Whom a person mutes or blocks. Stored with the person and shown to no other. */
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
    return { unread: setOf(await this.store.rows('aversionsOf', person), 'other'), blockedBy: await this.blockedBy(person) };
  }

  async blockedBy(person: string): Promise<ReadonlySet<string>> {
    return setOf(await this.store.rows('aversionsTo', person), 'person');
  }

  /** People whom this person has blocked, and those who have blocked this person. */
  async blockedEitherWay(person: string): Promise<ReadonlySet<string>> {
    const own = (await this.store.rows('aversionsOf', person)).filter((row) => howIn(row) === 'block');
    return new Set([...setOf(own, 'other'), ...(await this.blockedBy(person))]);
  }

  async add(person: string, other: { readonly id: string; readonly name: string }, how: Aversion, at: number): Promise<void> {
    if (other.id === person) throw new RefusedError('bad-request', 'Nobody avoids himself', { path: 'who' });
    if ((await this.list(person)).length >= MOST) throw new RefusedError('too-fast', `Nobody avoids more than ${MOST} people`);
    const id = randomBytes(9).toString('base64url');
    await this.store.change(['addAversion', id, person, other.id, how, other.name, at]);
    await this.changed(person, other.id);
  }

  async end(person: string, id: string): Promise<void> {
    const row = (await this.store.rows('aversionsOf', person)).find((each) => textIn(each, 'id') === id);
    if (row === undefined) throw new RefusedError('not-found', 'There is nobody of this id on the list');
    await this.store.change(['dropAversion', id, person]);
    await this.changed(person, textIn(row, 'other'));
  }

  /** A guest has signed in: blocks by and of the guest become those of the account. */
  async handOver(from: string, to: string): Promise<void> {
    await this.store.change(['moveAversions', to, from, to, to], ['moveAversionsTo', to, from, to, to], ['dropAversionsOf', from]);
    await this.changed(to);
  }

  private async changed(...people: readonly string[]): Promise<void> {
    for (const person of people) await this.store.blockListChanged(person);
  }
}
