import { describe, expect, it } from 'vitest';
import { base32, matchingStep, stepAt, totp } from './totp.ts';

const SECRET = Buffer.from('12345678901234567890');

describe('a one-time password', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %d s is the one of RFC 6238', (seconds, code) => {
    expect(totp(SECRET, stepAt(seconds * 1000), 8)).toBe(code);
    expect(totp(SECRET, stepAt(seconds * 1000))).toBe(code.slice(2));
  });

  it('holds one step longer and one sooner, and no more', () => {
    const now = 1_111_111_111_000;
    const at = (steps: number): number | null => matchingStep(SECRET, totp(SECRET, stepAt(now) + steps), now);
    expect([-2, -1, 0, 1, 2].map(at)).toEqual([null, stepAt(now) - 1, stepAt(now), stepAt(now) + 1, null]);
    expect(matchingStep(SECRET, '', now)).toBeNull();
    expect(matchingStep(SECRET, '1234567', now)).toBeNull();
  });

  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('has a secret in base 32: %s is %s (RFC 4648)', (text, code) => {
    expect(base32(Buffer.from(text))).toBe(code);
  });
});
