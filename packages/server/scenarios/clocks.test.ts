import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OnTimeout } from '#wire';
import { TestClient } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';
import { unchecked } from '#kernel';
import type { WarView } from '#games/war-of-the-ring/view/view.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'redbook-clocks-'));
  house = await openHouse({ dataDir });
});
afterAll(async () => {
  await house.close();
  await rm(dataDir, { recursive: true });
});

const SHORT = { kind: 'live', bankSeconds: 1, incrementSeconds: 0 } as const;

async function twoAtTable(onTimeout: OnTimeout, clock: typeof SHORT | { kind: 'correspondence'; daysPerMove: number } = SHORT) {
  const [frodo, sam] = await Promise.all([TestClient.arrive(house.url), TestClient.arrive(house.url)]);
  const { table } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }], clock, onTimeout });
  await frodo.watch(table);
  await sam.post(`/api/tables/${table}/join`);
  // A slow machine may see the end of a short game before it has looked.
  await TestClient.together(table, [frodo, sam]);
  return { frodo, sam, table };
}

describe('time that runs out', () => {
  it('loses the game', async () => {
    const { frodo, sam, table } = await twoAtTable('loses');
    await sam.until(() => sam.follow(table).now.phase === 'finished', 'the end');
    const late = (await sam.watch(table)).info.seats.findIndex(({ clock }) => clock === 0);
    expect([0, 1]).toContain(late);
    expect(sam.follow(table).now.outcome?.winners).toEqual([1 - late]);
    await frodo.until(() => frodo.follow(table).now.phase === 'finished', 'the end');
    const who = late === 0 ? frodo : sam;
    const { seen } = who.follow(table).now;
    expect(await who.ask({ t: 'act', table, seat: late, seen, action: { type: 'roll' } })).toMatchObject({ code: 'over' });
  });

  it('ends the game without a result, where that was agreed', async () => {
    const { frodo, sam, table } = await twoAtTable('ends');
    await Promise.all([frodo, sam].map((each) => each.until(() => each.follow(table).now.phase === 'abandoned', 'the end')));
    expect(frodo.follow(table).now.outcome).toBeNull();
    expect(frodo.follow(table).info.seats.map(({ kind }) => kind)).toEqual(['human', 'human']);
  });

  it('does nothing by itself where the others may claim it, and gives the game to the opponent who does', async () => {
    const { frodo, sam, table } = await twoAtTable('claim');
    const late = frodo.follow(table).now.waiting[0];
    const [slow, other] = late === 0 ? [frodo, sam] : [sam, frodo];
    const isOver = async () => (await other.watch(table)).info.seats[late].clock === 0;
    expect(await other.ask({ t: 'claim', table, seat: late })).toMatchObject({ code: 'not-late' });
    await expect.poll(isOver).toBe(true);
    expect(other.follow(table).info.claims).toEqual([late]);
    expect(other.follow(table).now.phase).toBe('playing');
    expect(await slow.ask({ t: 'claim', table, seat: late })).toMatchObject({ code: 'not-your-seat' });
    expect(await other.ask({ t: 'claim', table, seat: 1 - late })).toMatchObject({ code: 'not-your-seat' });
    expect(await other.ask({ t: 'claim', table, seat: late })).not.toHaveProperty('code');
    await Promise.all([frodo, sam].map((each) => each.until(() => each.follow(table).now.phase === 'finished', 'the end')));
    expect(slow.follow(table).now.outcome?.winners).toEqual([1 - late]);
  });

  it('leaves the late one his move until somebody claims', async () => {
    const { frodo, sam, table } = await twoAtTable('claim');
    const late = frodo.follow(table).now.waiting[0];
    const slow = [frodo, sam][late];
    await expect.poll(async () => (await slow.watch(table)).info.seats[late].clock === 0).toBe(true);
    const turn = slow.follow(table).now.turns[0];
    await slow.act(table, turn.seat, turn.options[0]);
    expect(slow.follow(table).now.phase).toBe('playing');
  });

  it('hands the seat to a bot, which plays on', async () => {
    const { frodo, sam, table } = await twoAtTable('bot');
    await Promise.all([frodo, sam].map((each) => each.until(() => each.follow(table).now.phase === 'finished', 'the end')));
    const { info, now } = frodo.follow(table);
    expect(info.seats.map(({ kind }) => kind)).toEqual(['bot', 'bot']);
    expect(info.seats.every(({ yours }) => !yours)).toBe(true);
    expect(now.outcome).not.toBeNull();
  });

  it('runs on while the server is down', async () => {
    const { frodo, table } = await twoAtTable('loses');
    await house.close();
    await new Promise((resolve) => setTimeout(resolve, 1100));
    house = await openHouse({ dataDir });
    const back = await frodo.at(house.url);
    await back.watch(table);
    await back.until(() => back.follow(table).now.phase === 'finished', 'the end');
  });

  it('runs only for who is asked, and all are told when the turn passes', async () => {
    const { frodo, sam, table } = await twoAtTable('loses', { kind: 'correspondence', daysPerMove: 2 });
    const days = 2 * 86_400_000;
    expect(frodo.follow(table).info.seats.every(({ clock }) => clock !== null && clock > days - 60_000 && clock <= days)).toBe(true);
    const asked = [frodo, sam][frodo.follow(table).now.waiting[0]];
    const other = asked === frodo ? sam : frodo;
    const info = other.next('info');
    const turn = asked.follow(table).now.turns[0];
    await asked.act(table, turn.seat, turn.options[0]);
    expect((await info).info.clockAt).toBeGreaterThan(0);
  });
});

/** One plays the Free Peoples by a bot, two share the Shadow; at the beginning both of them are asked at once. */
async function partnersAtTable(onTimeout: OnTimeout) {
  const [angmar, saruman] = await Promise.all([TestClient.arrive(house.url), TestClient.arrive(house.url)]);
  const { table } = await angmar.setTable({
    game: 'war-of-the-ring',
    seats: [{ kind: 'bot', level: 'random' }, { kind: 'me' }, { kind: 'open' }],
    clock: SHORT,
    onTimeout,
  });
  await angmar.watch(table);
  await saruman.post(`/api/tables/${table}/join`);
  await TestClient.together(table, [angmar, saruman]);
  return { angmar, saruman, table };
}

describe('time that runs out for partners', () => {
  it('leaves everything to the partner, and the victory to the other side only with the last of them', async () => {
    const { angmar, saruman, table } = await partnersAtTable('loses');
    await angmar.until(() => angmar.follow(table).now.phase === 'finished', 'the end');
    await saruman.until(() => saruman.follow(table).now.phase === 'finished', 'the end');
    const resigned = saruman.follow(table).events.filter(({ type }) => type === 'resigned');
    expect(new Set(resigned.map((event) => event.seat))).toEqual(new Set([1, 2]));
    expect(saruman.follow(table).now.outcome).toMatchObject({ winners: [0], reason: 'resigned' });
    // Between the two the game went on: somebody was asked after the first had given up.
    const left = saruman.heard.findIndex((message) => 'events' in message && message.events.some(({ type }) => type === 'resigned'));
    expect(saruman.heard.slice(left).filter((message) => message.t === 'update').length).toBeGreaterThan(1);
  });

  it('is not for the partner to claim', async () => {
    const { angmar, saruman, table } = await partnersAtTable('claim');
    await expect.poll(async () => (await saruman.watch(table)).info.seats[1].clock === 0).toBe(true);
    expect(saruman.follow(table).info.claims).toEqual([0]);
    expect(await saruman.ask({ t: 'claim', table, seat: 1 })).toMatchObject({ code: 'not-your-seat' });
    expect(angmar.follow(table).now.phase).toBe('playing');
  });

  it('lets a bot go on for each, and whoever it goes on for is told no more than before', async () => {
    const { angmar, saruman, table } = await partnersAtTable('bot');
    const bots = () => angmar.follow(table).info.seats.every(({ kind }) => kind === 'bot');
    await angmar.until(bots, 'bots in every chair');
    await saruman.until(() => saruman.follow(table).info.seats.every(({ kind }) => kind === 'bot'), 'bots in every chair');
    const handsTold = (who: TestClient, seat: number): unknown[] =>
      who.heard.flatMap((message) => {
        if (!('now' in message) || message.now.phase !== 'playing' || message.now.partial === true) return [];
        const { team } = unchecked<WarView>(message.now.view);
        return [team?.players[seat]?.cards];
      });
    for (const [who, mine, partner] of [
      [angmar, 1, 2],
      [saruman, 2, 1],
    ] as const) {
      expect(handsTold(who, mine).every((cards) => Array.isArray(cards))).toBe(true);
      expect(handsTold(who, partner).every((cards) => cards === null)).toBe(true);
      expect(handsTold(who, mine).length).toBeGreaterThan(0);
    }
  });
});
