import type { SeatTurn } from '#wire';
import type { WarAction } from '../rules/verbs.ts';
import type { WarView } from '../view/view.ts';

/**
 * Questions that the table answers by itself when a single answer is left. Whether one is left can be seen by everybody on the board, so that not asking
 * gives nothing away; a hand of cards is never looked at. Casualties are not among them: whoever loses figures takes them off the board himself.
 */
const BY_ITSELF = ['extendAssault', 'voiceRecruit', 'forcedRetreat', 'removeExcess', 'moveMinions', 'moveNazgul'] as const;

/**
 * To declare a Fellowship that has not moved changes nothing but in a city or stronghold of the Free Peoples, which it may activate and where it may heal
 * (WR-FSP-17, WR-FSP-28, WR-POL-05). All of that lies open.
 */
function declaringIsIdle({ fellowship, regions, nations }: WarView): boolean {
  if (fellowship.progress > 0) return false;
  const region = regions.find(({ id }) => id === fellowship.at);
  if (region === undefined || !REFUGES.includes(region.settlement) || region.holder !== 'free-peoples') return true;
  return fellowship.corruption === 0 && nations.every(({ id, active }) => id !== region.nation || active);
}

const REFUGES: readonly string[] = ['city', 'stronghold'];

/** The answer that nobody needs to be asked for, or null. */
export function aloneAnswer(turn: SeatTurn<WarAction> | null, view: WarView): WarAction | null {
  if (turn === null) return null;
  if (turn.prompt?.id === 'declareFellowship' && declaringIsIdle(view)) return turn.options.find(({ type }) => type === 'decline') ?? null;
  if (turn.options.length !== 1 || !BY_ITSELF.some((id) => id === turn.prompt?.id)) return null;
  return turn.options[0] ?? null;
}
