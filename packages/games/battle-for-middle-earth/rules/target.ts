import { asId } from '#kernel/id.ts';
import { type Enemies, type Enemy, POSITIONS } from '../content/box.ts';
import type { Prompt } from '#kernel';
import { fight } from './battle.ts';
import { card, has, lacks, NONE } from './cards.ts';
import { bill } from './forecast.ts';
import { canComplete, unpaid } from './means.ts';
import { inRow } from './row.ts';
import type { Attack, Battle } from './state.ts';
import { choice, guard } from './tools.ts';
import { attackers, during } from './underWay.ts';
import { strike, target } from './verbs.ts';

const withTarget = (under: Attack, enemy: Enemy): Attack => ({ ...under, targets: asId(under.targets | card(enemy)) });

/** The symbols that the attack as it stands has nothing to pay with, jokers counted. */
function missing(s: Battle, enemies: (under: Attack) => Enemies): Prompt['params'] {
  const under = s.open.attack;
  if (under === null) return {};
  const { needs } = bill(s, attackers(s, under), under, enemies(under));
  return { symbols: needs.flatMap(({ symbol, paid }) => (paid === null ? [`@symbol.${symbol}`] : [])) };
}

/** One or more face-up enemies, as long as the symbols reach for all of them (BM-ATTACK-05), each symbol paying once (BM-RULING-01). */
export const targeting = choice(target, {
  candidates(s, propose) {
    for (let position = 0; position < POSITIONS; position++) if (s.open.row[position] >= 0) propose(s.open.row[position]);
  },
  guards: [
    guard('BM-ATTACK-05', (s, enemy) => has(inRow(s), enemy)),
    guard(
      'BM-ATTACK-05',
      during((_s, under, enemy) => lacks(under.targets, enemy)),
    ),
    // By itself it asks for more than the team has...
    guard(
      'BM-ATTACK-03',
      during((s, under, enemy) => canComplete(s, s.open.active, attackers(s, under), { ...under, targets: card(enemy) })),
      (s, enemy) => missing(s, () => card(enemy)),
    ),
    // ...or together with those chosen before, as each symbol pays once.
    guard(
      'BM-RULING-01',
      during((s, under, enemy) => under.targets === NONE || canComplete(s, s.open.active, attackers(s, under), withTarget(under, enemy))),
      (s, enemy) => missing(s, (under) => withTarget(under, enemy).targets),
    ),
  ],
  perform(s, effects, enemy) {
    if (s.open.attack !== null) s.open.attack = withTarget(s.open.attack, enemy);
    effects.emit?.({ type: 'targeted', enemy });
  },
});

export const canStrike = (s: Battle, under: Attack): boolean => unpaid(s, attackers(s, under), under, under.targets) <= 0;

/** Every symbol on every enemy attacked must be paid for, each by a symbol of its own (BM-ATTACK-03, BM-RULING-01). */
export const striking = choice(strike, {
  guards: [
    guard(
      'BM-ATTACK-05',
      during((_s, under) => under.targets !== NONE),
    ),
    guard('BM-ATTACK-03', during(canStrike), (s) => missing(s, ({ targets }) => targets)),
  ],
  perform(s, effects) {
    if (s.open.attack !== null) fight(s, s.open.attack, effects);
  },
});
