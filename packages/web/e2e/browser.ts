import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import type { ServerOptions } from '#server/start.ts';
import { openHouse as openServer } from '#server/testing/house.ts';

/** A real server on a free port, the real client as it is built, and a real Chromium. */

const ROOT = join(import.meta.dirname, '../../..');
/** Not `dist/web`: a server that is running meanwhile keeps its files. */
const CLIENT = join(ROOT, 'dist/web-tested');
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** How long a page may take over anything: many times what it needs, for a machine that is slow and busy. */
const PATIENCE = 45_000;

/** So many times slower than it is works the browser: for looking for tests that hope to be quick enough. */
const SLOWER = Number(process.env.REDBOOK_SLOWER ?? 1);

const newest = (pattern: string): number =>
  Math.max(
    ...globSync(pattern, { cwd: ROOT, exclude: (name) => name === 'node_modules' || name === 'e2e' }).map(
      (file) => statSync(join(ROOT, file)).mtimeMs,
    ),
  );

/** Builds the client when a source is newer than the last build, so that what is tested is what is written. */
export function buildClient(): void {
  const built = existsSync(join(CLIENT, 'index.html')) ? statSync(join(CLIENT, 'index.html')).mtimeMs : 0;
  if (built > newest('{vite.config.ts,packages/{web,look,games,kernel,wire,bots,lab}/**/*.{ts,tsx,css,json,html,svg,js,webmanifest}}'))
    return;
  execFileSync(
    process.execPath,
    [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error', '--outDir', CLIENT, '--emptyOutDir'],
    {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
}

/** Chromium from `CHROMIUM_PATH` or where Debian puts it. It must not talk to anybody but our server. */
function launch(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    timeout: 90_000,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
      ...args,
    ],
  });
}

export interface House {
  readonly url: string;
  readonly browser: Browser;
  /** A person with a browser of their own. */
  visitor(options?: VisitorOptions): Promise<Visitor>;
  close(): Promise<void>;
}

export interface VisitorOptions extends BrowserContextOptions {
  readonly settings?: { readonly [name: string]: unknown };
}

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the page complained about: errors, broken requests, breaches of the content policy. */
  readonly complaints: string[];
}

export async function openHouse(options: Partial<ServerOptions> = {}, args: readonly string[] = []): Promise<House> {
  const server = await openServer({ staticDir: CLIENT, ...options });
  const browser = await launch(args);
  return {
    url: server.url,
    browser,
    async visitor({ settings, ...options } = {}) {
      const context = await browser.newContext({
        baseURL: server.url,
        locale: 'en-GB',
        reducedMotion: 'reduce',
        // What a worker fetches no test could stop or count; those that are about it allow it.
        serviceWorkers: 'block',
        ...options,
      });
      context.setDefaultTimeout(PATIENCE);
      const kept = { language: 'en', volume: 0, ...settings };
      await context.addInitScript((value) => {
        if (localStorage.getItem('redbook.settings') === null) localStorage.setItem('redbook.settings', value);
      }, JSON.stringify(kept));
      const page = await context.newPage();
      if (SLOWER > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      return { context, page, complaints };
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** What axe finds wrong on the page now, or on a part of it, as short lines; empty when all is well. A part is looked at in a tenth of the time. */
export async function axe(page: Page, within = 'html'): Promise<string[]> {
  // What fades in has not its colour yet.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (part) => {
    interface Result {
      readonly violations: readonly {
        readonly id: string;
        readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
      }[];
    }
    const checker: { run(part: string): Promise<Result> } = Reflect.get(window, 'axe');
    const { violations } = await checker.run(part);
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`));
  }, within);
}

/** How many pixels the page is wider than the screen. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
