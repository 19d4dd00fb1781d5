import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HINT_PORT } from '#bots/testing/held-hints-worker.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import { portOf } from '../port.ts';
import { TestClient } from '../testing/client.ts';
import { NO_LIMITS, openHouse } from '../testing/house.ts';

/** Hints of one address, while another address asks too. */

const MOST = DEFAULT_LIMITS.hintsWaiting.address;

/** One connection for each hint that was started so far. */
const started: Socket[] = [];
const holder = createServer((socket) => started.push(socket));
const release = (): void => void started.at(-1)?.end();

let house: Awaited<ReturnType<typeof openHouse>>;
beforeAll(async () => {
  holder.listen(0, '127.0.0.1');
  await once(holder, 'listening');
  process.env[HINT_PORT] = String(portOf(holder));
  house = await openHouse({
    limits: { ...NO_LIMITS, hintsWaiting: DEFAULT_LIMITS.hintsWaiting },
    botWorker: new URL('../../bots/testing/held-hints-worker.ts', import.meta.url),
    trustProxy: true,
  });
});
afterAll(async () => {
  await house.close();
  holder.close();
  delete process.env[HINT_PORT];
});

/** A player who sits with a bot and comes from this address, as the proxy says. */
async function playerFrom(address: string) {
  const client = await TestClient.guest(house.url);
  const { table } = await client.setTable({
    game: 'battle-for-middle-earth',
    options: { first: 0 },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
  });
  await client.connect({ 'x-forwarded-for': address });
  const { now } = await client.watch(table);
  const hint = (): ReturnType<TestClient['ask']> => client.ask({ t: 'hint', table, seat: 0, seen: now.seen });
  const hints = (): number => client.heard.filter(({ t }) => t === 'hint').length;
  return { client, hint, hints };
}

it('the 41st waiting hint of one address is refused, and another address is answered next', async () => {
  const [frodo, sam, elsewhere] = [await playerFrom('192.0.2.1'), await playerFrom('192.0.2.1'), await playerFrom('198.51.100.7')];
  const waiting = async (): Promise<number> => {
    const { body } = await frodo.client.get<string>('/metrics');
    return Number(/^redbook_bots_waiting\{kind="hint"\} (\d+)$/m.exec(body)?.[1]);
  };
  const asked = [frodo.hint()];
  await expect.poll(() => started.length).toBe(1);
  for (let i = 0; i < MOST; i++) asked.push(i % 2 === 0 ? frodo.hint() : sam.hint());
  await expect.poll(waiting).toBe(MOST);
  expect(await sam.hint()).toMatchObject({ t: 'refused', code: 'hints-busy' });

  const theirs = elsewhere.hint();
  await expect.poll(waiting).toBe(MOST + 1);
  release();
  await expect.poll(() => started.length).toBe(2);
  release();
  expect(await theirs).toMatchObject({ t: 'hint' });
  await expect.poll(() => frodo.hints() + sam.hints()).toBe(1);

  // Nothing that was taken is lost.
  for (let count = 3; count <= MOST + 2; count++) {
    await expect.poll(() => started.length).toBe(count);
    release();
  }
  for (const answer of await Promise.all(asked)) expect(answer).toMatchObject({ t: 'hint' });
  expect((await frodo.client.get<string>('/metrics')).body).toMatch(/^redbook_bot_wait_seconds_count\{kind="hint"\} 42$/m);
});
