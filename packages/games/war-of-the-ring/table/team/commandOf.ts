import type { ForceView, PlayerView, TeamView, WarView } from '../../view/view.ts';
import { contingentsOf } from '../pieces/hosts.ts';
import type { Words } from '../keys.ts';

/** What one of two partners has in an army they share. */
interface Share {
  readonly player: PlayerView;
  readonly units: number;
  readonly elites: number;
  /** Figure by figure. */
  readonly figures: readonly { readonly figure: string; readonly count: number }[];
}

/** Why one of them commands: more units, as many but more elites, or neither, and he leads (WR-MULTI-21). */
type CommandReason = 'units' | 'elites' | 'leads';

const KINDS = ['regular', 'elite', 'leader'] as const;

function shareOf(player: PlayerView, force: ForceView): Share {
  const mine = contingentsOf(force.figures).filter(({ nation }) => player.nations.includes(nation));
  const sum = (count: (each: (typeof mine)[number]) => number): number => mine.reduce((all, each) => all + count(each), 0);
  return {
    player,
    units: sum(({ regular, elite }) => regular + elite),
    elites: sum(({ elite }) => elite),
    figures: mine.flatMap((each) =>
      KINDS.flatMap((kind) => (each[kind] === 0 ? [] : [{ figure: `${each.nation}-${kind}`, count: each[kind] }])),
    ),
  };
}

/** The shares of both partners of a side in one force, the greater first. */
export const sharesOf = ({ players }: TeamView, side: PlayerView['side'], force: ForceView): Share[] =>
  players
    .filter((player) => player.side === side)
    .map((player) => shareOf(player, force))
    .filter(({ units }) => units > 0)
    .sort((one, other) => other.units - one.units || other.elites - one.elites || Number(other.player.leads) - Number(one.player.leads));

export function reasonOf([first, second]: readonly Share[]): CommandReason {
  if (second === undefined || first === undefined || first.units > second.units) return 'units';
  return first.elites > second.elites ? 'elites' : 'leads';
}

/** Who commands a side in the battle under way, in a few words; null where nobody shares it. A watcher is nobody. */
export function battleCommand(
  { team }: WarView,
  { words, mine, mode }: { readonly words: Words; readonly mine: number; readonly mode: string },
  side: 'free-peoples' | 'shadow',
): string | null {
  const seat = team?.commanders?.[side === 'free-peoples' ? 0 : 1];
  const players = team?.players.filter((player) => player.side === side && !player.left) ?? [];
  if (seat === undefined || players.length < 2) return null;
  return words(mode === 'play' && seat === mine ? 'table.team.inBattle.mine' : 'table.team.inBattle.theirs', { seat: `@seat.${seat}` });
}
