import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type GameRecord, unchecked, verify } from '#kernel';
import { openGame } from '#games';
import { ChildServer } from '../testing/child.ts';
import { TestClient } from '../testing/client.ts';
import { peek } from '../testing/peek.ts';
import type { ServerMessage } from '#wire';

let dataDir: string;
let server: ChildServer | null = null;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'redbook-crash-'));
});
afterEach(() => server?.end('SIGKILL'));
afterAll(() => rm(dataDir, { recursive: true }));

async function serve(): Promise<ChildServer> {
  server = await ChildServer.open({ dataDir });
  return server;
}

/** One person who plays two seats and notes what was acknowledged. */
class Player {
  private cookie = '';
  table = '';
  readonly acknowledged: string[] = [];
  client: TestClient | null = null;

  async arrive(url: string): Promise<void> {
    const client = await TestClient.guest(url);
    if (this.cookie !== '') client.cookie = this.cookie;
    this.cookie = client.cookie;
    await client.connect();
    if (this.table === '') ({ table: this.table } = await client.setTable({ seats: [{ kind: 'me' }, { kind: 'hot-seat', name: 'Sam' }] }));
    await client.watch(this.table);
    this.client = client;
  }

  get isDone(): boolean {
    return this.client?.follow(this.table).now.phase === 'finished';
  }

  /** Plays as fast as it is answered, until the connection breaks or the game is over; `told` hears of every acknowledgement and of the end. */
  play(told: () => void): void {
    const { client, table, acknowledged } = this;
    if (client === null || client.socket === null) return;
    let waiting = '';
    const go = () => {
      const { now } = client.follow(table);
      const turn = now.turns.find(({ options }) => options.length > 0);
      if (turn === undefined) return;
      waiting = randomUUID();
      client.send({ t: 'act', table, id: waiting, seat: turn.seat, seen: now.seen, action: turn.options[0] });
    };
    client.socket.on('message', (data: Buffer) => {
      const message = unchecked<ServerMessage>(JSON.parse(data.toString()));
      if (message.t === 'update') {
        if (message.done === waiting) acknowledged.push(waiting);
        go();
      }
      told();
    });
    go();
  }
}

/** Everybody plays until so many more actions were acknowledged, or all games are over. */
function playUntil(players: readonly Player[], wanted: number): Promise<void> {
  const sum = () => players.reduce((total, { acknowledged }) => total + acknowledged.length, 0);
  const enough = sum() + wanted;
  return new Promise((resolve) => {
    const look = () => (sum() >= enough || players.every(({ isDone }) => isDone)) && resolve();
    for (const player of players) player.play(look);
  });
}

describe('a server that is killed', () => {
  it('has kept everything it acknowledged, and goes on', async () => {
    const players = Array.from({ length: 6 }, () => new Player());
    let checked = 0;
    for (let round = 0; round < 4; round++) {
      const running = await serve();
      await Promise.all(players.map((player) => player.arrive(running.url)));
      await playUntil(players, randomInt(20, 90));
      // Not always in the moment of an acknowledgement: the others play on meanwhile.
      await new Promise((resolve) => setTimeout(resolve, randomInt(12)));
      await running.end('SIGKILL');
      for (const { table, acknowledged } of players) {
        const { clientIds, sequence, log } = peek(dataDir, table);
        expect(log).toBe(sequence + 1);
        expect(acknowledged.filter((id) => !clientIds.includes(id))).toEqual([]);
        checked += acknowledged.length;
      }
      // A game over and done with is no load: the next round has a new one.
      for (const player of players)
        if (player.isDone) {
          player.table = '';
          player.acknowledged.length = 0;
        }
    }
    expect(checked).toBeGreaterThan(50);
    const running = await serve();
    const [player] = players;
    await player.arrive(running.url);
    await player.client?.playToEnd(player.table);
    const record = (await player.client?.get<GameRecord>(`/api/tables/${player.table}/record`))?.body;
    if (record === undefined) throw new Error('A finished game has a record');
    expect(verify(await openGame('journey-to-mordor'), record).chance).toBe('proved');
    expect(await running.end('SIGTERM')).toBe(0);
  });
});
