import { asId } from '#kernel/id.ts';
import { type Character, FREE, LIMITS, type Region, REGION_COUNT, SHADOW, STRIDER } from '../content/box.ts';
import { tracePathFrame } from '../rules/frames/fellowship.ts';
import { tileFrame } from '../rules/frames/hunt.ts';
import { isFreeHaven, isShadowHold } from '../rules/places.ts';
import type { War } from '../rules/state.ts';
import { victoryPoints } from '../rules/victory/military.ts';
import type { MoveWeights } from './moveWeights.ts';
import { distance, stepsToGate } from './map.ts';

/** Corruption the Ring-bearers set out with in spite of a haven that would heal them. */
const LIGHT = 0;
/** So many hunters are waited out. */
const PACK = 5;
/** Steps aside, and steps of progress given up, that healing is worth. */
const DETOUR = 2;
const WASTED = 2;

const isLate = (s: War, { late }: MoveWeights): boolean => victoryPoints(s, SHADOW) >= late;

/** Resting in a haven heals a little every turn (declared there), as long as the war leaves the time. */
function rests(s: War, manner: MoveWeights): boolean {
  const { at, progress, corruption, mordor } = s.open.fellowship;
  return mordor < 0 && progress === 0 && corruption > LIGHT && isFreeHaven(s, at) && !isLate(s, manner);
}

/**
 * Every move of a turn makes the next one more dangerous, so one is enough while the war leaves the time: more only without hunters. A turn with
 * the whole pack out is better waited for, and at the gate there is nowhere to go before the next turn.
 */
export function moveWorth(s: War, manner: MoveWeights): number {
  const { at, progress, mordor } = s.open.fellowship;
  const { huntBox } = s.open;
  if (mordor < 0 && (rests(s, manner) || stepsToGate(s, at) <= progress)) return -1;
  const hunters = Math.min(5, huntBox[SHADOW]);
  if (isLate(s, manner)) return manner['move-fellowship'] - huntBox[FREE] * hunters * manner.lateAgain;
  if (huntBox[FREE] > 0 && (mordor >= 0 || hunters > 1)) return manner.moveAgain;
  return mordor < 0 && hunters >= PACK ? manner.intoPack : manner['move-fellowship'];
}

/** The haven nearest to Mordor that is hardly a detour, where the Ring-bearers could be healed; -1 if there is none. */
function havenOnWay(s: War, manner: MoveWeights, from: Region, steps: number): Region {
  if (s.open.fellowship.corruption <= LIGHT || isLate(s, manner)) return asId(-1);
  let found: Region = asId(-1);
  for (let region: Region = asId(0); region < REGION_COUNT; region++) {
    const away = distance(s, from, region);
    if (away > steps || steps - away > WASTED || !isFreeHaven(s, region)) continue;
    if (stepsToGate(s, region) + away > stepsToGate(s, from) + DETOUR) continue;
    if (found < 0 || stepsToGate(s, region) < stepsToGate(s, found)) found = region;
  }
  return found;
}

/** Declared at the gate, to go in; or in a haven on the way when the Ring weighs on its bearer. */
export function declareWorth(s: War, manner: MoveWeights): number {
  const { at, progress, corruption } = s.open.fellowship;
  if (progress === 0) return corruption > 0 && isFreeHaven(s, at) ? 1 : -1;
  return stepsToGate(s, at) <= progress || havenOnWay(s, manner, at, progress) >= 0 ? 1 : -1;
}

/** Steps still to go from a region to where the path shall end. */
function toGoal(s: War, manner: MoveWeights, region: Region): number {
  const { path, left, revealed } = tracePathFrame.of(s);
  const haven: Region = asId(revealed ? asId(-1) : havenOnWay(s, manner, path[0], left + path.length - 1));
  return haven >= 0 ? distance(s, region, haven) : stepsToGate(s, region);
}

export function stepWorth(s: War, manner: MoveWeights, region: Region): number {
  const { path, revealed } = tracePathFrame.of(s);
  const nearer = toGoal(s, manner, path[path.length - 1]) - toGoal(s, manner, region);
  return nearer - (revealed && isShadowHold(s, region) && stepsToGate(s, region) > 0 ? 2 : 0);
}

/** At the gate, or in the haven, the path ends; before it, only where no step leads nearer. */
export function endWorth(s: War, manner: MoveWeights): number {
  const { path } = tracePathFrame.of(s);
  return toGoal(s, manner, path[path.length - 1]) === 0 ? 5 : 0;
}

const damage = (s: War): number => tileFrame.within(s)?.damage ?? 0;

/** What so much more corruption costs; the twelfth point costs everything. */
function burden(s: War, { corruption, corruptionMore }: MoveWeights, more: number): number {
  const after = s.open.fellowship.corruption + more;
  if (after >= LIMITS.corruption) return 100;
  return more * (corruption + after * corruptionMore);
}

/** What a level of a Companion is worth: on the map the Ring-bearers can still be healed, in Mordor only Companions help. */
const spared = ({ open: { fellowship } }: War, { levelInMordor, levelCorrupted, levelOnMap }: MoveWeights): number =>
  fellowship.mordor >= 0 ? levelInMordor : fellowship.corruption > 5 ? levelCorrupted : levelOnMap;

/** A Companion given up for the damage he takes. */
export function guideLossWorth(s: War, manner: MoveWeights): number {
  const { level } = s.box.characters[s.open.fellowship.guide];
  return -burden(s, manner, Math.max(0, damage(s) - level)) - level * spared(s, manner);
}

export function randomLossWorth(s: War, manner: MoveWeights): number {
  return -burden(s, manner, Math.max(0, damage(s) - 2)) - 2 * spared(s, manner);
}

export const ringWorth = (s: War, manner: MoveWeights): number => -burden(s, manner, damage(s));

/** Hobbits and Gollum are asked: worth it when the Ring weighs much already. */
export const guideHelpWorth = (s: War, manner: MoveWeights): number =>
  burden(s, manner, damage(s)) - burden(s, manner, damage(s) - 1) - (s.open.fellowship.mordor >= 0 ? 1.4 : 1.2);

export const guideWorth = (character: Character): number => (character === STRIDER ? 1 : 0);

export function allocationWorth({ open: { fellowship } }: War, manner: MoveWeights, dice: number): number {
  const wanted = fellowship.mordor >= 0 ? manner.huntersInMordor : fellowship.hidden ? manner.huntersHidden : manner.huntersRevealed;
  return -Math.abs(dice - wanted);
}
