import { expect, test } from 'vitest';
import en from '../locale/en.json' with { type: 'json' };
import pl from '../locale/pl.json' with { type: 'json' };
import { TOPICS } from './reasons.ts';

test('every reason has words in both languages, and no words are left over', () => {
  for (const { why } of [en, pl]) expect(Object.keys(why).toSorted()).toEqual([...TOPICS].toSorted());
});
