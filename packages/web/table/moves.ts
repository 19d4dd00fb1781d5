import { createSignal } from 'solid-js';
import type { MoveKeeper } from '../net/kept.ts';
import { Pending, type Sent } from '../net/pending.ts';

/** What of a table the moves need to know. */
interface Told {
  readonly send: (message: Sent) => boolean;
  readonly isOpen: () => boolean;
  /** The moment that we have seen. */
  readonly seen: () => number;
}

/** What was asked of a table and is not answered yet. `keeper`: where a move waits that outlives this page; null, it does not. */
export function createMoves({ send, isOpen, seen }: Told, keeper: MoveKeeper | null) {
  const [busy, setBusy] = createSignal(false);
  const [unsure, setUnsure] = createSignal(false);
  const [kept, setKept] = createSignal<{ readonly sent: boolean } | null>(null);
  /** What was made without a connection, or on an earlier page. */
  const late = new Set<string>();
  const pending = new Pending(send);
  /** `done` came, but not yet the moment it speaks of. */
  let awaited = 0;

  /** Looks anew what is still on its way. */
  function settle(): void {
    setBusy(pending.moving || seen() < awaited);
    setUnsure(pending.unsure);
    const { move } = pending;
    setKept(move === null ? null : { sent: move.sent });
    if (move?.message.t !== 'undo') keeper?.keep(move?.message.t === 'act' ? move.message : null);
  }

  return {
    busy,
    unsure,
    kept,
    settle,
    isLate: (id: string): boolean => late.has(id),
    isDoubtful: (id: string): boolean => pending.isDoubtful(id),
    askAgain: (id: string): void => pending.askAgain(id),
    askAllAgain: (): void => pending.askAllAgain(),
    answered: (id: string): boolean => pending.answered(id),
    /** It is written down, as the moment of this number. */
    done: (id: string, moment: number): void => {
      pending.answered(id);
      awaited = Math.max(awaited, moment);
      settle();
    },
    submit: (message: Sent): void => {
      if (!isOpen()) late.add(message.id);
      pending.ask(message);
      settle();
    },
    /** What was chosen on an earlier page and never answered is asked for again; it is done once at most, and only if it still can be. */
    takeUp: (): void => {
      const waiting = keeper?.read() ?? null;
      if (waiting === null || pending.moving) return;
      late.add(waiting.id);
      pending.ask(waiting);
    },
    /** Takes a move back that has not left this browser. */
    withdraw: (): void => {
      const { move } = pending;
      if (move === null || move.sent) return;
      pending.answered(move.message.id);
      settle();
    },
    close: (): void => pending.close(),
  };
}
