import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import type { DieView } from '../../view/view.ts';
import { tumble } from './dice.ts';
import type { PanelProps } from './panel.ts';

const TURN = 130;
const TURNS = 4;
const STAGGER = 60;
const ROLLS: readonly string[] = ['diceRolled', 'diceRerolled'];

/** Dice that were just thrown, as they are seen to fall. */
interface TumblingDice {
  readonly isRolling: () => boolean;
  /** Lets them all lie. */
  readonly still: () => void;
  readonly faceNow: (die: DieView, index: number) => string;
  readonly tumbling: (index: number) => boolean;
}

export function createTumbling(props: Pick<PanelProps, 'fresh' | 'motion' | 'view'>): TumblingDice {
  /** Milliseconds since the throw; null when all dice lie still. */
  const [rolling, roll] = createSignal<number | null>(null);
  let ticking: ReturnType<typeof setInterval> | undefined;
  const still = (): void => {
    clearInterval(ticking);
    roll(null);
  };
  onCleanup(still);
  createEffect(
    on(
      () => props.fresh,
      (fresh) => {
        if (props.motion === 'reduced' || !fresh.some(({ type }) => ROLLS.includes(type))) return;
        still();
        roll(0);
        ticking = setInterval(() => {
          const passed = (rolling() ?? 0) + TURN / 2;
          if (passed > TURN * TURNS + STAGGER * props.view.dice.length) still();
          else roll(passed);
        }, TURN / 2);
      },
    ),
  );
  const faceNow = (die: DieView, index: number): string => {
    const passed = rolling();
    if (passed === null || (die.spent && !die.witchKing)) return die.face;
    const seen = tumble(die.face, index, TURNS);
    return seen[Math.min(TURNS - 1, Math.max(0, Math.floor((passed - index * STAGGER) / TURN)))] ?? die.face;
  };
  const tumbling = (index: number): boolean => {
    const passed = rolling();
    return passed !== null && passed < TURN * (TURNS - 1) + index * STAGGER;
  };
  return { isRolling: () => rolling() !== null, still, faceNow, tumbling };
}
