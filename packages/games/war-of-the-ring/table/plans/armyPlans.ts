import type { ActionName } from '../../rules/nouns.ts';
import type { WarAction } from '../../rules/verbs.ts';
import type { RegionView, SideView, WarView } from '../../view/view.ts';
import type { Offers } from '../offers.ts';
import { type Host, hostsOf } from '../pieces/hosts.ts';
import { cheapestSpend } from './dice.ts';
import { NO_PLANS, type TouchPlan, type TouchPlans } from './plan.ts';

const DEPART: WarAction = { type: 'depart' };

/** A march with everybody who may go, or only as far as the question who goes. */
export const marchOf = (march: WarAction, isDivided: boolean): TouchPlan => (isDivided ? [march] : [march, DEPART]);

const armyIn = (region: RegionView | undefined, side: SideView['id']): Host | null =>
  hostsOf(region?.field ?? { figures: {}, characters: [] }).find((host) => host.side === side && host.units > 0) ?? null;

const canLead = ({ leaders, nazgul, characters }: Host): boolean => leaders + nazgul + characters.length > 0;

/** With an army taken up before a die is spent: where it could march with the cheapest die, and whom it could attack. */
export function armyPlansOf(
  { view, offers, mine }: { readonly view: WarView; readonly offers: Offers; readonly mine: SideView },
  from: string,
  neighbours: readonly string[],
  { die, isDivided }: { readonly die: string | null; readonly isDivided: boolean },
): TouchPlans {
  const regions = new Map(view.regions.map((region) => [region.id, region]));
  const army = armyIn(regions.get(from), mine.id);
  if (army === null) return NO_PLANS;
  const spend = (plain: ActionName, led: ActionName) => cheapestSpend(offers, canLead(army) ? [plain, led] : [plain], die);
  const [march, attack] = [spend('move-armies', 'move-army-with-leader'), spend('attack', 'attack-with-leader')];
  const enemy = mine.id === 'shadow' ? 'free-peoples' : 'shadow';
  const plans = neighbours.flatMap((to): [string, TouchPlan][] => {
    if (armyIn(regions.get(to), enemy) === null)
      return march === null ? [] : [[to, [march, ...marchOf({ type: 'march', from, to }, isDivided)]]];
    return attack === null ? [] : [[to, [attack, { type: 'attack', from, against: to }]]];
  });
  return new Map(plans);
}
