import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestClient } from '../testing/client.ts';
import { NO_LIMITS, openHouse } from '../testing/house.ts';
import { peek } from '../testing/peek.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
let frodo: TestClient;
let sam: TestClient;
let gollum: TestClient;
let table: string;
beforeAll(async () => {
  house = await openHouse();
  [frodo, sam, gollum] = await Promise.all([1, 2, 3].map(() => TestClient.arrive(house.url)));
  ({ table } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }] }));
  await frodo.watch(table);
  await sam.post(`/api/tables/${table}/join`);
  await TestClient.together(table, [sam, gollum]);
  await frodo.until(() => frodo.follow(table).now.turns.length > 0, 'the first question');
});
afterAll(() => house.close());

/** Whatever is sent, the disk must not notice, and the server must go on answering. */
async function unchanged(send: () => Promise<unknown>): Promise<void> {
  const before = peek(house.dataDir, table);
  await send();
  expect(peek(house.dataDir, table)).toEqual(before);
}

const asked = () => {
  const { now } = frodo.follow(table);
  const [turn] = now.turns;
  return { seat: turn.seat, seen: now.seen, action: turn.options[0] };
};

describe('bad messages change nothing', () => {
  it('refuses another’s seat, also to its neighbour and to a watcher', async () => {
    for (const thief of [sam, gollum])
      await unchanged(async () => {
        const answer = await thief.ask({ t: 'act', table, ...asked(), seen: thief.follow(table).now.seen });
        expect(answer).toMatchObject({ t: 'refused', code: 'not-your-seat' });
      });
    await unchanged(async () => {
      expect(await gollum.ask({ t: 'resign', table, seat: 0 })).toMatchObject({ code: 'not-your-seat' });
      expect(await gollum.ask({ t: 'abandon', table, wish: true })).toMatchObject({ code: 'not-your-seat' });
      expect(await gollum.ask({ t: 'explain', table, seat: 0, action: asked().action })).toMatchObject({ code: 'not-your-seat' });
    });
  });

  it('refuses who is not asked, a stale number, an unknown verb and an argument that was not offered', async () => {
    const { seat, seen, action } = asked();
    const attempts: [object, string][] = [
      [{ seat, seen: seen - 1, action }, 'stale'],
      [{ seat, seen: seen + 1, action }, 'stale'],
      [{ seat, seen, action: { type: 'winTheGame' } }, 'malformed'],
      [{ seat, seen, action: { ...action, hobbit: 'sauron' } }, 'malformed'],
      [{ seat, seen, action: { ...action, extra: 1 } }, 'malformed'],
      [{ seat, seen, action: { type: 'finishRolling' } }, 'wrong-moment'],
    ];
    for (const [attempt, code] of attempts)
      await unchanged(async () => expect(await frodo.ask({ t: 'act', table, ...attempt })).toMatchObject({ t: 'refused', code }));
    await unchanged(async () =>
      expect(await sam.ask({ t: 'act', table, seat: 1, seen: sam.follow(table).now.seen, action })).toMatchObject({ code: 'not-asked' }),
    );
  });

  it('does not read an identity from a message', async () => {
    for (const forged of [{ person: frodo.me.id }, { session: frodo.cookie }, { as: 0 }, { viewer: 0 }, { host: true }])
      await unchanged(async () => {
        const from = gollum.heard.length;
        gollum.send({ t: 'act', table, id: randomUUID(), ...asked(), ...forged });
        expect(await gollum.next('error', from)).toMatchObject({ code: 'bad-message' });
      });
  });

  it('says what is wrong with what is no message', async () => {
    const { seat, seen, action } = asked();
    const id = 'x';
    const texts: [string, string][] = [
      ['', 'not-json'],
      ['{', 'not-json'],
      ['null', 'bad-message'],
      ['[]', 'bad-message'],
      ['"act"', 'bad-message'],
      ['{"t":"fly"}', 'bad-message'],
      ['{"t":"__proto__"}', 'bad-message'],
      [JSON.stringify({ t: 'act', table, id, seat: '0', seen, action }), 'bad-message'],
      [JSON.stringify({ t: 'act', table, id, seat: 0.5, seen, action }), 'bad-message'],
      [JSON.stringify({ t: 'act', table, id, seat: -1, seen, action }), 'bad-message'],
      [JSON.stringify({ t: 'act', table, id, seat, seen: 'all', action }), 'bad-message'],
      [JSON.stringify({ t: 'act', table, id, seat, seen, action: { ...action, deep: { a: 1 } } }), 'bad-message'],
      [JSON.stringify({ t: 'act', table, id, seat, seen, action: null }), 'bad-message'],
      [JSON.stringify({ t: 'act', table: '../../etc', id, seat, seen, action }), 'bad-message'],
      [JSON.stringify({ t: 'act', table, id: 'i'.repeat(65), seat, seen, action }), 'bad-message'],
      [JSON.stringify({ t: 'page', table, number: 0 }), 'bad-message'],
      [JSON.stringify({ t: 'page', table, number: 1.5 }), 'bad-message'],
      [JSON.stringify({ t: 'page', table, number: 1, ears: 1 }), 'bad-message'],
      [JSON.stringify({ t: 'page', table, number: 2 ** 40 }), 'not-found'],
    ];
    for (const [text, code] of texts)
      await unchanged(async () => {
        const from = frodo.heard.length;
        frodo.sendText(text);
        expect(await frodo.next('error', from)).toMatchObject({ code });
      });
    await unchanged(async () => {
      const from = frodo.heard.length;
      frodo.socket?.send(Buffer.from([1, 2, 3]), { binary: true });
      expect(await frodo.next('error', from)).toMatchObject({ code: 'not-json' });
    });
  });

  it('survives anything at all', async () => {
    await unchanged(async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.oneof(
            fc.string(),
            fc.json(),
            fc.object().map((value) => JSON.stringify({ t: 'act', table, ...value })),
          ),
          async (text) => {
            const from = gollum.heard.length;
            gollum.sendText(text);
            gollum.send({ t: 'ping' });
            await gollum.next('pong', from);
          },
        ),
        { numRuns: 150, seed: 1420 },
      );
    });
  });

  it('cuts off a message that is too large', async () => {
    await unchanged(async () => {
      const bully = await TestClient.arrive(house.url);
      const closed = new Promise<number>((resolve) => bully.socket?.on('close', resolve));
      bully.sendText(JSON.stringify({ t: 'say', table, id: 'x', text: 'x'.repeat(20_000) }));
      expect(await closed).toBe(1009);
    });
    expect(await frodo.ask({ t: 'explain', table, seat: 0, action: asked().action })).toMatchObject({ t: 'why' });
  });

  it('answers for a table that does not exist', async () => {
    const nowhere = 'A'.repeat(16);
    expect(await frodo.ask({ t: 'act', ...asked(), table: nowhere })).toMatchObject({ t: 'refused', code: 'no-table' });
    const from = frodo.heard.length;
    frodo.send({ t: 'watch', table: nowhere });
    expect(await frodo.next('error', from)).toMatchObject({ code: 'no-table' });
  });
});

describe('limits', () => {
  it('refuses messages that come too fast, with their ids, and does nothing', async () => {
    const slow = await openHouse({ limits: { ...NO_LIMITS, messages: { perSecond: 0.001, burst: 6 } } });
    const hasty = await TestClient.arrive(slow.url);
    const { table: own } = await hasty.setTable({ seats: [{ kind: 'me' }, { kind: 'hot-seat', name: 'Sam' }] });
    // It counts as four.
    await hasty.watch(own);
    const { turns, seen } = hasty.follow(own).now;
    const act = { t: 'act', table: own, seat: turns[0].seat, seen, action: turns[0].options[0] };
    await hasty.ask(act);
    await hasty.ask({ ...act, seen: hasty.follow(own).now.seen });
    const before = peek(slow.dataDir, own);
    expect(await hasty.ask({ ...act, seen: hasty.follow(own).now.seen })).toMatchObject({ t: 'refused', code: 'too-fast' });
    expect(peek(slow.dataDir, own)).toEqual(before);
    await slow.close();
  });

  it('limits chat on its own', async () => {
    const slow = await openHouse({ limits: { ...NO_LIMITS, chat: { perSecond: 0.001, burst: 1 } } });
    const chatty = await TestClient.arrive(slow.url);
    const { table: own } = await chatty.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    await chatty.watch(own);
    expect(await chatty.ask({ t: 'say', table: own, text: 'one' })).toMatchObject({ t: 'done' });
    expect(await chatty.ask({ t: 'say', table: own, text: 'two' })).toMatchObject({ t: 'refused', code: 'too-fast' });
    await slow.close();
  });
});
