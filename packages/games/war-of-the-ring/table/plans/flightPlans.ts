import type { WarAction } from '../../rules/verbs.ts';
import type { WarView } from '../../view/view.ts';
import type { Offers } from '../offers.ts';
import { regionOf } from '../sites.ts';
import { NO_PLANS, type TouchPlan, type TouchPlans } from './plan.ts';

type Pick = Extract<WarAction, { readonly type: 'moveMinion' }>;

const FLYING: readonly string[] = ['nazgul', 'witch-king'];

/** Who flies next: from where the last one came, or else the first who may. */
export function nextFlier(offers: Offers, last: string | null): Pick | null {
  const fliers = offers.of('moveMinion').filter(({ figure }) => FLYING.includes(figure));
  return (
    fliers.find(({ figure, place }) => figure === 'nazgul' && place === last) ??
    fliers.find(({ figure }) => figure === 'nazgul') ??
    fliers[0] ??
    null
  );
}

/** While minions are moved, a region is touched and the next Nazgûl flies there; where others could be taken up, the touch takes them up instead. */
export function flightPlansOf(view: WarView, offers: Offers, last: string | null): TouchPlans {
  const flier = nextFlier(offers, last);
  if (flier === null) return NO_PLANS;
  const taken = new Set(offers.of('moveMinion').map(({ place }) => regionOf(place)));
  const plans = view.regions
    .filter(
      ({ id, settlement, holder, besieged }) => !taken.has(id) && (settlement !== 'stronghold' || holder !== 'free-peoples' || besieged),
    )
    .map(({ id }): [string, TouchPlan] => [id, [flier, { type: 'travelTo', region: id }]]);
  return new Map(plans);
}
