import { connect, type Socket } from 'node:net';

/** What came back over a socket that nobody tidied up on the way. */
interface RawAnswer {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly body: string;
}

/** A connection to the server without a client that would put its requests in order. */
export async function rawSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  // Whoever is cut off learns it from the end of the connection.
  socket.on('error', () => {});
  return socket;
}

/** Sends the target letter by letter as it is given. */
export async function rawRequest(url: string, { method = 'GET', target, headers = {}, body = '' }: RawRequest): Promise<RawAnswer> {
  const socket = await rawSocket(url);
  const lines = {
    host: new URL(url).host,
    connection: 'close',
    ...(body === '' ? {} : { 'content-length': String(body.length) }),
    ...headers,
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`${method} ${target} HTTP/1.1\r\n${head.join('')}\r\n${body}`);
  return answerOf(await everything(socket));
}

interface RawRequest {
  readonly method?: string;
  readonly target: string;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: string;
}

/** All that is said until the other side closes. */
export async function everything(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (piece: Buffer) => {
    text += piece.toString();
  });
  await new Promise((resolve) => socket.once('close', resolve));
  return text;
}

export function answerOf(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
  });
  return { status: Number(first.split(' ')[1] ?? 0), headers: Object.fromEntries(headers), body: rest.join('\r\n\r\n') };
}
