import type { WarEvent } from '../../rules/events.ts';
import type { Land } from '../map/geometry.ts';
import type { SideId } from '../pieces/nations.ts';
import { regionsNamed } from './named.ts';
import { type Motion, SCENES } from './scenes.ts';

/** Who is seen: a shield of a nation or of a side, or a character. */
export type Actor = { readonly nation: string } | { readonly side: SideId } | { readonly medal: string };

/** One thing that is seen to happen. */
export interface Act {
  readonly motion: Motion;
  readonly actor: Actor;
  /** Where it happens; for a march every region of the way. */
  readonly regions: readonly string[];
  /** So many units march. */
  readonly count?: number;
}

/** The shortest way over open borders; straight on where there is none. */
export function wayOf({ byId }: Land, from: string, to: string): readonly string[] {
  const before = new Map<string, string>([[from, from]]);
  const queue = [from];
  for (let at = 0; at < queue.length && !before.has(to); at++)
    for (const next of byId.get(queue[at])?.neighbours ?? [])
      if (!before.has(next)) {
        before.set(next, queue[at]);
        queue.push(next);
      }
  if (!before.has(to)) return [from, to];
  const way = [to];
  for (let here = to; here !== from; ) {
    here = before.get(here) ?? from;
    way.unshift(here);
  }
  return way;
}

const NATION = /^([a-z]+)-(?:regular|elite|leader)$/;

/** A figure by its name: `gondor-regular` bears the shield of its nation. */
function actorNamed(figure: string): Actor {
  if (figure === 'nazgul') return { side: 'shadow' };
  const nation = NATION.exec(figure)?.[1];
  return nation === undefined ? { medal: figure } : { nation };
}

function actorOf(event: WarEvent): Actor {
  if (event.type === 'declaredAt' || event.type === 'revealedAt' || event.type === 'cruelWeather') return { medal: 'ring-bearers' };
  if ('figures' in event) return { medal: event.figures[0] ?? 'ring-bearers' };
  if ('figure' in event) return actorNamed(event.figure);
  return { side: 'side' in event ? event.side : 'shadow' };
}

/** What is to be seen of the news, in their order. */
export function playOf(events: readonly WarEvent[], land: Land): readonly Act[] {
  return events.flatMap((event): Act[] => {
    const { motion } = SCENES[event.type];
    const named = regionsNamed(event);
    if (motion === null || named.length === 0) return [];
    if (motion !== 'march') return [{ motion, actor: actorOf(event), regions: named.slice(-1) }];
    // A path is told region by region; an army only from where to where.
    const regions = 'path' in event ? event.path : wayOf(land, named[0], named[named.length - 1]);
    const count = event.type === 'marched' ? { count: event.count } : {};
    return regions.length < 2 ? [] : [{ motion, actor: actorOf(event), regions, ...count }];
  });
}
