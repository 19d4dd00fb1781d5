import { asId } from '#kernel/id.ts';
import type { Seat } from '#kernel/seat.ts';
import { NOBODY, type Seats } from '#kernel';
import type { ChatLine } from '#wire';
import { Conflict, type Person, type Store, type StoredChat, type TableSettings } from '../../store/store.ts';
import { distinct } from '../../people/names.ts';
import type { Audience } from './audience.ts';
import type { AlertSink } from './context.ts';
import { chatMessage } from '../view/messages.ts';
import { readsTeam } from '../state/teams.ts';

const KEPT = 200;

/** One chat channel of a table: open, or of one team. It is no part of the game. */
export class Chat {
  /** The team of this channel; `NOBODY` for open chat. */
  readonly team: Seats;
  private readonly table: string;
  private readonly store: Store;
  private readonly audience: Audience;
  private lines: StoredChat[] = [];
  /** The lines as JSON, made on demand. */
  private json: string | null = null;
  /** Lines may have been removed. */
  private stale = false;

  constructor(table: string, store: Store, audience: Audience, team: Seats = NOBODY) {
    this.table = table;
    this.store = store;
    this.audience = audience;
    this.team = team;
  }

  /** The last lines as JSON, with commas between them. */
  get text(): string {
    this.json ??= this.lines.map((line) => JSON.stringify(chatLine(line))).join(',');
    return this.json;
  }

  /** The same without the lines of some people. */
  textWithout(unread: ReadonlySet<string>): string {
    if (!this.lines.some(({ person }) => unread.has(person))) return this.text;
    return this.lines.flatMap((line) => (unread.has(line.person) ? [] : [JSON.stringify(chatLine(line))])).join(',');
  }

  /** Reads the last lines; no client is sent them here. */
  async load(): Promise<void> {
    this.lines = await this.store.chatTail(this.table, this.team, KEPT);
    this.json = null;
  }

  /** Lines may have been removed; the next client must not see them. */
  markStale(): void {
    this.stale = true;
  }

  /** Reads the lines again if some may have been removed. */
  async refreshIfStale(): Promise<void> {
    if (!this.stale) return;
    this.stale = false;
    // Lines of other nodes are sent first: after the read they would not be new.
    await this.catchUp();
    await this.load();
  }

  /** Sends lines that were written at other nodes. */
  async catchUp(): Promise<void> {
    for (const line of await this.store.chatAfter(this.table, this.team, this.last)) {
      this.add(line);
      this.send(line);
    }
  }

  /** Stores a line; the caller sends it. Null for a repeat, which was sent before (idempotent). */
  async append(
    settings: TableSettings,
    person: Person,
    text: string,
    clientId: string,
    at: number,
    alerts: Pick<AlertSink, 'chatStatements'>,
  ): Promise<StoredChat | null> {
    const sits = settings.seats.findIndex((each) => each.kind === 'human' && each.person === person.id);
    // A spectator whose name looks like that of a player is told apart by a number.
    const players = settings.seats.flatMap(({ name }) => (name === null ? [] : [name]));
    const name = sits < 0 ? distinct(person.name, players) : (settings.seats[sits].name ?? person.name);
    const seat: Seat | null = sits < 0 ? null : asId(sits);
    while (!this.lines.some((line) => line.person === person.id && line.clientId === clientId)) {
      const line: StoredChat = { team: this.team, number: this.last + 1, person: person.id, name, seat, text, clientId, at };
      try {
        const also = alerts.chatStatements(this.table, settings, line, (other) => this.audience.isViewing(other));
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
    return this.lines[this.lines.length - 1]?.number ?? 0;
  }

  private add(line: StoredChat): void {
    this.lines.push(line);
    if (this.lines.length > KEPT) this.lines.shift();
    this.json = null;
  }

  send(line: StoredChat): void {
    const { audience, team } = this;
    audience.sendTo((viewer) => team === NOBODY || readsTeam(viewer, team), line.person, chatMessage(this.table, chatLine(line)));
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
