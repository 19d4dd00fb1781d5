import { SeededRandom } from '#kernel';
import type { WarAction } from '#games/war-of-the-ring/rules/verbs.ts';
import type { WarView } from '#games/war-of-the-ring/view.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, overflow } from './browser.ts';
import { type Overheard, overheard } from './overheard.ts';
import { setTable } from './players.ts';
import { awaited } from './plight.ts';
import { type Asked, touch, touchesOf, unreachable, type Way } from './war-player.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** A whole game takes some hundreds: `REDBOOK_DECISIONS=2000` plays to the end. */
const DECISIONS = Number(process.env.REDBOOK_DECISIONS ?? 30);

const SHOWN = '.wr:not(.busy)';

/** What the page is asked, once it shows it; null when the game is over. */
async function nextQuestion(player: Overheard, mine: number): Promise<Asked | null> {
  const question = (): Asked | null => {
    const now = player.now();
    const turn = now?.turns.find(({ options }) => options.length > 0);
    // The server's words are read as the game wrote them.
    return turn === undefined
      ? null
      : { view: now?.view as WarView, mine, prompt: turn.prompt?.id ?? null, options: turn.options as readonly WarAction[] };
  };
  const isOver = () => player.now()?.phase === 'finished';
  const isShown = async (): Promise<boolean> => {
    const count = question()?.options.length;
    const shown = player.page.locator(SHOWN);
    return isOver() || (count !== undefined && (await shown.count()) === 1 && (await shown.getAttribute('data-offers')) === String(count));
  };
  await awaited(player.page, 'A question', expect.poll(isShown, { message: 'the question on the page' }).toBe(true));
  return isOver() ? null : question();
}

async function play(player: Overheard, mine: number, by: Way, decisions: number): Promise<ReadonlySet<string>> {
  const chooser = new SeededRandom(mine + 1, by === 'mouse' ? 1 : 2);
  const done = new Set<string>();
  for (let decision = 0; decision < decisions; decision++) {
    const asked = await nextQuestion(player, mine);
    if (asked === null) break;
    await expect.poll(() => unreachable(player.page, asked), { message: `within reach at decision ${decision}` }).toEqual([]);
    // Dice are used rather than skipped: otherwise a turn is over before anything has happened.
    const useful = asked.options.filter(({ type }) => type !== 'skipDie' && type !== 'pass' && type !== 'useRing');
    const among = useful.length > 0 ? useful : asked.options;
    const action = among[chooser.below(among.length)];
    const before = player.now();
    for (const step of touchesOf(asked, action))
      await awaited(player.page, `A touch for ${JSON.stringify(action)}`, touch(player.page, by, step));
    await expect.poll(() => player.now() !== before, { message: `what came of ${JSON.stringify(action)}` }).toBe(true);
    done.add(action.type);
  }
  return done;
}

describe('War of the Ring', () => {
  it.each([
    { side: 'the Free Peoples', mine: 0, by: 'mouse', viewport: { width: 1440, height: 900 } },
    { side: 'the Shadow', mine: 1, by: 'finger', viewport: { width: 390, height: 844 } },
  ] as const)('is played for $side by $by, touching what is meant, and nothing is out of reach', async ({ mine, by, viewport }) => {
    const player = await overheard(house, { viewport, hasTouch: by === 'finger', isMobile: by === 'finger' });
    const me = { kind: 'me' } as const;
    const bot = { kind: 'bot', level: 'casual' } as const;
    const { table } = await setTable(player.page, {
      game: 'war-of-the-ring',
      seats: mine === 0 ? [me, bot] : [bot, me],
    });
    await player.page.goto(`/table/${table}`);
    const done = await play(player, mine, by, DECISIONS);
    expect(done.size).toBeGreaterThan(3);
    expect(await player.page.locator('.text-table').count()).toBe(0);
    expect(await overflow(player.page)).toBe(0);
    expect(player.complaints).toEqual([]);
    await player.context.close();
  });
});
