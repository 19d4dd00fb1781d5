import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;
const FINAL = 0x80;
const MASKED = 0x80;

/** What arrives is read into one buffer for all sockets: nothing is kept of it but text, and half a frame until its other half comes. */
const arriving = Buffer.allocUnsafe(256 * 1024);

/**
 * A WebSocket client that does what a generator of load needs and no more (RFC 6455: whole text frames, pings), so that the machine's time goes to the
 * servers. It is the same for both of them.
 */
export class ThinSocket {
  private readonly socket: Socket;
  private readonly hear: (text: string) => void;
  private readonly mask = randomBytes(4);
  private opened: (() => void) | null = null;
  private rest: Buffer | null = null;
  private left = false;

  private constructor(url: URL, headers: { readonly [name: string]: string }, hear: (text: string) => void, fail: (error: Error) => void) {
    this.hear = hear;
    this.socket = connect({
      host: url.hostname,
      port: Number(url.port),
      noDelay: true,
      onread: {
        buffer: arriving,
        callback: (bytes) => {
          this.read(arriving.subarray(0, bytes));
          return true;
        },
      },
    });
    this.socket.on('error', (error) => this.left || fail(error));
    this.socket.on('close', () => this.left || fail(new Error('The server closed the connection')));
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    this.socket.write(
      `GET ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n${lines.join('')}\r\n`,
    );
  }

  static open(
    url: string,
    headers: { readonly [name: string]: string },
    hear: (text: string) => void,
    fail: (error: Error) => void,
  ): Promise<ThinSocket> {
    return new Promise((resolve, reject) => {
      let settled = false;
      const socket = new ThinSocket(new URL(url), headers, hear, (error) => (settled ? fail(error) : reject(error)));
      socket.opened = () => {
        settled = true;
        resolve(socket);
      };
    });
  }

  send(text: string): void {
    this.frame(TEXT, Buffer.from(text));
  }

  leave(): void {
    this.left = true;
    this.socket.destroy();
  }

  private frame(opcode: number, payload: Buffer): void {
    const { length } = payload;
    if (length > 65_535) throw new Error(`${length} bytes are more than this client can send`);
    const head = length < 126 ? 2 : 4;
    const frame = Buffer.allocUnsafe(head + 4 + length);
    frame[0] = FINAL | opcode;
    frame[1] = MASKED | (head === 2 ? length : 126);
    if (head === 4) frame.writeUInt16BE(length, 2);
    this.mask.copy(frame, head);
    for (let at = 0; at < length; at++) frame[head + 4 + at] = payload[at] ^ this.mask[at & 3];
    this.socket.write(frame);
  }

  private read(chunk: Buffer): void {
    let data = this.rest === null ? chunk : Buffer.concat([this.rest, chunk]);
    this.rest = null;
    if (this.opened !== null) {
      const end = data.indexOf('\r\n\r\n');
      if (end >= 0) {
        if (!data.toString('latin1', 0, 12).endsWith(' 101')) this.socket.destroy(new Error(data.toString('latin1', 0, end)));
        this.opened();
        this.opened = null;
        data = data.subarray(end + 4);
        // First frames may have come along, before whoever opened the socket has it in hand.
        setImmediate(() => this.read(Buffer.alloc(0)));
      }
      this.rest = Buffer.from(data);
      return;
    }
    const used = this.readFrames(data);
    // The buffer is about to be used again.
    if (used < data.length) this.rest = Buffer.from(data.subarray(used));
  }

  /** Answers how much of it was whole frames. */
  private readFrames(data: Buffer): number {
    let at = 0;
    while (data.length - at >= 2 && !this.left) {
      const short = data[at + 1] & 0x7f;
      const head = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (data.length - at < head) break;
      const length = short < 126 ? short : short === 126 ? data.readUInt16BE(at + 2) : Number(data.readBigUInt64BE(at + 2));
      const end = at + head + length;
      if (data.length < end) break;
      this.take(data[at], data, at + head, end);
      at = end;
    }
    return at;
  }

  private take(first: number, data: Buffer, from: number, to: number): void {
    if (first === (FINAL | TEXT)) this.hear(data.toString('utf8', from, to));
    else if (first === (FINAL | PING)) this.frame(PONG, Buffer.from(data.subarray(from, to)));
    else if (first === (FINAL | CLOSE)) this.socket.destroy(new Error('The server closed the WebSocket'));
    else if (first !== (FINAL | PONG)) this.socket.destroy(new Error(`A frame that this client does not read: ${first.toString(16)}`));
  }
}
