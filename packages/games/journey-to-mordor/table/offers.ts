import type { SeatTurn } from '#wire';

/** The options of a seat, sorted for drawing. Nothing is touchable that is not among them. */
export interface Offers {
  /** Somebody at this screen is asked. */
  readonly asked: boolean;
  readonly roll: boolean;
  readonly repeat: boolean;
  readonly finish: boolean;
  readonly leave: boolean;
  readonly dice: ReadonlySet<string>;
  /** Numbers of squares, from 1. */
  readonly squares: ReadonlySet<number>;
  readonly hobbits: ReadonlySet<string>;
}

export function offersOf(turn: SeatTurn | null, mode: 'play' | 'watch' | 'replay'): Offers {
  const options = turn === null || mode !== 'play' ? [] : turn.options;
  const has = (type: string): boolean => options.some((option) => option.type === type);
  const named = <T extends string | number>(type: string, argument: string): Set<T> =>
    new Set(options.filter((option) => option.type === type).map((option) => option[argument] as T));
  return {
    asked: options.length > 0,
    roll: has('roll'),
    repeat: has('repeatRoll'),
    finish: has('finishRolling'),
    leave: has('leaveUnsplit'),
    dice: named('setAside', 'die'),
    squares: named('split', 'square'),
    hobbits: named('chooseHobbit', 'hobbit'),
  };
}
