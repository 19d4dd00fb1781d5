import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAct, readBySchema, readMessage } from './messages.ts';

const act = {
  t: 'act',
  table: 'abcdefghijklmnop',
  id: '0b1f0c9e-6f0e-4e55-8a55-2c5f6a1f0c9e',
  seat: 1,
  seen: 12,
  action: { type: 'setAside', die: 'red', count: 2 },
};

/** Anything that may stand in a member of a message, the borders of what is allowed included. */
const value = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(-1, 0, 7, 8, 1.5, 2 ** 53, Number.POSITIVE_INFINITY, '', 'x'.repeat(60), 'x'.repeat(61), 'x'.repeat(64), 'x'.repeat(65)),
  fc.constantFrom(
    'x'.repeat(200),
    'x'.repeat(201),
    'act',
    'undo',
    'abcdefghijklmno ',
    {},
    { type: 'roll' },
    { type: 1 },
    { type: 'roll', a: [] },
  ),
  fc.constantFrom({ type: 'x'.repeat(61) }, { type: 'roll', a: 'x'.repeat(201) }, { type: 'roll', a: Number.POSITIVE_INFINITY }, [], null),
);

describe('the quick look at an action', () => {
  it('knows one when it sees one', () => {
    expect(isAct(act)).toBe(true);
    expect(readMessage(JSON.stringify(act))).toEqual({ ok: true, message: act });
  });

  it('lets through nothing that the schema would not, and changes nothing of it', () => {
    const member = fc.constantFrom(...Object.keys(act), 'person', 'extra');
    fc.assert(
      fc.property(fc.array(fc.tuple(member, value), { maxLength: 2 }), fc.option(member), (changes, gone) => {
        const data: Record<string, unknown> = { ...act, ...Object.fromEntries(changes) };
        if (gone !== null) delete data[gone];
        const known = readBySchema(data);
        if (isAct(data)) expect(known).toEqual({ ok: true, message: data });
        // And what it turns away, the schema would have taken for an action only in vain.
        else expect(known.ok && known.message.t === 'act').toBe(false);
      }),
      { numRuns: 2000, seed: 1420 },
    );
  });
});
