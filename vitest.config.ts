import { defineConfig } from 'vitest/config';

const SLOW = ['packages/server/**', 'packages/cli/**', 'bench/**'];

/** `unit` is quick and pure; `parts` uses real databases, processes and sockets; `browser` a real Chromium. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'unit', include: ['packages/**/*.test.ts', 'packages/**/*.test.tsx'], exclude: SLOW, testTimeout: 60_000 } },
      {
        test: {
          name: 'parts',
          include: ['packages/server/**/*.test.ts', 'packages/cli/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['packages/web/e2e/**/*.e2e.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
