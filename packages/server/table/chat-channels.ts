import { includes, type Seat, type Seats } from '#kernel';
import type { Store } from '../store/store.ts';
import type { Audience } from './audience.ts';
import { Chat } from './chat.ts';
import { readsTeam } from './teams.ts';
import type { TableViewer } from './viewer.ts';

/** All that is said at one table: what everybody hears, and what each team says among itself. */
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

  /** The teams of the table, as far as they may talk. They are agreed on before the game and stay. */
  arrange(teams: readonly Seats[]): void {
    if (this.teams.map(({ team }) => team).join() === teams.join()) return;
    this.teams = teams.map((team) => new Chat(this.table, this.store, this.audience, team));
  }

  private get all(): readonly Chat[] {
    return [this.open, ...this.teams];
  }

  /** The last lines that a viewer may read and wants to, as a JSON list. */
  for(viewer: TableViewer, unread: ReadonlySet<string>): string {
    const heard = [this.open, ...this.teams.filter(({ team }) => readsTeam(viewer, team))].map((chat) => chat.textBut(unread));
    return `[${heard.filter((text) => text !== '').join(',')}]`;
  }

  /** What the team of a seat says. */
  ofTeam(seat: Seat): Chat | null {
    return this.teams.find(({ team }) => includes(team, seat)) ?? null;
  }

  async read(): Promise<void> {
    for (const chat of this.all) await chat.open();
  }

  doubt(): void {
    for (const chat of this.all) chat.doubt();
  }

  async fresh(): Promise<void> {
    for (const chat of this.all) await chat.fresh();
  }

  async catchUp(): Promise<void> {
    for (const chat of this.all) await chat.catchUp();
  }
}
