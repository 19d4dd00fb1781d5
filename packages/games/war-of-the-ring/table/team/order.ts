import type { PlayerView, TeamView, WarView } from '../../view/view.ts';

/** When somebody acts, as far as the order of actions and the dice tell. */
type When = 'acted' | 'now' | 'next' | 'then';

interface Slot {
  readonly seat: number;
  readonly when: When;
}

const SIDE_IDS = ['free-peoples', 'shadow'] as const;

/** Those who play on for a side, whoever does not lead first; alone, twice the same (WR-MULTI-10, WR-MULTI-27). */
function inOrder({ players }: TeamView, side: (typeof SIDE_IDS)[number]): readonly [PlayerView, PlayerView] {
  const playing = players.filter((player) => player.side === side && !player.left);
  const leading = playing.find(({ leads }) => leads) ?? playing[0];
  return [playing.find(({ leads }) => !leads) ?? leading, leading];
}

/**
 * The cycle of actions as a row of four: who has acted, who acts now, who is next. Whoever passes keeps his right to the next action of his side,
 * so the one who acts is looked for in the row, not counted. Empty outside the action phase.
 */
export function orderOf({ team, sides }: Pick<WarView, 'team' | 'sides'>): Slot[] {
  if (team === undefined || team.acting === null) return [];
  const { acting, next, players } = team;
  const [free, shadow] = SIDE_IDS.map((side) => inOrder(team, side));
  const cycle = [free[0], shadow[0], free[1], shadow[1]].map(({ seat }) => seat);
  const mine = SIDE_IDS.indexOf(players[acting].side);
  const enemy = 1 - mine;
  // Somebody who plays alone has two places in the row: he stands before whoever of the enemy acts next.
  const places = cycle.flatMap((seat, place) => (seat === acting ? [place] : []));
  const here = places.find((place) => cycle[(place + 1) % cycle.length] === next[enemy]) ?? places[0] ?? 0;
  const enemyActs = sides[enemy].dice.length > 0;
  const partner = (here + 2) % cycle.length;
  const nextSeat = enemyActs ? next[enemy] : cycle[partner];
  const nextPlace = enemyActs ? [(here + 1) % 4, (here + 3) % 4].find((place) => cycle[place] === nextSeat) : partner;
  return cycle.map((seat, place) => ({
    seat,
    when: place === here ? 'now' : place === nextPlace ? 'next' : place < here ? 'acted' : 'then',
  }));
}
