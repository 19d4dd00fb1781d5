import type { WarAction } from '#games/war-of-the-ring/rules/verbs.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from './browser.ts';
import { overheard } from './overheard.ts';
import { setTable } from './players.ts';
import { type Asked, decide, nextQuestion, touchesOf } from './war-player.ts';
import { OSGILIATH } from './war-scenario.ts';

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
  for (let question = 0; question < MOST_QUESTIONS && (paid === 0 || rounds.length < 3); question++) {
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
