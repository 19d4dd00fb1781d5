import { expect, test } from 'vitest';
import { packSchema } from '../content/schema.ts';
import { standard } from '../content/standard.ts';
import { aboutOption, names } from './outline.ts';
import { table } from '../testing/table.ts';
import type { HuntView } from './view.ts';

const viewOf = (part: 1 | 2): HuntView => table({ part }).look('spectator');

test('an option names the spaces of the map that lies on the table', () => {
  expect(aboutOption(viewOf(1), { type: 'ride', space: 'd07' })).toEqual({ space: '@dot.1-d07' });
  expect(aboutOption(viewOf(2), { type: 'moveAlly', from: 7, to: 'A' })).toEqual({ from: '@area.2-7', to: '@area.2-A' });
  expect(aboutOption(viewOf(2), { type: 'peekHand', seat: 1 })).toEqual({ seat: '@seat.1' });
  expect(aboutOption(viewOf(2), { type: 'choose', option: 2 })).toEqual({ option: '@choice.2' });
  expect(aboutOption(viewOf(2), { type: 'endTurn' })).toEqual({});
});

test('dots that a content pack joins differently are called by what lies around them there', () => {
  const view = viewOf(1);
  expect(names(view)).toEqual({});
  const sheet = packSchema.parse(standard).maps[0];
  sheet.edges = sheet.edges.filter(({ a, b }) => !(a === 3 && b === 'd02') && !(a === 'd02' && b === 3));
  const called = names({ ...view, sheet });
  expect([called.en['dot.1-d02'], called.pl['dot.1-d02']]).toEqual([
    'the dot between 1 (Bag End) and 6 (Bywater)',
    'kropka między 1 (Bag End) a 6 (Nad Wodą)',
  ]);
});
