import { expect, test } from 'vitest';
import { LINKS, linkOf } from './setup.ts';

test('WR-TOKEN-01: tokens are named by the option that brings them; none has no name, nor have others', () => {
  for (const [name, tokens] of Object.entries(LINKS)) expect(linkOf({ tokens })).toBe(name === 'none' ? null : name);
  expect(linkOf({ tokens: [2, 2] })).toBeNull();
});
