import { firstOf, Match, SeededRandom, viewOf } from '#kernel';
import { describe, expect, test } from 'vitest';
import { warOfTheRing as game } from '../index.ts';
import en from '../locale/en.json' with { type: 'json' };
import pl from '../locale/pl.json' with { type: 'json' };
import type { War } from '../rules/state.ts';
import type { WarAction } from '../rules/verbs.ts';
import { eventLines } from '../table/pieces/eventLines.ts';
import { siteOf } from '../table/sites.ts';
import { box, FREE, type GivenWar, SHADOW, war } from '../testing/war.ts';
import { cardId } from '../content/cards.ts';

const CORSAIRS = cardId('corsairs-of-umbar');
const held = (card: string, given: GivenWar = {}, viewer = SHADOW) =>
  war({ free: ['event'], shadow: ['event'], hands: { 'free-peoples': { hand: [] }, shadow: { hand: [card] } }, ...given }).view(viewer)
    .events;

describe('WR-EVENT-07: the condition of a card in the hand', () => {
  const on = { umbar: 'southrons 2r', 'dol-amroth': 'gondor 1r' };

  test('is met or not, and only its owner is told; one without condition has none to meet', () => {
    expect(held(CORSAIRS, { on })[CORSAIRS]).toEqual({ met: false, regions: [] });
    expect(held(CORSAIRS, { on, atWar: ['southrons'] })[CORSAIRS]?.met).toBe(true);
    expect(held(CORSAIRS, { on, atWar: ['southrons'] }, FREE)).toEqual({});
    expect(held(cardId('orcs-multiplying-again'))[cardId('orcs-multiplying-again')]?.met).toBeNull();
  });

  test.each([
    ['English', en],
    ['Polish', pl],
  ])('%s: it is the first line of the words of every card that has one, and of no other', (_language, words) => {
    const texts: { readonly [card: string]: string } = words.eventText;
    const isSaid = box.cardIds.filter((id) => eventLines(texts[id]).condition !== null);
    expect(isSaid).toEqual(box.cardIds.filter((_, card) => box.eventEffects[card].when !== undefined));
  });
});

test('a card shows where it would act: where a fleet lies and may land, where there is somebody to recruit, and nowhere else', () => {
  const fleet = held(CORSAIRS, { on: { umbar: 'southrons 2r', 'dol-amroth': 'gondor 1r' }, atWar: ['southrons'] });
  expect(fleet[CORSAIRS]?.regions).toEqual(expect.arrayContaining(['umbar', 'dol-amroth', 'pelargir']));
  expect(fleet[CORSAIRS]?.regions).not.toContain('minas-tirith');
  expect(held(cardId('orcs-multiplying-again'))[cardId('orcs-multiplying-again')]?.regions).toEqual(['dol-guldur', 'mount-gundabad']);
  const taken = held(cardId('orcs-multiplying-again'), { on: { 'dol-guldur': 'elves 1r' }, held: { 'dol-guldur': 'free-peoples' } });
  expect(taken[cardId('orcs-multiplying-again')]?.regions).toEqual(['mount-gundabad']);
});

/** The regions that the first question of a card is about: of a way, where it begins. */
const asked = (options: readonly WarAction[]): string[] =>
  options.flatMap((action) => {
    const site = siteOf(action);
    return site.on === 'region' ? [site.region] : site.on === 'way' ? [site.from] : [];
  });

test('along whole games a card asks first about regions that it has shown', () => {
  const played = new Set<string>();
  const wrong: string[] = [];
  for (let round = 0; round < 2; round++) {
    const match = Match.begin<War, unknown, unknown>(game, { box, options: {}, seats: 2, random: new SeededRandom(31, round) });
    const chooser = new SeededRandom(12, round);
    while (match.state.outcome === null) {
      const seat = firstOf(match.waiting());
      const options = match.options(seat);
      const events = options.filter((action) => action.type === 'playEvent');
      const action = events.length > 0 ? events[chooser.below(events.length)] : options[chooser.below(options.length)];
      const shown = action.type === 'playEvent' ? (viewOf(game, match.state, seat).events[action.card]?.regions ?? []) : [];
      match.apply(seat, action);
      if (action.type !== 'playEvent' || match.state.outcome !== null || firstOf(match.waiting()) !== seat) continue;
      if (viewOf(game, match.state, seat).doing?.card !== action.card) continue;
      const regions = asked(match.options(seat));
      if (regions.length > 0) played.add(action.card);
      if (!regions.every((region) => shown.includes(region))) wrong.push(`${action.card}: ${regions.join()} of ${shown.join()}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(played.size).toBeGreaterThan(8);
});
