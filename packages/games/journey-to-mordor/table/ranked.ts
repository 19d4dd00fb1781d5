import type { PlayerView } from '../view/view.ts';

/** Winners first, then by the way walked, then by the distance from the Nazgûl. */
export function ranked(players: readonly PlayerView[], winners: readonly number[]): readonly PlayerView[] {
  const won = (player: PlayerView): number => (winners.includes(player.seat) ? 1 : 0);
  return [...players].sort((a, b) => won(b) - won(a) || Number(a.out) - Number(b.out) || b.fields - a.fields || b.spaces - a.spaces);
}
