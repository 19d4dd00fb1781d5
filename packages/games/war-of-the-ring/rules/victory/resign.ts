import { asId } from '#kernel/id.ts';
import { leave, NOBODY, only, type Seat, type Seats, without } from '#kernel';
import { BOTH_SIDES, enemyOf } from '../../content/box.ts';
import { discardFaceDown } from '../deck/cards.ts';
import { mixArmiesFrame, removeExcessFrame } from '../frames/army.ts';
import { chooseEventFrame, payCardsFrame } from '../frames/events.ts';
import { discardToLimitFrame, drawForTurnFrame, swapCardsFrame } from '../frames/turn.ts';
import type { WarEffects, War } from '../state.ts';
import { settleArmies } from '../team/armies.ts';
import { byPartner, handLimit, hasLeft, partnerOf, sideOfSeat } from '../team/seats.ts';
import { finish } from './finish.ts';

/** Whoever gives up leaves the victory to the other side; one of two partners leaves everything to the other. */
export function resign(s: War, seat: Seat, effects: WarEffects): void {
  if (hasLeft(s, seat)) return;
  const side = sideOfSeat(s, seat);
  effects.emit?.({ type: 'resigned', side, ...byPartner(s, seat) });
  if (partnerOf(s, seat) < 0) finish(s, effects, enemyOf(side), 'resigned', 'WR-VICTORY-01');
  else leaveToPartner(s, effects, seat);
}

/**
 * His partner commands both from now on, with the cards and the limit of somebody who plays alone (WR-RULING-86). A hand is its owner's: it goes
 * face down to the discards.
 */
function leaveToPartner(s: War, effects: WarEffects, seat: Seat): void {
  const { team } = s.open;
  if (team === undefined) return;
  const partner = partnerOf(s, seat);
  for (const card of [...s.own[seat].hand]) discardFaceDown(s, effects, card);
  s.own[seat].offered = asId(-1);
  s.own[partner].offered = asId(-1);
  team.left = asId(team.left | only(seat));
  for (const who of [team.leading, team.next, team.commanders]) for (const side of BOTH_SIDES) if (who[side] === seat) who[side] = partner;
  if (team.acting === seat) team.acting = partner;
  // A chosen combat card lies face down already: it is turned up with the other.
  if (s.own[seat].rerolls >= 0) [s.own[partner].rerolls, s.own[seat].rerolls] = [s.own[seat].rerolls, -1];
  if (s.open.battle === null) settleArmies(s);
  goOnWithout(s, seat, partner);
}

/** What he was asked is asked of his partner, or of nobody. */
function goOnWithout(s: War, seat: Seat, partner: Seat): void {
  const frame = s.frames[s.frames.length - 1];
  if (drawForTurnFrame.is(frame)) waitFor(s, frame, without(frame.left, seat));
  else if (swapCardsFrame.is(frame)) waitFor(s, frame, without(without(frame.left, seat), partner));
  else if (discardToLimitFrame.is(frame)) {
    if (s.own.every(({ hand }, each) => hand.length <= handLimit(s, asId(each)))) leave(s);
  } else if (mixArmiesFrame.is(frame)) leave(s);
  else if (removeExcessFrame.is(frame)) removeExcessFrame.goTo(s, { side: frame.side, at: frame.at });
  // What was to be done with a card of his hand is not done.
  else if ((chooseEventFrame.is(frame) || payCardsFrame.is(frame)) && sideOfSeat(s, seat) === frame.side) leave(s);
}

function waitFor(s: War, frame: { left: Seats }, left: Seats): void {
  frame.left = left;
  if (left === NOBODY) leave(s);
}
