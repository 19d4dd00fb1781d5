import { messageOf } from '#kernel/plain.ts';
import { createSignal } from 'solid-js';
import { dynamicText, hasText, t } from '../i18n/i18n.ts';
import { RequestError } from '../net/api.ts';
import { type DocumentError, isDocumentError, reasonText, withDetail } from './errorDetails.ts';

/** How browsers and the bundler word a failed dynamic import. */
const NOT_FETCHED = /dynamically imported module|module script failed|preload CSS/;

/** The rules that a document breaks. */
export const brokenRules = (error: unknown): readonly string[] => (isDocumentError(error) && error.rules) || [];

/** What words such errors, once it is there with its texts: they are loaded when the first is shown. */
const [wordDocumentError, setWordDocumentError] = createSignal<((refused: DocumentError) => string) | null>(null);

export async function loadDocumentErrors(): Promise<void> {
  const { documentErrorText, loadSentences } = await import('./documentErrorText.ts');
  await loadSentences();
  setWordDocumentError(() => documentErrorText);
}

function documentErrorText(refused: DocumentError, meanwhile: string): string {
  const word = wordDocumentError();
  if (word !== null) return word(refused);
  loadDocumentErrors().catch(() => undefined);
  return meanwhile;
}

/** An error as a sentence in the player's language, with the field it is about and what can be done. */
export function errorText(error: unknown): string {
  // Already worded by the caller.
  if (typeof error === 'string') return error;
  if (error instanceof RequestError) return requestErrorText(error);
  if (error instanceof SyntaxError) return t('fault.not-json');
  if (isDocumentError(error)) return documentErrorText(error, t('fault.unacceptable'));
  if (error instanceof Error && NOT_FETCHED.test(error.message)) return t('fault.not-fetched');
  return withDetail(t('fault.unforeseen'), messageOf(error));
}

function requestErrorText(error: RequestError): string {
  const { code, path, issue } = error;
  if (code === 'unacceptable' || error.untrue !== null) return documentErrorText(error, dynamicText(`fault.${code}`));
  if (issue !== null) return t('fault.field', { field: fieldName(path), why: reasonText(issue) ?? t('fault.reason.form') });
  if (!hasText('shell', `fault.${code}`)) return t('fault.code');
  return path === '' ? dynamicText(`fault.${code}`) : t('fault.field', { field: fieldName(path), why: dynamicText(`fault.${code}`) });
}

/** The label of a request's field; without one, its path. */
function fieldName(path: string): string {
  const parts = path.split('.');
  const field = parts.findLast((part) => hasText('shell', `fault.fields.${part}`));
  const name = field === undefined ? path : dynamicText(`fault.fields.${field}`);
  return parts[0] === 'seats' && parts.length > 2 ? t('fault.seat', { number: Number(parts[1]) + 1, field: name }) : name;
}
