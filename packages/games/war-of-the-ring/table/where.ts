import type { WarAction } from '../rules/verbs.ts';
import { keyOf, type Site, siteOf } from './sites.ts';

const region = (id: string): string => `[data-space="${id}"]`;

function ofSite(site: Site): readonly string[] {
  switch (site.on) {
    case 'region':
      return [region(site.region)];
    case 'way':
      return [region(site.from), region(site.to)];
    case 'die':
      return [`.wr-tray [data-die="${site.die}"]`];
    case 'card':
      // The hand may have been put away.
      return [`[data-card="${site.card}"]`, '.wr-hand-button[aria-expanded="false"]'];
    case 'token':
      return [`[data-token="${site.token}"]`];
    case 'deck':
      return [`[data-deck="${site.deck}"]`];
    case 'figure':
      return [`[data-figure="${site.figure}"]`];
    case 'nation':
    case 'number':
    case 'answer':
      return [];
    default:
      return site satisfies never;
  }
}

/** The chip of a use, once its die has been touched. */
function chipOf(action: WarAction): string | null {
  if (action.type === 'spend') return action.action;
  return action.type === 'useRing' ? 'ring' : action.type === 'skipDie' ? 'skip' : null;
}

/** What is touched on this table to do something: its site, what a die is used for, and the button that says it. */
export function where(action: WarAction): readonly string[] {
  const chip = chipOf(action);
  return [...ofSite(siteOf(action)), ...(chip === null ? [] : [`[data-use="${chip}"]`]), `[data-act="${keyOf(action)}"]`];
}
