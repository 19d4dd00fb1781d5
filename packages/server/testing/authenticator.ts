import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { PasskeyAnswer, PasskeyAsked, PasskeyMade, PasskeyToMake } from '#wire';

/** An authenticator in software (ES256, no attestation), with a browser around it that says what it is told to say. */

const b64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** As much of CBOR as is needed here. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}
const int = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Uint8Array): Buffer => Buffer.concat([head(2, value.length), value]);
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (...entries: readonly (readonly [Buffer, Buffer])[]): Buffer => Buffer.concat([head(5, entries.length), ...entries.flat()]);

const PRESENT_AND_VERIFIED = 0x05;
const WITH_KEY = 0x40;

export class Authenticator {
  readonly id = randomBytes(16);
  /** How often it was used, as it says; null for one that does not count. */
  counter: number | null = 0;
  private readonly key: KeyObject;
  private readonly point: { readonly x: Buffer; readonly y: Buffer };
  private userHandle = '';

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.key = privateKey;
    this.point = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') };
  }

  private clientData(type: 'webauthn.create' | 'webauthn.get', challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private data(host: string, flags: number, more: Uint8Array = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    if (this.counter !== null) count.writeUInt32BE(++this.counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, more]);
  }

  make(options: PasskeyToMake, origin: string): PasskeyMade {
    const length = Buffer.from([0, this.id.length]);
    const key = map([int(1), int(2)], [int(3), int(-7)], [int(-1), int(1)], [int(-2), bytes(this.point.x)], [int(-3), bytes(this.point.y)]);
    this.userHandle = options.user.id;
    const host = options.rp.id ?? '';
    const data = this.data(host, PRESENT_AND_VERIFIED | WITH_KEY, Buffer.concat([Buffer.alloc(16), length, this.id, key]));
    return {
      id: b64(this.id),
      rawId: b64(this.id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: b64(this.clientData('webauthn.create', options.challenge, origin)),
        attestationObject: b64(map([text('fmt'), text('none')], [text('attStmt'), map()], [text('authData'), bytes(data)])),
        transports: ['internal'],
      },
    };
  }

  answer(options: Pick<PasskeyAsked, 'challenge' | 'rpId'>, origin: string): PasskeyAnswer {
    const client = this.clientData('webauthn.get', options.challenge, origin);
    const data = this.data(options.rpId ?? '', PRESENT_AND_VERIFIED);
    return {
      id: b64(this.id),
      rawId: b64(this.id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: b64(client),
        authenticatorData: b64(data),
        signature: b64(sign('sha256', Buffer.concat([data, sha256(client)]), this.key)),
        userHandle: this.userHandle,
      },
    };
  }
}
