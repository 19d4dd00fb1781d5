import { expect, test } from 'vitest';
import { hearing } from './hearing.ts';

test('each sound is heard once, in the order of the news; what makes none, and words every object knows, are silent', () => {
  const soundsOf = hearing({ rolled: 'die', rolledAgain: 'die', struck: 'battle' });
  expect(soundsOf(['struck', 'rolled', 'rolledAgain', 'struck', 'moved', 'toString'].map((type) => ({ type })))).toEqual(['battle', 'die']);
});
