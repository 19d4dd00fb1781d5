import { existsSync, readFileSync } from 'node:fs';
import { InvalidInput } from '#kernel';
import { expect, test } from 'vitest';
import { openGame, SHELF } from './index.ts';
import { jsonFile } from '#kernel/testing/json.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const titleOf = (id: string): string => jsonFile<{ title: string }>(new URL(`${id}/locale/shelf.en.json`, import.meta.url)).title;

test.each(SHELF.map((box) => [box.id, box] as const))('%s is what its box says', async (id, box) => {
  const game = await openGame(id);
  expect(game.id).toBe(id);
  expect(game.secret).toBe(box.secret);
  expect(game.seats.min).toBeLessThanOrEqual(box.players.min);
  expect(game.seats.max).toBeGreaterThanOrEqual(box.players.max);
  expect(existsSync(new URL(`${id}/table/index.tsx`, import.meta.url)) || box.state !== 'drawn').toBe(true);
});

test.each(SHELF.map((box) => [box.id, box] as const))(
  'every choice of the form of %s is one that the rules read',
  async (id, { form, players }) => {
    const game = await openGame(id);
    for (const field of form)
      for (const value of field.kind === 'choice' ? field.values : field.kind === 'switch' ? [true, false] : [field.standard]) {
        const options = { [field.id]: value };
        try {
          game.readOptions(options, players.min);
        } catch (error) {
          // One choice may need another field to be filled in.
          if (!(error instanceof InvalidInput) || form.every(({ id: other }) => other === field.id || error.path !== other)) throw error;
        }
      }
    await expect(async () => game.readOptions({ [form[0]?.id ?? 'no-such-option']: 'no such value' }, players.min)).rejects.toThrow(
      InvalidInput,
    );
  },
);

test.each(SHELF.map(({ id }) => id))('%s has a cover that is safe to show as a picture', (id) => {
  const cover = read(`${id}/cover.svg`);
  expect(cover).toMatch(/^<svg /);
  expect(cover).not.toMatch(/<script|href="http|<foreignObject/);
});

test('CREDITS.md thanks the makers of the printed games as the boxes do', () => {
  const [, printed = ''] = read('../../CREDITS.md').split('## The printed games');
  const rows = printed
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| game |') && !line.startsWith('| --- |'))
    .map((line) => line.slice(2, -2).split(' | '));
  expect(rows).toEqual(
    SHELF.map(({ id, printed: { design, illustration, publishers } }) => [
      titleOf(id),
      design.join(', '),
      illustration.join(', '),
      publishers.join(', '),
    ]),
  );
});
