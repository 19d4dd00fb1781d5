import type { TestClient } from './client.ts';

/** Closes the page; the other sees it. */
export async function leave(client: TestClient, other: TestClient, table: string): Promise<void> {
  client.socket?.close(1000);
  await other.until(() => other.follow(table).info.seats.some(({ connected, yours }) => !connected && !yours), 'the empty chair');
}

/** Plays until the other is asked. */
export async function moveOn(client: TestClient, table: string): Promise<void> {
  await client.until(() => client.follow(table).now.turns.length > 0, 'a turn');
  for (;;) {
    const { now } = client.follow(table);
    const turn = now.turns.find(({ options }) => options.length > 0);
    if (turn === undefined) return;
    const answer = await client.act(table, turn.seat, turn.options[0]);
    if (answer.t === 'done') await client.until(() => client.follow(table).now.seen >= answer.seen, 'the update');
  }
}
