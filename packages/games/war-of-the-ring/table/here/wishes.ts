import type { ActionName } from '../../rules/nouns.ts';
import type { WarAction } from '../../rules/verbs.ts';
import type { RegionView, SideView } from '../../view/view.ts';
import type { Offers } from '../offers.ts';
import { hostsOf } from '../pieces/hosts.ts';

/** What somebody who touches a barred region seems to wish: that which is offered elsewhere on the map. */
export function wishesAt(offers: Offers, region: string, neighbours: readonly string[]): WarAction[] {
  const wishes = new Map<WarAction['type'], WarAction>();
  for (const action of offers.all) {
    if (wishes.has(action.type)) continue;
    const wish = wishAt(action, offers.from, region, neighbours);
    if (wish !== null) wishes.set(action.type, wish);
  }
  return [...wishes.values()];
}

/** The option as it would be at another region; null when it is about no region. */
function wishAt(action: WarAction, from: string | null, region: string, [near]: readonly string[]): WarAction | null {
  switch (action.type) {
    case 'march':
      return from === null ? { ...action, from: region, to: near ?? action.to } : { ...action, from, to: region };
    case 'attack':
      return from === null ? { ...action, from: region, against: near ?? action.against } : { ...action, from, against: region };
    case 'chooseRegion':
    case 'traceStep':
    case 'retreat':
    case 'travelTo':
    case 'recruit':
    case 'bringCharacter':
      return { ...action, region };
    case 'chooseAt':
    case 'moveMinion':
    case 'removeExcess':
      return { ...action, place: region };
    default:
      return null;
  }
}

const BY_ARMY: readonly ActionName[] = ['move-armies', 'move-army-with-leader', 'attack', 'attack-with-leader'];

/** Dice that could set in motion what stands here: an army that may march or attack, a settlement that recruits. */
export function diceFor(offers: Offers, mine: SideView, { field, inside, holder, settlement }: RegionView): WarAction[] {
  const army = [...hostsOf(field), ...hostsOf(inside)].some(({ side, units }) => side === mine.id && units > 0);
  const musters = holder === mine.id && settlement !== 'none' && settlement !== 'fortification';
  return offers.of('spend').filter(({ action }) => (army && BY_ARMY.includes(action)) || (musters && action === 'recruit'));
}
