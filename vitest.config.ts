import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests that play whole games by the dozen. */
const WHOLE_GAMES = [
  'packages/**/battery.test.ts',
  'packages/**/*stress.test.ts',
  'packages/**/bots/**/*.test.ts',
  'packages/bots/**/*.test.ts',
];
const PARTS = ['packages/server/**', 'packages/cli/**'];

/** What is waited for comes soon or not at all, but "soon" is long on a slow and busy machine. */
const PATIENT = { poll: { timeout: 45_000 } };

/**
 * `unit` is quick and pure; `games` plays whole games; `parts` uses real databases, processes and sockets; `browser` a real Chromium. What is pure needs
 * no room of its own: its test files share one, which saves loading the games two hundred times.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'packages/**/*.test.tsx', 'bench/{speed,load,tuning,proofs}/**/*.test.ts'],
          exclude: [...PARTS, ...WHOLE_GAMES],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      { test: { name: 'games', include: WHOLE_GAMES, exclude: PARTS, testTimeout: 300_000 } },
      {
        test: {
          name: 'parts',
          include: ['packages/server/**/*.test.ts', 'packages/cli/**/*.test.ts'],
          globalSetup: 'packages/server/testing/shared-postgres.ts',
          // Servers and commands that tests start as processes of their own are compiled once.
          env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/redbook/compiled') },
          expect: PATIENT,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['packages/web/e2e/**/*.e2e.ts'],
          expect: PATIENT,
          testTimeout: 300_000,
          hookTimeout: 120_000,
          globalSetup: 'packages/web/e2e/build.ts',
        },
      },
    ],
  },
});
