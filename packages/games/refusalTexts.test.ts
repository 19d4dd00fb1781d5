import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ISSUE_REASONS, isComplete, LANGUAGES } from '#kernel';
import { jsonFile } from '#kernel/testing/json.ts';
import { describe, expect, test } from 'vitest';

/** What may be wrong with a document is named in the code and said in locale files: every name has a sentence, and every sentence a name. */

const PACKAGES = join(import.meta.dirname, '..');

/** `detail('twice', …)`, and the two names of one call with a condition in it. */
const NAMED = /\b(?:detail|found)\((?:[^()']*\? )?(?:`[^`]*`, )?'([a-z0-9-]+)'(?: : '([a-z0-9-]+)')?|, '(record-[a-z-]+)'\)/g;

const named = globSync('{kernel,games,server,web}/**/*.ts', { cwd: PACKAGES })
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) => [...readFileSync(join(PACKAGES, file), 'utf8').matchAll(NAMED)].flatMap((match) => match.slice(1)))
  .filter((name) => name !== undefined);

describe.each(LANGUAGES.filter(isComplete))('%s', (language) => {
  const files = globSync([`kernel/locale/${language}.json`, `games/*/content/locale/${language}.json`], { cwd: PACKAGES });
  const sentences = files.flatMap((file) => Object.entries(jsonFile<{ readonly [reason: string]: string }>(join(PACKAGES, file))));

  test('what is wrong with a document has one sentence, named by the code', () => {
    expect(files.length).toBeGreaterThan(4);
    expect(sentences.map(([reason]) => reason).sort()).toEqual([...new Set(named)].sort());
    expect(sentences.filter(([reason]) => ISSUE_REASONS.some((issue) => issue === reason))).toEqual([]);
  });

  test('the sentences can follow a colon, and end', () => {
    expect(sentences.filter(([, text]) => !/^[\p{Ll}“„{]|^(?:Frodo|Meriado|Powiernik|Białe)/u.test(text) || !text.endsWith('.'))).toEqual(
      [],
    );
  });
});
