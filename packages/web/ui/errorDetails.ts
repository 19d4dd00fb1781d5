import type { Detail, RecordFault } from '#kernel';
import { dynamicText, hasText, t } from '../i18n/i18n.ts';

/** A refused content file, letter or record: thrown by the rules in this browser, or sent by the server. */
export interface DocumentError extends Error {
  readonly issue: Detail | null;
  readonly path?: string;
  readonly rules?: readonly string[];
  /** What is wrong with a record, as the kernel says it, and as the server does. */
  readonly fault?: RecordFault;
  readonly untrue?: RecordFault | null;
}

export const isDocumentError = (error: unknown): error is DocumentError => error instanceof Error && 'issue' in error;

/** The sentence of a reason that any field may have. */
export function reasonText({ reason, params }: Detail): string | null {
  if (!hasText('shell', `fault.reason.${reason}`)) return null;
  return dynamicText(`fault.reason.${reason}`, params.kind === undefined ? params : { ...params, kind: `@fault.kind.${params.kind}` });
}

/** The sentence in the player's language, then what programs say in English only, marked as such: it helps whoever is asked for help. */
export const withDetail = (sentence: string, detail: string): string =>
  detail.trim() === '' ? sentence : `${sentence} ${t('fault.detail', { detail: detail.replace(/[.\s]+$/, '') })}`;
