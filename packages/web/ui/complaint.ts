import type { RecordFault, ValidationIssue } from '#kernel';
import { messageOf } from '#kernel/plain.ts';
import { known, say, spoken } from '../i18n.ts';
import { Refused } from '../net/api.ts';

/** How browsers, and what loads our files in them, say that a part of the page did not come. */
const NOT_FETCHED = /dynamically imported module|module script failed|preload CSS/;

type Flaw = Pick<ValidationIssue, 'reason' | 'params'>;

/** A document that its game does not take: thrown by the rules in this browser, or told by the server. */
interface Unfit {
  readonly message: string;
  readonly path: string;
  readonly rules: readonly string[];
  readonly issue: Flaw | null;
}

/** A sentence about what went wrong, in the reader's language, with the field it is about and what can be done. */
export function complaint(error: unknown): string {
  // Somebody has found words for it already.
  if (typeof error === 'string') return error;
  if (error instanceof Refused) return ofServer(error);
  if (error instanceof SyntaxError) return say('fault.not-json');
  if (isUnfit(error)) return ofDocument(error);
  if (isUntrue(error)) return untrue(error.fault, error.message);
  if (error instanceof Error && NOT_FETCHED.test(error.message)) return say('fault.not-fetched');
  // What nobody foresaw has words in English only.
  return spoken() === 'en' ? messageOf(error) : say('fault.unforeseen');
}

function ofServer(error: Refused): string {
  const { code, path, issue } = error;
  if (code === 'unacceptable') return ofDocument(error);
  if (error.untrue !== null) return `${say('fault.untrue')} ${untrue(error.untrue, error.message)}`;
  if (issue !== null) return say('fault.field', { field: fieldName(path), why: why(issue) });
  if (!known('shell', `fault.${code}`)) return say('fault.code');
  return path === '' ? say(`fault.${code}`) : say('fault.field', { field: fieldName(path), why: say(`fault.${code}`) });
}

const isUnfit = (error: unknown): error is Unfit => error instanceof Error && 'path' in error && 'rules' in error && 'issue' in error;

/** The rules that a document breaks. */
export const rulesIn = (error: unknown): readonly string[] => (error instanceof Refused || isUnfit(error) ? error.rules : []);

/** A record that is not true, as the kernel throws it. */
const isUntrue = (error: unknown): error is Error & { readonly fault: RecordFault } => error instanceof Error && 'fault' in error;

/** Why a record is not true. Which action and which fingerprint it was has words in English only. */
export const untrue = (fault: RecordFault, detail: string): string =>
  spoken() === 'en' ? `${say(`record.untrue.${fault}`)} ${detail}.` : say(`record.untrue.${fault}`);

/** The same of whatever a record made the rules stumble over: what they did not foresee is no record of theirs. */
export const whyUntrue = (error: unknown): string => (isUntrue(error) || isUnfit(error) ? complaint(error) : say('record.untrue.form'));

/** What is wrong with a file is said with its place, and with the rules that know what belongs there. */
function ofDocument({ message, path, rules, issue }: Unfit): string {
  // What the box of a game checks beyond the form is worded in English only; elsewhere place and rules have to say it.
  const own = issue === null || issue.reason === 'form';
  const sentence = own && spoken() === 'en' ? `${message}.` : why(issue ?? { reason: 'form', params: {} });
  const place = path === '' ? capital(sentence) : say('fault.field', { field: path, why: sentence });
  return rules.length === 0 ? place : `${place} ${say('fault.rules', { rules: rules.join(', ') })}`;
}

const capital = (sentence: string): string => sentence.charAt(0).toLocaleUpperCase(spoken()) + sentence.slice(1);

const why = ({ reason, params }: Flaw): string =>
  say(`fault.reason.${reason}`, params.kind === undefined ? params : { ...params, kind: `@fault.kind.${params.kind}` });

/** How the form calls the field of a request; a field without a name is called as it is written. */
function fieldName(path: string): string {
  const parts = path.split('.');
  const field = parts.findLast((part) => known('shell', `fault.fields.${part}`));
  const name = field === undefined ? path : say(`fault.fields.${field}`);
  return parts[0] === 'seats' && parts.length > 2 ? say('fault.seat', { number: Number(parts[1]) + 1, field: name }) : name;
}
