import type { Detail, RecordFault } from '#kernel';
import { messageOf } from '#kernel/plain.ts';
import { capitalized } from '#look/capitalized.ts';
import { documentText, dynamicText, hasText, t, locale } from '../i18n/i18n.ts';
import { RequestError } from '../net/api.ts';

/** How browsers and the bundler word a failed dynamic import. */
const NOT_FETCHED = /dynamically imported module|module script failed|preload CSS/;

/** A document that a game refuses: thrown by the rules in this browser, or sent by the server. */
interface DocumentError {
  readonly message: string;
  readonly path: string;
  readonly rules: readonly string[];
  readonly issue: Detail | null;
}

/** An error as a sentence in the player's language, with the field it is about and what can be done. */
export function errorText(error: unknown): string {
  // Already worded by the caller.
  if (typeof error === 'string') return error;
  if (error instanceof RequestError) return requestErrorText(error);
  if (error instanceof SyntaxError) return t('fault.not-json');
  if (isDocumentError(error)) return documentErrorText(error);
  if (isRecordError(error)) return recordFaultText(error.fault, error.message, error.issue);
  if (error instanceof Error && NOT_FETCHED.test(error.message)) return t('fault.not-fetched');
  return withDetail(t('fault.unforeseen'), messageOf(error));
}

/** The sentence in the player's language, then what programs say in English only, marked as such: it helps whoever is asked for help. */
const withDetail = (sentence: string, detail: string): string =>
  detail.trim() === '' ? sentence : `${sentence} ${t('fault.detail', { detail: detail.replace(/[.\s]+$/, '') })}`;

function requestErrorText(error: RequestError): string {
  const { code, path, issue } = error;
  if (code === 'unacceptable') return documentErrorText(error);
  if (error.untrue !== null) return `${t('fault.untrue')} ${recordFaultText(error.untrue, error.message, issue)}`;
  if (issue !== null) return t('fault.field', { field: fieldName(path), why: why(issue) });
  if (!hasText('shell', `fault.${code}`)) return t('fault.code');
  return path === '' ? dynamicText(`fault.${code}`) : t('fault.field', { field: fieldName(path), why: dynamicText(`fault.${code}`) });
}

const isDocumentError = (error: unknown): error is DocumentError =>
  error instanceof Error && 'path' in error && 'rules' in error && 'issue' in error;

/** The rules that a document breaks. */
export const brokenRules = (error: unknown): readonly string[] =>
  error instanceof RequestError || isDocumentError(error) ? error.rules : [];

/** An invalid record, as the kernel throws it. */
const isRecordError = (error: unknown): error is Error & { readonly fault: RecordFault; readonly issue: Detail | null } =>
  error instanceof Error && 'fault' in error;

/** Why a record is invalid, with the details: which action, which fingerprint. */
export function recordFaultText(fault: RecordFault, message: string, issue: Detail | null): string {
  const sentence = t(`record.untrue.${fault}`);
  const more = issue === null ? null : documentText(issue.reason, issue.params);
  return more === null ? withDetail(sentence, message) : `${sentence} ${capitalized(more, locale())}`;
}

/** The same for any error of the rules while they read a record: an unforeseen one means a bad form. */
export const recordErrorText = (error: unknown): string =>
  isRecordError(error) || isDocumentError(error) ? errorText(error) : t('record.untrue.form');

/** What is wrong with a file: its path and the rules about it. */
function documentErrorText({ message, path, rules, issue }: DocumentError): string {
  const known = issue === null ? null : reasonText(issue);
  const sentence = known ?? t('fault.reason.form');
  const place = path === '' ? capitalized(sentence, locale()) : t('fault.field', { field: path, why: sentence });
  const cited = rules.length === 0 ? place : `${place} ${t('fault.rules', { rules: rules.join(', ') })}`;
  // Positions, which players never hand in, are refused in words for programs only; so is what a schema alone has found.
  return known === null || issue?.reason === 'form' ? withDetail(cited, message) : cited;
}

/** The sentence of a reason: of those that any field may have, or of those about documents. */
function reasonText({ reason, params }: Detail): string | null {
  if (!hasText('shell', `fault.reason.${reason}`)) return documentText(reason, params);
  return dynamicText(`fault.reason.${reason}`, params.kind === undefined ? params : { ...params, kind: `@fault.kind.${params.kind}` });
}

const why = (issue: Detail): string => reasonText(issue) ?? t('fault.reason.form');

/** The label of a request's field; without one, its path. */
function fieldName(path: string): string {
  const parts = path.split('.');
  const field = parts.findLast((part) => hasText('shell', `fault.fields.${part}`));
  const name = field === undefined ? path : dynamicText(`fault.fields.${field}`);
  return parts[0] === 'seats' && parts.length > 2 ? t('fault.seat', { number: Number(parts[1]) + 1, field: name }) : name;
}
