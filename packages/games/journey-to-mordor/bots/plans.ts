import { asId } from '#kernel/id.ts';
import { cloneState, type LegalMoves, type Move } from '#kernel';
import { type EffectId, NAZGUL, WHITE_TREE, type Die } from '../content/box.ts';
import { settingAside } from '../rules/frames.ts';
import { putAside } from '../rules/setAside.ts';
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
export function plansFrom(s: Journey, legalMoves: LegalMoves<Journey>): Plan[] {
  const plans: Plan[] = [];
  const { asideAt, active } = s.open;
  const dice = asideAt.length;

  const look = (adds: number, from: number): void => {
    const options = legalMoves.options(s, active);
    let allowed = 0;
    for (let i = 0; i < options.length; i++) {
      const move: Move = asId(options.moves[i]);
      if (setAside.is(move)) allowed |= 1 << setAside.read.die(move);
      else if (roll.is(move)) plans.push({ adds, ends: false });
      else if (finishRolling.is(move)) plans.push({ adds, ends: true });
    }
    // In the order of the dice, so that every set is met once.
    for (let die: Die = asId(from); die < dice; die++) {
      if (((allowed >> die) & 1) === 0) continue;
      const { taken } = s.open;
      putAside(s, die);
      const all = adds | (1 << die);
      // With the last die rolling ends by itself (JM-DICE-07).
      if (asideAt.includes(0)) look(all, die + 1);
      else plans.push({ adds: all, ends: true });
      asideAt[die] = 0;
      s.open.taken = taken;
    }
  };

  look(0, 0);
  return plans;
}

/**
 * The ways to go on from any roll of a turn with one effect, each asked of the rules once. Ring, Gandalf, weapon and orc stand for one
 * another here: what may be set aside together depends only on which dice are equal.
 */
export class PlanBook {
  private readonly s: Journey;
  private readonly legalMoves: LegalMoves<Journey>;
  private readonly known = new Map<number, readonly Plan[]>();

  constructor(s: Journey, effect: EffectId | null, legalMoves: LegalMoves<Journey>) {
    this.s = cloneState(s);
    this.legalMoves = legalMoves;
    this.s.frames = [settingAside.make()];
    // Between two rolls, whatever was set aside before: only the dice of the present roll decide what is allowed.
    Object.assign(this.s.open, { effect, rolls: 2, repeated: true, taken: 0 });
  }

  plans(loose: number, shows: readonly number[]): readonly Plan[] {
    const { open } = this.s;
    const stand = [-1, -1, -1, -1];
    let used = 0;
    let key = 0;
    for (let die = 0; die < shows.length; die++) {
      const symbol = shows[die];
      let label = 6;
      if ((loose >> die) & 1) {
        if (symbol === NAZGUL || symbol === WHITE_TREE) label = symbol;
        else {
          if (stand[symbol] < 0) stand[symbol] = used++;
          label = stand[symbol];
        }
      }
      key = key * 7 + label;
    }
    let plans = this.known.get(key);
    if (plans === undefined) {
      for (let die = 0; die < shows.length; die++) {
        open.shows[die] = asId((loose >> die) & 1 ? shows[die] : 0);
        open.asideAt[die] = (loose >> die) & 1 ? 0 : 1;
      }
      plans = plansFrom(this.s, this.legalMoves);
      this.known.set(key, plans);
    }
    return plans;
  }
}
