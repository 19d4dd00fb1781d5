import { SeededRandom, settle, SilentEffects } from '#kernel';
import { describe, expect, test } from 'vitest';
import { ARAGORN, IN_FELLOWSHIP, NAZGUL, REINFORCEMENTS } from '../content/box.ts';
import { warOfTheRing as game } from '../index.ts';
import { countAt, inPlay } from '../rules/figures.ts';
import type { War } from '../rules/state.ts';
import { varyStart } from './variedStart.ts';

function varied(seed: number): War {
  const effects = new SilentEffects(new SeededRandom(seed));
  const s = game.setup(game.content.read(game.content.standard), game.readOptions(undefined, 2), 2, effects);
  settle(game, s, effects);
  varyStart(s, new SeededRandom(seed, 1));
  return s;
}

describe('altered starts of training games', () => {
  const starts = Array.from({ length: 200 }, (_, seed) => varied(seed));

  test('are positions that the rules allow', () => {
    for (const s of starts) expect(game.check(s)).toEqual([]);
  });

  test('show what rule bots hardly ever bring about, and leave half of the games alone', () => {
    const share = (holds: (s: War) => boolean): number => starts.filter((s) => holds(s)).length / starts.length;
    const [first] = starts;
    const nazgul = Math.max(...starts.map((s) => countAt(s, REINFORCEMENTS, NAZGUL)));
    expect(share((s) => inPlay(s, ARAGORN))).toBeGreaterThan(0.08);
    expect(share((s) => countAt(s, REINFORCEMENTS, NAZGUL) < nazgul)).toBeGreaterThan(0.08);
    expect(
      share((s) => s.open.characters.some((place, c) => first.open.characters[c] === IN_FELLOWSHIP && place < REINFORCEMENTS)),
    ).toBeGreaterThan(0.08);
    expect(share((s) => s.open.steps.every((steps) => steps > 0))).toBeGreaterThan(0.5);
  });
});
