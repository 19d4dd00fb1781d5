import { asId } from '#kernel/id.ts';
import type { Card, Nation, NationName, Region, Side, WarBox } from '../content/box.ts';
import { CARD_NAMES, type CardName, COMBAT, type CombatName } from '../content/cards.ts';
import type { WarEffects, War } from './state.ts';

/**
 * What the cards tell the rules. The rules never import a card: they are handed to the game with its box, and each rule asks the cards on
 * the table at the point where the rule is.
 */

/** The text of a card being carried out: which card, how far, and what its questions have been answered, in order. */
export interface CardScript {
  readonly card: Card;
  readonly side: Side;
  at: number;
  picked: number[];
}

/** What a step of a card's text may use besides the state. */
interface OpContext {
  readonly effects: WarEffects;
  readonly frame: CardScript;
}

/** One step of a card's text. It acts at once, or enters a step that asks; the next one runs when that is over. */
export interface Op {
  (s: War, context: OpContext): void;
  /** The regions that it would touch as things stand. */
  readonly where?: Where;
}

export type Where = (s: War) => readonly Region[];

/** The upper half of an event card. */
export interface EventEffect {
  /** The printed condition, to be met in full (WR-EVENT-07). */
  readonly when?: (s: War) => boolean;
  readonly does: readonly Op[];
  /** The regions that it is about, besides those that its lines touch. */
  readonly where?: Where;
  /** Nations it names: with three players none of them may have been used last (WR-RULING-85). */
  readonly uses?: readonly NationName[];
  /** For cards that stay on the table (WR-EVENT-09). */
  readonly table?: TableEffect;
}

export type ActivationCause = 'entered' | 'attacked' | 'declared' | 'companion' | 'card';
export type AdvanceCause = 'attacked' | 'captured' | 'muster' | 'ability' | 'card';

/** What a card does while it lies on the table. */
interface TableEffect {
  /** The condition under which it was played no longer holds (WR-EVENT-11). */
  lapses?(s: War): boolean;
  /** The region is closed to Shadow armies and attacks. */
  bars?(s: War, region: Region): boolean;
  /** May be discarded when a tile has been drawn (WR-HUNT-21). */
  readonly onTile?: 'redraw' | 'reduce';
  /** May be discarded when a tile is about to be drawn. */
  readonly preventsTile?: boolean;
  /** May be discarded before a hunt roll to add to each die. */
  readonly huntBonus?: number;
  /** Dice that move the Fellowship stay out of the hunt box. */
  readonly keepsDiceOut?: boolean;
  /** The Fellowship was declared or revealed; true discards the card. */
  endsOnDeclared?(s: War, region: Region): boolean;
  endsOnRevealed?(s: War): boolean;
  /** The Fellowship's path touched this region: the card may be discarded to draw another tile. */
  drawsForPath?(s: War, region: Region): boolean;
  /** May be discarded for its combat half. */
  readonly combat?: boolean;
  /** Each Companion lost in the hunt may cost the Free Peoples a card. */
  readonly punishesCasualty?: boolean;
  /** After an Event result was spent on a card: a draw for its owner. */
  readonly drawsAfterEvent?: boolean;
  blocksActivation?(s: War, nation: Nation, cause: ActivationCause, region: Region): boolean;
  /** A Muster result cannot advance this nation. */
  blocksMuster?(s: War, nation: Nation): boolean;
  endsOnAdvance?(s: War, nation: Nation, cause: AdvanceCause): boolean;
  /** Combat cards are forbidden to a side in a battle here. */
  forbidsCombatCards?(s: War, side: Side, region: Region): boolean;
  /** Who may remove it with an action die, and whether this die and price can be paid. */
  readonly removal?: Removal;
}

/** What it takes to get rid of a table card by an action (WR-EVENT-10). */
interface Removal {
  readonly by: Side;
  allows(s: War, face: number): boolean;
  /** Whatever is paid besides the die. */
  pay?(s: War, effects: WarEffects, face: number): void;
}

/** The lower half of an event card; several cards share one. */
interface CombatEffect {
  /** The bold condition (WR-BATTLE-20), seen by the side that plays the card. */
  readonly when?: (s: War, side: Side) => boolean;
  /** What happens when its initiative comes up, line after line. */
  readonly does: readonly Op[];
  /** What happens at its second number, if it has one (WR-RULING-37). */
  readonly second?: readonly Op[];
}

/** Upper halves by card. */
export type EventEffects = { readonly [name in CardName]: EventEffect };
/** Lower halves by their name. */
export type CombatEffects = { readonly [name in CombatName]: CombatEffect };

/** The box together with what its cards do: the number of a card is its place in both lists. */
export interface BoxWithCards extends WarBox {
  readonly eventEffects: readonly EventEffect[];
  /** Undefined where a content pack gives a card a lower half that does not exist. */
  readonly combatEffects: readonly (CombatEffect | undefined)[];
}

export function withCards(box: WarBox, events: EventEffects, combat: CombatEffects): BoxWithCards {
  const combatById = new Map<string, CombatEffect>(COMBAT.map(([name, id]) => [id, combat[name]]));
  return {
    ...box,
    eventEffects: CARD_NAMES.map((name) => events[name]),
    combatEffects: box.cards.map((card) => combatById.get(card.combat)),
  };
}

type Cards = Pick<War, 'box'>;

export const eventEffect = ({ box }: Cards, card: Card): EventEffect => box.eventEffects[card];
export const combatEffect = ({ box }: Cards, card: Card): CombatEffect | undefined => box.combatEffects[card];
export const tableEffect = ({ box }: Cards, card: Card): TableEffect | undefined => box.eventEffects[card].table;

/** The regions that a card would touch if its text were carried out now. */
export const regionsTouched = (s: War, card: Card): ReadonlySet<Region> => {
  const { does, where } = eventEffect(s, card);
  return new Set([where, ...does.map((op) => op.where)].flatMap((each) => each?.(s) ?? []));
};

/** The first card on the table of which this holds, or -1. */
export function findOnTable(s: War, wanted: (effect: TableEffect, card: Card) => boolean): Card {
  for (const card of s.open.table) {
    const effect = tableEffect(s, card);
    if (effect !== undefined && wanted(effect, card)) return card;
  }
  return asId(-1);
}
