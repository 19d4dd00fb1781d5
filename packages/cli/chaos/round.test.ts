import { gameIds } from '#games';
import { afterEach, expect, it } from 'vitest';
import { playRound } from './round.ts';
import { postgresWorld, sqliteWorld, type World } from './world.ts';

let world: World | null = null;
afterEach(async () => {
  await world?.close();
  world = null;
});

it.each([
  ['one server on SQLite', () => sqliteWorld()],
  ['two nodes on PostgreSQL', () => postgresWorld(2)],
] as const)('a short round on %s: whatever happens, acknowledged moves are there once and records verify', async (_, open) => {
  world = await open();
  const happened: string[] = [];
  const { wrongs, acknowledged, troubles } = await playRound(world, {
    seed: 7,
    milliseconds: 60_000,
    troubles: 3,
    tables: 1,
    happens: (what) => happened.push(what),
  });
  expect({ wrongs, happened }).toEqual({ wrongs: [], happened });
  expect(troubles).toBeGreaterThan(0);
  expect(Math.min(...Object.values(acknowledged))).toBeGreaterThan(0);
  expect(Object.keys(acknowledged).sort()).toEqual([...gameIds()].sort());
});
