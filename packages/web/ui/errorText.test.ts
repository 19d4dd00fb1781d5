import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ISSUE_REASONS, RECORD_FAULTS } from '#kernel';
import { FAULTS } from '#wire';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadNamespace, setLocale } from '../i18n/i18n.ts';
import { RequestError } from '../net/api.ts';
import { errorText, loadDocumentErrors } from './errorText.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** What the server says to programs: no person is to read it in another language than English. */
const ENGLISH = 'These are words of the server';

/** What this side puts in the place of an answer. */
const OF_OUR_OWN = ['unreachable', 'unreadable', 'nameless'];

/** Fields that a person fills in, in some form. */
const FIELDS = [
  'name',
  'account',
  'password',
  'next',
  'words',
  'text',
  'content',
  'seats',
  'seats.1.name',
  'level',
  'code',
  'from',
  'until',
  'address',
  'url',
];

const refused = (code: string, more: object = {}): RequestError => new RequestError(400, { code, message: ENGLISH, ...more });

beforeAll(async () => {
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(new Response(readFileSync(join(ROOT, url.replace(/\?.*$/, ''))))));
  await Promise.all([loadNamespace('shell'), loadDocumentErrors()]);
});
afterAll(async () => {
  await setLocale('en');
  vi.unstubAllGlobals();
});

describe.each(['en', 'pl'] as const)('%s', (language) => {
  beforeAll(() => setLocale(language));

  /** Neither a code, nor a key of the locale, nor the server's own words. */
  const expectWorded = (said: string, code: string): void => {
    expect(said, code).toMatch(/^\p{Lu}.*[.…]$/u);
    expect(said, code).not.toContain(ENGLISH);
    expect(said, code).not.toContain('⟦');
    if (code.includes('-')) expect(said, code).not.toContain(code);
  };

  /** A sentence in the reader's language, then what programs say, marked as details. */
  const expectDetailed = (said: string, code: string): void => {
    const [sentence = '', detail] = said.split(language === 'pl' ? ' Szczegóły (po angielsku): ' : ' Details: ');
    expectWorded(sentence, code);
    expect(detail, code).toBe(`${ENGLISH}.`);
  };

  it.each([...FAULTS, ...OF_OUR_OWN, 'a-code-of-tomorrow'].filter((code) => code !== 'unacceptable' && code !== 'untrue'))(
    'says "%s" in words',
    (code) => expectWorded(errorText(refused(code)), code),
  );

  it.each(FIELDS)('calls the field "%s" as the form does', (path) => {
    for (const reason of ISSUE_REASONS) {
      const said = errorText(refused('bad-request', { path, reason, params: { min: 3, max: 5, kind: 'text', values: 'a, b' } }));
      expectWorded(said, reason);
      expect(said.split(':')[0]?.split(/\W/u)).not.toContain(path);
    }
  });

  it('says what is wrong with a record, and what nobody foresaw', () => {
    for (const fault of RECORD_FAULTS) {
      expectDetailed(errorText(refused('untrue', { untrue: fault })), fault);
      expectWorded(errorText(refused('untrue', { untrue: fault, reason: 'record-draw', params: { number: 12 } })), fault);
    }
    expectDetailed(errorText(new TypeError(ENGLISH)), 'unforeseen');
    expectDetailed(errorText(refused('unacceptable', { rules: ['WR-SETUP-01'] })), 'unacceptable');
    expectDetailed(errorText(refused('unacceptable', { reason: 'a-reason-of-tomorrow' })), 'unacceptable');
    expectWorded(errorText(refused('unacceptable', { reason: 'tile-card', params: { name: 'A' } })), 'unacceptable');
    expectWorded(errorText(new SyntaxError(ENGLISH)), 'not-json');
  });
});
