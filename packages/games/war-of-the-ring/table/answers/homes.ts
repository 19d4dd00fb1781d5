import type { WarAction } from '../../rules/verbs.ts';
import type { FormingView, SideView } from '../../view.ts';
import { siteOf } from '../sites.ts';

/** The part of the table in which an option is touched. What has no part of its own is a labelled button among the answers: nothing is out of reach. */
export type Home = 'map' | 'tray' | 'hand' | 'company' | 'answers';

export interface Seen {
  readonly mine: SideView;
  readonly forming: FormingView | null;
}

const DEPARTS: ReadonlySet<WarAction['type']> = new Set(['depart', 'beginBattle', 'leaveBehind', 'holdBack', 'include']);

export function homeOf(action: WarAction, { mine, forming }: Seen): Home {
  if (forming !== null && DEPARTS.has(action.type)) return 'company';
  const site = siteOf(action);
  switch (site.on) {
    case 'region':
    case 'way':
      return 'map';
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
