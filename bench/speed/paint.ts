import type { Page } from 'playwright-core';
import { SeededRandom } from '../../packages/kernel/index.ts';
import { TestClient } from '../../packages/server/testing/client.ts';
import { buildClient, type House, openHouse } from '../../packages/web/e2e/browser.ts';
import { quantile, say } from '../log.ts';

declare global {
  /** What the page under measurement keeps for us. */
  interface Window {
    seen: number[];
    count: { frames: number; since: number };
  }
}

/** What a person sees of a map: how soon after a touch, and how smoothly while it is dragged. */
export interface PaintResult {
  readonly war: {
    /** Milliseconds from the touch of an army to the frame that shows where it may go. */
    readonly p50: number;
    readonly p95: number;
    /** Milliseconds of the processor that the page itself spends on one touch, whoever else wants it. */
    readonly work: number;
    readonly drag: Drag;
  };
  /** There the piece that may ride is taken up already: it is only dragged. */
  readonly hunt: { readonly drag: Drag };
}

interface Drag {
  /** Frames a second. */
  readonly frames: number;
  /** Milliseconds of the processor for one of them. */
  readonly work: number;
}

interface Board {
  readonly game: string;
  /** So many decisions by lot come first, so that the board is full. */
  readonly moves: number;
  readonly prompt: string;
  /** What may be touched then, on the page. */
  readonly open: string;
}

const WAR: Board = { game: 'war-of-the-ring', moves: 250, prompt: 'march', open: '.wr-region.open' };
const HUNT: Board = { game: 'hunt-for-the-ring', moves: 40, prompt: 'activation', open: '.hr-space.offered' };
/** A question with fewer answers is no full board. */
const MANY = 8;

/** At one screen for all: whoever is asked, it is this person. */
async function playUntilAsked(client: TestClient, board: Board): Promise<string> {
  const { table } = await client.setTable({ game: board.game, seats: [{ kind: 'me' }, { kind: 'hot-seat', name: 'Guest' }] });
  await client.watch(table);
  const lots = new SeededRandom(11, 3);
  for (let move = 0; move < 4000; move++) {
    const turn = await client.until(() => client.follow(table).now.turns.find(({ options }) => options.length > 0), 'a turn');
    if (move >= board.moves && turn.prompt?.id === board.prompt && turn.options.length >= MANY) return table;
    const answer = await client.act(table, turn.seat, turn.options[lots.below(turn.options.length)]);
    if (answer.t === 'refused') throw new Error(`Refused: ${answer.message}`);
    if (answer.t === 'done') await client.until(() => client.follow(table).now.seen >= answer.seen, 'the update');
  }
  throw new Error(`${board.prompt} was never asked at a table of ${board.game}`);
}

async function sitDown(house: House, client: TestClient, board: Board): Promise<Page> {
  const table = await playUntilAsked(client, board);
  const { page, context } = await house.visitor({ viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' });
  const [name, value] = client.cookie.split('; ')[0].split('=');
  await context.addCookies([{ name, value, url: house.url }]);
  await page.goto(`/table/${table}`);
  await page.locator('.curtain .btn.seal').click();
  await page.locator(board.open).first().waitFor();
  return page;
}

/** Where the middle of each piece is that nothing lies over. */
const spotsOf = (page: Page, pieces: string): Promise<{ x: number; y: number }[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].flatMap((piece) => {
        const { left, top, width, height } = piece.getBoundingClientRect();
        const spot = { x: left + width / 2, y: top + height / 2 };
        const hit = document.elementFromPoint(spot.x, spot.y);
        return hit !== null && piece.contains(hit) ? [spot] : [];
      }),
    pieces,
  );

/** The browser's own word for it: from the finger to the next frame. What took less than 16 ms it does not tell. */
const QUICK = 16;

async function touches(page: Page, board: Board, count: number): Promise<number[]> {
  await page.evaluate((quick) => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'click') seen.push(duration);
    }).observe({ type: 'event', durationThreshold: quick } as PerformanceObserverInit);
  }, QUICK);
  const spots = await spotsOf(page, board.open);
  if (spots.length === 0) throw new Error(`Nothing can be taken up on the board of ${board.game}`);
  const taken: number[] = [];
  for (let touch = 0; touch < count; touch++) {
    const { x, y } = spots[touch % spots.length];
    await page.mouse.click(x, y);
    // Two frames later it is painted, and told of.
    taken.push(
      await page.evaluate(
        (quick) =>
          new Promise<number>((resolve) =>
            requestAnimationFrame(() =>
              requestAnimationFrame(() =>
                setTimeout(() => {
                  const { seen } = window;
                  resolve(Math.max(quick, ...seen.splice(0)));
                }, 100),
              ),
            ),
          ),
        QUICK,
      ),
    );
    await page.keyboard.press('Escape');
  }
  return taken;
}

/** Milliseconds of the processor that the page has spent so far. */
async function meter(page: Page): Promise<() => Promise<number>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
}

async function drag(page: Page, strokes: number): Promise<Drag> {
  const spent = await meter(page);
  const { x, y } = { x: 620, y: 480 };
  await page.mouse.move(x, y);
  // Nearer, so that there is somewhere to drag to.
  await page.mouse.wheel(0, -300);
  await page.mouse.down();
  await page.evaluate(() => {
    const count = { frames: 0, since: performance.now() };
    Object.assign(window, { count });
    const next = (): void => {
      count.frames++;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  const before = await spent();
  for (let stroke = 0; stroke < strokes; stroke++) {
    const turn = (stroke / 40) * 2 * Math.PI;
    await page.mouse.move(x + 160 * Math.sin(turn), y + 120 * (1 - Math.cos(turn)));
  }
  const { frames, time } = await page.evaluate(() => ({ frames: window.count.frames, time: performance.now() - window.count.since }));
  const work = (await spent()) - before;
  await page.mouse.up();
  return { frames: (frames * 1000) / time, work: work / frames };
}

/** Both maps in a real browser at 1440 by 900, each with a full board. */
export async function measurePaint(quick: boolean): Promise<PaintResult> {
  buildClient();
  const house = await openHouse();
  const client = await TestClient.arrive(house.url);
  try {
    const war = await sitDown(house, client, WAR);
    // The first ones warm the page up.
    await touches(war, WAR, 5);
    const spent = await meter(war);
    const before = await spent();
    const taken = await touches(war, WAR, quick ? 20 : 100);
    const work = ((await spent()) - before) / taken.length;
    say(
      `paint: ${quantile(taken, 0.5).toFixed(0)} ms (p50), ${quantile(taken, 0.95).toFixed(0)} ms (p95) from touching an army of War to its frame, ${work.toFixed(0)} ms of the processor`,
    );
    const strokes = quick ? 200 : 1000;
    const result = {
      war: { p50: quantile(taken, 0.5), p95: quantile(taken, 0.95), work, drag: await drag(war, strokes) },
      hunt: { drag: await drag(await sitDown(house, client, HUNT), strokes) },
    };
    for (const [name, { frames, work: each }] of [
      ['War', result.war.drag],
      ['the Hunt', result.hunt.drag],
    ] as const)
      say(`paint: a drag of ${name}: ${frames.toFixed(0)} frames a second, ${each.toFixed(1)} ms of the processor for one`);
    return result;
  } finally {
    await client.disconnect();
    await house.close();
  }
}
