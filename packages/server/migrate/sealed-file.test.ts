import { randomBytes, type ScryptOptions } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { Opener, Sealer } from './sealed-file.ts';

const KEY = 'a key of more than sixteen signs';
const BLOCK = 64 * 1024;
/** What stands before the first block. */
const HEAD = 33;
const SEALED_BLOCK = BLOCK + 16;

/** Making a key of a passphrase is slow on purpose: once that is enough. */
const CHEAP: ScryptOptions = { N: 2 };
const seal = (bytes: Buffer): Promise<Buffer> => buffer(Readable.from(pieces(bytes, 10_007)).pipe(new Sealer(KEY, CHEAP)));
const open = (bytes: Buffer, key = KEY): Promise<Buffer> => buffer(Readable.from(pieces(bytes, 777)).pipe(new Opener(key, CHEAP)));

function* pieces(bytes: Buffer, length: number): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

describe('an encrypted file', () => {
  it.each([0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK])('of %d bytes is what it was', async (length) => {
    const bytes = randomBytes(length);
    const sealed = await seal(bytes);
    expect(sealed.length).toBe(HEAD + length + 16 * Math.max(1, Math.ceil(length / BLOCK)));
    expect((await open(sealed)).equals(bytes)).toBe(true);
  });

  it('is made with a costly key, which a cheap one does not open', async () => {
    const bytes = randomBytes(1000);
    const sealed = await buffer(Readable.from([bytes]).pipe(new Sealer(KEY)));
    expect((await buffer(Readable.from([sealed]).pipe(new Opener(KEY)))).equals(bytes)).toBe(true);
    await expect(open(sealed)).rejects.toThrow(/another key/);
  });

  it('is another one each time', async () => {
    const bytes = Buffer.from('the same');
    expect((await seal(bytes)).equals(await seal(bytes))).toBe(false);
  });

  it('is not opened when a block is changed, left out, in another place, or the last ones are cut off', async () => {
    const sealed = await seal(randomBytes(3 * BLOCK));
    const block = (number: number): Buffer => sealed.subarray(HEAD + number * SEALED_BLOCK, HEAD + (number + 1) * SEALED_BLOCK);
    const head = sealed.subarray(0, HEAD);
    const forged = {
      swapped: Buffer.concat([head, block(1), block(0), block(2)]),
      missing: Buffer.concat([head, block(0), block(2)]),
      cut: Buffer.concat([head, block(0), block(1)]),
      short: sealed.subarray(0, -1),
      longer: Buffer.concat([sealed, Buffer.alloc(1)]),
      empty: head,
      less: sealed.subarray(0, HEAD - 1),
    };
    for (const [what, bytes] of Object.entries(forged))
      await expect(open(bytes), what).rejects.toThrow(/another key, or is damaged|cut off/);
    await expect(open(sealed, `${KEY}!`)).rejects.toThrow(/another key/);
  });
});
