import { networkInterfaces } from 'node:os';
import { expect, it } from 'vitest';
import { addressesOf } from './addresses.ts';
import { TestClient } from './testing/client.ts';
import { openHouse } from './testing/house.ts';

it('one address is said as it is', () => {
  expect(addressesOf('192.168.1.7', 80)).toEqual(['http://192.168.1.7:80']);
  expect(addressesOf('::1', 8080)).toEqual(['http://[::1]:8080']);
});

it('a server on every address says them all, and can be reached at each', async () => {
  const house = await openHouse({ host: '0.0.0.0' });
  const { port } = new URL(house.url);
  const outside = Object.values(networkInterfaces()).flatMap((each) =>
    (each ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal),
  );
  expect(house.urls).toEqual(['127.0.0.1', ...outside.map(({ address }) => address)].map((address) => `http://${address}:${port}`));
  for (const url of house.urls) expect((await TestClient.arrive(url)).me.name).not.toBe('');
  await house.close();
});
