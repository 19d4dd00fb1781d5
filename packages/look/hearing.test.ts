import { expect, test } from 'vitest';
import { hearing } from './hearing.ts';

test('each sound is heard once, in the order of the news; what makes none is silent', () => {
  const soundsOf = hearing<'rolled' | 'rolledAgain' | 'struck' | 'moved'>({
    rolled: 'die',
    rolledAgain: 'die',
    struck: 'battle',
    moved: null,
  });
  const news = ['struck', 'rolled', 'rolledAgain', 'struck', 'moved'] as const;
  expect(soundsOf(news.map((type) => ({ type })))).toEqual(['battle', 'die']);
});
