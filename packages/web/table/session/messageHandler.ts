import type { Action } from '#kernel';
import { backoff, type HintReason, type RefusedCode, type ServerMessage } from '#wire';
import { batch, createSignal } from 'solid-js';
import { type Transport, jitter } from '../../net/transport.ts';
import type { MoveStorage } from '../../net/moveStorage.ts';
import { createEventLog } from './eventLog.ts';
import { createTableStore } from './tableStore.ts';
import { createPendingMoves } from './pendingMoves.ts';
import { createSeedContribution } from '../../fairness/seedContribution.ts';
import { RequestMap } from './requestMap.ts';

/** A move that the server refused, and why. */
export interface RefusalNotice {
  readonly code: RefusedCode | 'error';
  readonly message: string;
  readonly rules: readonly string[];
  /** It was made while disconnected, or on a page that was closed before the answer came. */
  readonly late?: boolean;
}

/** A suggested move with reasons, or why there is none. */
export type MoveHint = { readonly action: Action; readonly reasons: readonly HintReason[] } | { readonly refused: RefusedCode | 'error' };

/** Backoff before the table is requested again when the server could not load it. */
const WAITS = { first: 500, longest: 2000 };

/** Handles the messages of one table. `moveStorage`: stores a pending move beyond this page; null: it is lost with the page. */
export function createMessageHandler(id: string, link: Transport, moveStorage: MoveStorage | null) {
  const eventLog = createEventLog((number) => connection.send({ t: 'page', table: id, number }));
  const store = createTableStore(eventLog);
  const { info, now } = store;
  const [refused, setRefused] = createSignal<RefusalNotice | null>(null);
  const [missing, setMissing] = createSignal(false);
  const moves = createPendingMoves(
    { send: (message) => connection.send(message), isOpen: () => connection.status() === 'open', seen: store.seen },
    moveStorage,
  );
  const whys = new RequestMap<readonly string[]>((message) => connection.send(message));
  const hints = new RequestMap<MoveHint>((message) => connection.send(message));
  const part = createSeedContribution(id, store, (message) => connection.send(message));
  let looks = 0;
  let lookAgain: ReturnType<typeof setTimeout> | undefined;

  const watch = (): void => {
    clearTimeout(lookAgain);
    const seen = now()?.seen;
    connection.send(seen === undefined ? { t: 'watch', table: id } : { t: 'watch', table: id, seen });
  };

  const connection = link(receive, () => {
    watch();
    moves.resendAll();
  });

  function receive(message: ServerMessage): void {
    if ('table' in message && message.table !== id) return;
    batch(() => handle(message));
    if (message.t === 'table' || message.t === 'gap' || message.t === 'info') part.throwIn(false);
  }

  function handle(message: ServerMessage): void {
    switch (message.t) {
      case 'table':
        looks = 0;
        store.reset(message);
        moves.resumeStored();
        return moves.settle();
      case 'gap':
        looks = 0;
        store.fillGap(message);
        return moves.settle();
      case 'update':
        if (message.done !== undefined) moves.answered(message.done);
        return store.update(message) ? moves.settle() : watch();
      case 'page':
        return eventLog.addPage(message.first, message.events);
      case 'info':
        looks = 0;
        return store.setInfo(message.info);
      case 'chat':
        return store.addChatLine(message.line);
      case 'done':
        return moves.done(message.id, message.seen);
      case 'unsure':
        hints.answer(message.id, { refused: 'error' });
        whys.answer(message.id, []);
        moves.resendLater(message.id);
        return moves.settle();
      case 'refused':
        return handleRefusal(message);
      case 'why':
        return whys.answer(message.id, message.rules);
      case 'hint':
        return hints.answer(message.id, { action: message.action, reasons: message.reasons });
      case 'error':
        return handleError(message);
      case 'pong':
        return;
    }
  }

  function handleRefusal(message: Extract<ServerMessage, { readonly t: 'refused' }>): void {
    // The rate limit of this sending says nothing about the one before.
    if (message.code === 'too-fast' && moves.isDoubtful(message.id)) return moves.resendLater(message.id);
    const ours = moves.answered(message.id);
    hints.answer(message.id, { refused: message.code });
    whys.answer(message.id, message.rules);
    if (message.code === 'no-table') setMissing(true);
    else if (ours)
      setRefused({
        code: message.code,
        message: message.message,
        rules: message.rules,
        ...(moves.isLate(message.id) ? { late: true } : {}),
      });
    if (message.code === 'stale') watch();
    return moves.settle();
  }

  function handleError(message: Extract<ServerMessage, { readonly t: 'error' }>): void {
    if (message.code === 'no-answer') {
      clearTimeout(lookAgain);
      lookAgain = setTimeout(watch, backoff(looks++, jitter(), WAITS));
      return;
    }
    // Before the table is known, a bad message can only be about its id.
    if (message.code === 'no-table' || (info() === null && message.code === 'bad-message')) setMissing(true);
    else setRefused({ code: 'error', message: message.message, rules: [] });
  }

  return {
    connection,
    store,
    eventLog,
    part,
    moves,
    whys,
    hints,
    refused,
    setRefused,
    missing,
    close() {
      clearTimeout(lookAgain);
      part.close();
      moves.close();
      eventLog.close();
      connection.send({ t: 'leave', table: id });
      connection.close();
    },
  };
}
