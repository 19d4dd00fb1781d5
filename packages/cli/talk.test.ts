import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestClient } from '#server/testing/client.ts';
import { openHouse } from '#server/testing/house.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

it('HR-TALK-01, HR-RUL-49, HR-RUL-50: what Wraith players say at a table the Ring-bearer and watchers hear, and there is no other way to talk', async () => {
  const [ringBearer, first, second, watcher] = await Promise.all([1, 2, 3, 4].map(() => TestClient.arrive(house.url)));
  const { table, codes } = await ringBearer.setTable({
    game: 'hunt-for-the-ring',
    seats: [{ kind: 'me' }, { kind: 'invited' }, { kind: 'invited' }],
  });
  for (const [index, client] of [first, second].entries())
    await client.post(`/api/tables/${table}/join`, { seat: index + 1, code: codes[index].code });
  for (const client of [ringBearer, first, second, watcher]) await client.watch(table);
  const heard = [ringBearer, second, watcher].map((client) => client.next('chat', client.heard.length));
  await first.ask({ t: 'say', table, text: 'I hold a Sorcery card' });
  for (const { line } of await Promise.all(heard)) expect(line).toMatchObject({ seat: 1, text: 'I hold a Sorcery card' });
  // A message for one seat alone is no message at all.
  const from = first.heard.length;
  first.send({ t: 'say', table, text: 'for you alone', to: 2, id: 'one' } as never);
  expect(await first.next('error', from)).toMatchObject({ code: 'bad-message' });
  expect(second.heard.filter((message) => message.t === 'chat').length).toBe(1);
});
