import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readArguments, UsageError } from './usage.ts';

const OPTIONS = { reason: { type: 'string' }, 'database-url': { type: 'string' }, replace: { type: 'boolean' } } as const;
const read = (...args: string[]) => readArguments(args, OPTIONS, 2);

describe('an id', () => {
  it('that begins with a dash, or with two, is a word', () => {
    for (const id of ['-Qx7_-aB3cD4eF5g', '--x7_-aB3cD4eF5g', '---------------Z', '--aB3cD4eF5g', '-aaaaaaaaaaaaaaa']) {
      const { positionals, values } = read('delete', id, '--reason', 'spam');
      expect([positionals, values.reason]).toEqual([['delete', id], 'spam']);
      expect(read('--replace', id).positionals).toEqual([id]);
    }
  });

  it('is one whatever it is made of', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 12, maxLength: 12 }).map((bytes) => Buffer.from(bytes).toString('base64url')),
        fc.constantFrom('', '-', '--'),
        (random, dashes) => {
          const id = (dashes + random).slice(0, 16);
          // Of ten thousand million ids one looks like an option; it is said after a lone "--".
          fc.pre(!/^--[a-z-]+$/.test(id));
          expect(read('end', id).positionals).toEqual(['end', id]);
        },
      ),
    );
    expect(read('end', '--', '--abcdefghijklmn').positionals).toEqual(['end', '--abcdefghijklmn']);
  });
});

describe('an option', () => {
  it.each(['-x', '--smell', '--smellofthe', '--somethingelse', '--database-uri-x'])('that is not there is refused: %s', (word) => {
    expect(() => read(word)).toThrow(UsageError);
    expect(() => read(word)).toThrow('There is no option');
  });

  it('that is there is no word, and its value is its own', () => {
    expect(read('--database-url', 'postgres://x', 'end')).toMatchObject({
      positionals: ['end'],
      values: { 'database-url': 'postgres://x' },
    });
    expect(() => read('--reason', '-Qx7_-aB3cD4eF5g')).toThrow('--reason needs a value');
  });
});
