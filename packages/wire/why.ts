import type { Action, GameEvent } from '#kernel';
import { unchecked } from '#kernel/unchecked.ts';
import { BOT_WHY } from './house-words.ts';
import type { HintReason } from './socket.ts';

/** What a bot did, and what spoke for it and against it. */
export interface Why {
  readonly action: Action;
  readonly reasons: readonly HintReason[];
}

/** Events are made of names and numbers: what names and counts as it likes is a text in them. */
export const whyEvent = (seat: number, why: Why): GameEvent => ({ type: BOT_WHY, seat: `@seat.${seat}`, why: JSON.stringify(why) });

/** The same read again. */
export const whyIn = ({ why }: GameEvent): Why => unchecked<Why>(JSON.parse(String(why)));
