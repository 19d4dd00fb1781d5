import type { Action, GameEvent } from '#kernel';
import {
  backoff,
  type ChatLine,
  type HintReason,
  type Now,
  type RefusedCode,
  type SeatTurn,
  type ServerMessage,
  type StandingOrder,
  type TableInfo,
} from '#wire';
import { batch, createSignal } from 'solid-js';
import { type Link, newId, spread, type Thread } from '../net/connection.ts';
import type { MoveKeeper } from '../net/kept.ts';
import { Pending, type Sent } from '../net/pending.ts';
import { keepHeard } from './heard.ts';
import { createKnown } from './known.ts';
import { wishFor } from './lots.ts';
import { partInChance } from './partInChance.ts';
import { Questions } from './questions.ts';
import { whoseTurn } from './whoseTurn.ts';

/** What the server (or the thread to it) said no to, and why. */
export interface Refusal {
  readonly code: RefusedCode | 'error';
  readonly message: string;
  readonly rules: readonly string[];
  /** It was chosen while the connection was gone, or on a page that was closed before the answer came. */
  readonly late?: boolean;
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
  /** The chronicle as this viewer heard it, as far back as it has come. */
  readonly events: () => readonly GameEvent[];
  /** Older events are still coming. */
  readonly filling: () => boolean;
  /** Resolves when the chronicle is here from its first event on. */
  readonly whole: () => Promise<void>;
  readonly chat: () => readonly ChatLine[];
  /** What has just happened; empty after a reload or a gap too long to watch. */
  readonly fresh: () => readonly GameEvent[];
  readonly busy: () => boolean;
  /** The server does not know yet what became of something we did; it is asked until it does. */
  readonly unsure: () => boolean;
  /** A move that waits for its answer, and whether it has left this browser. */
  readonly kept: () => { readonly sent: boolean } | null;
  /** Takes a move back that has not left this browser. */
  readonly withdraw: () => void;
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
  /** The orders of one's own seats that stand now. */
  readonly orders: () => readonly StandingOrder[];
  /** Not to be asked for a kind of question until something is over; with null, to be asked again. */
  readonly order: (seat: number, kind: string, until: string | null) => void;
  readonly abandon: (wish: boolean) => void;
  /** To everybody, or with a seat of ours to its team alone. */
  readonly say: (text: string, seat?: number) => void;
  /** Words of one's own for the chance, as long as they are not opened. */
  readonly contribute: (words: string) => void;
  /** Rules that bar an action; empty when it is legal after all. */
  readonly explain: (action: Action, seat?: number) => Promise<readonly string[]>;
  /** What the book would do now, or why it does not say. */
  readonly hint: () => Promise<Hint>;
  readonly close: () => void;
}

/** A good move and why, or the reason why there is no answer. */
export type Hint = { readonly action: Action; readonly reasons: readonly HintReason[] } | { readonly refused: RefusedCode | 'error' };

/** Before the table is asked for again when the server could not look. */
const WAITS = { first: 500, longest: 2000 };

const NO_ORDERS: readonly StandingOrder[] = [];

/** `keeper`: where a move waits that outlives this page; left out, it does not. */
export function openTable(id: string, link: Link, keeper: MoveKeeper | null = null): Controller {
  const heard = keepHeard((number) => connection.send({ t: 'page', table: id, number }));
  const known = createKnown(heard);
  const { info, now, chat, fresh, skew, seen } = known;
  const [refused, setRefused] = createSignal<Refusal | null>(null);
  const [missing, setMissing] = createSignal(false);
  const [busy, setBusy] = createSignal(false);
  const [unsure, setUnsure] = createSignal(false);
  const [kept, setKept] = createSignal<{ readonly sent: boolean } | null>(null);
  /** What was made without a connection, or on an earlier page. */
  const late = new Set<string>();
  const pending = new Pending((message) => connection.send(message));
  const whys = new Questions<readonly string[]>((message) => connection.send(message));
  const hints = new Questions<Hint>((message) => connection.send(message));
  const part = partInChance(id, known, (message) => connection.send(message));
  const whose = whoseTurn(known);
  /** `done` came, but not yet the moment it speaks of. */
  let awaited = 0;

  let looks = 0;
  let lookAgain: ReturnType<typeof setTimeout> | undefined;

  const watch = (): void => {
    clearTimeout(lookAgain);
    const seen = now()?.seen;
    connection.send(seen === undefined ? { t: 'watch', table: id } : { t: 'watch', table: id, seen });
  };

  const connection = link(hear, () => {
    watch();
    pending.askAllAgain();
  });

  function freed(): void {
    setBusy(pending.moving || seen() < awaited);
    setUnsure(pending.unsure);
    const { move } = pending;
    setKept(move === null ? null : { sent: move.sent });
    if (move?.message.t !== 'undo') keeper?.keep(move?.message.t === 'act' ? move.message : null);
  }

  /** What was chosen on an earlier page and never answered is asked for again; it is done once at most, and only if it still can be. */
  function takeUp(): void {
    const waiting = keeper?.read() ?? null;
    if (waiting === null || pending.moving) return;
    late.add(waiting.id);
    pending.ask(waiting);
  }

  function hear(message: ServerMessage): void {
    if ('table' in message && message.table !== id) return;
    batch(() => take(message));
    if (message.t === 'table' || message.t === 'gap' || message.t === 'info') part.throwIn(false);
  }

  function take(message: ServerMessage): void {
    switch (message.t) {
      case 'table':
        looks = 0;
        known.begin(message);
        takeUp();
        return freed();
      case 'gap':
        looks = 0;
        known.goOn(message);
        return freed();
      case 'update':
        if (message.done !== undefined) pending.answered(message.done);
        return known.update(message) ? freed() : watch();
      case 'page':
        return heard.page(message.first, message.events);
      case 'info':
        looks = 0;
        return known.learn(message.info);
      case 'chat':
        return known.add(message.line);
      case 'done':
        pending.answered(message.id);
        awaited = Math.max(awaited, message.seen);
        return freed();
      case 'unsure':
        hints.answer(message.id, { refused: 'error' });
        whys.answer(message.id, []);
        pending.askAgain(message.id);
        return freed();
      case 'refused':
        return hearRefusal(message);
      case 'why':
        return whys.answer(message.id, message.rules);
      case 'hint':
        return hints.answer(message.id, { action: message.action, reasons: message.reasons });
      case 'error':
        return hearError(message);
      case 'pong':
        return;
    }
  }

  function hearRefusal(message: Extract<ServerMessage, { readonly t: 'refused' }>): void {
    // That this sending came too soon says nothing about the one before.
    if (message.code === 'too-fast' && pending.isDoubtful(message.id)) return pending.askAgain(message.id);
    const ours = pending.answered(message.id);
    hints.answer(message.id, { refused: message.code });
    whys.answer(message.id, message.rules);
    if (message.code === 'no-table') setMissing(true);
    else if (ours)
      setRefused({ code: message.code, message: message.message, rules: message.rules, ...(late.has(message.id) ? { late: true } : {}) });
    if (message.code === 'stale') watch();
    return freed();
  }

  function hearError(message: Extract<ServerMessage, { readonly t: 'error' }>): void {
    if (message.code === 'no-answer') {
      clearTimeout(lookAgain);
      lookAgain = setTimeout(watch, backoff(looks++, spread(), WAITS));
      return;
    }
    // Before the table is known, a message that was no good can only be about its name.
    if (message.code === 'no-table' || (info() === null && message.code === 'bad-message')) setMissing(true);
    else setRefused({ code: 'error', message: message.message, rules: [] });
  }

  function submit(message: Sent): void {
    if (connection.thread() !== 'open') late.add(message.id);
    pending.ask(message);
    freed();
  }

  return {
    id,
    thread: connection.thread,
    info,
    now,
    events: heard.events,
    filling: () => heard.missing() > 0,
    whole: heard.whole,
    chat,
    fresh,
    busy,
    unsure,
    kept,
    withdraw() {
      const { move } = pending;
      if (move === null || move.sent) return;
      pending.answered(move.message.id);
      freed();
    },
    refused,
    dismiss: () => setRefused(null),
    missing,
    turn: whose.turn,
    mine: whose.mine,
    watching: whose.watching,
    names: whose.names,
    skew,
    act(action, seat = whose.asked()) {
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
    orders: () => now()?.orders ?? NO_ORDERS,
    order: (seat, kind, until) => submit({ t: 'order', table: id, id: newId(), seat, kind, until }),
    abandon: (wish) => submit({ t: 'abandon', table: id, id: newId(), wish }),
    say: (text, seat) => submit({ t: 'say', table: id, id: newId(), text, ...(seat === undefined ? {} : { seat }) }),
    contribute(words) {
      wishFor(id, words);
      part.throwIn(true);
    },
    explain: (action, seat = whose.asked()) => whys.ask((question) => ({ t: 'explain', table: id, id: question, seat, action }), []),
    hint: () => hints.ask((question) => ({ t: 'hint', table: id, id: question, seat: whose.asked(), seen: seen() }), { refused: 'error' }),
    close() {
      clearTimeout(lookAgain);
      part.close();
      pending.close();
      heard.close();
      connection.send({ t: 'leave', table: id });
      connection.close();
    },
  };
}
