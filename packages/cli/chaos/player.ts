import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Action, SeededRandom } from '#kernel';
import { TestClient } from '#server/testing/client.ts';
import type { ClockPlan, ServerMessage } from '#wire';

/** A player whose request is not answered for so long tries another node. */
const PATIENCE = 5000;
const PAUSE = 100;

interface Wish {
  readonly game: string;
  readonly seats: number;
  readonly clock: ClockPlan;
}

/** A table, the acknowledged moves, and the moves reported as not applied. */
interface PlayedGame {
  readonly table: string;
  readonly acknowledged: string[];
  readonly refused: string[];
}

type Answer = Extract<ServerMessage, { t: 'done' | 'refused' }>;

/**
 * A test player who plays all seats of a table at random and never gives up: an unanswered move is sent again with the same id (requests are idempotent) to
 * any node, until a node reports its result.
 */
export class ChaosPlayer {
  readonly wish: Wish;
  /** One after another. */
  readonly games: PlayedGame[] = [];
  private readonly urls: () => readonly string[];
  private readonly random: SeededRandom;
  private client: TestClient | null = null;
  private cookie = '';

  constructor(wish: Wish, urls: () => readonly string[], random: SeededRandom) {
    this.wish = wish;
    this.urls = urls;
    this.random = random;
  }

  /** Retries until it works. */
  private async insist<T>(work: (client: TestClient) => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work(await this.connected());
      } catch {
        await this.leave();
        await sleep(PAUSE);
      }
    }
  }

  private async connected(): Promise<TestClient> {
    if (this.client?.socket?.readyState === WebSocket.OPEN) return this.client;
    const urls = this.urls();
    if (urls.length === 0) throw new Error('No node is open');
    const url = urls[this.random.below(urls.length)];
    const client = await soon(this.cookie === '' ? TestClient.guest(url) : TestClient.back(url, this.cookie));
    this.cookie = client.cookie;
    await soon(client.connect());
    this.client = client;
    const present = this.games.at(-1);
    if (present !== undefined) await soon(client.watch(present.table));
    return client;
  }

  /** Takes seats at a table. A table whose creation was not answered is abandoned for another one. */
  async sit(): Promise<void> {
    const { game, seats, clock } = this.wish;
    const others = Array.from({ length: seats - 1 }, (_, seat) => ({ kind: 'hot-seat', name: `Hand ${seat + 2}` }) as const);
    const { table } = await this.insist((client) =>
      soon(client.setTable({ game, seats: [{ kind: 'me' }, ...others], clock, listed: false })),
    );
    this.games.push({ table, acknowledged: [], refused: [] });
    await this.insist((client) => soon(client.watch(table)));
  }

  private get game(): PlayedGame {
    const game = this.games.at(-1);
    if (game === undefined) throw new Error('Nobody has sat down');
    return game;
  }

  get moves(): number {
    return this.games.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }

  /** Plays game after game until stopped. */
  async play(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      const { table, acknowledged, refused } = this.game;
      const move = await this.insist((client) => this.choose(client, table));
      if (move === null) {
        await this.sit();
        continue;
      }
      const answer = await this.insist((client) => this.ask(client, { t: 'act', table, ...move }, move.id));
      (answer.t === 'done' ? acknowledged : refused).push(move.id);
    }
  }

  /** The player's next action by the current view; null if there is nothing to do. */
  private async choose(client: TestClient, table: string): Promise<{ id: string; seat: number; seen: number; action: Action } | null> {
    const now = await client.until(
      () => {
        const { now: present } = client.follow(table);
        return present.phase !== 'playing' || present.turns.some(({ options }) => options.length > 0) ? present : null;
      },
      'a turn',
      PATIENCE,
    );
    const turns = now.turns.filter(({ options }) => options.length > 0);
    if (now.phase !== 'playing' || turns.length === 0) return null;
    const turn = turns[this.random.below(turns.length)];
    return { id: randomUUID(), seat: turn.seat, seen: now.seen, action: turn.options[this.random.below(turn.options.length)] };
  }

  /** Returns only certain results; anything else is thrown, and the caller retries. */
  private async ask(
    client: TestClient,
    message: { readonly t: string; readonly table: string; readonly [key: string]: unknown },
    id: string,
  ): Promise<Answer> {
    const from = client.heard.length;
    client.send({ ...message, id });
    const answer = await client.until(
      () =>
        client.heard.slice(from).find((heard) => (heard.t === 'done' || heard.t === 'refused' || heard.t === 'unsure') && heard.id === id),
      'an answer',
      PATIENCE,
    );
    if (answer.t !== 'done' && answer.t !== 'refused') throw new Error('Nobody knows yet');
    // While a table is reloaded, the view may be older than the acknowledged moves.
    if (answer.t === 'done')
      await client.until(() => client.follow(message.table).now.seen >= answer.seen, 'the move', PATIENCE).catch(() => this.leave());
    else if (answer.code === 'stale') await soon(client.watch(message.table));
    return answer;
  }

  /** Resigns, so that the game has a record. */
  async end(): Promise<void> {
    const { table } = this.game;
    await this.insist(async (client) => {
      if (client.follow(table).now.phase === 'playing') await this.ask(client, { t: 'abandon', table, wish: true }, randomUUID());
    });
  }

  /** The record of a game, or the error response. */
  record({ table }: PlayedGame): Promise<unknown> {
    return this.insist(async (client) => {
      const { status, body } = await soon(client.get(`/api/tables/${table}/record`));
      if (status >= 500) throw new Error(`The record was answered with ${status}`);
      return body;
    });
  }

  async leave(): Promise<void> {
    const { client } = this;
    this.client = null;
    await client?.disconnect().catch(() => {});
  }
}

/** A frozen node never answers. */
function soon<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Nobody answers')), PATIENCE);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
