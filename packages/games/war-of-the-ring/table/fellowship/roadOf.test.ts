import { expect, test } from 'vitest';
import type { WarEvent } from '../../rules/events.ts';
import { roadOf } from './roadOf.ts';

const declared: WarEvent = { type: 'declaredAt', region: 'hollin', path: ['rivendell', 'hollin'] };

test('the road goes on from where it ended', () => {
  const found: WarEvent = { type: 'revealedAt', region: 'moria', path: ['hollin', 'moria'] };
  expect(roadOf([declared, found], 'moria')).toEqual({ walked: ['rivendell', 'hollin', 'moria'], traced: [] });
});

test('a path is traced from the figure, a step that is taken back is gone, and the path is walked once it is told', () => {
  const steps: readonly WarEvent[] = [declared, { type: 'pathStep', region: 'moria' }, { type: 'pathStep', region: 'dimrill-dale' }];
  expect(roadOf(steps, 'hollin').traced).toEqual(['hollin', 'moria', 'dimrill-dale']);
  expect(roadOf([...steps, { type: 'undone', seat: 0 }], 'hollin').traced).toEqual(['hollin', 'moria']);
  expect(roadOf([...steps, declared], 'hollin').traced).toEqual([]);
});
