import type { HuntAction } from '../rules/state.ts';
import type { HuntView } from '../view/view.ts';
import { groupOf, keyOf } from './bar.ts';
import { argumentOf, type Site, sitesOf, spotOf } from './offers.ts';

const spot = (id: string): string => `:is([data-space="${id}"], [data-place="${id}"])`;

/** Cards lie in the dock: what opens it, where they cannot be seen. */
const TO_CARDS = ':is(.hr-dock:not(.open) #hr-tab-cards, #hr-tab-cards[aria-selected="false"])';

/** The button behind which all of its kind are kept, where it has none of its own. */
const menuOf = (action: HuntAction): string => `[data-verb="${groupOf(action.type)}"]:not([data-act])`;

function onSite(site: Site, view: HuntView, action: HuntAction): readonly string[] {
  if (site === 'bar' || site === 'scene') return [`:is(.hr-bar, .hp-scene) :is([data-act="${keyOf(action)}"], ${menuOf(action)})`];
  if (site === 'cards') {
    const card = argumentOf(action, 'ally') ?? argumentOf(action, 'sorcery');
    return [`[data-card="${card}"]`, TO_CARDS];
  }
  if (site !== 'map') return [];
  const from = argumentOf(action, 'from');
  const to = spotOf(view, action);
  return [...(from === undefined ? [] : [spot(String(from))]), ...(to === null ? [] : [spot(to)])];
}

/** What is touched on this table to do something: on the map, among the cards, or the button of its kind. */
export const where = (view: HuntView, action: HuntAction): readonly string[] => [
  ...new Set(sitesOf(action.type).flatMap((site) => onSite(site, view, action))),
];
