import { asId } from '#kernel/id.ts';
import { huntForTheRing } from '#games/hunt-for-the-ring/index.ts';
import type { HuntAction } from '#games/hunt-for-the-ring/rules/state.ts';
import { loneAnswer } from '#games/hunt-for-the-ring/table/loneAnswer.ts';
import type { HuntView } from '#games/hunt-for-the-ring/view/view.ts';
import { type Action, type AnyGame, unchecked } from '#kernel';
import { TestClient } from '#server/testing/client.ts';
import type { SeatTurn } from '#wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from './browser.ts';
import { inexact } from './exact.ts';
import { answerableBy, isOutOfTurn, ringBearerChoice, type Story, wraithChoice } from './hunt-player.ts';
import { cardsIn, givenAway, ownCards } from './hunt-secrets.ts';
import { type Overheard, overheard } from './overheard.ts';
import { recordOf, setTable } from './players.ts';
import { isWhole } from './whole.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const PATIENCE = { timeout: 45_000, interval: 15 };
/** With `REDBOOK_WHOLE=1` they play until part II has begun, otherwise for so many decisions. */
const DECISIONS = 35;
/** What has not come to pass so long after part II began will hardly do so any more. */
const LONG_ENOUGH = 60;

interface Player extends Overheard {
  readonly seat: number;
  readonly language: 'en' | 'pl';
  readonly by: 'mouse' | 'finger' | 'keys';
}

const viewOfPlayer = (player: Player): HuntView => unchecked<HuntView>(player.now()?.view);
/** What a player is asked; not what the table answers by itself. */
const turnOf = (player: Player): SeatTurn | undefined =>
  player
    .now()
    ?.turns.find((turn) => turn.options.length > 0 && loneAnswer(unchecked<SeatTurn<HuntAction>>(turn), viewOfPlayer(player)) === null);

/** All have heard of the same moment, and whoever is asked knows it. */
function isSettled(players: readonly Player[]): boolean {
  const [waiting, ...others] = players.map((player) => player.now()?.waiting.join());
  if (waiting === undefined || others.some((other) => other !== waiting)) return false;
  const asked = players.filter((player) => turnOf(player) !== undefined).map(({ seat }) => seat);
  return asked.join() === waiting && (waiting !== '' || players[0].now()?.phase === 'finished');
}

/** Takes the choice from the list of everything that can be done, in the player's own way. */
async function take({ page, by }: Player, options: readonly Action[], action: Action): Promise<void> {
  const place = options.indexOf(action);
  const list = page.locator('.hr-all');
  await expect
    .poll(() =>
      page
        .locator('.hr:not(.busy) .hr-all .hr-count')
        .textContent()
        .catch(() => null),
    )
    .toBe(String(options.length));
  if (by === 'keys') {
    await list.focus();
    await page.keyboard.press('Enter');
    await page.locator('.meanings').waitFor();
    for (let step = 0; step < place; step++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    return;
  }
  const press = by === 'mouse' ? 'click' : 'tap';
  // The table does not move by itself here: there is nothing to wait for before a touch.
  await list[press]({ force: true });
  await page.locator('.meanings button').nth(place)[press]({ force: true });
}

/** One hunt, with everything that the story wants; null when the cards did not allow for an answer out of turn. */
async function tell(players: readonly Player[], table: string, watcher: TestClient): Promise<{ decisions: number } | null> {
  const [frodo] = players;
  const reloaded = new Set<Player>();
  let met = false;
  let answered = false;
  /** Cards everybody has seen, from what a watcher is told. */
  const open = new Set<string>();
  const own = players.map(() => new Set<string>());
  let later = 0;
  for (let decisions = 0; decisions < 700; decisions++) {
    await expect.poll(() => isSettled(players), { ...PATIENCE, message: 'the same moment on all pages' }).toBe(true);
    const view = viewOfPlayer(frodo);
    if (view.stage === 'over' || (view.part === 2 && later++ > LONG_ENOUGH)) return null;
    const player = players.find((each) => turnOf(each) !== undefined) ?? frodo;
    const options = turnOf(player)?.options ?? [];
    // What the players heard, the watcher heard before this answer.
    await watcher.ask({ t: 'explain', table, seat: 6, action: { type: 'nothing' } });
    for (const card of cardsIn(JSON.stringify(watcher.tables.get(table)))) open.add(card);
    met ||= JSON.stringify(watcher.tables.get(table)?.events).includes('"encounter');

    // Nobody's page shows what only another one may know.
    for (const [seat, each] of players.entries()) for (const card of ownCards(viewOfPlayer(each))) own[seat].add(card);
    const away = players.map(({ page, language }, seat) => {
      const foreign = players.flatMap((other, place) => (place === seat ? [] : ownCards(viewOfPlayer(other))));
      const hidden = foreign.filter((card) => !open.has(card) && !own[seat].has(card));
      return givenAway(page, language, hidden, seat > 0);
    });
    expect(await Promise.all(away)).toEqual([[], [], []]);

    const reacting = player === frodo && isOutOfTurn(view);
    // Frodo turns his page over while he is asked for an answer, the others in their own turns: all is as it was.
    if (!reloaded.has(player) && (player === frodo ? reacting : view.stage === 'wraiths')) {
      reloaded.add(player);
      const { page } = player;
      const sight = async (): Promise<unknown> => [
        await page.locator('.prompt').innerText(),
        await page.locator('.log li').allTextContents(),
        await page.locator('.hr-all .hr-count').textContent(),
      ];
      await page.locator('.hr-all').waitFor();
      const before = await sight();
      await page.reload();
      await page.locator('.hr-all').waitFor();
      await expect.poll(sight, PATIENCE).toEqual(before);
    }

    const story: Story = {
      frodo: view.mine?.role === 'ring-bearer' ? view.mine.lastArea : null,
      met,
      answered,
      answerable: answered ? new Set() : answerableBy(view),
    };
    const action = player === frodo ? ringBearerChoice(view, options) : wraithChoice(view, options, story);
    answered ||= reacting && action.type === 'playAlly';
    const before = player.now();
    await take(player, options, action);
    await expect.poll(() => player.now() !== before, { ...PATIENCE, message: `what ${JSON.stringify(action)} led to` }).toBe(true);
    const isTold = isWhole ? viewOfPlayer(frodo).part === 2 && answered && met : decisions >= DECISIONS;
    if (isTold && reloaded.size === players.length) return { decisions };
  }
  throw new Error('The hunt never came to part II');
}

describe('three people', () => {
  it('hunt and flee in three browsers, and no page ever holds what its reader may not know', async () => {
    const seats = [
      { options: { viewport: { width: 1440, height: 900 } }, language: 'en', by: 'mouse' },
      { options: { viewport: { width: 390, height: 844 }, hasTouch: true }, language: 'pl', by: 'finger' },
      { options: { viewport: { width: 1280, height: 860 } }, language: 'en', by: 'keys' },
    ] as const;
    const players: Player[] = [];
    for (const [seat, { options, language, by }] of seats.entries())
      players.push({ ...(await overheard(house, { ...options, settings: { language } })), seat, language, by });
    const [frodo, ...riders] = players;
    const watcher = await TestClient.arrive(house.url);

    let story: { decisions: number } | null = null;
    let table = '';
    // The cards may give the Ring-bearer no answer out of turn in a whole game: then another one is played.
    for (let game = 0; game < 4 && story === null; game++) {
      for (const { messages } of players) messages.length = 0;
      const created = await setTable(frodo.page, {
        game: 'hunt-for-the-ring',
        seats: [{ kind: 'me' }, { kind: 'invited' }, { kind: 'invited' }],
        // What the Riders believe has tests of its own, and three pages that work it out at every step are slow.
        options: { belief: false },
      });
      table = created.table;
      for (const [place, { page }] of riders.entries()) {
        await page.goto(`/join/${table}#${created.codes[place].code}`);
        await page.locator('main .btn.seal').click();
      }
      await frodo.page.goto(`/table/${table}`);
      await watcher.watch(table);
      await Promise.all(players.map(({ page }) => page.locator('.hr').waitFor()));
      story = await tell(players, table, watcher);
    }
    expect(story?.decisions).toBeGreaterThan(isWhole ? 90 : DECISIONS - 1);

    // Frodo gives up, so that the record can be read; what each page was told is then held against the rules, word for word.
    await watcher.disconnect();
    const resigned = await frodo.page.evaluate(
      ({ address, id }) =>
        new Promise<string>((resolve, reject) => {
          const socket = new WebSocket(address);
          socket.onopen = () => socket.send(JSON.stringify({ t: 'resign', table: id, id: 'enough', seat: 0 }));
          socket.onmessage = ({ data }) => resolve(String(data));
          socket.onerror = () => reject(new Error('no socket'));
        }),
      { address: `${house.url.replace('http', 'ws')}/ws`, id: table },
    );
    expect(JSON.parse(resigned)).toMatchObject({ t: 'done', id: 'enough' });
    await Promise.all(players.map(({ page }) => page.locator('.dialog.end').waitFor()));
    const record = await recordOf(frodo.page, table);
    const game: AnyGame = huntForTheRing;
    for (const { seat, messages, complaints } of players) {
      expect(inexact(game, record, asId(seat), messages)).toEqual([]);
      expect(complaints).toEqual([]);
    }
    // The check sees what it should: another one's messages are not what this seat may be told.
    expect(inexact(game, record, 1, players[0].messages)).not.toEqual([]);
    expect(inexact(game, record, 2, players[1].messages)).not.toEqual([]);
    for (const { context } of players) await context.close();
  });
});
