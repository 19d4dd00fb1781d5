/** What is wrong with a field that somebody filled in, in words that can be said in any language. */
export interface Shortcoming {
  readonly reason: Reason;
  /** What the sentence of the reason needs. */
  readonly params: { readonly [name: string]: string | number };
  /** Where in the document, e.g. `dice.2.faces`. */
  readonly path: string;
  /** The same in plain English, with the place. */
  readonly sentence: string;
}

/** A complaint of the schema, as far as we look at it. */
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

/** What a value can be, and how a schema calls it. */
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
  account: () => 'must be 3 to 32 letters, digits, dots, dashes or underscores',
  deep: ({ max }) => `must not be nested more than ${max} deep`,
  form: () => 'has not the form that belongs here',
} as const satisfies { readonly [reason: string]: (params: Shortcoming['params']) => string };

export type Reason = keyof typeof SENTENCES;
/** Everything that can be wrong with a field; the locales have a sentence for each. */
export const REASONS = Object.keys(SENTENCES).filter(isReason);

function isReason(name: unknown): name is Reason {
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

export function shortcomingOf(reason: Reason, path: string, params: Shortcoming['params'] = {}): Shortcoming {
  const say: (params: Shortcoming['params']) => string = SENTENCES[reason];
  return { reason, params, path, sentence: `${path === '' ? 'it' : path} ${say(params)}` };
}

/** The first thing that a schema does not like about what was given. */
export function firstShortcoming(issues: readonly Issue[], given: unknown): Shortcoming {
  const issue = issues[0];
  return issue === undefined ? shortcomingOf('form', '') : explain(issue, [], given);
}

/** How the schema words what it has no words of ours for. */
const NOT_OURS = /^(Invalid|Too (small|big)|Unrecognized)/;

function explain(issue: Issue, above: readonly PropertyKey[], given: unknown): Shortcoming {
  const found = reasonOf(issue, above, given);
  return NOT_OURS.test(issue.message) ? found : { ...found, sentence: issue.message };
}

function reasonOf(issue: Issue, above: readonly PropertyKey[], given: unknown): Shortcoming {
  const place = [...above, ...issue.path];
  const path = place.map(String).join('.');
  const amount = (bound: 'minimum' | 'maximum'): Shortcoming['params'] => ({ [bound.slice(0, 3)]: Number(issue[bound]) });
  switch (issue.code) {
    case 'invalid_type':
      if (valueAt(given, place) === undefined) return shortcomingOf('missing', path);
      return shortcomingOf('kind', path, { kind: KINDS[issue.expected ?? ''] ?? 'other' });
    case 'too_small':
      // Nothing at all is not too short: it is not there.
      if (issue.origin === 'string' && issue.minimum === 1) return shortcomingOf('missing', path);
      return shortcomingOf(issue.origin === 'string' ? 'short' : issue.origin === 'array' ? 'few' : 'small', path, amount('minimum'));
    case 'too_big':
      return shortcomingOf(issue.origin === 'string' ? 'long' : issue.origin === 'array' ? 'many' : 'big', path, amount('maximum'));
    case 'unrecognized_keys':
      return shortcomingOf('unknown', [...place, ...(issue.keys?.slice(0, 1) ?? [])].map(String).join('.'));
    case 'invalid_value':
      if (valueAt(given, place) === undefined) return shortcomingOf('missing', path);
      return shortcomingOf('choice', path, { values: (issue.values ?? []).map(String).join(', ') });
    case 'invalid_union':
      return ofUnion(issue, place, given);
    default: {
      const reason = issue.params?.reason;
      return shortcomingOf(isReason(reason) ? reason : 'form', path);
    }
  }
}

/** Of several forms that would do, the one that was meant is the one of which most was right. */
function ofUnion({ errors = [] }: Issue, place: readonly PropertyKey[], given: unknown): Shortcoming {
  if (valueAt(given, place) === undefined) return shortcomingOf('missing', place.map(String).join('.'));
  let meant: Issue | undefined;
  for (const issues of errors) for (const issue of issues) if (issue.path.length > (meant?.path.length ?? 0)) meant = issue;
  return meant === undefined ? shortcomingOf('form', place.map(String).join('.')) : explain(meant, place, given);
}

function valueAt(given: unknown, place: readonly PropertyKey[]): unknown {
  let at = given;
  for (const key of place) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = Reflect.get(at, key);
  }
  return at;
}
