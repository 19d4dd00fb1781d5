import type { BattleBox } from '../content/box.ts';
import { JOKER } from '../content/box.ts';

/** The rules of paying once more, by trying out everything: an oracle for tests. */

/** Every symbol of the team pays for one enemy symbol or for none. */
export function paysByTrying(paying: readonly number[], asked: readonly number[]): boolean {
  if (asked.length === 0) return true;
  const [symbol, ...rest] = asked;
  return paying.some((each, index) => (each === symbol || each === JOKER) && paysByTrying(paying.toSpliced(index, 1), rest));
}

/** All uses of abilities, tried out one after the other: doublings by BM-DOUBLE-02 and BM-RULING-26, borrowings by BM-RULING-20. */
export function* usesOfAbilities(box: BattleBox, team: readonly number[], helpers: readonly number[]): Generator<number[]> {
  const printed = team.flatMap((each) => box.companions[each].symbols.map((drawn) => ({ each, drawn })));
  const doublers = team.filter((each) => box.companions[each].ability === 'double');
  const hobbits = team.filter((each) => box.companions[each].ability === 'borrow');
  function* doubled(index: number, used: readonly number[]): Generator<number[]> {
    if (index === doublers.length) {
      yield used.map((place) => printed[place].drawn);
      return;
    }
    yield* doubled(index + 1, used);
    for (const [place, { drawn }] of printed.entries())
      if (!used.includes(place) && !box.companions[doublers[index]].symbols.includes(drawn)) yield* doubled(index + 1, [...used, place]);
  }
  function* borrowed(index: number, used: readonly number[]): Generator<number[]> {
    if (index === hobbits.length) {
      yield used.flatMap((helper) => [...box.companions[helper].symbols]);
      return;
    }
    yield* borrowed(index + 1, used);
    for (const helper of helpers) if (!used.includes(helper)) yield* borrowed(index + 1, [...used, helper]);
  }
  for (const more of doubled(0, [])) for (const help of borrowed(0, [])) yield [...printed.map(({ drawn }) => drawn), ...more, ...help];
}
