import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { KeptTables } from '../limits.ts';
import { networkOf } from '../network.ts';
import { RefusedError } from '../refused-error.ts';
import type { Services } from '../services.ts';
import { SharedRateLimit } from '../shared-rate-limit.ts';
import { idOf, mustBe, numberIn } from '../store/rows.ts';
import type { Person } from '../store/store.ts';
import { tooFast } from './current-user.ts';

const DROPPED_AT_ONCE = 10;

export const keptFor = ({ guest, account }: KeptTables, person: Person): number => Math.floor(person.account === null ? guest : account);

/** How many tables one person and one address may set, at once and in all. */
export class TableQuota {
  private readonly services: Services;
  private readonly ofPerson: SharedRateLimit;
  private readonly ofAddress: SharedRateLimit;
  private readonly admitted = new WeakMap<FastifyRequest, Promise<string>>();

  constructor(services: Services) {
    const { limits } = services;
    this.services = services;
    this.ofPerson = new SharedRateLimit('tables', limits.tables, services);
    this.ofAddress = new SharedRateLimit('tables of an address', limits.tablesOfAddress, services);
  }

  /**
   * Admits one more table, or all that a tournament opens at a time, and answers the origin that is stored with it. A request that asks twice, before and
   * after its body is read, counts once.
   */
  admit(request: FastifyRequest, person: Person, tables = 1): Promise<string> {
    let admission = this.admitted.get(request);
    if (admission === undefined) {
      admission = this.count(person, request.ip, tables);
      this.admitted.set(request, admission);
    }
    return admission;
  }

  private async count(person: Person, address: string, tables: number): Promise<string> {
    const { store, limits } = this.services;
    const network = networkOf(address);
    if (!(await this.ofPerson.take(person.id, tables)) || !(await this.ofAddress.take(network, tables))) throw tooFast();
    const { guest, account, address: most } = limits.openTables;
    const origin = await this.originOf(network);
    const [hosted, organised, fromHere, planned] = await Promise.all([
      store.openTables('host', person.id),
      this.ofTournaments('tournamentTablesByHost', person.id),
      store.openTables('origin', origin),
      this.ofTournaments('tournamentTablesByOrigin', origin),
    ]);
    if (hosted + organised + tables > (person.account === null ? guest : account))
      throw new RefusedError('too-many-tables', 'You host as many open tables as one person may; finish or abandon one first');
    if (fromHere + planned + tables > most)
      throw new RefusedError('too-many-tables', 'As many tables as one address may have are open; finish or abandon one first');
    await this.dropOldest(person);
    return origin;
  }

  /** Finished games are kept for ever, but not without end: whoever sets a table makes room for it. */
  private async dropOldest(person: Person): Promise<void> {
    const { store, registry, limits, now } = this.services;
    const kept = keptFor(limits.finishedTables, person);
    for (const row of await store.rows('finishedBeyond', person.id, DROPPED_AT_ONCE, kept)) {
      const id = idOf(row);
      if (!registry.inUse(id)) await store.dropTable(id, now() + 1);
    }
  }

  private async ofTournaments(by: 'tournamentTablesByHost' | 'tournamentTablesByOrigin', whose: string): Promise<number> {
    return numberIn(mustBe((await this.services.store.rows(by, whose))[0] ?? null), 'open');
  }

  /** The same for two tables of one address; the address cannot be derived from it. */
  private async originOf(network: string): Promise<string> {
    return createHmac('sha256', await this.services.store.secret())
      .update(network)
      .digest('base64url')
      .slice(0, 22);
  }
}
