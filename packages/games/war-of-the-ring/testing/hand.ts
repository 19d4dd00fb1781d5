import { type Card, CHARACTERS, FACES, FREE, SHADOW, type Side, sideOfCard } from '../content/box.ts';
import { box, type Play, war } from './war.ts';

type Given = Parameters<typeof war>[0] & {
  /** Further cards in the hand of the side that plays. */
  readonly hand?: readonly string[];
  /** The die it is played with, if not that of its type. */
  readonly die?: string;
};

/** A card that can always be played, of each type: with it in hand a die can be spent on cards at all. */
const ALWAYS: { readonly [deck: string]: { readonly [type: string]: string } } = {
  fp: { character: 'fp-character-12', army: 'fp-strategy-02', muster: 'fp-strategy-14' },
  shadow: { character: 'shadow-character-18', army: 'shadow-strategy-08', muster: 'shadow-strategy-20' },
};

const typeOf = (card: Card): string => FACES[box.cards[card].type];

/** The side holds the card and the die for it; both have another die, so that the turn goes on afterwards. */
export function holding(id: string, given: Given = {}): { play: Play; side: Side; spend: { die: string; action: string } } {
  const { hand = [], die, ...rest } = given;
  const card = box.card[id];
  const side = sideOfCard(card);
  const type = typeOf(card);
  const pays = die ?? (side === FREE && type === 'army' ? 'army-muster' : type);
  const other = rest.hands?.[side === FREE ? 'shadow' : 'free-peoples'];
  const play = war({
    ...rest,
    toAct: side === FREE ? 'free-peoples' : 'shadow',
    free: [...(side === FREE ? [pays] : []), ...(rest.free ?? ['muster'])],
    shadow: [...(side === SHADOW ? [pays] : []), ...(rest.shadow ?? ['muster'])],
    hands:
      side === FREE
        ? { 'free-peoples': { hand: [id, ...hand] }, ...(other === undefined ? {} : { shadow: other }) }
        : { shadow: { hand: [id, ...hand] }, ...(other === undefined ? {} : { 'free-peoples': other }) },
  });
  return { play, side, spend: { die: pays, action: pays === 'event' ? 'play-any-event' : `play-${type}-event` } };
}

/** The card has been played as an event, and resolved as far as nobody is asked; dice and tiles fall as dictated. */
export function played(id: string, given: Given = {}, ...outcomes: (number | string)[]): Play {
  const { play, side, spend } = holding(id, given);
  return play
    .do(side, 'spend', spend)
    .next(...outcomes)
    .do(side, 'playEvent', { card: id });
}

/** The rules that forbid playing the card here, or null. */
export function refusal(id: string, given: Given = {}): readonly string[] | null {
  const filler = ALWAYS[id.split('-')[0]][typeOf(box.card[id])];
  const { play, side, spend } = holding(id, { ...given, hand: [...(given.hand ?? []), ...(filler === id ? [] : [filler])] });
  return play.do(side, 'spend', spend).why(side, 'playEvent', { card: id });
}

/** What one side still holds, by name. */
export const cardsOf = (play: Play, side: Side): string[] => play.s.own[side].hand.map((card) => box.cardIds[card]);
export const tableCards = (play: Play): string[] => play.s.open.table.map((card) => box.cardIds[card]);
export const discards = (play: Play): string[] => play.s.open.discard.map((card) => box.cardIds[card]);
/** Where a hunt tile is: pool, drawn, waiting, aside, removed or hand. */
export const tileAt = (play: Play, id: string): string =>
  ['pool', 'drawn', 'waiting', 'aside', 'removed', 'hand'][play.s.open.tiles[box.tileIds.indexOf(id)]];
/** Unused dice of a side, by name. */
export const diceLeft = (play: Play, side: Side): string[] =>
  FACES.flatMap((face, at) => new Array<string>(play.s.open.dice[side * FACES.length + at]).fill(face));
/** The action is over and the other side is to act. */
export const isOver = (play: Play): boolean => play.step === 'chooseAction';

/** Companions of the Fellowship; the others have fallen, unless they are named as standing elsewhere. */
export function fellowshipOf(companions: readonly string[], elsewhere: readonly string[] = []) {
  const all = ['gandalf-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin'] as const;
  return {
    companions: all.filter((each) => companions.includes(each)),
    eliminated: all.filter((each) => !companions.includes(each) && !elsewhere.includes(each)),
  };
}

/** Wherever the guide may be chosen anew, the old one stays. */
export function sameGuide(play: Play): Play {
  while (play.step === 'chooseGuide') play.free('chooseGuide', { figure: CHARACTERS[play.s.open.fellowship.guide] });
  return play;
}

/** The dice a card has just rolled: as many as it says, and no more. */
export const cardDice = (play: Play): unknown => play.told.find(({ type }) => type === 'cardRoll')?.dice;
