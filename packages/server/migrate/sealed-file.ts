import { createCipheriv, createDecipheriv, randomBytes, type ScryptOptions, scryptSync } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { MigrationError } from './migrate.ts';

/**
 * Encryption of backups: AES-256-GCM in blocks of 64 kB under a key made of a passphrase by scrypt. The nonce of a block is its number and whether it is the
 * last one, so that blocks cannot be left out, put in another order, or cut off (STREAM).
 */
export const SEALED = Buffer.from('redbook-sealed-1\n');
const SALT = 16;
const BLOCK = 64 * 1024;
const TAG = 16;
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
const CIPHER = 'aes-256-gcm';

const keyOf = (passphrase: string, salt: Uint8Array, cost: ScryptOptions): Buffer =>
  scryptSync(passphrase.normalize('NFC'), salt, 32, cost);

function nonceOf(block: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(block), 3);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Cuts what comes into blocks; the last one, which may be empty, is held back until the end. */
abstract class Blocks extends Transform {
  private waiting: Buffer = Buffer.alloc(0);
  private count = 0;
  private readonly size: number;

  constructor(size: number) {
    super();
    this.size = size;
  }

  protected abstract convert(block: Buffer, nonce: Buffer): Buffer;

  protected feed(bytes: Buffer): void {
    this.waiting = Buffer.concat([this.waiting, bytes]);
    for (; this.waiting.length > this.size; this.waiting = this.waiting.subarray(this.size))
      this.push(this.convert(this.waiting.subarray(0, this.size), nonceOf(this.count++, false)));
  }

  protected finishBlocks(): void {
    this.push(this.convert(this.waiting, nonceOf(this.count, true)));
  }
}

export class Sealer extends Blocks {
  private readonly key: Buffer;

  constructor(passphrase: string, cost: ScryptOptions = COST) {
    super(BLOCK);
    const salt = randomBytes(SALT);
    this.key = keyOf(passphrase, salt, cost);
    this.push(Buffer.concat([SEALED, salt]));
  }

  protected convert(block: Buffer, nonce: Buffer): Buffer {
    const cipher = createCipheriv(CIPHER, this.key, nonce);
    return Buffer.concat([cipher.update(block), cipher.final(), cipher.getAuthTag()]);
  }

  override _transform(bytes: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.feed(bytes);
    done();
  }

  override _flush(done: TransformCallback): void {
    this.finishBlocks();
    done();
  }
}

export class Opener extends Blocks {
  private readonly passphrase: string;
  private readonly cost: ScryptOptions;
  private key: Buffer | null = null;
  private head: Buffer = Buffer.alloc(0);

  constructor(passphrase: string, cost: ScryptOptions = COST) {
    super(BLOCK + TAG);
    this.passphrase = passphrase;
    this.cost = cost;
  }

  protected convert(block: Buffer, nonce: Buffer): Buffer {
    if (this.key === null || block.length < TAG) throw new MigrationError('it was cut off');
    const decipher = createDecipheriv(CIPHER, this.key, nonce).setAuthTag(block.subarray(-TAG));
    const text = decipher.update(block.subarray(0, -TAG));
    try {
      return Buffer.concat([text, decipher.final()]);
    } catch {
      throw new MigrationError('it was encrypted with another key, or is damaged');
    }
  }

  override _transform(bytes: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.attempt(done, () => this.feed(this.afterHead(bytes)));
  }

  override _flush(done: TransformCallback): void {
    this.attempt(done, () => this.finishBlocks());
  }

  private afterHead(bytes: Buffer): Buffer {
    if (this.key !== null) return bytes;
    this.head = Buffer.concat([this.head, bytes]);
    const length = SEALED.length + SALT;
    if (this.head.length < length) return Buffer.alloc(0);
    this.key = keyOf(this.passphrase, this.head.subarray(SEALED.length, length), this.cost);
    return this.head.subarray(length);
  }

  private attempt(done: TransformCallback, work: () => void): void {
    try {
      work();
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    done();
  }
}
