import type { Frame } from '#kernel';
import type { Card, Face, Side } from '../../content/box.ts';

/** The text of a card being carried out: which card, how far, and what has been chosen on the way. */
export interface ScriptFrame extends Frame {
  readonly step: 'event' | 'combatScript';
  readonly card: Card;
  readonly side: Side;
  /** The next line of the text. */
  at: number;
  /** What the questions of the card have been answered, in order; each card says what is what. */
  picked: number[];
}

/** The upper half of a card. */
export interface EventFrame extends ScriptFrame {
  readonly step: 'event';
  /** The die result it was played with; -1 when it cost no die. */
  readonly result: Face;
}

/** The lower half of a card, at one of its initiatives. */
export interface CombatFrame extends ScriptFrame {
  readonly step: 'combatScript';
  readonly second: boolean;
}
