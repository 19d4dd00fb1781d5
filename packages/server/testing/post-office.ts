import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { SMTPServer } from 'smtp-server';
import { unchecked } from '#kernel';
import type { PushAddress, PushedAlert } from '#wire';
import { portOf } from '../port.ts';

/** Waits for things to arrive. */
class Arrivals<T> {
  readonly all: T[] = [];
  private waiters: (() => void)[] = [];

  add(what: T): void {
    this.all.push(what);
    for (const waiter of this.waiters.splice(0)) waiter();
  }

  /** What came is put aside. */
  clear(): void {
    this.all.length = 0;
  }

  async until(count: number, milliseconds = 30_000): Promise<readonly T[]> {
    const end = Date.now() + milliseconds;
    while (this.all.length < count) {
      if (Date.now() > end) throw new Error(`${count} were to arrive, ${this.all.length} did: ${JSON.stringify(this.all)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 200);
        this.waiters.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
    return this.all;
  }
}

/**
 * How whoever is sent something keeps its sender waiting: `unheard`, before it has taken it, or `unanswered`, when it has and has not said so. That somebody
 * waits is told in `waiting`; he waits until one of both ends.
 */
export type Holding = 'unheard' | 'unanswered' | null;

export interface Mail {
  readonly to: readonly string[];
  readonly headers: { readonly [name: string]: string };
  readonly text: string;
}

const unfold = (head: string): string => head.replace(/\r?\n[ \t]+/g, ' ');

/** Words in headers that are more than ASCII. */
const decodeWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_whole, how: string, body: string) =>
      how.toLowerCase() === 'b' ? Buffer.from(body, 'base64').toString() : decodeQuoted(body.replace(/_/g, ' ')),
    );

const decodeQuoted = (text: string): string =>
  Buffer.from(
    text.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/gi, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

function readMail(raw: string, to: readonly string[]): Mail {
  const cut = raw.indexOf('\r\n\r\n');
  const headers = Object.fromEntries(
    unfold(raw.slice(0, cut))
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), decodeWords(line.slice(line.indexOf(':') + 1).trim())]),
  );
  const body = raw.slice(cut + 4);
  const coding = headers['content-transfer-encoding'] ?? '7bit';
  return {
    to,
    headers,
    text: coding === 'quoted-printable' ? decodeQuoted(body) : coding === 'base64' ? Buffer.from(body, 'base64').toString() : body,
  };
}

/** A real mail server that keeps what it is sent. */
export class MailOffice {
  readonly mails = new Arrivals<Mail>();
  /** What it answers from now on, instead of taking a mail. */
  refusing: { readonly code: number; readonly words: string } | null = null;
  holding: Holding = null;
  readonly waiting = new Arrivals<string>();
  private readonly server: SMTPServer;
  url = '';

  private constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        let raw = '';
        stream.on('data', (piece: Buffer) => {
          raw += piece.toString('latin1');
        });
        stream.on('end', () => {
          const { holding } = this;
          if (holding === 'unheard') {
            this.waiting.add('mail');
            return;
          }
          if (this.refusing !== null) {
            done(Object.assign(new Error(this.refusing.words), { responseCode: this.refusing.code }));
            return;
          }
          this.mails.add(
            readMail(
              raw,
              session.envelope.rcptTo.map(({ address }) => address),
            ),
          );
          if (holding === 'unanswered') this.waiting.add('mail');
          else done();
        });
      },
    });
    this.server.on('error', () => {});
  }

  static async open(): Promise<MailOffice> {
    const office = new MailOffice();
    await new Promise<void>((resolve) => {
      office.server.listen(0, '127.0.0.1', () => resolve());
    });
    office.url = `smtp://127.0.0.1:${portOf(office.server.server)}`;
    return office;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
    });
  }
}

interface Called {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Somebody whom webhooks and push messages reach. */
export class Receiver {
  readonly calls = new Arrivals<Called>();
  /** What is answered from now on. */
  answer: { readonly status: number; readonly headers?: { readonly [name: string]: string } } = { status: 201 };
  holding: Holding = null;
  readonly waiting = new Arrivals<string>();
  private readonly server: Server;
  host = '';

  private constructor() {
    this.server = createServer((request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        const { holding } = this;
        if (holding !== 'unheard') this.calls.add({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(pieces) });
        if (holding !== null) this.waiting.add(request.url ?? '');
        else response.writeHead(this.answer.status, this.answer.headers).end();
      });
    });
  }

  static async open(): Promise<Receiver> {
    const receiver = new Receiver();
    await new Promise<void>((resolve) => receiver.server.listen(0, '127.0.0.1', resolve));
    receiver.host = `127.0.0.1:${portOf(receiver.server)}`;
    return receiver;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.closeAllConnections();
      this.server.close(() => resolve());
    });
  }
}

/** A browser's end of push messages: it has the keys, so it alone can read them (RFC 8291, aes128gcm of RFC 8188). */
export class PushBrowser {
  private readonly ecdh: ECDH = createECDH('prime256v1');
  private readonly secret = randomBytes(16);
  readonly address: PushAddress;

  constructor(endpoint: string) {
    const point = this.ecdh.generateKeys();
    this.address = { endpoint, keys: { p256dh: point.toString('base64url'), auth: this.secret.toString('base64url') } };
  }

  read({ headers, body }: Called): PushedAlert {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('It is not encrypted as it should be');
    const salt = body.subarray(0, 16);
    const size = body.readUInt32BE(16);
    const length = body.readUInt8(20);
    const theirs = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    if (sealed.length > size) throw new Error('One record is all there is');
    const derive = (key: Uint8Array, from: Uint8Array, info: Uint8Array, bytes: number): Buffer =>
      Buffer.from(hkdfSync('sha256', key, from, info, bytes));
    const shared = this.ecdh.computeSecret(theirs);
    const both = Buffer.concat([Buffer.from('WebPush: info\0'), this.ecdh.getPublicKey(), theirs]);
    const input = derive(shared, this.secret, both, 32);
    const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const opening = createDecipheriv('aes-128-gcm', key, nonce);
    opening.setAuthTag(sealed.subarray(sealed.length - 16));
    const plain = Buffer.concat([opening.update(sealed.subarray(0, sealed.length - 16)), opening.final()]);
    // The last byte that is not nothing ends the record.
    return unchecked<PushedAlert>(JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()));
  }
}
