import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bytesOf, hex, hmac, RunningHash, sha256, unhex } from './sha256.ts';

describe('SHA-256', () => {
  test('agrees with the operating system’s library, at every length', () => {
    for (let length = 0; length < 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
      expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });

  test('a text that comes piece by piece is the same text', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 90 }), { maxLength: 8 }), (pieces) => {
        const running = new RunningHash();
        for (const piece of pieces) {
          running.update(piece);
          // Looking at it changes nothing.
          running.hex();
        }
        expect(running.hex()).toBe(createHash('sha256').update(pieces.join('')).digest('hex'));
      }),
    );
  });

  test('HMAC agrees too, with keys of any length', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 150 }), fc.uint8Array({ maxLength: 150 }), (key, message) => {
        expect(hex(hmac(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
      }),
    );
  });

  test('hexadecimal goes both ways and refuses anything else', () => {
    expect(unhex(hex(bytesOf('Nazgûl')))).toEqual(bytesOf('Nazgûl'));
    for (const bad of ['a', 'zz', 'AB', '0x']) expect(() => unhex(bad)).toThrow(/hexadecimal/);
  });
});
