import { type Card, FACES, FREE, SHADOW, type Side, sideOfCard } from '../content/box.ts';
import { cardId } from '../content/cards.ts';
import { box, type GivenWar as Position, war, type WarTable, type ActionName, type FaceName } from './war.ts';

type Given = Position & {
  /** Further cards in the hand of the side that plays. */
  readonly hand?: readonly string[];
  /** The die it is played with, if not that of its type. */
  readonly die?: FaceName;
};

/** A card that can always be played, of each type: with it in hand a die can be spent on cards at all. */
const ALWAYS: { readonly [deck: string]: { readonly [type: string]: string } } = {
  fp: { character: cardId('bilbos-song'), army: cardId('a-power-too-great'), muster: cardId('guards-of-the-citadel') },
  shadow: { character: cardId('the-lidless-eye'), army: cardId('the-shadow-lengthens'), muster: cardId('orcs-multiplying-again') },
};

/** What a die is spent on to play a card of its type. */
const PLAYS: { readonly [type: string]: ActionName } = {
  character: 'play-character-event',
  army: 'play-army-event',
  muster: 'play-muster-event',
};

const typeOf = (card: Card): FaceName => FACES[box.cards[card].type];

/** The side holds the card and the die for it; both have another die, so that the turn goes on afterwards. */
export function holding(id: string, given: Given = {}): { table: WarTable; side: Side; die: FaceName; action: ActionName } {
  const { hand = [], die: paid, ...rest } = given;
  const card = box.card[id];
  const side = sideOfCard(card);
  const type = typeOf(card);
  const die = paid ?? (side === FREE && type === 'army' ? 'army-muster' : type);
  const other = rest.hands?.[side === FREE ? 'shadow' : 'free-peoples'];
  const table = war({
    ...rest,
    toAct: side === FREE ? 'free-peoples' : 'shadow',
    free: [...(side === FREE ? [die] : []), ...(rest.free ?? ['muster'])],
    shadow: [...(side === SHADOW ? [die] : []), ...(rest.shadow ?? ['muster'])],
    hands:
      side === FREE
        ? { 'free-peoples': { hand: [id, ...hand] }, ...(other === undefined ? {} : { shadow: other }) }
        : { shadow: { hand: [id, ...hand] }, ...(other === undefined ? {} : { 'free-peoples': other }) },
  });
  return { table, side, die, action: die === 'event' ? 'play-any-event' : PLAYS[type] };
}

/** The card has been played as an event, and resolved as far as nobody is asked; dice and tiles fall as dictated. */
export function played(id: string, given: Given = {}, ...outcomes: (number | string)[]): WarTable {
  const { table, die, action } = holding(id, given);
  return table
    .spend(die, action)
    .next(...outcomes)
    .do('playEvent', { card: id });
}

/** The rules that forbid playing the card here, or null. */
export function refusal(id: string, given: Given = {}): readonly string[] | null {
  const filler = ALWAYS[id.split('-')[0]][typeOf(box.card[id])];
  const { table, die, action } = holding(id, { ...given, hand: [...(given.hand ?? []), ...(filler === id ? [] : [filler])] });
  return table.spend(die, action).refused('playEvent', { card: id });
}

/** Companions of the Fellowship; the others have fallen, unless they are named as standing elsewhere. */
export function fellowshipOf(companions: readonly string[], elsewhere: readonly string[] = []) {
  const all = ['gandalf-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin'] as const;
  return {
    companions: all.filter((each) => companions.includes(each)),
    eliminated: all.filter((each) => !companions.includes(each) && !elsewhere.includes(each)),
  };
}
