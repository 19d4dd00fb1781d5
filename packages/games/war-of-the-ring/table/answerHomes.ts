import type { WarAction } from '../rules/verbs.ts';
import type { SideView, WarView } from '../view/view.ts';
import { momentOf } from './huntMoments.ts';
import { siteOf } from './sites.ts';

/** The part of the table in which an option is touched. What has no part of its own is a labelled button among the answers: nothing is out of reach. */
export type Home = 'map' | 'battle' | 'hunt' | 'tray' | 'hand' | 'company' | 'answers';

/** A page beside the map that holds every answer of its moment, so that none stands on the table twice. */
export type Scene = 'battle' | 'hunt';

export function sceneOf(prompt: string | null, view: WarView): Scene | null {
  if (momentOf(prompt) !== null) return 'hunt';
  return view.battle === null ? null : 'battle';
}

export interface SeenHomes {
  readonly mine: SideView;
  readonly isForming: boolean;
  readonly scene: Scene | null;
}

const DEPARTS: ReadonlySet<WarAction['type']> = new Set(['depart', 'beginBattle', 'leaveBehind', 'holdBack', 'include']);

export function homeOf(action: WarAction, { mine, isForming, scene }: SeenHomes): Home {
  const site = siteOf(action);
  if (site.on === 'region' || site.on === 'way') return 'map';
  if (scene !== null) return scene;
  if (isForming && DEPARTS.has(action.type)) return 'company';
  switch (site.on) {
    case 'die':
      return mine.dice.includes(site.die) ? 'tray' : 'answers';
    case 'token':
      return mine.tokens.includes(site.token) ? 'tray' : 'answers';
    case 'card':
      return mine.cards?.includes(site.card) === true ? 'hand' : 'answers';
    case 'nation':
    case 'figure':
    case 'deck':
    case 'number':
    case 'answer':
      return 'answers';
    default:
      return site satisfies never;
  }
}
