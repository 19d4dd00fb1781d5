import type { Action, GameEvent } from '#kernel';
import { list, object } from '#kernel/check.ts';
import { isAction } from '#kernel/actionForm.ts';
import { BOT_WHY } from './house-words.ts';
import { isHintReason } from './hint-check.ts';
import type { HintReason } from './socket.ts';

/** What a bot did, and what spoke for it and against it. */
interface Why {
  readonly action: Action;
  readonly reasons: readonly HintReason[];
}

/** Events are made of names and numbers: what names and counts as it likes is a text in them. */
export const whyEvent = (seat: number, why: Why): GameEvent => ({ type: BOT_WHY, seat: `@seat.${seat}`, why: JSON.stringify(why) });

const isWhy = object<Why>({ action: isAction, reasons: list(isHintReason) });

/** The same read again; null where it is none. */
export function whyIn({ why }: GameEvent): Why | null {
  try {
    const read: unknown = JSON.parse(String(why));
    return isWhy(read) ? read : null;
  } catch {
    return null;
  }
}
