import type { Action } from '#kernel';
import type { SeatTurn } from '#wire';

/** The options of a seat, sorted for drawing. Nothing is touchable that is not among them. */
export interface Offers {
  /** Somebody at this screen is asked. */
  readonly asked: boolean;
  of(type: string): readonly Action[];
  /** The offered action with these arguments, or undefined. */
  find(type: string, wanted: { readonly [argument: string]: string | number }): Action | undefined;
}

export function offersOf(turn: SeatTurn | null, mode: 'play' | 'watch' | 'replay'): Offers {
  const options = turn === null || mode !== 'play' ? [] : turn.options;
  const of = (type: string): readonly Action[] => options.filter((option) => option.type === type);
  return {
    asked: options.length > 0,
    of,
    find: (type, wanted) => of(type).find((option) => Object.entries(wanted).every(([name, value]) => option[name] === value)),
  };
}

/** What the player holds between two touches: a card to be laid somewhere, Gandalf and whom he takes, Tom Bombadil on his way. */
export type Held =
  | { readonly kind: 'play'; readonly card: string }
  | { readonly kind: 'move'; readonly card: string }
  | { readonly kind: 'exchange'; readonly wizard: string; readonly take: string | null };

/** The action that laying what is held on a team would be; undefined when it cannot lie there. */
export function layOn(offers: Offers, held: Held | null, team: number | 'new'): Action | undefined {
  switch (held?.kind) {
    case 'play':
      return offers.find('play', { card: held.card, team });
    case 'move':
      return offers.find('move', { card: held.card, team });
    case 'exchange':
      return held.take === null ? undefined : offers.find('exchange', { wizard: held.wizard, card: held.take, team });
    default:
      return undefined;
  }
}

/** Whether what is held is still on offer: a table that moved on empties the hand. */
export function stillHeld(offers: Offers, held: Held | null): Held | null {
  if (held === null) return null;
  if (held.kind === 'exchange') {
    if (offers.find('exchange', { wizard: held.wizard }) === undefined) return null;
    return held.take === null || offers.find('exchange', { wizard: held.wizard, card: held.take }) !== undefined
      ? held
      : { ...held, take: null };
  }
  return offers.find(held.kind, { card: held.card }) === undefined ? null : held;
}
