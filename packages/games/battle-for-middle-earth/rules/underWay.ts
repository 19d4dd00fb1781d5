import type { Guard } from '#kernel';
import type { Companions } from '../content/box.ts';
import { canComplete } from './means.ts';
import type { Attack, Battle } from './state.ts';
import { guard } from './tools.ts';

/** The team of the attack under way. */
export const attackers = (s: Battle, under: Attack): Companions => s.open.teams[s.open.active][under.team];

/** Runs a question about the attack under way; without one the answer is no. */
export const during =
  <A extends number, B extends number, C extends number>(ask: (s: Battle, under: Attack, a: A, b: B, c: C) => boolean) =>
  (s: Battle, a: A, b: B, c: C): boolean =>
    s.open.attack !== null && ask(s, s.open.attack, a, b, c);

/** Whether the attack could still be completed with something added; nothing is ever begun that cannot be won (BM-RULING-03). */
export const stillWins = <A extends number, B extends number, C extends number>(
  change: (under: Attack, a: A, b: B, c: C) => Attack,
): Guard<Battle, A, B, C> =>
  guard(
    'BM-RULING-03',
    during((s, under, a, b, c) => canComplete(s, s.open.active, attackers(s, under), change(under, a, b, c))),
  );
