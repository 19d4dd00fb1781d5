import { unchecked } from '../../../packages/kernel/unchecked.ts';
import { CASUAL, type MoveWeights } from '../../../packages/games/war-of-the-ring/bots/moveWeights.ts';
import type { SideWeights, PlanSignal } from '../../../packages/games/war-of-the-ring/bots/plan.ts';

const rounded = (number: number): number => Math.round(number * 1000) / 1000;
/** A step of each number: a part of what it is by hand, and something where it is nothing. */
const stepOf = (number: number): number => 0.3 * Math.abs(number) + 0.25;
/** What the race shows comes to a dozen: a step of its weight is small, and that of what speaks for a plan by itself is like its number. */
const SIGN_STEP = 0.08;

/** What one side alone is asked about; the other's number stays as it is by hand. */
const ONE_SIDES: readonly [free: readonly (keyof MoveWeights)[], shadow: readonly (keyof MoveWeights)[]] = [
  [
    'separate-companions',
    'move-companions',
    'bring-upgrade',
    'guide-hide',
    'companion-diplomacy',
    'hide-fellowship',
    'move-fellowship',
    'moveAgain',
    'late',
    'lateAgain',
    'intoPack',
    'dearCharacter',
    'corruption',
    'corruptionMore',
    'levelOnMap',
    'levelCorrupted',
    'levelInMordor',
  ],
  [
    'move-minions',
    'bring-minion',
    'voice-recruit',
    'voice-upgrade',
    'isengard',
    'sauron',
    'huntersHidden',
    'huntersRevealed',
    'huntersInMordor',
    'overFellowship',
  ],
];

/** A conduct as a row of numbers, and back: which numbers there are, and how far each is moved at a time. */
export class Scale {
  /** As in `march`, `rest.late` and `rest?points`. */
  readonly names: readonly string[];
  readonly steps: readonly number[];
  private readonly model: SideWeights;
  private readonly usual: readonly (keyof MoveWeights)[];

  constructor(model: SideWeights, side: 0 | 1) {
    this.model = model;
    const usual = unchecked<(keyof MoveWeights)[]>(Object.keys(model.manner)).filter((name) => !ONE_SIDES[1 - side].includes(name));
    this.usual = usual;
    const names = usual.map((name): string => name);
    const steps = usual.map((name) => stepOf(CASUAL[side][name]));
    for (const { plan, sign, changes } of model.purposes) {
      for (const [name, number] of Object.entries(changes)) {
        names.push(`${plan}.${name}`);
        steps.push(stepOf(number));
      }
      for (const [name, number] of Object.entries(sign)) {
        names.push(`${plan}?${name}`);
        steps.push(name === 'always' ? stepOf(number) : SIGN_STEP);
      }
    }
    this.names = names;
    this.steps = steps;
  }

  numbers({ manner, purposes }: SideWeights): number[] {
    return [
      ...this.usual.map((name) => manner[name]),
      ...purposes.flatMap(({ sign, changes }) => [...Object.values(changes), ...Object.values(sign)]),
    ];
  }

  conduct(numbers: readonly number[]): SideWeights {
    const manner = Object.fromEntries(this.usual.map((name, at) => [name, rounded(numbers[at])]));
    let at = this.usual.length;
    const next = <T extends object>(like: T): T =>
      unchecked<T>(Object.fromEntries(Object.keys(like).map((name) => [name, rounded(numbers[at++])])));
    return {
      manner: { ...this.model.manner, ...manner },
      purposes: this.model.purposes.map(({ plan, sign, changes }) => ({ plan, changes: next(changes), sign: next<PlanSignal>(sign) })),
    };
  }
}
