import type { Prompt } from '#kernel';
import type { PlayerView } from '../view/view.ts';
import type { Held } from './offers.ts';

const PROMPTS = { play: 'heldPlay', move: 'heldMove', exchange: 'heldExchange' } as const;

/** What is asked while something is held: where it goes, and, for a card of the hand, what it can do. */
export function askedOf(held: Held, player: PlayerView | undefined): Prompt {
  const id = held.kind === 'exchange' ? held.wizard : held.card;
  const card = [...(player?.cards ?? []), ...(player?.teams.flatMap(({ cards }) => cards) ?? [])].find((each) => each.id === id);
  const named = card === undefined ? '' : `@card.${card.kind}`;
  if (held.kind === 'play' && card !== undefined && card.ability !== null)
    return { id: 'heldSkilled', params: { card: named, ability: `@ability.${card.ability}` } };
  return { id: PROMPTS[held.kind], params: { card: named } };
}
