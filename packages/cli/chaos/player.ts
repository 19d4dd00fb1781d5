import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Action, SeededRandom } from '#kernel';
import { TestClient } from '#server/testing/client.ts';
import type { ClockPlan, ServerMessage } from '#wire';

/** Whoever is not answered for so long tries elsewhere. */
const PATIENCE = 3000;
const PAUSE = 100;

export interface Wish {
  readonly game: string;
  readonly seats: number;
  readonly clock: ClockPlan;
}

type Answer = Extract<ServerMessage, { t: 'done' | 'refused' }>;

/**
 * One person who plays all seats of a table by drawing lots and never gives up: a move that was not answered is sent again, with the same id and to
 * whichever node there is, until somebody says what became of it.
 */
export class ChaosPlayer {
  readonly wish: Wish;
  /** Moves that were acknowledged, and moves of which it was said that they have not happened. */
  readonly acknowledged: string[] = [];
  readonly refused: string[] = [];
  table = '';
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
    if (this.table !== '') await soon(client.watch(this.table));
    return client;
  }

  /** Sits down. A table that was set and not answered is left alone: another one is set. */
  async sit(): Promise<void> {
    const { game, seats, clock } = this.wish;
    const others = Array.from({ length: seats - 1 }, (_, seat) => ({ kind: 'hot-seat', name: `Hand ${seat + 2}` }) as const);
    const { table } = await this.insist((client) =>
      soon(client.setTable({ game, seats: [{ kind: 'me' }, ...others], clock, listed: false })),
    );
    this.table = table;
    await this.insist((client) => soon(client.watch(table)));
  }

  /** Plays until it is told to stop, or the game is over. */
  async play(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      const move = await this.insist(async (client) => this.choose(client));
      if (move === null) return;
      const { id } = move;
      const answer = await this.insist((client) => this.ask(client, { t: 'act', table: this.table, ...move }, id));
      if (answer.t === 'done') this.acknowledged.push(id);
      else this.refused.push(id);
    }
  }

  /** What the player does next: as he sees the table now. Null when there is nothing more to do. */
  private async choose(client: TestClient): Promise<{ id: string; seat: number; seen: number; action: Action } | null> {
    const now = await client.until(
      () => {
        if (client.socket?.readyState !== WebSocket.OPEN) throw new Error('The thread is lost');
        const { now: present } = client.follow(this.table);
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
  private async ask(client: TestClient, message: { readonly t: string; readonly [key: string]: unknown }, id: string): Promise<Answer> {
    const from = client.heard.length;
    client.send({ ...message, id });
    const answer = await client.until(
      () => {
        if (client.socket?.readyState !== WebSocket.OPEN) throw new Error('The thread is lost');
        return client.heard
          .slice(from)
          .find((heard) => (heard.t === 'done' || heard.t === 'refused' || heard.t === 'unsure') && heard.id === id);
      },
      'an answer',
      PATIENCE,
    );
    if (answer.t !== 'done' && answer.t !== 'refused') throw new Error('Nobody knows yet');
    // As long as a table is read again, what is seen may be older than what was answered.
    if (answer.t === 'done')
      await client.until(() => client.follow(this.table).now.seen >= answer.seen, 'the move', PATIENCE).catch(() => this.leave());
    else if (answer.code === 'stale') await soon(client.watch(this.table));
    return answer;
  }

  /** Gives the game up, so that it has a record, and fetches that. */
  async end(): Promise<unknown> {
    await this.insist(async (client) => {
      if (client.follow(this.table).now.phase !== 'playing') return;
      await this.ask(client, { t: 'abandon', table: this.table, wish: true }, randomUUID());
    });
    return this.insist(async (client) => {
      const { status, body } = await soon(client.get(`/api/tables/${this.table}/record`));
      if (status !== 200 && status < 500) return { status, body };
      if (status !== 200) throw new Error(`The record was answered with ${status}`);
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
