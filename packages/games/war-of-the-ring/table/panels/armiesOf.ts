import type { WarView } from '../../view/view.ts';
import { characterCard } from '../pieces/cardsOfCharacters.ts';
import { type Host, hostsOf } from '../pieces/hosts.ts';

/** An army on the map: who stands together, where, and what leads them. */
export interface ListedArmy {
  readonly region: string;
  readonly host: Host;
  readonly besieged: boolean;
  readonly leadership: number;
}

/** What leads an army in battle: leaders, Nazgûl and characters (WR-BATTLE-11). */
const leadershipOf = ({ leaders, nazgul, characters }: Host): number =>
  leaders + nazgul + characters.reduce((sum, id) => sum + characterCard(id).leadership, 0);

/** The armies of a side, the strongest first: most units, then most elites, then the best led. */
export function armiesOf(view: WarView, side: Host['side']): ListedArmy[] {
  return view.regions
    .flatMap(({ id, field, inside }) => [
      ...hostsOf(field).map((host): ListedArmy => ({ region: id, host, besieged: false, leadership: leadershipOf(host) })),
      ...hostsOf(inside).map((host): ListedArmy => ({ region: id, host, besieged: true, leadership: leadershipOf(host) })),
    ])
    .filter(({ host }) => host.side === side && host.units > 0)
    .sort((a, b) => b.host.units - a.host.units || b.host.elites - a.host.elites || b.leadership - a.leadership);
}
