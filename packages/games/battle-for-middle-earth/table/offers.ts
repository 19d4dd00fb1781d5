import type { SeatTurn } from '#wire';
import type { BattleAction } from '../rules/verbs.ts';

type Verb = BattleAction['type'];
/** An offered action of one verb, and what may be asked of its arguments. */
export type OfferedAction<Type extends Verb> = Extract<BattleAction, { readonly type: Type }>;
type Wanted<Type extends Verb> = Partial<Omit<OfferedAction<Type>, 'type'>>;

/** The options of a seat, sorted for drawing. Nothing is touchable that is not among them. */
export interface Offers {
  /** Somebody at this screen is asked. */
  readonly asked: boolean;
  of<Type extends Verb>(type: Type): readonly OfferedAction<Type>[];
  /** The offered action with these arguments, or undefined. */
  find<Type extends Verb>(type: Type, wanted: Wanted<Type>): OfferedAction<Type> | undefined;
}

/** Whether an action has all the arguments that are wanted. */
function fits(option: object, wanted: object): boolean {
  const given = new Map<string, unknown>(Object.entries(option));
  return Object.entries(wanted).every(([name, value]) => given.get(name) === value);
}

export function offersOf(turn: SeatTurn<BattleAction> | null, mode: 'play' | 'watch' | 'replay'): Offers {
  const options = turn === null || mode !== 'play' ? [] : turn.options;
  const of = <Type extends Verb>(type: Type): readonly OfferedAction<Type>[] =>
    options.filter((option): option is OfferedAction<Type> => option.type === type);
  return {
    asked: options.length > 0,
    of,
    find: (type, wanted) => of(type).find((option) => fits(option, wanted)),
  };
}

/** What the player holds between two touches: a card to be laid somewhere, Gandalf and whom he takes, Tom Bombadil on his way. */
export type Held =
  | { readonly kind: 'play'; readonly card: string }
  | { readonly kind: 'move'; readonly card: string }
  | { readonly kind: 'exchange'; readonly wizard: string; readonly take: string | null };

/** The action that laying what is held on a team would be; undefined when it cannot lie there. */
export function layOn(offers: Offers, held: Held | null, team: number | 'new'): BattleAction | undefined {
  switch (held?.kind) {
    case 'play':
      return offers.find('play', { card: held.card, team });
    case 'move':
      return team === 'new' ? undefined : offers.find('move', { card: held.card, team });
    case 'exchange':
      return held.take === null || team === 'new' ? undefined : offers.find('exchange', { wizard: held.wizard, card: held.take, team });
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
