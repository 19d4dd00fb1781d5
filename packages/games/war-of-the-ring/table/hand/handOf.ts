import type { WarAction } from '../../rules/verbs.ts';
import type { SideView, WarView } from '../../view/view.ts';
import type { Offers } from '../offers.ts';
import { cardSign } from '../pieces/cards.ts';

/** A card of the hand now: `offered` may be used or paid for, `barred` may not though others could be, `idle` when nothing is asked of the hand. */
export type CardState = 'offered' | 'barred' | 'idle';

export interface Held {
  readonly id: string;
  readonly state: CardState;
  readonly actions: readonly WarAction[];
  /** What somebody who touches it seems to wish, where the rules bar it. */
  readonly wish: WarAction | null;
  /** Dice that would play an event of this kind: to be spent first. */
  readonly dice: readonly WarAction[];
  /** Rules that bar it while dice are chosen: its condition, or the die that it asks for. */
  readonly rules: readonly string[];
}

const EVENTS: { readonly [die: string]: string } = {
  character: 'play-character-event',
  army: 'play-army-event',
  muster: 'play-muster-event',
};

/** Which cards a result plays. */
const PLAYED_BY: { readonly [die: string]: string } = { character: 'WR-DICE-22', army: 'WR-DICE-30', muster: 'WR-DICE-32' };
const CONDITION = 'WR-EVENT-07';

export function handOf(offers: Offers, mine: SideView, events: WarView['events']): Held[] {
  const offered = offers.on('card');
  const held = mine.cards ?? [];
  const asked = offered.find(({ site }) => held.includes(site.card))?.action ?? null;
  return held.map((id) => {
    const actions = offered.filter(({ site }) => site.card === id).map(({ action }) => action);
    const spends = offers.of('spend');
    const { die } = cardSign(id);
    const isMet = events[id]?.met !== false;
    const ways = isMet ? spends.filter(({ action }) => action === 'play-any-event' || action === EVENTS[die]) : [];
    // Two uses of one die that come to the same are one choice.
    const dice = ways.filter((way, at) => ways.findIndex((other) => other.die === way.die) === at);
    const state = actions.length + dice.length > 0 ? 'offered' : asked !== null || spends.length > 0 ? 'barred' : 'idle';
    const wish = state === 'barred' ? wishOf(asked, id, mine) : null;
    const rules = state === 'barred' && wish === null ? [isMet ? (PLAYED_BY[die] ?? CONDITION) : CONDITION] : [];
    return { id, state, actions, wish, dice, rules };
  });
}

/** The same as was offered of another card. */
function wishOf(asked: WarAction | null, id: string, mine: SideView): WarAction | null {
  const card = mine.cards?.find((each) => each === id);
  if (asked === null || card === undefined || !('card' in asked)) return null;
  return { ...asked, card };
}
