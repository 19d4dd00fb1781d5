import { z } from 'zod';
import { createResetLink } from '../people/password-reset.ts';
import { NAME } from '../people/name.ts';
import type { AccountLog } from '../people/account-log.ts';
import type { People } from '../people/people.ts';
import { dropSecondFactor } from '../people/second-factor.ts';
import type { Store } from '../store/store.ts';
import { MOST_TABLES, type TableRegistry } from '../table/registry.ts';
import { endGame } from '../table/usecases/end-game.ts';
import { renamePerson } from '../table/usecases/rename-person.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import type { ModerationQueue, ModerationCommand } from './moderation-queue.ts';
import { deleteAccount } from './delete-account.ts';

const until = z.object({ until: z.number().min(0) });
const linked = z.object({ tokenHash: z.string().regex(/^[\w-]{43}$/), until: z.number().min(0) });
const named = z.object({ name: NAME });

/** Why a command cannot be carried out: one sentence for the operator. */
class Impossible extends Error {}

interface CommandContext {
  readonly store: Store;
  readonly moderation: ModerationQueue;
  readonly registry: TableRegistry;
  readonly tournaments: Tournaments;
  readonly people: People;
  readonly accountLog: AccountLog;
  /** Milliseconds between two looks at what was ordered. */
  readonly pollInterval: number;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
  /** For the log of the server. */
  readonly done: (command: ModerationCommand) => void;
}

/**
 * Carries out what operators order. Orders are laid down in the store by `redbook admin` and carried out by a server, for only a server knows who is
 * connected and what is in memory. Each may be carried out twice without harm.
 */
export class CommandRunner {
  private readonly context: CommandContext;
  private readonly timer: NodeJS.Timeout;
  private polling: Promise<void> | null = null;

  constructor(context: CommandContext) {
    this.context = context;
    this.timer = setInterval(() => {
      this.polling ??= this.poll().finally(() => {
        this.polling = null;
      });
    }, context.pollInterval);
    this.timer.unref();
  }

  private async poll(): Promise<void> {
    const { moderation, now, failed } = this.context;
    try {
      for (const order of await moderation.openOrders()) if (await moderation.claim(order, now())) await this.attend(order);
    } catch (error) {
      failed(error);
    }
  }

  private async attend(order: ModerationCommand): Promise<void> {
    const { moderation, now, done } = this.context;
    let outcome: string;
    try {
      outcome = await this.carryOut(order);
    } catch (error) {
      if (!(error instanceof Impossible || error instanceof z.ZodError)) throw error;
      outcome = `not done: ${error instanceof Impossible ? error.message : 'the order is not written as it must be'}`;
    }
    await moderation.close(order, now(), outcome);
    done(order);
  }

  /** Answers what has become of it. */
  private async carryOut({ verb, target, detail }: ModerationCommand): Promise<string> {
    switch (verb) {
      case 'mute':
      case 'ban':
        return this.censure(verb, target, until.parse(JSON.parse(detail)).until);
      case 'rename':
        return this.rename(target, named.parse(JSON.parse(detail)).name);
      case 'end':
        return this.end(target);
      case 'delete':
        return this.delete(target);
      case 'recover': {
        const { tokenHash, until: end } = linked.parse(JSON.parse(detail));
        return this.recover(target, tokenHash, end);
      }
      case 'drop-second-factor':
        return this.dropSecondFactor(target);
      case 'settle':
        if (!(await this.context.moderation.settleReport(target, this.context.now())))
          throw new Impossible('there is no open report of this id');
        return 'settled';
      default:
        throw new Impossible(`this server does not know the order "${verb}"`);
    }
  }

  private async person(id: string) {
    const person = await this.context.store.person(id);
    if (person === null) throw new Impossible('there is no such person');
    return person;
  }

  /** The operator's tool made the link: here only its hash is known. */
  private async recover(account: string, tokenHash: string, end: number): Promise<string> {
    const { store, now } = this.context;
    const found = await store.personByAccount(account.toLowerCase());
    if (found === null) throw new Impossible('there is no such account');
    // Carried out twice, it is there already.
    if ((await store.rows('recovery', tokenHash, now())).length === 0) await createResetLink(store, found.person.id, tokenHash, now(), end);
    return `${account} may set a new password until ${new Date(end).toISOString()}, by the link that was shown`;
  }

  /** For an owner who has lost the phone and all recovery codes, and is known to the operator. */
  private async dropSecondFactor(account: string): Promise<string> {
    const { store, accountLog } = this.context;
    const found = await store.personByAccount(account.toLowerCase());
    if (found === null) throw new Impossible('there is no such account');
    await store.change(...dropSecondFactor(found.person.id));
    await accountLog.add(found.person.id, 'second-factor-off', { address: '', agent: '' });
    return `${account} is let in by the password alone`;
  }

  private async censure(how: 'mute' | 'ban', id: string, end: number): Promise<string> {
    const { store, moderation, now } = this.context;
    const { name } = await this.person(id);
    await moderation.censure(how, id, end);
    await store.peopleChanged();
    const done = { mute: 'muted', ban: 'banned' }[how];
    return end > now() ? `${name} is ${done} until ${new Date(end).toISOString()}` : `${name} is not ${done} any more`;
  }

  private async rename(id: string, name: string): Promise<string> {
    const { store, registry, tournaments } = this.context;
    const before = await this.person(id);
    await store.rename(id, name);
    for (const { id: table } of await store.tablesOf(id, MOST_TABLES)) await renamePerson(registry.open(table).session, id, name);
    await tournaments.rename(id, name);
    await store.peopleChanged();
    return `${before.name} is called ${name}`;
  }

  private async end(id: string): Promise<string> {
    const { store, registry } = this.context;
    if ((await store.table(id)) === null) throw new Impossible('there is no such table');
    if (!(await endGame(registry.open(id).session))) throw new Impossible('this table is over already');
    return 'ended without a result';
  }

  private async delete(id: string): Promise<string> {
    const { name, account } = await this.person(id);
    if (account !== null) throw new Impossible(`${name} has the account ${account}; only guests are deleted`);
    return `${name} was deleted and is gone from ${await deleteAccount(id, this.context)} tables`;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.polling;
  }
}
