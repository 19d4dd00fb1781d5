import { createSignal } from 'solid-js';
import type { MoveStorage } from '../../net/moveStorage.ts';
import { PendingRequests, type IdentifiedMessage } from '../../net/pendingRequests.ts';

/** What pending moves need of a table. */
interface TableLink {
  readonly send: (message: IdentifiedMessage) => boolean;
  readonly isOpen: () => boolean;
  /** The number of the last event seen. */
  readonly seen: () => number;
}

/** Requests of one table without an answer. `moveStorage`: stores a move beyond this page; null: it is lost with the page. */
export function createPendingMoves({ send, isOpen, seen }: TableLink, moveStorage: MoveStorage | null) {
  const [busy, setBusy] = createSignal(false);
  const [unsure, setUnsure] = createSignal(false);
  const [kept, setKept] = createSignal<{ readonly sent: boolean } | null>(null);
  /** Made while disconnected, or on an earlier page. */
  const late = new Set<string>();
  const pending = new PendingRequests(send);
  /** `done` arrived before the event it refers to. */
  let awaited = 0;

  /** Updates the signals from what is pending. */
  function settle(): void {
    setBusy(pending.moving || seen() < awaited);
    setUnsure(pending.unsure);
    const { move } = pending;
    setKept(move === null ? null : { sent: move.sent });
    if (move?.message.t !== 'undo') moveStorage?.store(move?.message.t === 'act' ? move.message : null);
  }

  return {
    busy,
    unsure,
    kept,
    settle,
    isLate: (id: string): boolean => late.has(id),
    isDoubtful: (id: string): boolean => pending.isDoubtful(id),
    resendLater: (id: string): void => pending.resendLater(id),
    resendAll: (): void => pending.resendAll(),
    answered: (id: string): boolean => pending.settle(id),
    /** The request was written as this event. */
    done: (id: string, moment: number): void => {
      pending.settle(id);
      awaited = Math.max(awaited, moment);
      settle();
    },
    submit: (message: IdentifiedMessage): void => {
      if (!isOpen()) late.add(message.id);
      pending.submit(message);
      settle();
    },
    /** Resubmits a move of an earlier page that was never answered; the server applies it once at most, and only if it is still legal. */
    resumeStored: (): void => {
      const waiting = moveStorage?.read() ?? null;
      if (waiting === null || pending.moving) return;
      late.add(waiting.id);
      pending.submit(waiting);
    },
    /** Withdraws a move that has not left this browser. */
    withdraw: (): void => {
      const { move } = pending;
      if (move === null || move.sent) return;
      pending.settle(move.message.id);
      settle();
    },
    close: (): void => pending.close(),
  };
}
