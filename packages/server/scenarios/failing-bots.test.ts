import { expect, it } from 'vitest';
import type { GameEvent } from '#kernel';
import type { ServerOptions } from '../start.ts';
import { TestClient } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';

const botWorker = new URL('../../bots/testing/failing-worker.ts', import.meta.url);

interface Seen {
  /** What the table said about the first moves of its bot. */
  readonly told: readonly GameEvent[];
  /** How often the operator heard of a bot that failed. */
  readonly failures: number;
}

/** Somebody sits down with a bot that begins, somebody else watches; both wait until it has moved. */
async function firstMove(game: string, level: string, options: Partial<ServerOptions> = {}): Promise<Seen> {
  const house = await openHouse({ botWorker, ...options });
  const [host, watcher] = await Promise.all([TestClient.arrive(house.url), TestClient.arrive(house.url)]);
  const helps = (client: TestClient): GameEvent[] => client.follow(table).events.filter(({ type }) => type === 'botHelped');
  const { table } = await host.setTable({ game, options: { first: 0 }, seats: [{ kind: 'bot', level }, { kind: 'me' }] });
  try {
    await Promise.all([host.watch(table), watcher.watch(table)]);
    for (const client of [host, watcher]) await client.until(() => client.follow(table).now.waiting.includes(1), 'the move of the bot');
    const told = helps(host);
    expect(helps(watcher)).toEqual(told);
    // Whoever comes later reads it in the chronicle.
    await watcher.watch(table);
    expect(helps(watcher)).toEqual(told);
    const metrics = (await host.get<string>('/metrics')).body;
    return { told, failures: Number(/redbook_failures_total\{doing="bot"\} (\d+)/.exec(metrics)?.[1] ?? 0) };
  } finally {
    await Promise.all([host.disconnect(), watcher.disconnect()]);
    await house.close();
  }
}

it('where a bot fails the next weaker one moves, and the table and the operator are told', async () => {
  const { told, failures } = await firstMove('journey-to-mordor', 'ranger');
  expect(told.length).toBeGreaterThan(0);
  for (const event of told) expect(event).toEqual({ type: 'botHelped', seat: '@seat.0', by: '@bot.casual' });
  expect(failures).toBe(told.length);
});

it('a bot that can move is not helped', async () => {
  expect(await firstMove('journey-to-mordor', 'casual')).toEqual({ told: [], failures: 0 });
});

it('where no bot ever answers chance moves, as often as they are asked', async () => {
  const { told, failures } = await firstMove('battle-for-middle-earth', 'ranger', { botPatience: 300 });
  expect(told.length).toBeGreaterThan(0);
  for (const event of told) expect(event).toEqual({ type: 'botHelped', seat: '@seat.0', by: '@bot.random' });
  // Both levels above chance were asked each time.
  expect(failures).toBe(2 * told.length);
});
