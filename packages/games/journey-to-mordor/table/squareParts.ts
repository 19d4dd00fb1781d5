import type { PlayerView, SquareView } from '../view/view.ts';

/** One space of the Nazgûl trail: a whole square or a half. */
export interface Part {
  readonly crossed: boolean;
  /** The dice set aside so far would cross it off. */
  readonly threatened: boolean;
  /** The next one the Nazgûl takes. */
  readonly next: boolean;
}

/** Spaces square by square, the next `threat` uncrossed ones threatened. They fall from left to right, half by half. */
export function squareParts(player: PlayerView, threat: number): readonly (readonly Part[])[] {
  let uncrossed = 0;
  const part = (square: SquareView, index: number): Part => {
    if (index < square.crossed) return { crossed: true, threatened: false, next: false };
    uncrossed++;
    return { crossed: false, threatened: uncrossed <= threat, next: uncrossed === 1 };
  };
  return player.squares.map((square) => Array.from({ length: square.split ? 2 : 1 }, (_, index) => part(square, index)));
}
