import { aloneAnswer } from '#games/war-of-the-ring/table/loneAnswer.ts';
import { homeOf, sceneOf } from '#games/war-of-the-ring/table/answerHomes.ts';
import { choicesOf } from '#games/war-of-the-ring/table/battle/choices.ts';
import { nextFate, type Pin, volleyOf } from '#games/war-of-the-ring/table/battle/volley.ts';
import { type Offers, offersOf } from '#games/war-of-the-ring/table/offers.ts';
import { keyOf, siteOf } from '#games/war-of-the-ring/table/sites.ts';
import type { WarAction } from '#games/war-of-the-ring/rules/verbs.ts';
import type { WarView } from '#games/war-of-the-ring/view/view.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Overheard } from './overheard.ts';
import { awaited } from './plight.ts';
import { unchecked } from '#kernel';

/** Somebody made of script who plays War of the Ring by touching what an option concerns, as a person would: never the list, never the text table. */

/** Touched one after the other: something on the page, a region of the map, a line of the menu that opened, or a number that is counted up or down to. */
export type Touch = { readonly on: string } | { readonly region: string } | { readonly meaning: number } | { readonly count: number };

export interface Asked {
  readonly view: WarView;
  readonly mine: number;
  readonly prompt: string | null;
  readonly options: readonly WarAction[];
}

const MENU = '.meanings button';

/** Beside what was touched a menu opens when it could mean several things. */
const meant = (actions: readonly WarAction[], action: WarAction): Touch[] =>
  actions.length > 1 ? [{ meaning: actions.indexOf(action) }] : [];

const sideOf = ({ view, mine }: Asked) => view.sides.find(({ seat }) => seat === mine) ?? view.sides[0];

export function touchesOf(asked: Asked, action: WarAction): Touch[] {
  const offers = offersOf({ seat: asked.mine, prompt: null, options: asked.options, canUndo: false }, 'play');
  const scene = sceneOf(asked.prompt, asked.view);
  const home = homeOf(action, { mine: sideOf(asked), isForming: asked.view.forming !== null, scene });
  switch (home) {
    case 'map':
      return onMap(offers, asked.options, action);
    case 'tray':
      return inTray(offers, action);
    case 'hand':
      return [{ on: `.wr-held[data-card="${'card' in action ? action.card : ''}"]` }, { on: `.wr-large [data-act="${keyOf(action)}"]` }];
    case 'company':
      return [{ on: inCompany(action) }];
    case 'battle':
      return inBattle(asked, action);
    case 'hunt':
      return [{ on: `.wr-hunt-choices [data-act="${keyOf(action)}"]` }];
    case 'answers':
      return [{ on: `.wr-answers [data-act="${keyOf(action)}"]` }];
    default:
      return home satisfies never;
  }
}

function onMap(offers: Offers, options: readonly WarAction[], action: WarAction): Touch[] {
  const site = siteOf(action);
  if (site.on === 'region') return [{ region: site.region }, ...meant(offers.at(site.region), action)];
  if (site.on !== 'way') throw new Error(`${keyOf(action)} is not on the map`);
  const taken = offersOf({ seat: 0, prompt: null, options, canUndo: false }, 'play', site.from);
  const takeUp: Touch[] = offers.from === site.from ? [] : [{ region: site.from }];
  return [...takeUp, { region: site.to }, ...meant(taken.at(site.to), action)];
}

function inBattle({ view, options }: Asked, action: WarAction): Touch[] {
  const sealed: Touch = { on: `.wb-acts [data-act="${keyOf(action)}"]` };
  const { figures, cards, numbers } = choicesOf(view, options);
  const figure = [...figures].find(([, meanings]) => meanings.includes(action))?.[0];
  if (figure !== undefined && volleyOf(view, options, []) !== null) return inVolley(view, options, figure, action);
  if (figure !== undefined) return [{ on: `.wb-figure.open[data-figure="${figure}"]` }, sealed];
  if (action.type === 'playCombatCard' && cards.includes(action)) return [{ on: `.wb-choice[data-card="${action.card}"]` }, sealed];
  const number = numbers.find((each) => each.action === action)?.number;
  return number === undefined ? [sealed] : [{ count: number }, sealed];
}

/** All losses are sealed together: the figure is touched until this one is among them; if it never is, the losses come to the same without it. */
function inVolley(view: WarView, options: readonly WarAction[], figure: string, action: WarAction): Touch[] {
  const touches: Touch[] = [];
  const seal: Touch = { on: '.wb-acts .seal' };
  let pins: readonly Pin[] = [];
  for (let touched = 0; touched < 3; touched++) {
    const volley = volleyOf(view, options, pins);
    if (volley === null || volley.actions.some((each) => keyOf(each) === keyOf(action))) return [...touches, seal];
    pins = [{ figure, number: 0, fate: nextFate(options, figure, volley.fateOf(figure, 0)) }];
    touches.push({ on: `.wb-figure.open[data-figure="${figure}"]` });
  }
  return [seal];
}

function inTray(offers: Offers, action: WarAction): Touch[] {
  const site = siteOf(action);
  if (site.on === 'token') {
    const same = offers.on('token').filter((each) => each.site.token === site.token);
    return [
      { on: `.wr-token[data-token="${site.token}"]` },
      ...meant(
        same.map((each) => each.action),
        action,
      ),
    ];
  }
  if (site.on !== 'die') throw new Error(`${keyOf(action)} is not in the tray`);
  const die: Touch = { on: `.wr-die-button[data-die="${site.die}"]` };
  if (action.type === 'spend') return [die, { on: `.wr-uses [data-use="${action.action}"].open` }];
  if (action.type === 'skipDie') return [die, { on: '.wr-uses [data-use="skip"]' }];
  if (action.type === 'chooseDie') return [die];
  const rings = offers.of('useRing').filter((each) => each.die === site.die);
  return [die, { on: '.wr-uses [data-use="ring"]' }, ...meant(rings, action)];
}

function inCompany(action: WarAction): string {
  if (action.type === 'leaveBehind' || action.type === 'holdBack') return `[data-fewer="${action.figure}"]`;
  if (action.type === 'include') return `[data-more="${action.figure}"]`;
  return `.wr-company-panel [data-act="${keyOf(action)}"]`;
}

const COUNTED = '.wb-stepper output';

function placeOf(first: Touch): string {
  if ('region' in first) return `[data-space="${first.region}"]`;
  if ('count' in first) return COUNTED;
  return 'on' in first ? first.on : MENU;
}

/** What must be touched first of each option: on the page, and not disabled. */
function unreachable(page: Page, asked: Asked): Promise<string[]> {
  const firsts = asked.options.map((action) => {
    const [first] = touchesOf(asked, action);
    return [keyOf(action), placeOf(first)] as const;
  });
  return page.evaluate(
    (wanted) =>
      wanted
        .filter(([, selector]) => document.querySelector(`${selector}:not(:disabled)`)?.checkVisibility() !== true)
        .map(([key, selector]) => `${key} by ${selector}`),
    firsts,
  );
}

export type Way = 'mouse' | 'finger';

export async function touch(page: Page, by: Way, what: Touch): Promise<void> {
  if ('region' in what) return touchRegion(page, by, what.region);
  if ('count' in what) return countTo(page, by, what.count);
  const target = 'on' in what ? page.locator(what.on).first() : page.locator(MENU).nth(what.meaning);
  // A card lies in the hand, which may have been put away.
  if ('on' in what && what.on.startsWith('.wr-held') && (await page.locator('.wr-hand').count()) === 0)
    await page.locator('.wr-hand-button').click();
  await (by === 'mouse' ? target.click() : target.tap());
}

async function countTo(page: Page, by: Way, count: number): Promise<void> {
  const now = async (): Promise<number> => Number(await page.locator(COUNTED).textContent());
  for (let shown = await now(); shown !== count; shown = await now()) {
    const step = page.locator('.wb-stepper button').nth(shown < count ? 1 : 0);
    await (by === 'mouse' ? step.click() : step.tap());
  }
}

/** A person sees where the region is free, and moves the map when it is not. */
async function touchRegion(page: Page, by: Way, region: string): Promise<void> {
  await stillMap(page, region);
  const at = (await freeSpot(page, region)) ?? (await afterFitting(page, by, region));
  if (at === null) throw new Error(`${region} cannot be touched`);
  await (by === 'mouse' ? page.mouse.click(at.x, at.y) : page.touchscreen.tap(at.x, at.y));
}

async function afterFitting(page: Page, by: Way, region: string): Promise<{ x: number; y: number } | null> {
  // What is only told of is put away, as somebody would who needs the map.
  const told = page.locator('.wr-hunt.told .wr-folio-close, .wr-tale .wr-folio-close');
  const fit = page.locator('.map-zoom button').last();
  for (const each of [...(await told.all()), fit]) await (by === 'mouse' ? each.click() : each.tap());
  const found = await page.waitForFunction(spotOn, { region, tip: 1 }, { timeout: 5000 }).catch(() => null);
  return found === null ? null : found.jsonValue();
}

/** The map follows what happens: nobody touches a place while it moves. */
async function stillMap(page: Page, region: string): Promise<void> {
  // What was touched before may move it, when the finger is lifted and with the next frame.
  await page.locator('.map:not([data-held])').waitFor();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  let last = '';
  const isStill = async (): Promise<boolean> => {
    const before = last;
    last = JSON.stringify(await page.locator(`[data-space="${region}"]`).first().boundingBox());
    return last === before;
  };
  await expect.poll(isStill, { interval: 60, message: `${region} to stand still` }).toBe(true);
}

const freeSpot = (page: Page, region: string) => page.evaluate(spotOn, { region, tip: 3 });

/** Where a finger would touch it: a point of its area over which nothing lies, as near to its middle as can be. */
function spotOn({ region, tip }: { readonly region: string; readonly tip: number }): { x: number; y: number } | null {
  const space = document.querySelector(`[data-space="${region}"]`);
  const box = space?.getBoundingClientRect();
  if (space === null || box === undefined) return null;
  const steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
  for (const down of steps)
    for (const along of steps) {
      const spot = { x: box.left + box.width * along, y: box.top + box.height * down };
      // With room for a fingertip: at the very edge of the map a touch would fall on what lies beside it.
      const tips = [0, -tip, tip].flatMap((dx) => [0, -tip, tip].map((dy) => document.elementFromPoint(spot.x + dx, spot.y + dy)));
      if (tips.every((hit) => hit !== null && space.contains(hit))) return spot;
    }
  return null;
}

const SHOWN = '.wr:not(.busy)';
/** Quick enough for a game of hundreds of decisions. */
const OFTEN = { interval: 15 };

/** What the server has last shown the player, as the game wrote it. */
export const warView = (player: Overheard): WarView => unchecked<WarView>(player.now()?.view);

/** What the server has last asked of the player; null when it asks nothing, or what the table answers by itself. */
function askedOf(player: Overheard, mine: number): Asked | null {
  const now = player.now();
  const turn = now?.turns.find(({ options }) => options.length > 0);
  const options = unchecked<readonly WarAction[]>(turn?.options ?? []);
  if (turn === undefined || aloneAnswer({ ...turn, options, asides: [] }, warView(player)) !== null) return null;
  return { view: warView(player), mine, prompt: turn.prompt?.id ?? null, options };
}

/** The page shows what its player was last asked: it is not in the middle of actions that were chosen together. */
async function showsQuestion(player: Overheard, mine: number): Promise<boolean> {
  const count = askedOf(player, mine)?.options.length;
  return count !== undefined && (await player.page.locator(`${SHOWN}[data-offers="${count}"]`).count()) === 1;
}

/** The player whose page shows a question, once there is one. */
export async function whoIsAsked<P extends Overheard & { readonly seat: number }>(players: readonly P[]): Promise<P | null> {
  for (const player of players) if (await showsQuestion(player, player.seat)) return player;
  return null;
}

/** What the page is asked, once it shows it; null when the game is over. */
export async function nextQuestion(player: Overheard, mine: number): Promise<Asked | null> {
  const isOver = () => player.now()?.phase === 'finished';
  const isShown = async (): Promise<boolean> => isOver() || (await showsQuestion(player, mine));
  await awaited(player.page, 'A question', expect.poll(isShown, { ...OFTEN, message: 'the question on the page' }).toBe(true));
  return isOver() ? null : askedOf(player, mine);
}

/** Dice are used rather than skipped: otherwise a turn is over before anything has happened. */
export function usefulOf({ options }: Asked): readonly WarAction[] {
  const useful = options.filter(({ type }) => type !== 'skipDie' && type !== 'pass' && type !== 'useRing');
  return useful.length > 0 ? useful : options;
}

/** Sees that nothing is out of reach, touches what is meant, and waits for what comes of it. */
export async function decide(player: Overheard, by: Way, asked: Asked, action: WarAction): Promise<void> {
  const said = JSON.stringify(action);
  await expect.poll(() => unreachable(player.page, asked), { ...OFTEN, message: `within reach before ${said}` }).toEqual([]);
  const before = player.now();
  for (const step of touchesOf(asked, action)) await awaited(player.page, `A touch for ${said}`, touch(player.page, by, step));
  const coming = expect.poll(() => player.now() !== before, { ...OFTEN, message: `what came of ${said}` }).toBe(true);
  await awaited(player.page, `What came of ${said}`, coming);
}
