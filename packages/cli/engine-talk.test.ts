import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestClient } from '#server/testing/client.ts';
import { openHouse } from '#server/testing/house.ts';
import { letterFor } from '#games/hunt-for-the-ring/testing/letter.ts';
import { unchecked } from '#kernel';
import type { HuntView } from '#games/hunt-for-the-ring/view/view.ts';

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
  await TestClient.together(table, [ringBearer, first, second, watcher]);
  const heard = [ringBearer, second, watcher].map((client) => client.next('chat', client.heard.length));
  await first.ask({ t: 'say', table, text: 'I hold a Sorcery card' });
  for (const { line } of await Promise.all(heard)) expect(line).toMatchObject({ seat: 1, text: 'I hold a Sorcery card' });
  // A message for one seat alone is no message at all.
  const from = first.heard.length;
  first.send(JSON.parse(`{ "t": "say", "table": "${table}", "text": "for you alone", "to": 2, "id": "one" }`));
  expect(await first.next('error', from)).toMatchObject({ code: 'bad-message' });
  expect(second.heard.filter((message) => message.t === 'chat').length).toBe(1);
});

it('HR-LETTER-06: a letter handed in with the form opens the table, and nobody is sent it again', async () => {
  const [host, ringBearer, watcher] = await Promise.all([1, 2, 3].map(() => TestClient.arrive(house.url)));
  const { table, codes } = await host.setTable({
    game: 'hunt-for-the-ring',
    options: { mode: 'part2', letter: letterFor(3, { corruption: 7 }) },
    seats: [{ kind: 'invited' }, { kind: 'me' }, { kind: 'bot', level: 'random' }],
  });
  await ringBearer.post(`/api/tables/${table}/join`, { seat: 0, code: codes[0].code });
  await TestClient.together(table, [host, ringBearer, watcher]);
  for (const client of [host, ringBearer, watcher]) {
    const { now, info } = client.follow(table);
    expect([now.phase, unchecked<HuntView>(now.view).corruption]).toEqual(['playing', 7]);
    expect(info.options).toMatchObject({ mode: 'part2' });
    expect(JSON.stringify(client.heard)).not.toContain('hunt-letter');
  }
});

it('a letter that is none is refused with its reason and its place', async () => {
  const host = await TestClient.arrive(house.url);
  const answer = await host.post<{ error: { path?: string; message: string } }>('/api/tables', {
    game: 'hunt-for-the-ring',
    options: { mode: 'part2', letter: 'Dear Frodo' },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  expect([answer.status, answer.body.error.path]).toEqual([400, 'letter']);
  expect(answer.body.error.message).toMatch(/hunt-letter-1/);
});
