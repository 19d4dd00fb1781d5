import type { Move, Seat } from '#kernel';
import type { DieName, Scope, Space } from '../../content/ids.ts';
import { reach } from '../../content/map.ts';
import { ownPlace } from '../../rules/inquiries/here.ts';
import { canBeSearched } from '../../rules/inquiries/inquiry.ts';
import { mapOf } from '../../rules/state.ts';
import {
  drawSorcery,
  endActivation,
  gallop,
  hunt,
  huntWith,
  huntWithTwo,
  perceive,
  perceiveWithTwo,
  playSorcery,
  pursue,
  ride,
  rideAndSearch,
  rideFarther,
  search,
  strikeAlly,
} from '../../rules/verbs.ts';
import { worthOf } from '../moveValue.ts';
import { bestAction, dieCost, type HunterContext, huntWorth, isNamed, perceptionWorth, searchWorth } from './hunterContext.ts';
import { sorceryWorth } from './cards.ts';
import { standWorth } from './chase.ts';
import { TUNING } from './tuning.ts';

/** A decision in an activation: what the hunters think, whose turn it is, and what the place is worth at the end of it. */
export interface ActivationContext extends HunterContext {
  readonly seat: Seat;
  readonly here: Space;
  readonly stand: number;
}

/** The best place still to ride to in this activation, or to stay on. */
export function bestStand({ s, beliefs, mean }: HunterContext, moves: readonly Move[]): number {
  const { active, nazgul, moved } = s.open;
  let best = standWorth(s, beliefs, active, nazgul[active], mean);
  if (!moved)
    for (const move of moves) if (ride.is(move)) best = Math.max(best, standWorth(s, beliefs, active, ride.read.space(move), mean));
  return best;
}

/** The worth of something paid for with dice, and of the place afterwards. */
const paid = (sight: ActivationContext, worth: number, ...dice: readonly DieName[]): number =>
  sight.stand + dice.reduce<number>((left, die) => left - dieCost(sight, die), worth);

/** No whim makes anybody hunt where everybody can work out that there is nothing to find. */
const VAIN = -1;
const huntHere = (sight: ActivationContext): number => huntWorth(sight, sight.here, sight.s.open.active, sight.here) || VAIN;
const perceiveHere = (sight: ActivationContext, scope: Scope, named: boolean): number =>
  perceptionWorth(sight, ownPlace(sight.s, scope), named);

/** The best that a few spaces more would bring, and a search after them. */
function rideOn({ s, beliefs, mean, here, stand, ...rest }: ActivationContext, spaces: number, thenSearch: boolean): number {
  let best = 0;
  for (const to of mapOf(s).within[reach(spaces, 0)][here]) {
    const found = thenSearch && canBeSearched(s, to) ? searchWorth({ s, beliefs, mean, ...rest }, to) : 0;
    best = Math.max(best, standWorth(s, beliefs, s.open.active, to, mean) - stand + found);
  }
  return best;
}

function rideTo(sight: ActivationContext, to: Space): number {
  const { s, beliefs, mean } = sight;
  const { active, acted } = s.open;
  return standWorth(s, beliefs, active, to, mean) + (acted ? 0 : bestAction(sight, active, to));
}

const drawWorth = ({ s, seat }: ActivationContext): number => (s.open.sorceryHand[seat] < 4 ? TUNING.drawCard - TUNING.sorceryDie : -0.2);

/** What a decision in an activation leads to: the worth of the place at the end of it, and of the action before or after. */
export const activationWorth = worthOf<ActivationContext>(
  () => -1,
  [
    [ride, (sight, move) => rideTo(sight, ride.read.space(move))],
    [search, (sight) => sight.stand + searchWorth(sight, sight.here)],
    [hunt, (sight) => sight.stand + huntHere(sight)],
    [huntWith, (sight, move) => paid(sight, huntHere(sight), huntWith.read.die(move))],
    [huntWithTwo, (sight, move) => paid(sight, huntHere(sight), huntWithTwo.read.die(move), huntWithTwo.read.second(move))],
    [
      perceive,
      (sight, move) => {
        const die = perceive.read.die(move);
        return paid(sight, perceiveHere(sight, perceive.read.scope(move), isNamed(sight.s, die)), die);
      },
    ],
    [
      perceiveWithTwo,
      (sight, move) =>
        paid(
          sight,
          perceiveHere(sight, perceiveWithTwo.read.scope(move), false),
          perceiveWithTwo.read.die(move),
          perceiveWithTwo.read.second(move),
        ),
    ],
    [drawSorcery, (sight, move) => paid(sight, drawWorth(sight), drawSorcery.read.die(move))],
    [
      playSorcery,
      (sight, move) =>
        paid(
          sight,
          sorceryWorth(sight, playSorcery.read.sorcery(move), playSorcery.read.effect(move)) - TUNING.sorceryDie,
          playSorcery.read.die(move),
        ),
    ],
    [
      strikeAlly,
      (sight, move) => paid(sight, 1.5 * sight.mean * sight.beliefs.last[strikeAlly.read.area(move)], strikeAlly.read.die(move)),
    ],
    [rideFarther, (sight, move) => paid(sight, rideOn(sight, 1, false), rideFarther.read.die(move))],
    [gallop, (sight, move) => paid(sight, rideOn(sight, 2, false), gallop.read.die(move))],
    [rideAndSearch, (sight, move) => paid(sight, rideOn(sight, 1, true), rideAndSearch.read.die(move))],
    [pursue, ({ stand }) => stand + 0.5],
    // Whoever ends his activation stays where he is, however good the place he could still ride to.
    [endActivation, ({ s, beliefs, here, mean }) => standWorth(s, beliefs, s.open.active, here, mean)],
  ],
);
