import type { PlayerView, SideView, WarView } from '../view/view.ts';

/** The side that a seat plays, alone or with a partner; whoever has no seat looks on from the Free Peoples. */
export function sideAt({ sides, team }: WarView, seat: number): SideView {
  const shared = team?.players[seat]?.side;
  return sides.find((side) => (shared === undefined ? side.seat === seat : side.id === shared)) ?? sides[0];
}

/** Who plays at a seat, where more than two play. */
export const playerAt = ({ team }: WarView, seat: number): PlayerView | null => team?.players[seat] ?? null;
