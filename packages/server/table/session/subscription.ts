import type { Listener } from './listener.ts';

/** The table that a subscription is for. */
export interface SubscriptionTarget {
  /** Brings the listener up to date and among those who are sent what happens. Checks `isOver` after everything it waits for. */
  follow(subscription: Subscription, seen: number | undefined): Promise<void>;
  /** Whether the listener is sent what happens. */
  isFollowed(listener: Listener): boolean;
  /** Takes the listener out, wherever it is. */
  unfollow(listener: Listener): void;
}

/**
 * A listener that asked to follow one table. It is made synchronously with the request, before anything is awaited, and a listener is added to a table
 * through it only: `end` (the client leaves or hangs up) removes the listener at once, and whatever of an attempt is still under way finds it over.
 */
export class Subscription {
  readonly listener: Listener;
  private readonly table: SubscriptionTarget;
  private readonly ended: () => void;
  private attempts = 0;
  private over = false;

  /** `ended` is called once, when it is over. */
  constructor(listener: Listener, table: SubscriptionTarget, ended: () => void) {
    this.listener = listener;
    this.table = table;
    this.ended = ended;
  }

  get isOver(): boolean {
    return this.over;
  }

  /**
   * Follows the table from now on, or sends all of it once more. `before` is awaited first. When the last attempt fails and the listener does not
   * follow by an earlier one, the subscription is over.
   */
  async follow(seen: number | undefined, before: () => Promise<void> = async () => {}): Promise<void> {
    this.attempts++;
    try {
      await before();
      if (!this.over) await this.table.follow(this, seen);
    } finally {
      this.attempts--;
      if (this.attempts === 0 && !this.table.isFollowed(this.listener)) this.end();
    }
  }

  end(): void {
    if (this.over) return;
    this.over = true;
    this.table.unfollow(this.listener);
    this.ended();
  }
}
