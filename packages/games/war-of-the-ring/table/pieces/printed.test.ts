import { expect, test } from 'vitest';
import characters from '../../content/characters.json' with { type: 'json' };
import events from '../../content/events.json' with { type: 'json' };
import tiles from '../../content/hunt-tiles.json' with { type: 'json' };
import regions from '../../content/regions.json' with { type: 'json' };
import setup from '../../content/setup.json' with { type: 'json' };
import { cardSign } from './cards.ts';
import { characterCard } from './cardsOfCharacters.ts';
import { CHARACTER_IDS, signOf } from './characters.ts';
import { NATIONS } from './nations.ts';
import { pointsOf } from './settlements.ts';
import { sorted, tileOf } from './tiles.ts';

/** What is drawn is what is printed: the table knows by heart only what the content says. */

test('every nation has its arms, on the shield of its side', () => {
  expect(Object.keys(NATIONS)).toEqual(setup.nations.map(({ id }) => id));
  for (const { id, side } of setup.nations) expect(NATIONS[id]?.side, id).toBe(side);
  const looks = Object.values(NATIONS).map((nation) => `${nation?.device} ${nation?.fill}`);
  expect(new Set(looks).size).toBe(looks.length);
});

test.each([...tiles.standard, ...tiles.special])('the tile $id', ({ id, owner, value, reveal, stop }) => {
  expect(tileOf(id)).toEqual({ owner, value, reveal, stop });
});

test('tiles that say the same are counted together', () => {
  const all = sorted(tiles.standard.map(({ id }) => id));
  expect(all.map(({ count }) => count).reduce((sum, count) => sum + count)).toBe(16);
  expect(all.find(({ tile }) => tile.value === 'eye')?.count).toBe(4);
  expect(all).toHaveLength(7);
});

test('every event card shows the deck it belongs to and the die it asks for', () => {
  for (const { id, side, deck, dieType } of events) expect(cardSign(id), id).toMatchObject({ side, deck, die: dieType });
});

test.each(characters)('the card of $id', ({ id, side, level, leadership, activates, actionDieBonus, abilities, guide, entry }) => {
  expect(CHARACTER_IDS).toContain(id);
  expect(signOf(id).side).toBe(side);
  expect(characterCard(id)).toEqual({
    level,
    leadership,
    activates: activates.length === 5 ? 'all' : (activates[0] ?? 'none'),
    die: actionDieBonus > 0,
    guide: guide !== null,
    enters: entry !== null,
    abilities: abilities.map((ability) => ability.id),
  });
});

test('a settlement is worth what the content says', () => {
  for (const { id, settlement, victoryPoints } of regions) expect(pointsOf(settlement ?? 'none'), id).toBe(victoryPoints);
});
