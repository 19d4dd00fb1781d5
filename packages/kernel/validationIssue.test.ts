import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { firstIssue } from './validationIssue.ts';

const schema = z.strictObject({
  name: z.string().min(2).max(4),
  age: z.number().min(1).max(9).optional(),
  list: z.array(z.string()).min(1).max(2).optional(),
  colour: z.enum(['red', 'green']).optional(),
  seat: z
    .discriminatedUnion('kind', [z.strictObject({ kind: z.literal('me') }), z.strictObject({ kind: z.literal('bot'), level: z.string() })])
    .optional(),
  face: z.union([z.string(), z.strictObject({ eye: z.number() })]).optional(),
  odd: z
    .number()
    .refine((n) => n % 2 === 1, 'is odd')
    .optional(),
  plain: z
    .string()
    .refine(() => false, { params: { reason: 'plain' } })
    .optional(),
});

const wrong = (given: unknown) => {
  const read = schema.safeParse(given);
  if (read.success) throw new Error('nothing is wrong with it');
  const { reason, path, params, sentence } = firstIssue(read.error.issues, given);
  return { place: `${path} ${reason}`, params, sentence };
};

describe('what a schema does not like', () => {
  it.each([
    [{}, 'name missing', {}],
    [{ name: 3 }, 'name kind', { kind: 'text' }],
    [{ name: 'x' }, 'name short', { min: 2 }],
    [{ name: 'xxxxx' }, 'name long', { max: 4 }],
    [{ name: 'xx', age: 0 }, 'age small', { min: 1 }],
    [{ name: 'xx', age: 10 }, 'age big', { max: 9 }],
    [{ name: 'xx', list: [] }, 'list few', { min: 1 }],
    [{ name: 'xx', list: ['a', 'b', 'c'] }, 'list many', { max: 2 }],
    [{ name: 'xx', list: ['a', 1] }, 'list.1 kind', { kind: 'text' }],
    [{ name: 'xx', colour: 'blue' }, 'colour choice', { values: 'red, green' }],
    [{ name: 'xx', more: 1 }, 'more unknown', {}],
    [{ name: 'xx', seat: { kind: 'bot' } }, 'seat.level missing', {}],
    [{ name: 'xx', seat: { kind: 'orc' } }, 'seat.kind form', {}],
    [{ name: 'xx', face: { eye: 'x' } }, 'face.eye kind', { kind: 'number' }],
    [{ name: 'xx', face: 3 }, 'face form', {}],
    [{ name: 'xx', odd: 2 }, 'odd form', {}],
    [{ name: 'xx', plain: 'x' }, 'plain plain', {}],
    ['text', ' kind', { kind: 'object' }],
  ])('%j', (given, place, params) => {
    const found = wrong(given);
    expect(found).toMatchObject({ place, params });
    expect(found.sentence).not.toMatch(/invalid|expected|too (small|big)|received/i);
  });

  it('is said in our own words where we have some', () => {
    expect(wrong({ name: 'xx', odd: 2 }).sentence).toBe('is odd');
  });
});
