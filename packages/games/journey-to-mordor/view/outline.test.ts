import { expect, test } from 'vitest';
import { journeyToMordor } from '../index.ts';
import { at, phase2, player, rolled, type TestTable } from '../testing/table.ts';

const turnLines = (table: TestTable): string[] =>
  journeyToMordor
    .outline(table.view())
    .filter(({ id }) => id === 'turn')
    .flatMap(({ lines }) => lines.map(({ id }) => id));

const frodo = (fields: number) => ({ players: [player('frodo', fields), player('sam')] });

test('while dice are set aside the table says what would come of it', () => {
  const table = at({ ...frodo(0), turn: rolled({ black: 'ring', yellow: 'nazgul', red: 'orc', blue: 'orc', green: 'orc' }) });
  table.setAside('black', 'yellow');
  expect(turnLines(table)).toContain('forecast');
  expect(turnLines(table)).toContain('forecastHit');
});

test('in the Gandalf step the Rings are no forecast any more, the Nazgûl still are', () => {
  const table = phase2(frodo(3), { black: 'ring', yellow: 'nazgul', red: 'ring', blue: 'gandalf', green: 'gandalf' });
  expect(table.view()).toMatchObject({ stage: 'gandalf', turn: { forecast: { moves: 2, lost: 0, hits: [1, 0] } } });
  expect(table.player(0).fields).toBe(5);
  expect(turnLines(table)).not.toContain('forecast');
  expect(turnLines(table)).toContain('forecastHit');
});

test('what was moved is not counted twice: at the end of the trail nothing seems lost', () => {
  const table = phase2(frodo(7), { black: 'ring', yellow: 'gandalf', red: 'ring', blue: 'weapon', green: 'weapon' });
  expect(table.view().turn?.forecast).toMatchObject({ moves: 2, lost: 0 });
});
