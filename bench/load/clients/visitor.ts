import { WebSocket } from 'ws';
import { unchecked } from '../../../packages/kernel/unchecked.ts';
import type { ClientMessage, NewTable, NewTableAnswer } from '../../../packages/wire/index.ts';

/** A guest who comes from a network of the benchmark's choice, as a proxy in front of the server would name it. */
export class Visitor {
  private readonly url: string;
  private readonly headers: { readonly [name: string]: string };
  private readonly socket: WebSocket;
  /** Called with every message as it came. */
  hear: (text: string) => void = () => {};

  private constructor(url: string, headers: { readonly [name: string]: string }, socket: WebSocket) {
    this.url = url;
    this.headers = headers;
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.hear(data.toString()));
    socket.on('error', () => {});
  }

  static async arrive(url: string, address: string): Promise<Visitor> {
    const first = await fetch(`${url}/api/me`, { headers: { 'x-forwarded-for': address } });
    const cookie = first.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    if (!first.ok || cookie === '') throw new Error(`GET /api/me answered ${first.status}`);
    const headers = { cookie, origin: url, 'x-forwarded-for': address };
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers, perMessageDeflate: false });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return new Visitor(url, headers, socket);
  }

  /** Sets a table and answers its id. */
  async setTable(plan: NewTable): Promise<string> {
    const answer = await fetch(`${this.url}/api/tables`, {
      method: 'POST',
      headers: { ...this.headers, 'content-type': 'application/json' },
      body: JSON.stringify(plan),
    });
    if (!answer.ok) throw new Error(`POST /api/tables answered ${answer.status}: ${await answer.text()}`);
    return unchecked<NewTableAnswer>(await answer.json()).table;
  }

  send(message: ClientMessage): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(message));
  }

  leave(): void {
    this.hear = () => {};
    this.socket.terminate();
  }
}
