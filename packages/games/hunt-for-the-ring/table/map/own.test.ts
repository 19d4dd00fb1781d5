import { expect, test } from 'vitest';
import { Match, SeededRandom, viewOf } from '#kernel';
import { standard } from '../../content/standard.ts';
import { huntForTheRing as game } from '../../index.ts';
import { drawOwn, isDrawable } from './loaded.ts';

const viewWith = (pack: unknown) => {
  const box = game.content.read(pack);
  const match = Match.begin(game, { box, options: { mode: 'part1' }, seats: 2, random: new SeededRandom(3) });
  return viewOf(game, match.state, 'spectator');
};

test('the standard box sends no sheet; a pack of one’s own sends its map, and it is drawn as it says', async () => {
  expect(viewWith(standard).sheet).toBeNull();
  const pack = structuredClone(standard);
  pack.maps[0].areas[0].x = 120;
  const { sheet } = viewWith(pack);
  expect(isDrawable(sheet)).toBe(true);
  if (!isDrawable(sheet)) return;
  const drawn = await drawOwn(sheet);
  expect([drawn.sheet.byId.get('1')?.x, drawn.drawing.lands.length]).toEqual([120, 10]);
});

test('a pack without places for its spaces cannot be drawn, and that is seen', () => {
  const pack = structuredClone(standard);
  Reflect.deleteProperty(pack.maps[0].areas[3], 'x');
  const { sheet } = viewWith(pack);
  expect([sheet !== null, isDrawable(sheet)]).toEqual([true, false]);
});
