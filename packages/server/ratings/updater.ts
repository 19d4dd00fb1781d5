import { randomBytes } from 'node:crypto';
import type { Store } from '../store/store.ts';
import { RatingRepository } from './repository.ts';

const LEASE = 'ratings';
const LEASE_LASTS = 30_000;

interface RatingContext {
  readonly store: Store;
  readonly pollInterval: number;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
}

/** Looks for rated games that have ended and reckons with them: one node for all, away from those who play. */
export class RatingUpdater {
  private readonly context: RatingContext;
  private readonly book: RatingRepository;
  private readonly node: string;
  private readonly timer: NodeJS.Timeout;
  private scoring: Promise<void> | null = null;

  constructor(context: RatingContext) {
    this.context = context;
    this.book = new RatingRepository(context.store);
    // The SQLite file has one user at a time: an earlier node is gone.
    this.node = context.store.shared ? randomBytes(9).toString('base64url') : 'alone';
    this.timer = setInterval(() => {
      this.scoring ??= this.score().finally(() => {
        this.scoring = null;
      });
    }, context.pollInterval);
    this.timer.unref();
  }

  private async score(): Promise<void> {
    const { store, now, failed } = this.context;
    try {
      if ((await store.rows('toScore', 1)).length === 0) return;
      if ((await store.change(['takeLease', LEASE, this.node, now() + LEASE_LASTS, 0, now()])) !== 1) return;
      await this.book.score();
    } catch (error) {
      failed(error);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.scoring;
  }
}
