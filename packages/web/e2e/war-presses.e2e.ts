import type { WarAction } from '#games/war-of-the-ring/rules/verbs.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, type VisitorOptions } from './browser.ts';
import { type Overheard, overheard } from './overheard.ts';
import { setTable } from './players.ts';
import { type Asked, decide, nextQuestion, type Touch, touch, touchesOf, warView } from './war-player.ts';
import { OSGILIATH, withDice } from './war-scenario.ts';

/** How often a player of War has to press for one thing, counted in the browser. */

let house: House;
beforeAll(async () => {
  house = await openHouse({ botPause: 30 });
});
afterAll(() => house.close());

/** Until losses were paid in a second round; so many questions come to an end of it, whatever the dice say. */
const MOST_QUESTIONS = 120;

/** Attacks wherever it can, fights to the end without cards, rolls all again, pays as is proposed. */
function boldest({ options }: Asked): WarAction {
  const of = (...types: readonly WarAction['type'][]): WarAction | undefined =>
    options.findLast(({ type }) => types.some((each) => each === type));
  return (
    options.find((action) => action.type === 'spend' && action.action === 'attack') ??
    of('attack') ??
    of('beginBattle', 'depart') ??
    of('pressOn', 'extendAssault', 'noCombatCard', 'reroll', 'stand', 'fightInField') ??
    options.find(({ type }) => type === 'allocateHunt' || type === 'decline') ??
    options[0]
  );
}

it('WR-BATTLE-32: all losses of a volley are one press, and a round of battle at most three', async () => {
  const player = await overheard(house, { viewport: { width: 1440, height: 900 } });
  const seats = [{ kind: 'bot', level: 'casual' }, { kind: 'me' }] as const;
  const { table } = await setTable(player.page, { game: 'war-of-the-ring', content: OSGILIATH, seats });
  await player.page.goto(`/table/${table}`);
  const rounds: number[] = [];
  let paid = 0;
  for (let question = 0; question < MOST_QUESTIONS && (paid === 0 || rounds.length < 2); question++) {
    const asked = await nextQuestion(player, 1);
    if (asked === null) break;
    const action = boldest(asked);
    // What is proposed is sealed as it stands.
    const isPaying = asked.prompt === 'casualties' && asked.view.battle !== null;
    const presses = isPaying ? 1 : touchesOf(asked, action).length;
    if (asked.prompt === 'combatCard') rounds.push(0);
    if (asked.prompt === 'combatCard' || asked.prompt === 'leaderReroll' || isPaying) rounds[rounds.length - 1] += presses;
    if (isPaying) {
      paid++;
      await player.page.locator('.wb-acts .seal').click();
      await expect
        .poll(() => player.now()?.turns.some(({ prompt, options }) => prompt?.id === 'casualties' && options.length > 0))
        .toBe(false);
    } else await decide(player, 'mouse', asked, action);
  }
  expect(rounds.length).toBeGreaterThan(1);
  expect(paid).toBeGreaterThan(0);
  expect(Math.max(...rounds)).toBeLessThanOrEqual(3);
  expect(player.complaints).toEqual([]);
  await player.context.close();
});

/** Plays until an action is to be chosen and `isReady`: every other question gets its last answer, which goes on. */
async function untilAction(player: Overheard, seat: number, isReady: (asked: Asked) => boolean = () => true): Promise<Asked> {
  for (let question = 0; question < MOST_QUESTIONS; question++) {
    const asked = await nextQuestion(player, seat);
    if (asked === null) break;
    if (asked.prompt === 'chooseAction' && isReady(asked)) return asked;
    const { options } = asked;
    const action =
      options.find(({ type }) => type === 'allocateHunt' || type === 'decline' || type === 'noCombatCard' || type === 'ceaseAttack') ??
      options.find((each) => each.type === 'spend' && each.action === 'draw-event') ??
      options.at(-1);
    if (action === undefined) break;
    await decide(player, 'mouse', asked, action);
  }
  throw new Error('No action was asked for');
}

async function press(player: Overheard, touches: readonly Touch[]): Promise<number> {
  for (const each of touches) {
    await player.page.locator('.wr:not(.busy)').waitFor();
    await touch(player.page, 'mouse', each);
  }
  return touches.length;
}

const opened = async (
  side: 'free-peoples' | 'shadow',
  content: typeof OSGILIATH,
  settings: VisitorOptions['settings'] = {},
): Promise<Overheard> => {
  const player = await overheard(house, { viewport: { width: 1440, height: 900 }, settings });
  const [me, bot] = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const;
  const seats = side === 'shadow' ? [bot, me] : [me, bot];
  const { table } = await setTable(player.page, { game: 'war-of-the-ring', content, seats });
  await player.page.goto(`/table/${table}`);
  return player;
};

const line = (player: Overheard, text: RegExp) => player.page.locator('.log li').filter({ hasText: text });

describe('one touch does what it means', () => {
  it('WR-BATTLE-02: an attack is two presses from the army to the question who goes', async () => {
    const player = await opened('shadow', withDice('event', 'army'));
    await untilAction(player, 1, ({ options }) => options.some((each) => each.type === 'spend' && each.action === 'attack'));
    expect(await press(player, [{ region: 'north-ithilien' }, { region: 'osgiliath' }])).toBeLessThanOrEqual(2);
    await player.page.locator('.wr-company-panel [data-act="beginBattle"]').waitFor();
    expect(player.complaints).toEqual([]);
    await player.context.close();
  });

  it('WR-MOVE-02: two armies march in four presses, and one that is divided asks who goes', async () => {
    const player = await opened('shadow', withDice('event', 'army'));
    await untilAction(player, 1, ({ options }) => options.some((each) => each.type === 'spend' && each.action === 'move-armies'));
    const way: Touch[] = [
      { region: 'minas-morgul' },
      { region: 'south-ithilien' },
      { region: 'dol-guldur' },
      { region: 'southern-mirkwood' },
    ];
    expect(await press(player, way)).toBeLessThanOrEqual(4);
    await expect.poll(() => line(player, /South Ithilien|Southern Mirkwood/).count()).toBeGreaterThanOrEqual(2);
    const units = (region: string): number => {
      const { figures = {} } = warView(player).regions.find(({ id }) => id === region)?.field ?? {};
      return Object.values(figures).reduce((sum, count) => sum + count, 0);
    };
    await expect.poll(() => [units('minas-morgul'), units('dol-guldur')]).toEqual([0, 0]);

    await untilAction(player, 1, ({ options }) => options.some((each) => each.type === 'spend' && each.action === 'move-armies'));
    await press(player, [{ region: 'south-ithilien' }, { on: '.wr-divide' }, { region: 'minas-morgul' }]);
    await player.page.locator('.wr-company-panel [data-act="depart"]').waitFor();
    expect(player.complaints).toEqual([]);
    await player.context.close();
  });

  it('WR-CHAR-15: four Nazgûl fly in five presses', async () => {
    const player = await opened('shadow', withDice('event', 'character'));
    await untilAction(player, 1, ({ options }) => options.some((each) => each.type === 'spend' && each.action === 'move-minions'));
    const places = ['forlindon', 'enedwaith', 'anfalas', 'cardolan'];
    const flights = places.map((region): Touch => ({ region }));
    expect(await press(player, [{ on: '[data-often="move-minions"]' }, ...flights])).toBeLessThanOrEqual(5);
    const flown = (): string[] =>
      warView(player).regions.flatMap(({ id, field }) => (places.includes(id) && field.figures.nazgul === 1 ? [id] : []));
    await expect.poll(() => flown().toSorted()).toEqual(places.toSorted());
    expect(player.complaints).toEqual([]);
    await player.context.close();
  });

  it('WR-EVENT-05: an event card is three presses', async () => {
    const player = await opened('shadow', withDice('character', 'event'));
    const isPlayable = (asked: Asked): boolean => {
      const held = asked.view.sides[1]?.cards ?? [];
      return (
        asked.options.some((each) => each.type === 'spend' && each.action === 'play-any-event') &&
        held.some((card) => asked.view.events[card]?.met === true)
      );
    };
    const { view } = await untilAction(player, 1, isPlayable);
    const card = view.sides[1].cards?.find((each) => view.events[each]?.met === true) ?? '';
    const presses: Touch[] = [{ on: '.wr-hand-button' }, { on: `.wr-held[data-card="${card}"]` }, { on: '.wr-large-acts .btn.seal' }];
    expect(await press(player, presses)).toBeLessThanOrEqual(3);
    await line(player, /plays/).first().waitFor({ state: 'attached' });
    expect(player.complaints).toEqual([]);
    await player.context.close();
  });

  it('WR-DICE-23: the Fellowship moves with one press', async () => {
    const player = await opened('free-peoples', withDice('character', 'event'));
    await untilAction(player, 0);
    expect(await press(player, [{ on: '[data-often="move-fellowship"]' }])).toBe(1);
    await expect.poll(() => warView(player).fellowship.progress).toBe(1);
    expect(player.complaints).toEqual([]);
    await player.context.close();
  });
});

it('an army arrives before the numbers change, and its shield shows how many march', async () => {
  const player = await opened('shadow', withDice('event', 'army'), { motion: 'slow' });
  const { page } = player;
  await untilAction(player, 1, ({ options }) => options.some((each) => each.type === 'spend' && each.action === 'move-armies'));
  await page.locator('.wr-theatre:not(:has(*))').waitFor({ state: 'attached' });
  // Every change of the map is noted: whether an army is on its way, its number, and what stands where it goes.
  const noted = await page.evaluateHandle(() => {
    const notes: { marching: string | null; standing: string }[] = [];
    const note = (): void => {
      const marching = document.querySelector('.wr-march-count')?.textContent?.trim() ?? null;
      notes.push({ marching, standing: document.querySelector('[data-stack="south-ithilien"]')?.textContent?.trim() ?? '' });
    };
    new MutationObserver(note).observe(document.querySelector('.wr-map') ?? document.body, { childList: true, subtree: true });
    return notes;
  });
  await press(player, [{ region: 'minas-morgul' }, { region: 'south-ithilien' }]);
  const notes = () => noted.evaluate((all) => all);
  await expect.poll(async () => (await notes()).at(-1)).toEqual({ marching: null, standing: '5' });
  const onTheWay = (await notes()).filter(({ marching }) => marching !== null);
  expect(new Set(onTheWay.map(({ marching }) => marching))).toEqual(new Set(['5']));
  expect(onTheWay.every(({ standing }) => standing === '')).toBe(true);
  expect(player.complaints).toEqual([]);
  await player.context.close();
});
