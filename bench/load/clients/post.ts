import { Agent, request } from 'node:http';
import { unchecked } from '../../../packages/kernel/unchecked.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

interface Reply<T> {
  readonly body: T;
  readonly cookie: string | null;
}

/** One JSON request over kept-alive connections; anything but success is an error that names the request. */
export async function call<T>(method: 'GET' | 'POST', url: string, body: unknown, cookie: string | null = null): Promise<Reply<T>> {
  try {
    return await once<T>(method, url, body, cookie);
  } catch (error) {
    // The server may close an idle connection in the moment it is used again: that is nobody's fault, and a new one works.
    if (error instanceof Reset) return once<T>(method, url, body, cookie);
    throw error;
  }
}

class Reset extends Error {}

function once<T>(method: 'GET' | 'POST', url: string, body: unknown, cookie: string | null): Promise<Reply<T>> {
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers: Record<string, string> = { origin: new URL(url).origin };
  if (text !== '') headers['content-type'] = 'application/json';
  if (text !== '') headers['content-length'] = String(Buffer.byteLength(text));
  if (cookie !== null) headers.cookie = cookie;
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const said = Buffer.concat(chunks).toString();
        const status = answer.statusCode ?? 0;
        if (status < 200 || status > 299) return reject(new Error(`${method} ${url} answered ${status}: ${said.slice(0, 300)}`));
        const set = answer.headers['set-cookie'];
        const given = set === undefined ? null : set.map((each) => each.split(';')[0]).join('; ');
        return resolve({ body: unchecked<T>(said === '' ? null : JSON.parse(said)), cookie: given });
      });
    });
    sent.on('error', (error) => reject(sent.reusedSocket ? new Reset(error.message, { cause: error }) : error));
    sent.end(text);
  });
}
