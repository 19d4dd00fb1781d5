import type { Detail, RecordFault } from '#kernel';
import { capitalized } from '#look/capitalized.ts';
import { addNamespace, tableTranslator, hasText, locale, t } from '../i18n/i18n.ts';
import { type DocumentError, isDocumentError, reasonText, withDetail } from './errorDetails.ts';

/** The sentences about content files, letters and records: they lie beside the code that refuses them. */
const FILES = import.meta.glob<string>(['../../kernel/locale/*.json', '../../games/*/content/locale/*.json'], {
  query: '?url',
  import: 'default',
  eager: true,
});

const NAMESPACE = 'documents';

export const loadSentences = (): Promise<void> => addNamespace(NAMESPACE, FILES);

const sentences = tableTranslator(NAMESPACE, String);

/** What is wrong, as a field or a document has it; null for what only a newer server knows. */
const detailText = (issue: Detail): string | null =>
  reasonText(issue) ?? (hasText(NAMESPACE, issue.reason) ? sentences(issue.reason, issue.params) : null);

/** A refused document in the reader's language. */
export function documentErrorText(error: DocumentError): string {
  const { fault, untrue } = error;
  if (fault !== undefined) return recordFaultText(fault, error);
  return untrue === undefined || untrue === null ? contentErrorText(error) : `${t('fault.untrue')} ${recordFaultText(untrue, error)}`;
}

/** What is wrong with a file: its path and the rules about it. */
function contentErrorText({ message, path = '', rules = [], issue }: DocumentError): string {
  const known = issue === null ? null : detailText(issue);
  const sentence = known ?? t('fault.reason.form');
  const place = path === '' ? capitalized(sentence, locale()) : t('fault.field', { field: path, why: sentence });
  const cited = rules.length === 0 ? place : `${place} ${t('fault.rules', { rules: rules.join(', ') })}`;
  // Positions, which players never hand in, are refused in words for programs only; so is what a schema alone has found.
  return known === null || issue?.reason === 'form' ? withDetail(cited, message) : cited;
}

/** Why a record is invalid, with the details: which action, which draw. */
export function recordFaultText(fault: RecordFault, { message, issue }: Pick<DocumentError, 'message' | 'issue'>): string {
  const sentence = t(`record.untrue.${fault}`);
  const more = issue === null ? null : detailText(issue);
  return more === null ? withDetail(sentence, message) : `${sentence} ${capitalized(more, locale())}`;
}

/** The same for any error of the rules while they read a record: an unforeseen one means a bad form. */
export const recordErrorText = (error: unknown): string => (isDocumentError(error) ? documentErrorText(error) : t('record.untrue.form'));
