import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestClient } from '../testing/client.ts';
import { NO_LIMITS, openHouse } from '../testing/house.ts';
import { answerOf, everything, rawRequest, rawSocket } from '../testing/raw.ts';

const HOST = 'host: redbook\r\n';

describe('whoever is slow', () => {
  let house: Awaited<ReturnType<typeof openHouse>>;
  beforeAll(async () => {
    house = await openHouse({ limits: { ...NO_LIMITS, timeouts: { headers: 200, body: 400, idle: 600 } } });
  });
  afterAll(() => house.close());

  const said = async (text: string): Promise<string> => {
    const socket = await rawSocket(house.url);
    if (text !== '') socket.write(text);
    return everything(socket);
  };

  it.each([
    ['says nothing', ''],
    ['never ends the head', `GET / HTTP/1.1\r\n${HOST}`],
    ['never ends the body', `POST /api/me HTTP/1.1\r\n${HOST}content-type: application/json\r\ncontent-length: 99\r\n\r\n{"name":`],
    [
      'never ends a body in pieces',
      `POST /api/me HTTP/1.1\r\n${HOST}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{`,
    ],
  ])('is let go: %s', async (_, text) => {
    expect(answerOf(await said(text)).status).toBe(408);
  });

  it('is let go when nothing follows', async () => {
    expect(answerOf(await said(`GET /healthz HTTP/1.1\r\n${HOST}\r\n`)).status).toBe(200);
  });

  it('is let go when turned away, also without hanging up', async () => {
    const { hostname, port } = new URL(house.url);
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    socket.on('error', () => {});
    socket.write(`GET /elsewhere HTTP/1.1\r\n${HOST}connection: upgrade\r\nupgrade: websocket\r\n\r\n`);
    socket.resume();
    await once(socket, 'end');
    // A server that has let go answers further words with a reset; one that holds on takes them.
    const more = setInterval(() => socket.write('x'), 10);
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(more);
  });

  it('is not somebody who follows a table in silence', async () => {
    const frodo = await TestClient.arrive(house.url);
    // Two connections that were opened later are let go of, one after the other.
    for (let i = 0; i < 2; i++) await said(`GET /healthz HTTP/1.1\r\n${HOST}\r\n`);
    frodo.send({ t: 'ping' });
    expect(await frodo.next('pong')).toEqual({ t: 'pong' });
    await frodo.disconnect();
  });
});

describe('connections of one address', () => {
  it('are so many at a time', async () => {
    const house = await openHouse({ limits: { ...NO_LIMITS, connections: 3 } });
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => rawSocket(house.url)));
    expect(await everything(await rawSocket(house.url))).toBe('');
    first.destroy();
    let status = 0;
    while (status === 0) status = (await rawRequest(house.url, { target: '/healthz' })).status;
    expect(status).toBe(200);
    second.destroy();
    third.destroy();
    await house.close();
  });

  it('are those the proxy names, when there is one', async () => {
    const house = await openHouse({ trustProxy: true, limits: { ...NO_LIMITS, connections: 2 } });
    const from = (address: string) => ({
      origin: 'https://redbook.example',
      'x-forwarded-host': 'redbook.example',
      'x-forwarded-for': address,
    });
    const frodo = await TestClient.guest(house.url);
    const sam = await TestClient.guest(house.url);
    const pippin = await TestClient.guest(house.url);
    await frodo.connect(from('2001:db8::1'));
    await sam.connect(from('2001:db8::2'));
    await expect(pippin.connect(from('2001:db8::3'))).rejects.toThrow('429');
    const lobby = (address: string) => pippin.request('GET', '/api/lobby', undefined, { 'x-forwarded-for': address });
    expect([(await lobby('2001:db8::3')).status, (await lobby('2001:db8:0:1::3')).status]).toEqual([429, 200]);
    await pippin.connect(from('2001:db8:0:1::3'));
    await frodo.disconnect();
    let status = 429;
    while (status === 429) status = (await lobby('2001:db8::3')).status;
    expect(status).toBe(200);
    await house.close();
  });

  it('ask for health and numbers no faster than for the rest, and knock no faster either', async () => {
    const house = await openHouse({ limits: { ...NO_LIMITS, address: { perSecond: 1e-9, burst: 2 } } });
    const frodo = await TestClient.guest(house.url);
    expect((await fetch(`${house.url}/metrics`)).status).toBe(200);
    for (const path of ['/metrics', '/healthz', '/%68ealthz', '/api/me'])
      expect((await rawRequest(house.url, { target: path })).status).toBe(429);
    await expect(frodo.connect()).rejects.toThrow('429');
    await house.close();
  });
});
