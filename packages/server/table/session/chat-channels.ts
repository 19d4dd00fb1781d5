import { includes, type Seat, type Seats } from '#kernel';
import type { Store } from '../../store/store.ts';
import type { Audience } from './audience.ts';
import { Chat } from './chat.ts';
import { readsTeam } from '../state/teams.ts';
import type { TableViewer } from '../state/viewer.ts';

/** The chat of one table: open chat, and one channel for each team. */
export class ChatChannels {
  readonly open: Chat;
  private teams: readonly Chat[] = [];
  private readonly table: string;
  private readonly store: Store;
  private readonly audience: Audience;

  constructor(table: string, store: Store, audience: Audience) {
    this.table = table;
    this.store = store;
    this.audience = audience;
    this.open = new Chat(table, store, audience);
  }

  /** The teams that may talk. They do not change during a game. */
  setTeams(teams: readonly Seats[]): void {
    if (this.teams.map(({ team }) => team).join() === teams.join()) return;
    this.teams = teams.map((team) => new Chat(this.table, this.store, this.audience, team));
  }

  private get all(): readonly Chat[] {
    return [this.open, ...this.teams];
  }

  /** The last lines that a viewer may read, without those of muted people, as a JSON list. */
  for(viewer: TableViewer, unread: ReadonlySet<string>): string {
    const heard = [this.open, ...this.teams.filter(({ team }) => readsTeam(viewer, team))].map((chat) => chat.textWithout(unread));
    return `[${heard.filter((text) => text !== '').join(',')}]`;
  }

  /** The channel of the team of a seat. */
  ofTeam(seat: Seat): Chat | null {
    return this.teams.find(({ team }) => includes(team, seat)) ?? null;
  }

  async load(): Promise<void> {
    for (const chat of this.all) await chat.load();
  }

  markStale(): void {
    for (const chat of this.all) chat.markStale();
  }

  async refreshIfStale(): Promise<void> {
    for (const chat of this.all) await chat.refreshIfStale();
  }

  async catchUp(): Promise<void> {
    for (const chat of this.all) await chat.catchUp();
  }
}
