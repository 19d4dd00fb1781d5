import type { Action, GameEvent } from '#kernel';
import {
  type ChatLine,
  type ClientMessage,
  type Now,
  type RefusedCode,
  type SeatTurn,
  type ServerMessage,
  type TableInfo,
  wholeNow,
} from '#wire';
import { batch, createSignal } from 'solid-js';
import { withBotNames } from '../bots.ts';
import { connect, newId, type Thread } from '../net/connection.ts';

/** What the server (or the thread to it) said no to, and why. */
export interface Refusal {
  readonly code: RefusedCode | 'error';
  readonly message: string;
  readonly rules: readonly string[];
}

/**
 * One table as this browser knows it. Both views, drawn and text, live on it. Nothing is guessed in advance: a choice is
 * on its way (`busy`) until the server has written it down.
 */
export interface Controller {
  readonly id: string;
  readonly thread: () => Thread;
  readonly info: () => TableInfo | null;
  readonly now: () => Now | null;
  /** The chronicle as this viewer heard it. */
  readonly events: () => readonly GameEvent[];
  readonly chat: () => readonly ChatLine[];
  /** What has just happened; empty after a reload or a gap too long to watch. */
  readonly fresh: () => readonly GameEvent[];
  readonly busy: () => boolean;
  readonly refused: () => Refusal | null;
  readonly dismiss: () => void;
  /** The table does not exist, or is not for our eyes. */
  readonly missing: () => boolean;
  /** The seat of ours that is asked, else one that could undo, else one that has something to do besides. */
  readonly turn: () => SeatTurn | null;
  /** The seat shown as ours; watchers are given the first. */
  readonly mine: () => number;
  readonly watching: () => boolean;
  readonly names: (seat: number) => string;
  /** Milliseconds to add to our clock to get the server's. */
  readonly skew: () => number;
  readonly act: (action: Action, seat?: number) => void;
  readonly undo: () => void;
  readonly resign: (seat: number) => void;
  readonly abandon: (wish: boolean) => void;
  readonly say: (text: string) => void;
  readonly contribute: (seat: number, words: string) => void;
  /** Rules that bar an action; empty when it is legal after all. */
  readonly explain: (action: Action, seat?: number) => Promise<readonly string[]>;
  readonly close: () => void;
}

/** More events at once than this are history, not news. */
const NEWS = 40;

type Sent = Extract<ClientMessage, { readonly id: string }>;

export function openTable(id: string, url: string): Controller {
  const [info, setInfo] = createSignal<TableInfo | null>(null);
  const [now, setNow] = createSignal<Now | null>(null);
  const [events, setEvents] = createSignal<readonly GameEvent[]>([]);
  const [chat, setChat] = createSignal<readonly ChatLine[]>([]);
  const [fresh, setFresh] = createSignal<readonly GameEvent[]>([]);
  const [refused, setRefused] = createSignal<Refusal | null>(null);
  const [missing, setMissing] = createSignal(false);
  const [skew, setSkew] = createSignal(0);
  const [busy, setBusy] = createSignal(false);
  /** Sent and not yet answered: sent again, with the same id, when the thread is mended. */
  const pending = new Map<string, Sent>();
  const asking = new Map<string, (rules: readonly string[]) => void>();
  /** `done` came, but not yet the moment it speaks of. */
  let awaited = 0;

  const watch = (): void => {
    const seen = now()?.seen;
    connection.send(seen === undefined ? { t: 'watch', table: id } : { t: 'watch', table: id, seen });
  };

  const connection = connect(url, hear, () => {
    watch();
    for (const message of pending.values()) connection.send(message);
  });

  function freed(): void {
    const moving = [...pending.values()].some(({ t }) => t === 'act' || t === 'undo' || t === 'resign');
    setBusy(moving || (now()?.seen ?? 0) < awaited);
  }

  function learn(given: TableInfo): void {
    setInfo({ ...given, seats: withBotNames(given.seats) });
    setSkew(given.clockAt - Date.now());
  }

  function hear(message: ServerMessage): void {
    if ('table' in message && message.table !== id) return;
    batch(() => take(message));
  }

  function take(message: ServerMessage): void {
    switch (message.t) {
      case 'table':
        learn(message.info);
        setFresh([]);
        setEvents(message.events);
        setChat(message.chat);
        setNow(message.now);
        return freed();
      case 'gap':
        learn(message.info);
        setFresh(message.events.length <= NEWS ? message.events : []);
        setEvents((known) => [...known.slice(0, message.now.seen - message.events.length), ...message.events]);
        setChat((known) => merge(known, message.chat));
        setNow(message.now);
        return freed();
      case 'update': {
        if (message.done !== undefined) pending.delete(message.done);
        const before = now()?.seen ?? 0;
        if (message.now.seen < before) return freed();
        // Something went by unheard: ask for exactly the gap.
        if (message.now.seen - message.events.length > before) return watch();
        const unheard = message.events.slice(message.events.length - (message.now.seen - before));
        setFresh(unheard);
        setEvents((known) => [...known, ...unheard]);
        setNow(wholeNow(message.now, now()));
        return freed();
      }
      case 'info':
        return learn(message.info);
      case 'chat':
        setChat((known) => merge(known, [message.line]));
        return;
      case 'done':
        pending.delete(message.id);
        awaited = Math.max(awaited, message.seen);
        return freed();
      case 'refused': {
        const known = pending.delete(message.id);
        asking.get(message.id)?.(message.rules);
        asking.delete(message.id);
        if (message.code === 'no-table') setMissing(true);
        else if (known) setRefused({ code: message.code, message: message.message, rules: message.rules });
        if (message.code === 'stale') watch();
        return freed();
      }
      case 'why':
        asking.get(message.id)?.(message.rules);
        asking.delete(message.id);
        return;
      case 'error':
        // Before the table is known, a message that was no good can only be about its name.
        if (message.code === 'no-table' || (info() === null && message.code === 'bad-message')) setMissing(true);
        else setRefused({ code: 'error', message: message.message, rules: [] });
        return;
      case 'pong':
        return;
    }
  }

  function submit(message: Sent): void {
    pending.set(message.id, message);
    connection.send(message);
    freed();
  }

  const turn = (): SeatTurn | null => {
    const turns = now()?.turns ?? [];
    return turns.find(({ options }) => options.length > 0) ?? turns.find(({ canUndo }) => canUndo) ?? turns[0] ?? null;
  };
  const firstOwn = (): number => info()?.seats.findIndex(({ yours }) => yours) ?? -1;
  const seen = (): number => now()?.seen ?? 0;

  return {
    id,
    thread: connection.thread,
    info,
    now,
    events,
    chat,
    fresh,
    busy,
    refused,
    dismiss: () => setRefused(null),
    missing,
    turn,
    mine: () => turn()?.seat ?? Math.max(0, firstOwn()),
    watching: () => info() !== null && firstOwn() < 0,
    names: (seat) => info()?.seats[seat]?.name ?? String(seat + 1),
    skew,
    act(action, seat = turn()?.seat ?? 0) {
      if (busy()) return;
      setRefused(null);
      submit({ t: 'act', table: id, id: newId(), seat, seen: seen(), action });
    },
    undo() {
      const seat = now()?.turns.find(({ canUndo }) => canUndo)?.seat;
      if (busy() || seat === undefined) return;
      setRefused(null);
      submit({ t: 'undo', table: id, id: newId(), seat, seen: seen() });
    },
    resign: (seat) => submit({ t: 'resign', table: id, id: newId(), seat }),
    abandon: (wish) => submit({ t: 'abandon', table: id, id: newId(), wish }),
    say: (text) => submit({ t: 'say', table: id, id: newId(), text }),
    contribute: (seat, words) => submit({ t: 'contribute', table: id, id: newId(), seat, words }),
    explain: (action, seat = turn()?.seat ?? 0) =>
      new Promise((resolve) => {
        const question = newId();
        asking.set(question, resolve);
        if (!connection.send({ t: 'explain', table: id, id: question, seat, action })) {
          asking.delete(question);
          resolve([]);
        }
      }),
    close() {
      connection.send({ t: 'leave', table: id });
      connection.close();
    },
  };
}

function merge(known: readonly ChatLine[], more: readonly ChatLine[]): readonly ChatLine[] {
  const numbers = new Set(known.map(({ number }) => number));
  const added = more.filter(({ number }) => !numbers.has(number));
  return added.length === 0 ? known : [...known, ...added].sort((a, b) => a.number - b.number);
}
