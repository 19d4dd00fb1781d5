import type { GameEvent } from '#kernel';
import type { Words } from '#look/table.ts';
import { whyIn } from '#wire/why-words.ts';
import { optionParams } from './options.ts';
import { reasonLines } from './reasonLines.ts';

/**
 * What a bot says in the chronicle about a move of its own, which is named, because others may have come in between. A hint says "you": where that does not fit, the
 * locale of the game has other words under `told`.
 */
export function whyLine(event: GameEvent, words: Words, known: (key: string) => boolean): string {
  const why = whyIn(event);
  if (why === null) return '';
  const { action, reasons } = why;
  const sentences = reasonLines(reasons, words, (topic) => (known(`told.${topic}`) ? `told.${topic}` : `why.${topic}`));
  const of = words(`told.of.${action.type}`, optionParams(action, known));
  return words('event.botWhy', { seat: event.seat, of, reasons: sentences.join(' ') });
}
