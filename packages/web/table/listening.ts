import type { Action } from '#kernel';
import { backoff, type HintReason, type RefusedCode, type ServerMessage } from '#wire';
import { batch, createSignal } from 'solid-js';
import { type Link, spread } from '../net/connection.ts';
import type { MoveKeeper } from '../net/kept.ts';
import { keepHeard } from './heard.ts';
import { createKnown } from './known.ts';
import { createMoves } from './moves.ts';
import { partInChance } from './partInChance.ts';
import { Questions } from './questions.ts';

/** What the server (or the thread to it) said no to, and why. */
export interface Refusal {
  readonly code: RefusedCode | 'error';
  readonly message: string;
  readonly rules: readonly string[];
  /** It was chosen while the connection was gone, or on a page that was closed before the answer came. */
  readonly late?: boolean;
}

/** A good move and why, or the reason why there is no answer. */
export type Hint = { readonly action: Action; readonly reasons: readonly HintReason[] } | { readonly refused: RefusedCode | 'error' };

/** Before the table is asked for again when the server could not look. */
const WAITS = { first: 500, longest: 2000 };

/** What this browser hears of one table, and what it is still waiting to hear. `keeper`: where a move waits that outlives this page; null, it does not. */
export function listenTo(id: string, link: Link, keeper: MoveKeeper | null) {
  const heard = keepHeard((number) => connection.send({ t: 'page', table: id, number }));
  const known = createKnown(heard);
  const { info, now } = known;
  const [refused, setRefused] = createSignal<Refusal | null>(null);
  const [missing, setMissing] = createSignal(false);
  const moves = createMoves(
    { send: (message) => connection.send(message), isOpen: () => connection.thread() === 'open', seen: known.seen },
    keeper,
  );
  const whys = new Questions<readonly string[]>((message) => connection.send(message));
  const hints = new Questions<Hint>((message) => connection.send(message));
  const part = partInChance(id, known, (message) => connection.send(message));
  let looks = 0;
  let lookAgain: ReturnType<typeof setTimeout> | undefined;

  const watch = (): void => {
    clearTimeout(lookAgain);
    const seen = now()?.seen;
    connection.send(seen === undefined ? { t: 'watch', table: id } : { t: 'watch', table: id, seen });
  };

  const connection = link(hear, () => {
    watch();
    moves.askAllAgain();
  });

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
        moves.takeUp();
        return moves.settle();
      case 'gap':
        looks = 0;
        known.goOn(message);
        return moves.settle();
      case 'update':
        if (message.done !== undefined) moves.answered(message.done);
        return known.update(message) ? moves.settle() : watch();
      case 'page':
        return heard.page(message.first, message.events);
      case 'info':
        looks = 0;
        return known.learn(message.info);
      case 'chat':
        return known.add(message.line);
      case 'done':
        return moves.done(message.id, message.seen);
      case 'unsure':
        hints.answer(message.id, { refused: 'error' });
        whys.answer(message.id, []);
        moves.askAgain(message.id);
        return moves.settle();
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
    if (message.code === 'too-fast' && moves.isDoubtful(message.id)) return moves.askAgain(message.id);
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

  return {
    connection,
    known,
    heard,
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
      heard.close();
      connection.send({ t: 'leave', table: id });
      connection.close();
    },
  };
}
