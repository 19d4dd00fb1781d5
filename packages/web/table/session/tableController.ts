import type { Action, GameEvent } from '#kernel';
import type { ChatLine, Now, SeatTurn, StandingOrder, TableInfo } from '#wire';
import type { Transport, ConnectionStatus } from '../../net/transport.ts';
import { newId } from '../../lib/newId.ts';
import type { MoveStorage } from '../../net/moveStorage.ts';
import { type MoveHint, createMessageHandler, type RefusalNotice } from './messageHandler.ts';
import { setSeedWords } from '../../fairness/seedStorage.ts';
import { createOwnSeats } from './ownSeats.ts';

export type { MoveHint };

/**
 * One table in this browser, for the drawn and the text view. There are no optimistic updates: a move is pending (`busy`) until the server has
 * written it.
 */
export interface TableController {
  readonly id: string;
  readonly connectionStatus: () => ConnectionStatus;
  readonly info: () => TableInfo | null;
  readonly now: () => Now | null;
  /** The viewer's events, as far back as they are loaded. */
  readonly events: () => readonly GameEvent[];
  /** Older events are still loading. */
  readonly isLoadingHistory: () => boolean;
  /** Resolves when all events are loaded. */
  readonly fullHistory: () => Promise<void>;
  readonly chat: () => readonly ChatLine[];
  /** Events to animate; empty after a reload or a long gap. */
  readonly fresh: () => readonly GameEvent[];
  readonly busy: () => boolean;
  /** The server does not know yet whether a move was applied; the client asks until it does. */
  readonly isUnconfirmed: () => boolean;
  /** A move without an answer, and whether it has left this browser. */
  readonly pendingMove: () => { readonly sent: boolean } | null;
  /** Withdraws a move that has not left this browser. */
  readonly withdraw: () => void;
  readonly refusal: () => RefusalNotice | null;
  readonly dismissRefusal: () => void;
  /** The table does not exist, or the viewer may not see it. */
  readonly missing: () => boolean;
  /** The viewer's seat that has a prompt, else one that can undo, else one with an aside. */
  readonly turn: () => SeatTurn | null;
  /** The viewer's seat; spectators get the first. */
  readonly mine: () => number;
  readonly isSpectator: () => boolean;
  readonly seatName: (seat: number) => string;
  /** Milliseconds to add to the local clock to get the server's. */
  readonly skew: () => number;
  readonly act: (action: Action, seat?: number) => void;
  readonly undo: () => void;
  readonly resign: (seat: number) => void;
  /** Claims the win on time against this seat. */
  readonly claim: (seat: number) => void;
  /** Standing orders of the viewer's seats. */
  readonly orders: () => readonly StandingOrder[];
  /** Sets a standing order for a kind of prompt until something is over; null removes it. `harmless`: only where passing costs nothing. */
  readonly order: (seat: number, kind: string, until: string | null, harmless?: true) => void;
  readonly abandon: (wish: boolean) => void;
  /** Chat to the table, or with one of the viewer's seats to its team. */
  readonly sendChat: (text: string, seat?: number) => void;
  /** The player's own words for the seed, until they are revealed. */
  readonly contributeSeed: (words: string) => void;
  /** Rules that forbid an action; empty when it is legal after all. */
  readonly explain: (action: Action, seat?: number) => Promise<readonly string[]>;
  /** A suggested move, or why there is none. */
  readonly hint: () => Promise<MoveHint>;
  readonly close: () => void;
}

const NO_ORDERS: readonly StandingOrder[] = [];

/** Opens a table. `moveStorage`: stores a pending move beyond this page. */
export function openTable(id: string, link: Transport, moveStorage: MoveStorage | null = null): TableController {
  const table = createMessageHandler(id, link, moveStorage);
  const { store, eventLog } = table;
  const { busy, submit } = table.moves;
  const { info, now, chat, fresh, skew, seen } = store;
  const whose = createOwnSeats(store);

  return {
    id,
    connectionStatus: table.connection.status,
    info,
    now,
    events: eventLog.events,
    isLoadingHistory: () => eventLog.missing() > 0,
    fullHistory: eventLog.complete,
    chat,
    fresh,
    busy,
    isUnconfirmed: table.moves.unsure,
    pendingMove: table.moves.kept,
    withdraw: table.moves.withdraw,
    refusal: table.refused,
    dismissRefusal: () => table.setRefused(null),
    missing: table.missing,
    turn: whose.turn,
    mine: whose.mine,
    isSpectator: whose.watching,
    seatName: whose.names,
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
    order: (seat, kind, until, harmless) =>
      submit({ t: 'order', table: id, id: newId(), seat, kind, until, ...(harmless === undefined ? {} : { harmless }) }),
    abandon: (wish) => submit({ t: 'abandon', table: id, id: newId(), wish }),
    sendChat: (text, seat) => submit({ t: 'say', table: id, id: newId(), text, ...(seat === undefined ? {} : { seat }) }),
    contributeSeed(words) {
      setSeedWords(id, words);
      table.part.throwIn(true);
    },
    explain: (action, seat = whose.asked()) =>
      table.whys.request((question) => ({ t: 'explain', table: id, id: question, seat, action }), []),
    hint: () =>
      table.hints.request((question) => ({ t: 'hint', table: id, id: question, seat: whose.asked(), seen: seen() }), { refused: 'error' }),
    close: () => table.close(),
  };
}
