import { spawnSync } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SeededRandom } from '#kernel';
import { fileIn, type StoreOptions } from '#server/store/open.ts';
import { Places } from '#server/testing/places.ts';
import { startPostgres } from '#server/testing/postgres.ts';
import { Proxy } from '#server/testing/proxy.ts';
import { ServerNode } from './node.ts';

/** Something that goes wrong and is well again when it resolves. */
interface Trouble {
  readonly name: string;
  /** How many processes die of it, without a word. */
  readonly kills?: number;
  strike(random: SeededRandom): Promise<void>;
}

/** Servers on one database, on this machine only, and what can be done to them. */
export interface World {
  readonly name: string;
  readonly place: StoreOptions;
  readonly nodes: readonly ServerNode[];
  readonly troubles: readonly Trouble[];
  close(): Promise<void>;
}

const HOUR = 3_600_000;
const between = (random: SeededRandom, least: number, most: number): number => least + random.below(most - least);
const a = (random: SeededRandom, nodes: readonly ServerNode[]): ServerNode => nodes[random.below(nodes.length)];

/** As when the light goes out. */
const allKilled = (nodes: readonly ServerNode[]): Trouble => ({
  name: 'all nodes are killed',
  kills: nodes.length,
  async strike() {
    await Promise.all(nodes.map((node) => node.kill()));
    await Promise.all(nodes.map((node) => node.start()));
  },
});

/** What can happen to a process, whatever is behind it. */
const troublesOf = (nodes: readonly ServerNode[]): Trouble[] => [
  {
    name: 'a node is killed',
    kills: 1,
    async strike(random) {
      const node = a(random, nodes);
      await node.kill();
      await sleep(between(random, 0, 300));
      await node.start();
    },
  },
  ...(nodes.length > 1 ? [allKilled(nodes)] : []),
  {
    name: 'a node is restarted',
    async strike(random) {
      const node = a(random, nodes);
      await node.stop();
      await node.start();
    },
  },
  {
    name: 'a node stands still',
    async strike(random) {
      const node = a(random, nodes);
      node.freeze();
      await sleep(between(random, 200, 3000));
      node.thaw();
    },
  },
  {
    name: 'a clock jumps',
    async strike(random) {
      const node = a(random, nodes);
      node.setClock(random.below(2) === 0 ? -HOUR : HOUR);
      await sleep(between(random, 200, 2000));
      node.setClock(0);
    },
  },
];

/** `ahead`: where nodes are killed one after another, those that come next are loaded while the others are played at. */
export async function sqliteWorld(ahead = false): Promise<World> {
  const places = new Places();
  const place = await places.place('sqlite');
  const node = new ServerNode(place, ahead);
  await node.start();
  const full: Trouble = {
    name: 'the disk is full',
    async strike(random) {
      await node.limitFiles(8192);
      await sleep(between(random, 200, 2000));
      await node.limitFiles(null);
    },
  };
  const held: Trouble = {
    name: 'somebody holds the file',
    async strike(random) {
      const thief = new DatabaseSync(fileIn(place.dataDir));
      thief.exec('PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE');
      await sleep(between(random, 100, 1200));
      thief.exec('ROLLBACK');
      thief.close();
    },
  };
  // Only Linux lets another process's limits be set.
  const mayLimit = spawnSync('prlimit', ['--version']).status === 0;
  return {
    name: 'one server on SQLite',
    place,
    nodes: [node],
    troubles: [...troublesOf([node]), held, ...(mayLimit ? [full] : [])],
    async close() {
      await node.close();
      await places.clear();
    },
  };
}

export async function postgresWorld(size: number, ahead = false): Promise<World> {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.database();
  const proxy = await Proxy.before(databaseUrl);
  const nodes = Array.from({ length: size }, () => new ServerNode({ databaseUrl: proxy.through(databaseUrl) }, ahead));
  await Promise.all(nodes.map((node) => node.start()));
  const silence = (fate: 'unanswered' | 'swallowed'): Trouble => ({
    name: fate === 'swallowed' ? 'the network swallows everything' : 'the network loses the answers',
    async strike(random) {
      proxy.doom(fate);
      await sleep(between(random, 100, 1500));
      proxy.cut();
    },
  });
  return {
    name: `${size} nodes on PostgreSQL`,
    place: { databaseUrl },
    nodes,
    troubles: [
      ...troublesOf(nodes),
      silence('unanswered'),
      silence('swallowed'),
      {
        name: 'the network is cut',
        async strike() {
          proxy.cut();
        },
      },
      {
        name: 'the database is restarted',
        async strike(random) {
          await postgres.halt();
          await sleep(between(random, 0, 1000));
          await postgres.resume();
        },
      },
      {
        name: 'the database crashes',
        kills: 1,
        strike: () => postgres.crash(),
      },
      {
        name: 'the database stands still',
        async strike(random) {
          await postgres.freeze();
          await sleep(between(random, 200, 3000));
          await postgres.thaw();
        },
      },
    ],
    async close() {
      await Promise.all(nodes.map((node) => node.close()));
      await proxy.close();
      await postgres.stop();
    },
  };
}
