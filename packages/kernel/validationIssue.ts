import type { Detail } from './detail.ts';

/** A validation issue of an input field, in translatable form. */
export interface ValidationIssue extends Detail {
  readonly reason: IssueReason;
  /** Path in the document, e.g. `dice.2.faces`. */
  readonly path: string;
  /** The same in English, with the path. */
  readonly sentence: string;
}

/** The part of a schema issue that is used here. */
interface Issue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly expected?: string;
  readonly origin?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly keys?: readonly string[];
  readonly values?: readonly unknown[];
  readonly errors?: readonly (readonly Issue[])[];
  readonly params?: { readonly [name: string]: unknown } | undefined;
}

/** Kinds of values, and their English names. */
const KIND_WORDS: { readonly [kind: string]: string } = {
  text: 'text',
  number: 'a number',
  list: 'a list',
  object: 'an object',
  switch: 'true or false',
  other: 'something else',
};

const SENTENCES = {
  missing: () => 'is missing',
  kind: ({ kind = '' }) => `must be ${KIND_WORDS[kind]}`,
  short: ({ min }) => `needs at least ${min} characters`,
  long: ({ max }) => `has room for ${max} characters`,
  few: ({ min }) => `needs at least ${min} entries`,
  many: ({ max }) => `has room for ${max} entries`,
  small: ({ min }) => `must be at least ${min}`,
  big: ({ max }) => `must be at most ${max}`,
  unknown: () => 'is not known here',
  choice: ({ values }) => `must be one of ${values}`,
  plain: () => 'must be one line of text without invisible characters',
  marks: () => 'must not have more than three marks on one letter',
  link: () => 'must not have links, mentions or markup',
  reserved: () => 'is kept for those who run this server',
  guessable: () => 'is among the first passwords that others would try',
  account: () => 'must be 3 to 32 letters, digits, dots, dashes or underscores',
  deep: ({ max }) => `must not be nested more than ${max} deep`,
  form: () => 'has not the form that belongs here',
} as const satisfies { readonly [reason: string]: (params: ValidationIssue['params']) => string };

export type IssueReason = keyof typeof SENTENCES;
/** All reasons; the locales have a sentence for each. */
export const ISSUE_REASONS = Object.keys(SENTENCES).filter(isReason);

function isReason(name: unknown): name is IssueReason {
  return typeof name === 'string' && Object.hasOwn(SENTENCES, name);
}

const KINDS: { readonly [expected: string]: string } = {
  string: 'text',
  number: 'number',
  int: 'number',
  array: 'list',
  tuple: 'list',
  object: 'object',
  record: 'object',
  boolean: 'switch',
};

export function issueOf(reason: IssueReason, path: string, params: ValidationIssue['params'] = {}): ValidationIssue {
  const say: (params: ValidationIssue['params']) => string = SENTENCES[reason];
  return { reason, params, path, sentence: `${path === '' ? 'it' : path} ${say(params)}` };
}

/** The first issue of a failed validation. */
export function firstIssue(issues: readonly Issue[], given: unknown): ValidationIssue {
  const issue = issues[0];
  return issue === undefined ? issueOf('form', '') : explain(issue, [], given);
}

/** Default messages of the schema library, which are replaced by the sentences above. */
const NOT_OURS = /^(Invalid|Too (small|big)|Unrecognized)/;

function explain(issue: Issue, above: readonly PropertyKey[], given: unknown): ValidationIssue {
  const found = reasonOf(issue, above, given);
  return NOT_OURS.test(issue.message) ? found : { ...found, sentence: issue.message };
}

function reasonOf(issue: Issue, above: readonly PropertyKey[], given: unknown): ValidationIssue {
  const place = [...above, ...issue.path];
  const path = place.map(String).join('.');
  const amount = (bound: 'minimum' | 'maximum'): ValidationIssue['params'] => ({ [bound.slice(0, 3)]: Number(issue[bound]) });
  switch (issue.code) {
    case 'invalid_type':
      if (valueAt(given, place) === undefined) return issueOf('missing', path);
      return issueOf('kind', path, { kind: KINDS[issue.expected ?? ''] ?? 'other' });
    case 'too_small':
      // Empty text counts as missing, not as too short.
      if (issue.origin === 'string' && issue.minimum === 1) return issueOf('missing', path);
      return issueOf(issue.origin === 'string' ? 'short' : issue.origin === 'array' ? 'few' : 'small', path, amount('minimum'));
    case 'too_big':
      return issueOf(issue.origin === 'string' ? 'long' : issue.origin === 'array' ? 'many' : 'big', path, amount('maximum'));
    case 'unrecognized_keys':
      return issueOf('unknown', [...place, ...(issue.keys?.slice(0, 1) ?? [])].map(String).join('.'));
    case 'invalid_value':
      if (valueAt(given, place) === undefined) return issueOf('missing', path);
      return issueOf('choice', path, { values: (issue.values ?? []).map(String).join(', ') });
    case 'invalid_union':
      return ofUnion(issue, place, given);
    default: {
      const reason = issue.params?.reason;
      return issueOf(isReason(reason) ? reason : 'form', path);
    }
  }
}

/** In a union, report the issue of the variant that matched deepest. */
function ofUnion({ errors = [] }: Issue, place: readonly PropertyKey[], given: unknown): ValidationIssue {
  if (valueAt(given, place) === undefined) return issueOf('missing', place.map(String).join('.'));
  let meant: Issue | undefined;
  for (const issues of errors) for (const issue of issues) if (issue.path.length > (meant?.path.length ?? 0)) meant = issue;
  return meant === undefined ? issueOf('form', place.map(String).join('.')) : explain(meant, place, given);
}

function valueAt(given: unknown, place: readonly PropertyKey[]): unknown {
  let at = given;
  for (const key of place) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = Reflect.get(at, key);
  }
  return at;
}
