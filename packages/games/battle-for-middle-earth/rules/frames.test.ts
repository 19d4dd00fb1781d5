import { expect, test } from 'vitest';
import { counterattack, loseEnemy, loseHandCard, loseTeamCard } from './frames.ts';

test('frames from outside name a seat that there may be, and no more players than take part', () => {
  for (const frame of [loseTeamCard, loseHandCard, loseEnemy]) {
    for (const seat of [0, 3]) expect(frame.fault({ step: frame.step, ...{ seat } })).toBeNull();
    for (const seat of [-1, 4]) expect(frame.fault({ step: frame.step, ...{ seat } })).not.toBeNull();
  }
  for (const asked of [0, 4]) expect(counterattack.fault({ step: counterattack.step, ...{ asked } })).toBeNull();
  for (const asked of [-1, 5]) expect(counterattack.fault({ step: counterattack.step, ...{ asked } })).not.toBeNull();
});
