import { expect, test } from 'vitest';
import { readArguments, UsageError } from './usage.ts';

test('an id that begins with a dash is a word, and an option that is not there is refused', () => {
  const { positionals, values } = readArguments(['delete', '-Qx7_-aB3', '--reason', 'spam'], { reason: { type: 'string' } }, 2);
  expect(positionals).toEqual(['delete', '-Qx7_-aB3']);
  expect(values.reason).toBe('spam');
  expect(() => readArguments(['-x'], {}, 1)).toThrow(UsageError);
  expect(() => readArguments(['--smell'], {}, 1)).toThrow(UsageError);
});
