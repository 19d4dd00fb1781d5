import type { Socket } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { errorMessage } from '../table/view/messages.ts';
import { frameOf } from './frame.ts';
import { portOf } from '../port.ts';

/** Frames of our own, read by somebody else's WebSocket. */
const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' });
let client: WebSocket;
let stream: Socket;
beforeAll(async () => {
  const came = new Promise<Socket>((resolve) => sockets.once('connection', (_, request) => resolve(request.socket)));
  client = new WebSocket(`ws://127.0.0.1:${portOf(sockets)}`);
  await once(client, 'open');
  stream = await came;
});
afterAll(() => {
  client.terminate();
  sockets.close();
});

it('are read as they were written, whatever their length', async () => {
  const heard: string[] = [];
  client.on('message', (data: Buffer) => heard.push(data.toString()));
  // Around each of the lengths at which the head of a frame changes.
  const around = JSON.stringify({ t: 'error', code: 'bad-message', message: '' }).length;
  const lengths = [0, 125, 126, 127, 65_535, 65_536, 70_000].map((length) => Math.max(0, length - around));
  const letters = [
    ...lengths.map((length) => errorMessage('bad-message', 'x'.repeat(length))),
    errorMessage('bad-message', 'Zażółć gęślą jaźń 🧙'),
  ];
  for (const letter of letters) stream.write(frameOf(letter));
  const sent = new Promise<void>((resolve) => client.on('message', () => heard.length === letters.length && resolve()));
  await sent;
  expect(heard).toEqual(letters);
  expect(lengths.map((length) => Buffer.byteLength(errorMessage('bad-message', 'x'.repeat(length)))).slice(1)).toEqual([
    125, 126, 127, 65_535, 65_536, 70_000,
  ]);
});

it('are made once for the same letter', () => {
  const letter = errorMessage('bad-message', 'b');
  expect(frameOf(letter)).toBe(frameOf(letter));
  expect(frameOf(errorMessage('bad-message', 'c'))).not.toBe(frameOf(letter));
});
