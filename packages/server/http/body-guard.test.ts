import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { BodyBytes } from '../intake/body-bytes.ts';
import { rawSocket } from '../testing/raw.ts';
import { guardBodies, holdingBody } from './body-guard.ts';

const BODY = JSON.stringify('x'.repeat(1000));

describe('the bytes of a body', () => {
  it('are counted until what is done with it is done, although its sender has hung up', async () => {
    const limits = { address: 1e6, all: 1e6 };
    const bodies = { small: new BodyBytes(limits), large: new BodyBytes(limits) };
    const [arrived, judged, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const app = Fastify();
    guardBodies(app, { bodies });
    app.post('/', (request, reply) => {
      reply.raw.once('close', gone.resolve);
      return holdingBody(request, async () => {
        arrived.resolve();
        await judged.promise;
        return {};
      });
    });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = await rawSocket(url);
    socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${BODY.length}\r\n\r\n${BODY}`);
    await arrived.promise;
    socket.destroy();
    await gone.promise;
    expect(bodies.small.size).toBe(BODY.length);
    judged.resolve();
    await expect.poll(() => bodies.small.size).toBe(0);
    await app.close();
  });
});
