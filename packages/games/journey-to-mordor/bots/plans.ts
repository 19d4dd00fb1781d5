import { Lister, verbOf } from '#kernel';
import type { Journey } from '../rules/state.ts';
import { finishRolling, roll, setAside } from '../rules/verbs.ts';

/** A way to go on from a roll: which more dice to set aside (as bits), and whether rolling ends with it. */
export interface Plan {
  readonly adds: number;
  readonly ends: boolean;
}

/**
 * Every way to go on from the dice on the table. What is allowed is asked of the rules, die by die: nothing about setting dice aside
 * is written here a second time. The state is left as it was.
 */
export function plansFrom(s: Journey, lister: Lister<Journey>): Plan[] {
  const plans: Plan[] = [];
  const { asideAt, rolls, active } = s.open;
  const dice = asideAt.length;

  const look = (adds: number, from: number): void => {
    const options = lister.options(s, active);
    let allowed = 0;
    for (let i = 0; i < options.length; i++) {
      const move = options.moves[i];
      const verb = verbOf(move);
      if (verb === setAside.index) allowed |= 1 << (move & 0xff);
      else if (verb === roll.index) plans.push({ adds, ends: false });
      else if (verb === finishRolling.index) plans.push({ adds, ends: true });
    }
    // In the order of the dice, so that every set is met once.
    for (let die = from; die < dice; die++) {
      if (((allowed >> die) & 1) === 0) continue;
      asideAt[die] = rolls;
      const all = adds | (1 << die);
      // With the last die rolling ends by itself (JM-DICE-07).
      if (asideAt.includes(0)) look(all, die + 1);
      else plans.push({ adds: all, ends: true });
      asideAt[die] = 0;
    }
  };

  look(0, 0);
  return plans;
}
