import { asId } from '#kernel/id.ts';
import {
  BOTH_SIDES,
  type Character,
  CHARACTER_COUNT,
  enemyOf,
  figureOf,
  FREE,
  FREE_NATIONS,
  GANDALF_WHITE,
  hasBit,
  isCompanion,
  isMinion,
  leaderOf,
  LIMITS,
  NAZGUL,
  type Region,
  REGION_COUNT,
  SHADOW,
  type Side,
  WITCH_KING,
  type Figure,
} from '../../content/box.ts';
import {
  battleOf,
  battleRegion,
  charactersInBattle,
  companionsInBattle,
  counts,
  hitNumber,
  isHit,
  isInBattle,
  nazgulLeadership,
  placeOf,
} from '../../rules/battle/battle.ts';
import { strike } from '../../rules/battle/casualties.ts';
import { onMordorTrack } from '../../rules/company.ts';
import { rollDice } from '../../rules/d6.ts';
import type { CardScript, Op } from '../../rules/effects.ts';
import { countAt, leadersAt, nazgulAt } from '../../rules/figures.ts';
import type { WarEffects, War } from '../../rules/state.ts';

/** Lines that combat texts are made of. */

/** Added to each die of the combat roll, the leader re-roll or both, for one side or both. */
export const bonus =
  (points: number, rolls: 'roll' | 'reroll' | 'both', whose: 'own' | 'enemy' | 'both' = 'own'): Op =>
  (s, { frame }) => {
    const b = battleOf(s);
    for (const side of BOTH_SIDES) {
      if (whose !== 'both' && (whose === 'own') !== (side === frame.side)) continue;
      if (rolls !== 'reroll') b.rollBonus[side] += points;
      if (rolls !== 'roll') b.rerollBonus[side] += points;
    }
  };

/** The other side rolls at most so many dice. */
export const enemyRollsAtMost =
  (dice: number): Op =>
  (s, { frame }) => {
    const b = battleOf(s);
    const enemy = enemyOf(frame.side);
    b.mostDice[enemy] = Math.min(b.mostDice[enemy], dice);
  };

/** An attack besides the combat roll: no re-roll, no modifiers, its casualties at once (WR-BATTLE-23, WR-BATTLE-24, WR-BATTLE-25). */
export const extraAttack =
  (dice: (s: War, side: Side) => number, needed?: number): Op =>
  (s, { effects, frame }) =>
    attackOnce(s, effects, frame.side, Math.min(LIMITS.combatDice, dice(s, frame.side)), needed ?? hitNumber(s, frame.side));

function attackOnce(s: War, effects: WarEffects, side: Side, dice: number, needed: number): void {
  const b = battleOf(s);
  const rolled = rollDice(effects, dice);
  const hits = rolled.filter((die) => isHit(die, 0, needed)).length;
  b.earlyHits[side] += hits;
  effects.emit?.({ type: 'extraAttack', side, dice: rolled, count: hits });
  strike(s, enemyOf(side), placeOf(b, enemyOf(side)), hits);
}

/** Hits of a side's combat roll and leader re-roll. */
export const hitsOf = (s: War, side: Side): number => battleOf(s).hits[side] + battleOf(s).rerollHits[side];

/** A card gives a side hits besides those it rolled; everybody hears how many it has now. */
export function addHits(s: War, effects: WarEffects, { card }: CardScript, side: Side, count: number): void {
  if (count <= 0) return;
  battleOf(s).hits[side] += count;
  effects.emit?.({ type: 'hitsAdded', side, card, count, total: hitsOf(s, side) });
}

/** More hits, if the rolls scored any. */
export const moreHits =
  (hits: number): Op =>
  (s, { effects, frame }) => {
    if (hitsOf(s, frame.side) > 0) addHits(s, effects, frame, frame.side, hits);
  };

/** A card takes hits of a side away, those of the re-roll last. */
export function cancelHits(s: War, effects: WarEffects, { card }: CardScript, side: Side, count: number): void {
  const b = battleOf(s);
  const before = hitsOf(s, side);
  const first = Math.min(count, b.hits[side]);
  b.hits[side] -= first;
  b.rerollHits[side] = Math.max(0, b.rerollHits[side] - (count - first));
  const total = hitsOf(s, side);
  if (total < before) effects.emit?.({ type: 'hitsCancelled', side, card, count: before - total, total });
}

/** A hit of the re-roll is used up for something else than a casualty. */
export function useRerollHit(s: War, effects: WarEffects, { card, side }: CardScript): void {
  battleOf(s).rerollHits[side]--;
  effects.emit?.({ type: 'hitsCancelled', side, card, count: 1, total: hitsOf(s, side) });
}

/** Missed dice become hits. */
export function missToHit(s: War, effects: WarEffects, frame: CardScript, count: number): void {
  const b = battleOf(s);
  const turned = Math.min(count, b.misses[frame.side]);
  b.misses[frame.side] -= turned;
  addHits(s, effects, frame, frame.side, turned);
}

/** The other side's combat card does nothing this round. */
export function cancelCard(s: War, effects: WarEffects, enemy: Side): void {
  const b = battleOf(s);
  if (b.cards[enemy] < 0) return;
  b.cancelled[enemy] = true;
  effects.emit?.({ type: 'combatCardCancelled', card: b.cards[enemy] });
}

/** Leadership that has been cancelled cannot be given up (WR-BATTLE-22). */
export function forfeit(s: War, side: Side, points: number): void {
  battleOf(s).lostLeadership[side] += points;
}

/** Leadership of Nazgûl that can still be given up. */
export const nazgulToForfeit = (s: War): number => Math.max(0, nazgulLeadership(s) - battleOf(s).lostLeadership[SHADOW]);
export const nazgulLead =
  (points: number) =>
  (s: War): boolean =>
    nazgulLeadership(s) >= points;

/** Somebody silenced, or whose leadership the White Rider gave up, has none to give. */
export const canForfeit = (s: War, character: Character): boolean => {
  const b = battleOf(s);
  return isInBattle(s, character) && counts(b, character) && !(b.whiteRider && character === GANDALF_WHITE);
};

export function figuresOf(bits: number): number[] {
  const figures: number[] = [];
  for (let c: Character = asId(0); c < CHARACTER_COUNT; c++) if (hasBit(bits, c)) figures.push(figureOf(c));
  return figures;
}

export const companionsOf = (s: War): Character[] => {
  const bits = charactersInBattle(s, FREE);
  const found: Character[] = [];
  for (let c: Character = asId(0); c < CHARACTER_COUNT; c++) if (hasBit(bits, c) && isCompanion(c)) found.push(c);
  return found;
};

export const minionsOf = (s: War): Character[] => {
  const found: Character[] = [];
  for (let c: Character = asId(0); c < CHARACTER_COUNT; c++) if (isMinion(c) && isInBattle(s, c)) found.push(c);
  return found;
};

export const hasCompanion = (s: War): boolean => companionsInBattle(s) > 0;
export const hasLeaderOrCompanion = (s: War): boolean => hasCompanion(s) || leadersAt(s, placeOf(battleOf(s), FREE)) > 0;
export const hasNazgul = (s: War): boolean => nazgulAt(s, placeOf(battleOf(s), SHADOW)) > 0 || isInBattle(s, WITCH_KING);

/** Free Peoples leaders in the battle, by kind. */
export function leaderKinds(s: War): Figure[] {
  const place = placeOf(battleOf(s), FREE);
  return FREE_NATIONS.map(leaderOf).filter((leader) => countAt(s, place, leader) > 0);
}

export const nazgulKinds = (s: War): Figure[] => [
  ...(nazgulAt(s, placeOf(battleOf(s), SHADOW)) > 0 ? [NAZGUL] : []),
  ...(isInBattle(s, WITCH_KING) ? [figureOf(WITCH_KING)] : []),
];

/** The defending army is where the Ring-bearers figure is. */
export const nearTheRing = (s: War): boolean => !onMordorTrack(s) && battleRegion(s) === s.open.fellowship.at;

/** Steps over open borders, up to `most`; -1 beyond. */
export function distanceWithin(s: War, from: Region, to: Region, most: number): number {
  const distance = new Int8Array(REGION_COUNT).fill(-1);
  distance[from] = 0;
  const queue = [from];
  for (const region of queue) {
    if (region === to) return distance[region];
    if (distance[region] === most) continue;
    for (const next of s.box.regions[region].adjacent)
      if (distance[next] < 0) {
        distance[next] = distance[region] + 1;
        queue.push(asId(next));
      }
  }
  return -1;
}
