import type { Reader as CardReader, Reading as CardReading } from '#look/card/reader.ts';
import type { Home } from './cards.ts';
import type { CardFace } from './deck.ts';

/** A card of this game and the place from which it is read. */
interface Shown {
  readonly face: CardFace;
  readonly home: Home;
}

export type HuntReading = CardReading<Shown>;
export type Reader = CardReader<Shown>;
