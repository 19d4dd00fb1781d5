import { NOBODY, type Seats } from '#kernel';
import type { ChatLine } from '#wire';
import { Conflict, type Person, type Store, type StoredChat, type TableSettings } from '../store/store.ts';
import type { Audience } from './audience.ts';
import type { AlertSink } from './context.ts';
import { chatMessage } from './messages.ts';
import { readsTeam } from './teams.ts';

const KEPT = 200;

/** What is said at one table, to all or within one team. It is no part of the game. */
export class Chat {
  /** Whose it is; nobody's: everybody's. */
  readonly team: Seats;
  private readonly table: string;
  private readonly store: Store;
  private readonly audience: Audience;
  private kept: StoredChat[] = [];
  /** The lines as JSON, written when somebody first asks for them. */
  private written: string | null = null;
  /** Lines may have been removed. */
  private doubtful = false;

  constructor(table: string, store: Store, audience: Audience, team: Seats = NOBODY) {
    this.table = table;
    this.store = store;
    this.audience = audience;
    this.team = team;
  }

  /** The last lines as JSON, with commas between them. */
  get text(): string {
    this.written ??= this.kept.map((line) => JSON.stringify(chatLine(line))).join(',');
    return this.written;
  }

  /** The same without the lines of some people. */
  textBut(unread: ReadonlySet<string>): string {
    if (!this.kept.some(({ person }) => unread.has(person))) return this.text;
    return this.kept.flatMap((line) => (unread.has(line.person) ? [] : [JSON.stringify(chatLine(line))])).join(',');
  }

  /** Nobody is there yet who would have to be told. */
  async open(): Promise<void> {
    this.kept = await this.store.chatTail(this.table, this.team, KEPT);
    this.written = null;
  }

  /** Lines may have been removed; whoever comes next is to see none of them. */
  doubt(): void {
    this.doubtful = true;
  }

  /** As it is kept now. */
  async fresh(): Promise<void> {
    if (!this.doubtful) return;
    this.doubtful = false;
    // What was said at other nodes meanwhile is told first: afterwards it is no news.
    await this.catchUp();
    await this.open();
  }

  /** Tells what was said at other nodes. */
  async catchUp(): Promise<void> {
    for (const line of await this.store.chatAfter(this.table, this.team, this.last)) {
      this.add(line);
      this.tell(line);
    }
  }

  /** Keeps what somebody says; whoever asked for it tells it then. Null for a repeat, which everybody has heard. */
  async keep(
    settings: TableSettings,
    person: Person,
    text: string,
    clientId: string,
    at: number,
    herald: Pick<AlertSink, 'wrote'>,
  ): Promise<StoredChat | null> {
    const sits = settings.seats.findIndex((each) => each.kind === 'human' && each.person === person.id);
    const name = sits < 0 ? person.name : (settings.seats[sits].name ?? person.name);
    const seat = sits < 0 ? null : sits;
    while (!this.kept.some((line) => line.person === person.id && line.clientId === clientId)) {
      const line: StoredChat = { team: this.team, number: this.last + 1, person: person.id, name, seat, text, clientId, at };
      try {
        const also = herald.wrote(this.table, settings, line, (other) => this.audience.isLooking(other));
        await this.store.addChat(this.table, line, also);
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
        await this.catchUp();
        continue;
      }
      this.add(line);
      return line;
    }
    return null;
  }

  private get last(): number {
    return this.kept[this.kept.length - 1]?.number ?? 0;
  }

  private add(line: StoredChat): void {
    this.kept.push(line);
    if (this.kept.length > KEPT) this.kept.shift();
    this.written = null;
  }

  tell(line: StoredChat): void {
    const { audience, team } = this;
    audience.those((viewer) => team === NOBODY || readsTeam(viewer, team), line.person, chatMessage(this.table, chatLine(line)));
  }
}

const chatLine = ({ team, number, name, seat, text, at }: StoredChat): ChatLine => ({
  number,
  name,
  seat,
  text,
  at,
  ...(team === NOBODY ? {} : { team: true }),
});
