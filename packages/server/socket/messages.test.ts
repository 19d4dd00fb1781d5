import { describe, expect, it } from 'vitest';
import { readMessage } from './messages.ts';

const act = {
  t: 'act',
  table: 'abcdefghijklmnop',
  id: '0b1f0c9e-6f0e-4e55-8a55-2c5f6a1f0c9e',
  seat: 1,
  seen: 12,
  action: { type: 'setAside', die: 'red', count: 2 },
};

describe('a message of a client', () => {
  it('is read as it was written', () => {
    expect(readMessage(JSON.stringify(act))).toEqual({ ok: true, message: act });
  });

  it.each([
    ['another member', { ...act, person: 'frodo' }],
    ['a seat that no table has', { ...act, seat: 8 }],
    ['half an event', { ...act, seen: 1.5 }],
    ['fewer events than none', { ...act, seen: -1 }],
    ['no id', { ...act, id: '' }],
    ['a long id', { ...act, id: 'x'.repeat(65) }],
    ['an id that no table has', { ...act, table: 'abcdefghijklmno ' }],
    ['an action without a type', { ...act, action: {} }],
    ['a long type', { ...act, action: { type: 'x'.repeat(61) } }],
    ['a long argument', { ...act, action: { type: 'roll', a: 'x'.repeat(201) } }],
    ['an argument with parts', { ...act, action: { type: 'roll', a: [] } }],
    ['nothing', null],
  ])('is refused with %s', (_what, message) => {
    expect(readMessage(JSON.stringify(message))).toMatchObject({ ok: false, code: 'bad-message' });
  });

  it('is JSON', () => {
    expect(readMessage('act')).toMatchObject({ ok: false, code: 'not-json' });
  });
});
