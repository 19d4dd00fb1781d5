import type { Frame } from '#kernel';
import type { Card, Face, Side } from '../../content/box.ts';

/** A card being resolved: which one, how far, and what has been chosen on the way. */
export interface EventFrame extends Frame {
  readonly step: 'event';
  readonly card: Card;
  readonly side: Side;
  /** The die result it was played with; -1 when it cost no die. */
  readonly result: Face;
  /** The next line of its text. */
  at: number;
  /** What the questions of the card have been answered; each card says what is what. */
  picked: number[];
}
