import { asId } from '#kernel/id.ts';
import type { Seat } from '#kernel';
import { enemyOf, REGION_COUNT, SHADOW, type Side, type Region } from '../../content/box.ts';
import { nationOfRegion, originalSide } from '../places.ts';
import type { WarEffects, War } from '../state.ts';
import { controls, isShared, seatCount, seatsOf, sideOfSeat, standsInFor } from '../team/seats.ts';

/** Points of the settlements of a player's nations that the enemy holds. */
function lost(s: War, seat: Seat): number {
  let points = 0;
  const side = sideOfSeat(s, seat);
  for (let region: Region = asId(0); region < REGION_COUNT; region++)
    if (originalSide(s, region) === side && s.open.holder[region] === enemyOf(side) && controls(s, seat, nationOfRegion(s, region)))
      points += s.box.regions[region].points;
  return points;
}

/** Points of the enemy settlements that a player's armies took and his side still holds. */
function captured(s: War, seat: Seat): number {
  let points = 0;
  const side = sideOfSeat(s, seat);
  for (let region: Region = asId(0); region < REGION_COUNT; region++) {
    const captor: Seat = asId((s.open.team?.captor[region] ?? 0) - 1);
    if (captor >= 0 && s.open.holder[region] === side && originalSide(s, region) === enemyOf(side) && standsInFor(s, captor) === seat)
      points += s.box.regions[region].points;
  }
  return points;
}

/** What each player counts for himself: of the Shadow what he took less what he lost (WR-MULTI-31), of the Free Peoples what he lost (WR-MULTI-32). */
export const individualPoints = (s: War): number[] =>
  Array.from(
    { length: seatCount(s) },
    (_, seat) => (sideOfSeat(s, asId(seat)) === SHADOW ? captured(s, asId(seat)) : 0) - lost(s, asId(seat)),
  );

/** Among partners the one with more is the individual winner; with as many they share it (WR-RULING-87). */
export function individualWinners(s: War, side: Side): Seat[] {
  const points = individualPoints(s);
  const seats = seatsOf(s, side);
  const most = Math.max(...seats.map((seat) => points[seat]));
  return seats.filter((seat) => points[seat] === most);
}

export function tellIndividual(s: War, effects: WarEffects, side: Side): void {
  if (!isShared(s, side)) return;
  const best = individualWinners(s, side);
  if (best.length === 1) effects.emit?.({ type: 'wonAlone', seat: best[0] });
  else effects.emit?.({ type: 'wonTogether', seats: best });
}
