import { asId } from '#kernel/id.ts';
import { warOfTheRing } from '#games/war-of-the-ring/index.ts';
import type { WarAction } from '#games/war-of-the-ring/rules/verbs.ts';
import { type AnyGame, SeededRandom } from '#kernel';
import { TestClient } from '#server/testing/client.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Adviser, adviserOf } from './adviser.ts';
import { type House, openHouse } from './browser.ts';
import { inexact } from './exact.ts';
import { type Overheard, overheard } from './overheard.ts';
import { giveUp, recordOf, setTable } from './players.ts';
import { type Asked, decide, nextQuestion, usefulOf, warView, type Way, whoIsAsked } from './war-player.ts';
import { cardsIn, handOf, shownOn } from './war-secrets.ts';
import { isWhole } from './whole.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** So many decisions a side, one with the other. With `REDBOOK_WHOLE=1` both do what the book would, and the war comes to its end. */
const DECISIONS = isWhole ? 2000 : 30;
/** After so many a page is loaded anew, by whoever is asked then. */
const RELOAD = isWhole ? 80 : 18;
const PATIENCE = 300_000 + DECISIONS * 3000;

interface Player extends Overheard {
  readonly seat: number;
  readonly by: Way;
  readonly chooser: SeededRandom;
  language: 'en' | 'pl';
  decisions: number;
  /** Messages looked through so far. */
  read: number;
}

/** What leads to battles is done rather than something else. */
const WARLIKE: readonly WarAction['type'][] = ['beginBattle', 'attack', 'advanceNation'];

async function choiceOf({ chooser }: Player, asked: Asked, adviser: Adviser | null): Promise<WarAction> {
  const advised = await adviser?.advice(asked.options);
  if (advised != null) return advised;
  const useful = usefulOf(asked);
  // The Shadow keeps its dice for the war.
  const hunting = useful.find((action) => action.type === 'allocateHunt');
  if (hunting !== undefined) return hunting;
  const type = WARLIKE.find((each) => useful.some((action) => action.type === each));
  const among = type === undefined ? useful : useful.filter((action) => action.type === type);
  return among[chooser.below(among.length)];
}

/** All that a reload, a look elsewhere and another language must leave as it is. */
const sight = async (page: Page): Promise<object> => ({
  offers: await page.locator('.wr').getAttribute('data-offers'),
  lines: await page.locator('.log li').count(),
  dice: await page.locator('.wr-die-button').count(),
  battle: await page.locator('.wb-figure').count(),
  hand: await page.locator('.wr-hand-button .num').textContent(),
});

async function unchanged(page: Page, turn: () => Promise<unknown>): Promise<void> {
  const before = await sight(page);
  await turn();
  await page.locator('.wr:not(.busy)').waitFor();
  await expect.poll(() => sight(page)).toEqual(before);
}

async function lookHome(page: Page): Promise<void> {
  await page.locator('.cover .brand').click();
  await page.locator('.home').waitFor();
  await page.goBack();
}

async function speakEnglish(player: Player): Promise<void> {
  const { page } = player;
  await page.locator('.cover button').last().tap();
  await page.locator('dialog select').first().selectOption('en');
  await expect.poll(() => page.getAttribute('html', 'lang')).toBe('en');
  await page.keyboard.press('Escape');
  await page.locator('dialog').first().waitFor({ state: 'detached' });
  player.language = 'en';
}

/** Neither page draws or names a card of the other hand, and no message has ever named one before everybody saw it. */
async function seeThatHandsAreKept(players: readonly Player[], open: ReadonlySet<string>): Promise<void> {
  const given = players.map(async (player) => {
    const foreign = players.filter((other) => other !== player).flatMap((other) => handOf(warView(other), other.seat));
    const hidden = foreign.filter((card) => !open.has(card));
    const sent = new Set(cardsIn(player.messages.slice(player.read).join('\n')));
    player.read = player.messages.length;
    return [...(await shownOn(player.page, player.language, hidden)), ...hidden.filter((card) => sent.has(card))];
  });
  expect(await Promise.all(given)).toEqual([[], []]);
}

describe('two people', () => {
  it('wage the war in two browsers, turn pages and languages in the middle of it, and no hand ever reaches the other side', {
    timeout: PATIENCE,
  }, async () => {
    const seats = [
      { options: { viewport: { width: 1440, height: 900 } }, language: 'en', by: 'mouse' },
      { options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, language: 'pl', by: 'finger' },
    ] as const;
    const players: Player[] = [];
    for (const [seat, { options, language, by }] of seats.entries()) {
      const chooser = new SeededRandom(seat + 7, 3);
      players.push({
        ...(await overheard(house, { ...options, settings: { language } })),
        seat,
        language,
        by,
        chooser,
        decisions: 0,
        read: 0,
      });
    }
    const [free, shadow] = players;
    const watcher = await TestClient.arrive(house.url);
    const { table, codes } = await setTable(free.page, {
      game: 'war-of-the-ring',
      seats: [{ kind: 'me' }, { kind: 'invited' }],
      hints: true,
    });
    await shadow.page.goto(`/join/${table}#${codes[0].code}`);
    await shadow.page.locator('main .btn.seal').tap();
    await free.page.goto(`/table/${table}`);
    await watcher.watch(table);

    const advisers = isWhole ? await Promise.all(players.map((player) => adviserOf(house, player, table, player.seat))) : [];
    const turned = new Set<string>();
    const once = async (what: string, when: boolean, turn: () => Promise<unknown>): Promise<void> => {
      if (!when || turned.has(what)) return;
      turned.add(what);
      await turn();
    };
    /** Cards everybody has seen, from what a watcher is told. */
    const open = new Set<string>();
    let heard = 0;
    const isOver = (): boolean => players.every((player) => player.now()?.phase === 'finished');
    /** Whoever is asked next, when both have heard that he is; anybody when the war is over. */
    const next = async (): Promise<Player> => {
      let asked: Player | null = null;
      const isKnown = async (): Promise<boolean> => {
        const [mine, other] = players.map((player) => player.now()?.waiting.join());
        if (isOver()) return true;
        asked = mine !== undefined && mine !== '' && mine === other ? await whoIsAsked(players) : null;
        return asked !== null;
      };
      await expect.poll(isKnown, { interval: 15, message: 'somebody is asked' }).toBe(true);
      return asked ?? free;
    };
    const total = (): number => free.decisions + shadow.decisions;
    /** Whose turn comes when is up to the dice: the war goes on until each of these has happened. */
    const wanted = ['reload 1', 'back', 'language'];
    while (total() < DECISIONS || wanted.some((what) => !turned.has(what))) {
      const player = await next();
      const asked = await nextQuestion(player, player.seat);
      if (asked === null) break;
      // What the players heard, the watcher heard before this answer.
      await watcher.ask({ t: 'explain', table, seat: 1, action: { type: 'nothing' } });
      for (const card of cardsIn(JSON.stringify(watcher.heard.slice(heard)))) open.add(card);
      heard = watcher.heard.length;
      await seeThatHandsAreKept(players, open);
      const { page } = player;
      await once(`reload ${Math.floor(total() / RELOAD)}`, total() >= RELOAD, () => unchanged(page, () => page.reload()));
      await once('back', player === free && total() >= RELOAD, () => unchanged(page, () => lookHome(page)));
      const isFighting = asked.view.battle !== null;
      await once('language', player === shadow && (isFighting || total() >= DECISIONS / 2), () =>
        unchanged(page, () => speakEnglish(player)),
      );
      await decide(player, player.by, asked, await choiceOf(player, asked, advisers[player.seat] ?? null));
      player.decisions++;
    }
    expect(Math.min(...players.map(({ decisions }) => decisions))).toBeGreaterThan(2);
    expect([...turned]).toEqual(expect.arrayContaining(wanted));
    if (isWhole) expect(isOver()).toBe(true);

    // The Free Peoples give up, so that the record can be read; what each browser was told is then held against the rules, word for word.
    if (free.now()?.phase !== 'finished') await giveUp(free.page);
    await Promise.all(players.map(({ page }) => page.locator('.dialog.end').waitFor()));
    const record = await recordOf(free.page, table);
    await watcher.ask({ t: 'explain', table, seat: 1, action: { type: 'nothing' } });
    const game: AnyGame = warOfTheRing;
    for (const { seat, messages, complaints } of players) {
      expect(inexact(game, record, asId(seat), messages)).toEqual([]);
      expect(complaints).toEqual([]);
    }
    expect(
      inexact(
        game,
        record,
        'spectator',
        watcher.heard.map((message) => JSON.stringify(message)),
      ),
    ).toEqual([]);
    // The check sees what it should: the other one's messages are not what this seat may be told.
    expect(inexact(game, record, 1, free.messages)).not.toEqual([]);
    await watcher.disconnect();
    for (const adviser of advisers) await adviser.close();
    for (const { context } of players) await context.close();
  });
});
