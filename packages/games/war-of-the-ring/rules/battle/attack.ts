import { type AskingStep, type Choice, enter, type Frame, guard, leave, top } from '#kernel';
import {
  endNation,
  enemyOf,
  type Figure,
  firstNation,
  FREE,
  isCharacter,
  leaderOf,
  nationOf,
  type Place,
  REGION_COUNT,
  type Side,
} from '../../content/box.ts';
import { isBarred } from '../army/march.ts';
import { gather, hasNeeded, type Party } from '../army/party.ts';
import { countAt, unitsAt } from '../figures.ts';
import { adjacent, holds, isBesieged, regionOf } from '../places.ts';
import { figureAtWar } from '../politics/track.ts';
import { enough } from '../possible.ts';
import { sayPlace } from '../say.ts';
import { isAssault } from './assault.ts';
import { isSortie } from '../siege/battleKind.ts';
import { asks, type War } from '../state.ts';
import { attack, decline } from '../verbs.ts';

/** One attack: an army against an enemy army next door, the besieged in its own region, or its besiegers (WR-BATTLE-02). */
export interface AttackFrame extends Frame {
  readonly step: 'attack';
  readonly side: Side;
  readonly need: number;
  readonly special: number;
  /** Fixed by a card, or -1; a card may also send an army where it has no border. */
  readonly from: Place;
  readonly against: Place;
  readonly anywhere?: boolean;
  /** Only from outside against armies that besiege a stronghold of this side. */
  readonly besiegersOnly?: boolean;
  /** A card offers the attack without ordering it. */
  readonly optional: boolean;
}

const frameOf = (s: War): AttackFrame => top<AttackFrame>(s);

/** Next door, or within the same region an assault or a sortie; those besieged can do nothing else (WR-RULING-88, WR-SIEGE-09). */
export const isTarget = (s: War, from: Place, against: Place): boolean =>
  from < REGION_COUNT && against < REGION_COUNT ? adjacent(s, from, against) : isAssault(s, from, against) || isSortie(s, from, against);

/** An enemy army in this place besieges a stronghold of the side. */
const isBesiegedBy = (s: War, place: Place, side: Side): boolean => place < REGION_COUNT && isBesieged(s, place) && holds(s, place, side);

const mayAttack = (s: War, figure: Figure): boolean => isCharacter(figure) || figureAtWar(s, nationOf(figure));

/** All who may attack from a place: figures of nations at war, Nazgûl and characters (WR-BATTLE-08, WR-POL-16). */
export const attackers = (s: War, side: Side, from: Place): Party =>
  gather(s, from, side, (figure) => (mayAttack(s, figure) ? (isCharacter(figure) ? 1 : countAt(s, from, figure)) : 0));

export function unitsAtWar(s: War, side: Side, place: Place): number {
  let sum = 0;
  for (let nation = firstNation(side); nation < endNation(side); nation++)
    if (figureAtWar(s, nation)) sum += countAt(s, place, nation) + countAt(s, place, 8 + nation);
  return sum;
}

/** A leader of a nation not at war stays behind, and a unit with him (WR-RULING-40). */
export function unitMustStay(s: War, side: Side, place: Place): boolean {
  if (side !== FREE || unitsAt(s, place, side) > unitsAtWar(s, side, place)) return false;
  for (let nation = 0; nation < 5; nation++) if (countAt(s, place, leaderOf(nation)) > 0 && !figureAtWar(s, nation)) return true;
  return false;
}

/** The army that attacks is to be formed. */
export const attackPartyFrame = (s: War, { side, need, special }: AttackFrame, from: Place, against: Place): Frame =>
  ({ step: 'attackParty', side, need, special, against, ...attackers(s, side, from) }) as Frame;

export const attacking: Choice<War> = {
  verb: attack,
  guards: [
    guard(
      'WR-EVENT-13',
      (s, from, against) => (frameOf(s).from < 0 || from === frameOf(s).from) && (frameOf(s).against < 0 || against === frameOf(s).against),
    ),
    guard(
      ['WR-BATTLE-02', 'WR-SIEGE-09', 'WR-RULING-88'],
      (s, from, against) => frameOf(s).anywhere === true || isTarget(s, from, against),
    ),
    // Those within the walls are not next to them: their sortie is another matter.
    guard(
      'WR-EVENT-13',
      (s, from, against) => frameOf(s).besiegersOnly !== true || (from < REGION_COUNT && isBesiegedBy(s, against, frameOf(s).side)),
    ),
    guard('WR-BATTLE-02', (s, from) => unitsAt(s, from, frameOf(s).side) > 0),
    guard('WR-BATTLE-02', (s, _from, against) => unitsAt(s, against, enemyOf(frameOf(s).side)) > 0),
    guard('WR-EVENT-09', (s, _from, against) => !isBarred(s, regionOf(s, against), frameOf(s).side)),
    guard(['WR-BATTLE-01', 'WR-RULING-58'], (s, from) => unitsAtWar(s, frameOf(s).side, from) > 0),
    guard(
      ['WR-RULING-40', 'WR-BATTLE-05'],
      (s, from) => !unitMustStay(s, frameOf(s).side, from) || unitsAtWar(s, frameOf(s).side, from) > 1,
    ),
    guard(['WR-BATTLE-06', 'WR-RULING-21'], (s, from) => hasNeeded(s, attackers(s, frameOf(s).side, from), frameOf(s).need)),
  ],
  candidates(s, _seat, propose) {
    const { side, from, against, anywhere } = frameOf(s);
    if (anywhere === true) return propose(from, against);
    const enemy = enemyOf(side);
    for (let region = 0; region < REGION_COUNT && !enough(); region++) {
      const { adjacent: near, inside } = s.box.regions[region];
      if (unitsAt(s, region, side) > 0) {
        for (const next of near) if (unitsAt(s, next, enemy) > 0) propose(region, next);
        if (inside >= 0 && unitsAt(s, inside, enemy) > 0) propose(region, inside);
      } else if (inside >= 0 && unitsAt(s, inside, side) > 0) propose(inside, region);
    }
  },
  perform(s, table, from, against) {
    const frame = frameOf(s);
    if (table.listening) table.tell({ type: 'attackChosen', from: sayPlace(s, from), against: sayPlace(s, against) }, asks(s, frame.side));
    leave(s);
    enter(s, attackPartyFrame(s, frame, from, against));
  },
};

export const choosingAttack: AskingStep<War> = {
  rule: 'WR-BATTLE-02',
  asks: (s) => asks(s, frameOf(s).side),
  prompt: () => ({ id: 'attack', params: {} }),
  choices: [
    attacking,
    {
      verb: decline,
      guards: [guard('WR-DICE-14', (s) => frameOf(s).optional)],
      candidates: (_s, _seat, propose) => propose(),
      perform: (s) => leave(s),
    },
  ],
};
