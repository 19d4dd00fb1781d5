import { RefusedError } from '../refused-error.ts';
import type { Censure, ModerationQueue } from './moderation-queue.ts';

/** Who may not speak or not come in for now. They are few, so all of them are in memory, on every node. */
export class BanList {
  private readonly moderation: Pick<ModerationQueue, 'censures'>;
  private known = new Map<string, Censure>();

  constructor(moderation: Pick<ModerationQueue, 'censures'>) {
    this.moderation = moderation;
  }

  async refresh(): Promise<void> {
    this.known = new Map((await this.moderation.censures()).map((each) => [each.person, each]));
  }

  isMuted(person: string, now: number): boolean {
    return (this.known.get(person)?.mutedUntil ?? 0) > now;
  }

  isBanned(person: string, now: number): boolean {
    return (this.known.get(person)?.bannedUntil ?? 0) > now;
  }

  mustBeWelcome(person: string, now: number): void {
    if (this.isBanned(person, now)) throw new RefusedError('banned', 'Whoever keeps this house has asked you to stay away for a while');
  }
}
