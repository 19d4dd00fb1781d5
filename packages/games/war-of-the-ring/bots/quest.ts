import { top } from '#kernel';
import { FREE, LIMITS, type Region, SHADOW, STRIDER } from '../content/box.ts';
import { companionsInFellowship } from '../rules/fellowship/members.ts';
import type { PathFrame } from '../rules/fellowship/path.ts';
import type { TileFrame } from '../rules/hunt/tileFrame.ts';
import { isFreeHaven, isShadowHold } from '../rules/places.ts';
import type { War } from '../rules/state.ts';
import { stepsToGate } from './map.ts';

/** Every move of a turn makes the next one more dangerous. */
export function moveWorth(s: War): number {
  const { mordor, corruption } = s.open.fellowship;
  const { huntBox } = s.open;
  const risk = mordor >= 0 ? (huntBox[FREE] + huntBox[SHADOW]) * 0.25 : huntBox[FREE] * Math.min(5, huntBox[SHADOW]) * 0.35;
  const cushion = companionsInFellowship(s) > 0 ? 0.6 : 1;
  return 13 - risk * cushion * (1 + corruption * 0.1);
}

/** Revealed it cannot move at all. */
export const hideWorth = (): number => 14;

/** Declared at the gate, to go in; or in a haven on the way when the Ring weighs heavily. */
export function declareWorth(s: War): number {
  const { at, progress, corruption } = s.open.fellowship;
  if (stepsToGate(s, at) <= progress) return 1;
  return progress === 0 && corruption > 0 && isFreeHaven(s, at) ? 1 : -1;
}

export function stepWorth(s: War, region: Region): number {
  const { path, revealed } = top<PathFrame>(s);
  const here = stepsToGate(s, path[path.length - 1]);
  return here - stepsToGate(s, region) - (revealed && isShadowHold(s, region) && stepsToGate(s, region) > 0 ? 2 : 0);
}

/** At the gate the path ends; before it, only where no step leads nearer. */
export function endWorth(s: War): number {
  const { path } = top<PathFrame>(s);
  return stepsToGate(s, path[path.length - 1]) === 0 ? 5 : 0;
}

const damage = (s: War): number => {
  for (let at = s.frames.length - 1; at >= 0; at--) if (s.frames[at].step === 'tile') return (s.frames[at] as TileFrame).damage;
  return 0;
};

/** What so much more corruption costs; the twelfth point costs everything. */
function burden(s: War, more: number): number {
  const after = s.open.fellowship.corruption + more;
  if (after >= LIMITS.corruption) return 100;
  return more * (0.7 + after * 0.15);
}

/** A Companion given up for the damage he takes. */
export function guideLossWorth(s: War): number {
  const { level } = s.box.characters[s.open.fellowship.guide];
  return -burden(s, Math.max(0, damage(s) - level)) - level * 0.6 - 0.3;
}

export function randomLossWorth(s: War): number {
  return -burden(s, Math.max(0, damage(s) - 2)) - 1.4;
}

export const ringWorth = (s: War): number => -burden(s, damage(s));

/** Hobbits and Gollum are asked: worth it when the Ring weighs much already. */
export const guideHelpWorth = (s: War): number => burden(s, damage(s)) - burden(s, damage(s) - 1) - (s.open.fellowship.mordor >= 0 ? 1.4 : 1.2);

export const guideWorth = (character: number): number => (character === STRIDER ? 1 : 0);

/** Half the dice that may hunt, all but all of them when the Fellowship is in Mordor. */
export function allocationWorth(s: War, dice: number): number {
  const wanted = s.open.fellowship.mordor >= 0 ? 3 : s.open.fellowship.hidden ? 2 : 1;
  return -Math.abs(dice - wanted);
}
