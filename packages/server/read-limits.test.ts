import { expect, it } from 'vitest';
import { DEFAULT_LIMITS } from './limits.ts';
import { readLimits } from './read-limits.ts';

const read = (limits: unknown) => readLimits(JSON.stringify(limits), DEFAULT_LIMITS);

it('changes what is given and leaves the rest', () => {
  expect(readLimits(undefined, DEFAULT_LIMITS)).toEqual(DEFAULT_LIMITS);
  expect(read({})).toEqual(DEFAULT_LIMITS);
  expect(read({ connections: 9, keep: { guests: 0 }, chat: { perSecond: 2, burst: 3 } })).toEqual({
    ...DEFAULT_LIMITS,
    connections: 9,
    chat: { perSecond: 2, burst: 3 },
    keep: { ...DEFAULT_LIMITS.keep, guests: 0 },
  });
  expect(read({ hintsWaiting: { address: 5 } }).hintsWaiting).toEqual({ ...DEFAULT_LIMITS.hintsWaiting, address: 5 });
});

it('can set every limit there is', () => {
  expect(read(DEFAULT_LIMITS)).toEqual(DEFAULT_LIMITS);
});

it('says what is wrong', () => {
  expect(() => readLimits('connections=9', DEFAULT_LIMITS)).toThrow(/JSON object/);
  expect(() => read({ conections: 9 })).toThrow('REDBOOK_LIMITS: conections is not known here');
  expect(() => read({ keep: { guests: 'long' } })).toThrow('REDBOOK_LIMITS: keep.guests must be a number');
  expect(() => read({ chat: { perSecond: 1 } })).toThrow('REDBOOK_LIMITS: chat.burst is missing');
});
