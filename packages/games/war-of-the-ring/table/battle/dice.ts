import type { BattleView } from '../../view/view.ts';
import type { SideTold } from './rounds.ts';

/** A combat die on the table. */
export interface DieShown {
  readonly face: number;
  /** What it showed before it was rolled again. */
  readonly was: number | null;
  readonly hit: boolean;
  /** It hits only because something was added to it. */
  readonly raised: boolean;
  readonly tumbles: boolean;
}

/** The dice of one side's combat roll; missed dice that were rolled again show both results. Nothing before the roll. */
export function diceOf(battle: BattleView, side: 0 | 1, told: SideTold | null): readonly DieShown[] {
  const { plain, roll, reroll } = battle.fighters[side].hitsFrom;
  const again = [...(told?.rerolled ?? [])];
  return battle.rolls[side].map((face) => {
    const next = face >= roll ? undefined : again.shift();
    if (next === undefined)
      return { face, was: null, hit: face >= roll, raised: face >= roll && face < plain, tumbles: told?.fresh.roll === true };
    return { face: next, was: face, hit: next >= reroll, raised: next >= reroll && next < plain, tumbles: told?.fresh.reroll === true };
  });
}

/** The numbers that hit, written out: `6`, `5, 6`. */
export const numbersFrom = (least: number): string => Array.from({ length: 7 - least }, (_, n) => least + n).join(', ');
