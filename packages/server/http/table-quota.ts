import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { RateLimit } from '../limits.ts';
import { networkOf } from '../network.ts';
import { RefusedError } from '../refused-error.ts';
import type { Services } from '../services.ts';
import type { Person } from '../store/store.ts';
import { tooFast } from './current-user.ts';

/** How many tables one person and one address may set, at once and in all. */
export class TableQuota {
  private readonly services: Services;
  private readonly ofPerson: RateLimit;
  private readonly ofAddress: RateLimit;
  private readonly admitted = new WeakMap<FastifyRequest, Promise<string>>();

  constructor(services: Services) {
    const { limits, now } = services;
    this.services = services;
    this.ofPerson = new RateLimit(limits.tables, now);
    this.ofAddress = new RateLimit(limits.tablesOfAddress, now);
  }

  /** Lets one more table be set, and answers what it is known by where it comes from. A request that asks twice, before and after its body is read, counts once. */
  admit(request: FastifyRequest, person: Person): Promise<string> {
    let admission = this.admitted.get(request);
    if (admission === undefined) {
      admission = this.count(person, request.ip);
      this.admitted.set(request, admission);
    }
    return admission;
  }

  private async count(person: Person, address: string): Promise<string> {
    const { store, limits } = this.services;
    const network = networkOf(address);
    if (!this.ofPerson.take(person.id) || !this.ofAddress.take(network)) throw tooFast();
    const { guest, account, address: most } = limits.openTables;
    const origin = await this.originOf(network);
    const [hosted, fromHere] = await Promise.all([store.openTables('host', person.id), store.openTables('origin', origin)]);
    if (hosted >= (person.account === null ? guest : account))
      throw new RefusedError('too-many-tables', 'You host as many open tables as one person may; finish or abandon one first');
    if (fromHere >= most)
      throw new RefusedError('too-many-tables', 'As many tables as one address may have are open; finish or abandon one first');
    return origin;
  }

  /** The same for two tables of one address; the address cannot be derived from it. */
  private async originOf(network: string): Promise<string> {
    return createHmac('sha256', await this.services.store.secret())
      .update(network)
      .digest('base64url')
      .slice(0, 22);
  }
}
