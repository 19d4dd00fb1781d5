import { createSocket } from 'node:dgram';
import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { outcomeOfError } from './outcome.ts';
import { type EgressPolicy, resolveHost, safeFetch } from './safe-fetch.ts';

const POSTING = { headers: {}, body: '' };
const failing = async (url: string, resolve: EgressPolicy['resolve']) => {
  const error: unknown = await safeFetch({ ...POSTING, url }, { resolve, friends: [] }).catch((why: unknown) => why);
  return outcomeOfError(error);
};

describe('a name that somebody gives us', () => {
  it('is told nothing of what this network knows: one that leads inside ends like one that does not exist', async () => {
    const inside = await failing('https://wiki.corp.example/', async () => [{ address: '10.1.2.3', family: 4 }]);
    const nowhere = await failing('https://wiki.corp.example/', async () => []);
    const both = await failing('https://wiki.corp.example/', async () => [
      { address: '8.8.8.8', family: 4 },
      { address: '10.1.2.3', family: 4 },
    ]);
    expect(inside).toEqual(nowhere);
    expect(both).toEqual(nowhere);
    expect(nowhere).toMatchObject({ how: 'later' });
  });

  it('is refused at once where its form says that it is none of the open internet', async () => {
    const unasked = async () => {
      throw new Error('no name server is asked');
    };
    for (const url of ['https://printer/', 'https://nas.local/', 'https://localhost:1/', 'http://example.org/'])
      expect([url, await failing(url, unasked)]).toMatchObject([url, { how: 'never', note: 'not-open' }]);
    expect(await failing('https://10.1.2.3/', resolveHost)).toMatchObject({ how: 'never', note: 'not-open' });
  });

  it('whose name server is silent ends after a while, and holds up no password meanwhile', async () => {
    const silent = createSocket('udp4');
    await new Promise<void>((resolve) => silent.bind(0, '127.0.0.1', resolve));
    const server = `127.0.0.1:${silent.address().port}`;
    let ended = 0;
    // More than there are threads for passwords.
    const waiting = Array.from({ length: 12 }, (_, number) =>
      resolveHost(`slow${number}.example`, [server]).then((found) => {
        ended++;
        return found;
      }),
    );
    await hash('speak friend and enter');
    expect(ended).toBe(0);
    expect((await Promise.all(waiting)).flat()).toEqual([]);
    silent.close();
  });
});
