import { connect, createServer, type Server, type Socket } from 'node:net';
import { portOf } from '../port.ts';

/** What becomes of what is said: it passes; answers are lost on the way back; nothing arrives on either side. No connection is closed for it. */
type Fate = 'passes' | 'unanswered' | 'swallowed';

/** So much of what was said is remembered: a proxy may stand for hours. */
const MOST_KEPT = 1_000_000;

interface Passage {
  readonly near: Socket;
  readonly far: Socket;
  /** Everything that came from the near side so far. */
  said: string;
  fate: Fate;
}

/** A bad network before a database: connections through it stay open and fall silent. */
export class Proxy {
  private readonly server: Server;
  private readonly passages = new Set<Passage>();
  private readonly port: number;

  private constructor(port: number, server: Server) {
    this.port = port;
    this.server = server;
  }

  static async before(url: string): Promise<Proxy> {
    const server = createServer();
    const proxy = new Proxy(Number(new URL(url).port), server);
    server.on('connection', (near) => proxy.let(near));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  /** The same database, by way of here. */
  through(url: string): string {
    const changed = new URL(url);
    changed.port = String(portOf(this.server));
    return changed.href;
  }

  private let(near: Socket): void {
    const passage: Passage = { near, far: connect(this.port, '127.0.0.1'), said: '', fate: 'passes' };
    const { far } = passage;
    this.passages.add(passage);
    near.on('data', (data) => {
      if (passage.said.length < MOST_KEPT) passage.said += data.toString('latin1');
      if (passage.fate !== 'swallowed') far.write(data);
    });
    far.on('data', (data) => passage.fate === 'passes' && near.write(data));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      one.on('error', () => {});
      one.on('close', () => {
        other.destroy();
        this.passages.delete(passage);
      });
    }
  }

  /** Whether this was said on any of the open connections. */
  hears(words: string): boolean {
    return [...this.passages].some(({ said }) => said.includes(words));
  }

  /** Decides the fate of the connections that are open now, of all or of those on which this was said; new ones are not touched. Answers how many. */
  doom(fate: Fate, said = ''): number {
    const doomed = [...this.passages].filter((passage) => passage.said.includes(said));
    for (const passage of doomed) passage.fate = fate;
    return doomed.length;
  }

  cut(): void {
    for (const { near, far } of this.passages) for (const socket of [near, far]) socket.destroy();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
