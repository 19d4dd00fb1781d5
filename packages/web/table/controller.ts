import type { Action, GameEvent } from '#kernel';
import type { ChatLine, Now, SeatTurn, StandingOrder, TableInfo } from '#wire';
import type { Link, Thread } from '../net/connection.ts';
import { newId } from '../net/newId.ts';
import type { MoveKeeper } from '../net/kept.ts';
import { type Hint, listenTo, type Refusal } from './listening.ts';
import { wishFor } from './lots.ts';
import { whoseTurn } from './whoseTurn.ts';

export type { Hint, Refusal };

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
  /** The time of this opponent is over: he is to give up. */
  readonly claim: (seat: number) => void;
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

const NO_ORDERS: readonly StandingOrder[] = [];

/** A table, to be looked at and played at. `keeper`: where a move waits that outlives this page; left out, it does not. */
export function openTable(id: string, link: Link, keeper: MoveKeeper | null = null): Controller {
  const table = listenTo(id, link, keeper);
  const { known, heard } = table;
  const { busy, submit } = table.moves;
  const { info, now, chat, fresh, skew, seen } = known;
  const whose = whoseTurn(known);

  return {
    id,
    thread: table.connection.thread,
    info,
    now,
    events: heard.events,
    filling: () => heard.missing() > 0,
    whole: heard.whole,
    chat,
    fresh,
    busy,
    unsure: table.moves.unsure,
    kept: table.moves.kept,
    withdraw: table.moves.withdraw,
    refused: table.refused,
    dismiss: () => table.setRefused(null),
    missing: table.missing,
    turn: whose.turn,
    mine: whose.mine,
    watching: whose.watching,
    names: whose.names,
    skew,
    act(action, seat = whose.asked()) {
      if (busy()) return;
      table.setRefused(null);
      submit({ t: 'act', table: id, id: newId(), seat, seen: seen(), action });
    },
    undo() {
      const seat = now()?.turns.find(({ canUndo }) => canUndo)?.seat;
      if (busy() || seat === undefined) return;
      table.setRefused(null);
      submit({ t: 'undo', table: id, id: newId(), seat, seen: seen() });
    },
    claim: (seat) => submit({ t: 'claim', table: id, id: newId(), seat }),
    resign: (seat) => submit({ t: 'resign', table: id, id: newId(), seat }),
    orders: () => now()?.orders ?? NO_ORDERS,
    order: (seat, kind, until) => submit({ t: 'order', table: id, id: newId(), seat, kind, until }),
    abandon: (wish) => submit({ t: 'abandon', table: id, id: newId(), wish }),
    say: (text, seat) => submit({ t: 'say', table: id, id: newId(), text, ...(seat === undefined ? {} : { seat }) }),
    contribute(words) {
      wishFor(id, words);
      table.part.throwIn(true);
    },
    explain: (action, seat = whose.asked()) => table.whys.ask((question) => ({ t: 'explain', table: id, id: question, seat, action }), []),
    hint: () =>
      table.hints.ask((question) => ({ t: 'hint', table: id, id: question, seat: whose.asked(), seen: seen() }), { refused: 'error' }),
    close: () => table.close(),
  };
}
