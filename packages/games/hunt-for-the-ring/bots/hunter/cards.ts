import { asId } from '#kernel/id.ts';
import type { EffectOf, SorceryCard, Place, Nazgul } from '../../content/ids.ts';
import { reach } from '../../content/map.ts';
import type { Op } from '../../content/ops.ts';
import { mapOf } from '../../rules/state.ts';
import { canBeHunted, canBeNamed, canBeSearched } from '../../rules/inquiries/inquiry.ts';
import { isOnBoard, liesIn } from '../../rules/inquiries/places.ts';
import { type HunterContext, huntWorth, perceptionWorth, searchWorth } from './hunterContext.ts';
import { standWorth } from './chase.ts';
import { TUNING } from './tuning.ts';

/** What a Sorcery card would do now, op by op. */
export function sorceryWorth(hunting: HunterContext, card: SorceryCard, effect: EffectOf): number {
  const { s } = hunting;
  const { pickOne, effects } = s.box.sorcery[card];
  let worth = 0;
  for (let each = effect; each < (pickOne ? effect + 1 : effects.length); each++)
    if (effects[each].part === 0 || effects[each].part === s.open.part)
      for (const op of s.box.scripts[effects[each].script]) worth += opWorth(hunting, op);
  return worth;
}

function opWorth(hunting: HunterContext, op: Op): number {
  const { s, beliefs, mean } = hunting;
  const map = mapOf(s);
  const { active, nazgul } = s.open;
  const here = nazgul[active];
  const best = (list: readonly number[], worth: (item: number) => number): number =>
    list.reduce((most, item) => Math.max(most, worth(item)), 0);
  switch (op.op) {
    case 'hunt': {
      const areas = op.at === 'here' ? [here] : map.neighbours[here];
      return best(areas, (area) => (canBeHunted(s, asId(area)) ? huntWorth(hunting, asId(area), active, here) : 0));
    }
    case 'search': {
      const { where } = op;
      const areas =
        op.at === 'here'
          ? [here]
          : op.at === 'adjacent'
            ? map.neighbours[here]
            : map.areas.filter((area) => where !== null && where.mask[area] !== 0);
      return best(areas, (area) => (canBeSearched(s, asId(area)) ? searchWorth(hunting, asId(area)) : 0));
    }
    case 'perception': {
      const places = s.box.places
        .map((_, place) => place)
        .filter((place) => {
          const isRegion = place < s.box.regions.length;
          if (isRegion !== (op.scope === 'region') || !isOnBoard(s, asId(place)) || !canBeNamed(s, asId(place))) return false;
          if (op.where === 'any') return true;
          return op.where === 'own' ? liesIn(s, here, asId(place)) : s.box.sectionOfRegion[place] === map.section[here];
        });
      return best(places, (place) => perceptionWorth(hunting, asId(place), op.nameWho));
    }
    case 'ifPerceptionYes': {
      const place: Place = asId(op.scope === 'region' ? map.region[here] : s.box.regions.length + map.section[here]);
      let chance = 0;
      for (const area of map.areas) if (liesIn(s, area, place)) chance += beliefs.last[area];
      return chance + perceptionWorth(hunting, place, true);
    }
    case 'nazgul.move': {
      // Two spaces more for the one who asks, or one for others: what the best of them would be worth.
      const mover: Nazgul = asId(op.who.kind === 'active' ? active : asId(-1));
      if (mover < 0) return 0.12;
      const now = standWorth(s, beliefs, mover, here, mean);
      return best(map.within[reach(op.spaces, 0)][here], (to) => standWorth(s, beliefs, mover, asId(to), mean) - now);
    }
    case 'frodo.corrupt':
      return 1;
    case 'ringbearer.choose':
      return 0.75;
    case 'huntPool.add':
      return 0.5;
    case 'card.becomesEye':
      return 0.9;
    case 'witchKing.enter':
      return 1.6;
    case 'turnMarker.setEye':
      return 0.4;
    case 'reveal.trackAge':
      return 0.4;
    case 'fellowship.lose':
      return Math.min(s.open.fellowship, op.n) * 0.35;
    case 'ally.discardRandom':
      return s.open.allyHand > 0 ? 0.4 : 0;
    case 'allyToken.remove':
      return 0.2;
    case 'sorcery.draw':
      return TUNING.drawCard;
    case 'dice.reroll':
      return 0.1;
    default:
      return 0;
  }
}
