import { expect, it } from 'vitest';
import type { TableSummary } from '#wire';
import { TestClient } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';

it('a client that sends watch and leave together follows no table and is not shown as connected', async () => {
  const house = await openHouse();
  const guest = await TestClient.guest(house.url);
  const listeners = async (): Promise<string | undefined> =>
    /^redbook_listeners (\d+)$/m.exec((await guest.get<string>('/metrics')).body)?.[1];
  const hosts = await Promise.all(Array.from({ length: 10 }, () => TestClient.arrive(house.url)));
  const tables = await Promise.all(hosts.map((host) => host.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }] })));
  for (const [number, host] of hosts.entries()) {
    const { table } = tables[number];
    host.send({ t: 'watch', table });
    host.send({ t: 'leave', table });
    // What comes back over the same socket comes after both were heard.
    host.send({ t: 'ping' });
    await host.next('pong', 0);
    if (number % 2 === 0) await host.watch(table);
  }
  await expect.poll(listeners).toBe('5');
  for (const host of hosts) await host.disconnect();
  await expect.poll(listeners).toBe('0');
  for (const { table } of tables) {
    const { body } = await guest.get<TableSummary>(`/api/tables/${table}`);
    expect(body.seats.map(({ connected }) => connected)).toEqual([false, false]);
  }
  await house.close();
});
