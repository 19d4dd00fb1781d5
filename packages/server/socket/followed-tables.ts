import type { Listener } from '../table/session/listener.ts';
import type { Subscription } from '../table/session/subscription.ts';
import type { TableRegistry } from '../table/registry.ts';

export const MOST_TABLES = 64;

interface FollowHooks {
  /** Awaited before anything is sent. */
  readonly prepare: () => Promise<void>;
  readonly failed: (error: unknown, table: string) => void;
}

/** The tables that one connection follows. */
export class FollowedTables {
  private readonly listener: Listener;
  private readonly registry: Pick<TableRegistry, 'open'>;
  private readonly hooks: FollowHooks;
  /** By table. A subscription that is over is not in it. */
  private readonly subscriptions = new Map<string, Subscription>();

  constructor(listener: Listener, registry: Pick<TableRegistry, 'open'>, hooks: FollowHooks) {
    this.listener = listener;
    this.registry = registry;
    this.hooks = hooks;
  }

  get tables(): Iterable<string> {
    return this.subscriptions.keys();
  }

  isFull(table: string): boolean {
    return !this.subscriptions.has(table) && this.subscriptions.size >= MOST_TABLES;
  }

  follow(table: string, seen: number | undefined): Promise<void> {
    return this.send(table, this.subscriptions.get(table) ?? this.subscribe(table), seen);
  }

  /** Sends all followed tables once more. */
  async sendAgain(): Promise<void> {
    for (const [table, subscription] of this.subscriptions) await this.send(table, subscription, undefined);
  }

  leave(table: string): void {
    this.subscriptions.get(table)?.end();
  }

  endAll(): void {
    for (const subscription of this.subscriptions.values()) subscription.end();
  }

  private subscribe(table: string): Subscription {
    const subscription = this.registry.open(table).subscriptions.add(this.listener, () => this.subscriptions.delete(table));
    this.subscriptions.set(table, subscription);
    return subscription;
  }

  private async send(table: string, subscription: Subscription, seen: number | undefined): Promise<void> {
    try {
      await subscription.follow(seen, this.hooks.prepare);
    } catch (error) {
      this.hooks.failed(error, table);
    }
  }
}
