import { asId } from '#kernel/id.ts';
import type { VisibleState, Seat } from '#kernel';
import { CHARACTER_DECK, NATIONS, REINFORCEMENTS, SIDES, BOTH_SIDES, STRATEGY_DECK, hasBit, type Place } from '../content/box.ts';
import { mixArmiesFrame, removeExcessFrame } from '../rules/frames/army.ts';
import { drawForTurnFrame, swapCardsFrame } from '../rules/frames/turn.ts';
import type { UsedDice, War } from '../rules/state.ts';
import { commanderAt, isMixed, isSharedAt } from '../rules/team/armies.ts';
import {
  backIndex,
  controllerOf,
  handLimit,
  handName,
  hasLeft,
  isShared,
  leadingSeat,
  seatCount,
  sideOfSeat,
} from '../rules/team/seats.ts';
import { individualPoints } from '../rules/victory/individual.ts';
import type { PlayerView, SharedArmyView, TeamView } from './view.ts';

/** What more than two players see besides: who plays what, who leads and acts, and whose the armies are that partners share. All but hands is open. */
export function teamView(s: War, visible: VisibleState<War>): TeamView | undefined {
  const { team } = s.open;
  if (team === undefined) return undefined;
  const points = individualPoints(s);
  return {
    acting: team.acting < 0 ? null : team.acting,
    next: [team.next[0], team.next[1]],
    asks: askedOf(s),
    players: Array.from({ length: seatCount(s) }, (_, seat) => playerView(s, visible, asId(seat), points[seat])),
    shared: sharedArmies(s),
    commanders: s.open.battle === null ? null : [team.commanders[0], team.commanders[1]],
    usedLast: seatCount(s) === 3 ? usedView(s, team.last) : null,
  };
}

function playerView(s: War, { viewer, own, truth }: VisibleState<War>, seat: Seat, points: number): PlayerView {
  const side = sideOfSeat(s, seat);
  const cards = truth?.own[seat].hand ?? (viewer === seat ? own?.hand : undefined);
  return {
    seat,
    player: handName(s, seat),
    side: SIDES[side],
    nations: NATIONS.filter((_, nation) => controllerOf(s, asId(nation)) === seat),
    leads: leadingSeat(s, side) === seat,
    left: hasLeft(s, seat),
    points,
    hand: { character: s.open.backs[backIndex(seat, CHARACTER_DECK)], strategy: s.open.backs[backIndex(seat, STRATEGY_DECK)] },
    limit: handLimit(s, seat),
    cards: cards === undefined ? null : cards.map((card) => s.box.cardIds[card]),
  };
}

/** These questions follow from what everybody sees; what else is weighed is between a player and his prompt. */
function askedOf(s: War): TeamView['asks'] {
  const frame = s.frames[s.frames.length - 1];
  if (drawForTurnFrame.is(frame)) return { step: 'drawForTurn', place: null };
  if (swapCardsFrame.is(frame)) return { step: 'swapCards', place: null };
  if (mixArmiesFrame.is(frame)) return { step: 'mixArmies', place: s.box.placeIds[frame.at] };
  return removeExcessFrame.is(frame) ? { step: 'removeExcess', place: s.box.placeIds[frame.at] } : null;
}

function sharedArmies(s: War): SharedArmyView[] {
  const found: SharedArmyView[] = [];
  for (const side of BOTH_SIDES) {
    if (!isShared(s, side)) continue;
    for (let place: Place = asId(0); place < REINFORCEMENTS; place++)
      if (isSharedAt(s, place, side))
        found.push({ place: s.box.placeIds[place], commander: isMixed(s, place, side) ? commanderAt(s, place, side) : null });
  }
  return found;
}

const usedView = (s: War, used: UsedDice): TeamView['usedLast'] => ({
  nations: NATIONS.filter((_, nation) => hasBit(used.nations, nation)),
  regions: used.places.map((region) => s.box.regionIds[region]),
});
