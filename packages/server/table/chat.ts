import type { ChatLine } from '#wire';
import { Conflict, type Person, type Store, type StoredChat, type TableFrame } from '../store/store.ts';
import type { Audience } from './audience.ts';
import { chatLetter } from './letters.ts';

const KEPT = 200;

/** What is said at one table. It is no part of the game. */
export class Chat {
  private readonly table: string;
  private readonly store: Store;
  private readonly audience: Audience;
  private kept: StoredChat[] = [];
  /** The lines as JSON, written when somebody first asks for them. */
  private written: string | null = null;

  constructor(table: string, store: Store, audience: Audience) {
    this.table = table;
    this.store = store;
    this.audience = audience;
  }

  /** The last lines as JSON. */
  get text(): string {
    this.written ??= JSON.stringify(this.kept.map(chatLine));
    return this.written;
  }

  /** Nobody is there yet who would have to be told. */
  async open(): Promise<void> {
    this.kept = await this.store.chatTail(this.table, KEPT);
    this.written = null;
  }

  /** Tells what was said at other nodes. */
  async catchUp(): Promise<void> {
    for (const line of await this.store.chatAfter(this.table, this.last)) {
      this.add(line);
      this.tell(line);
    }
  }

  /** Keeps what somebody says; whoever asked for it tells it then. Null for a repeat, which everybody has heard. */
  async keep(frame: TableFrame, person: Person, text: string, clientId: string, at: number): Promise<StoredChat | null> {
    const seat = frame.seats.findIndex((each) => each.kind === 'human' && each.person === person.id);
    const name = seat < 0 ? person.name : (frame.seats[seat].name ?? person.name);
    while (!this.kept.some((line) => line.person === person.id && line.clientId === clientId)) {
      const line: StoredChat = { number: this.last + 1, person: person.id, name, seat: seat < 0 ? null : seat, text, clientId, at };
      try {
        await this.store.addChat(this.table, line);
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
    this.audience.everybody(chatLetter(this.table, chatLine(line)));
  }
}

const chatLine = ({ number, name, seat, text, at }: StoredChat): ChatLine => ({ number, name, seat, text, at });
