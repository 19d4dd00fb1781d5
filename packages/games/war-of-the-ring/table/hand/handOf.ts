import type { WarAction } from '../../rules/verbs.ts';
import type { SideView } from '../../view.ts';
import type { Offers } from '../offers.ts';
import { cardSign } from '../pieces/cards.ts';

/** A card of the hand now: `offered` may be used, `barred` may not though others could be, `idle` when nothing is asked of the hand. */
export type CardState = 'offered' | 'barred' | 'idle';

export interface Held {
  readonly id: string;
  readonly state: CardState;
  readonly actions: readonly WarAction[];
  /** What somebody who touches it seems to wish, where the rules bar it. */
  readonly wish: WarAction | null;
  /** Dice that would play an event of this kind: to be spent first. */
  readonly dice: readonly WarAction[];
}

const EVENTS: { readonly [die: string]: string } = {
  character: 'play-character-event',
  army: 'play-army-event',
  muster: 'play-muster-event',
};

export function handOf(offers: Offers, mine: SideView): Held[] {
  const offered = offers.on('card');
  const held = mine.cards ?? [];
  const asked = offered.find(({ site }) => held.includes(site.card))?.action ?? null;
  return held.map((id) => {
    const actions = offered.filter(({ site }) => site.card === id).map(({ action }) => action);
    const state = actions.length > 0 ? 'offered' : asked !== null ? 'barred' : 'idle';
    const dice = offers.of('spend').filter(({ action }) => action === 'play-any-event' || action === EVENTS[cardSign(id).die]);
    return { id, state, actions, wish: state === 'barred' ? wishOf(asked, id, mine) : null, dice };
  });
}

/** The same as was offered of another card. */
function wishOf(asked: WarAction | null, id: string, mine: SideView): WarAction | null {
  const card = mine.cards?.find((each) => each === id);
  if (asked === null || card === undefined || !('card' in asked)) return null;
  return { ...asked, card };
}
