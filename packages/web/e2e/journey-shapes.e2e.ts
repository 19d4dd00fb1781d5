import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from './browser.ts';
import { setTable } from './players.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

it('the board of Journey to Mordor keeps the shape it has found, at every edge between two shapes', async () => {
  const { page, context } = await house.visitor();
  const { table } = await setTable(page, { game: 'journey-to-mordor', seats: [{ kind: 'me' }, { kind: 'bot', level: 'casual' }] });
  await page.goto(`/table/${table}`);
  await page.locator('.jm').waitFor();
  // The paddings of two shapes differ by up to 22 pixels: a shape that measured itself without them would call for the other, without end.
  const sizes = [1264, 1270, 1276, 616, 624, 632, 932, 938, 944].map((width) => ({ width, height: 800 }));
  for (const height of [598, 608, 618]) sizes.push({ width: 1000, height });
  for (const size of sizes) {
    await page.setViewportSize(size);
    const shapes = await page.locator('.jm').evaluate(async (board) => {
      const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
      for (let settling = 0; settling < 4; settling++) await frame();
      const seen = new Set<string>();
      for (let frames = 0; frames < 6; frames++) {
        seen.add(board.className);
        await frame();
      }
      return [...seen];
    });
    expect(shapes, JSON.stringify(size)).toHaveLength(1);
  }
  await context.close();
});
