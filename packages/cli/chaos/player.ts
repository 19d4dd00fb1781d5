import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Action, SeededRandom } from '#kernel';
import { TestClient } from '#server/testing/client.ts';
import type { ClockPlan, ServerMessage } from '#wire';

/** Whoever is not answered for so long tries elsewhere. */
const PATIENCE = 5000;
const PAUSE = 100;

export interface Wish {
  readonly game: string;
  readonly seats: number;
  readonly clock: ClockPlan;
}

/** A table, the moves that were acknowledged there, and those of which it was said that they have not happened. */
export interface PlayedGame {
  readonly table: string;
  readonly acknowledged: string[];
  readonly refused: string[];
}

type Answer = Extract<ServerMessage, { t: 'done' | 'refused' }>;

/**
 * One person who plays all seats of a table by drawing lots and never gives up: a move that was not answered is sent again, with the same id and to
 * whichever node there is, until somebody says what became of it.
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

  /** Tries until it works, however often that is. */
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

  /** Sits down. A table that was set and not answered is left alone: another one is set. */
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

  /** Plays until it is told to stop, game after game. */
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

  /** What the player does next: as he sees the table now. Null when there is nothing more to do. */
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

  /** Answers only what is certain; anything else is thrown, and asked again. */
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
    // As long as a table is read again, what is seen may be older than what was answered.
    if (answer.t === 'done')
      await client.until(() => client.follow(message.table).now.seen >= answer.seen, 'the move', PATIENCE).catch(() => this.leave());
    else if (answer.code === 'stale') await soon(client.watch(message.table));
    return answer;
  }

  /** Gives the game up, so that it has a record. */
  async end(): Promise<void> {
    const { table } = this.game;
    await this.insist(async (client) => {
      if (client.follow(table).now.phase === 'playing') await this.ask(client, { t: 'abandon', table, wish: true }, randomUUID());
    });
  }

  /** The record of a game; what is answered instead, when there is none. */
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

/** Somebody who stands still never answers. */
function soon<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Nobody answers')), PATIENCE);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
