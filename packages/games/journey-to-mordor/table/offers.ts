import type { SeatTurn } from '#wire';
import type { JourneyAction } from '../rules/verbs.ts';

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

export function offersOf(turn: SeatTurn<JourneyAction> | null, mode: 'play' | 'watch' | 'replay'): Offers {
  const options = turn === null || mode !== 'play' ? [] : turn.options;
  const has = (type: JourneyAction['type']): boolean => options.some((option) => option.type === type);
  return {
    asked: options.length > 0,
    roll: has('roll'),
    repeat: has('repeatRoll'),
    finish: has('finishRolling'),
    leave: has('leaveUnsplit'),
    dice: new Set(options.flatMap((option) => (option.type === 'setAside' ? [option.die] : []))),
    squares: new Set(options.flatMap((option) => (option.type === 'split' ? [option.square] : []))),
    hobbits: new Set(options.flatMap((option) => (option.type === 'chooseHobbit' ? [option.hobbit] : []))),
  };
}
