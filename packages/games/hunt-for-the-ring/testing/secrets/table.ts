import type { Action, Viewer } from '#kernel';
import type { HuntPosition } from '../../position/index.ts';
import { box } from '../letter.ts';

/** One line of the table of who may know what: two worlds that differ in one secret alone. */
export interface Secret {
  readonly rules: string;
  readonly what: string;
  readonly worlds: readonly [WorldPosition, WorldPosition];
  /** What is then done in the first and in the second world, one after another; null where nothing is. */
  readonly then?: readonly (readonly [Done | null, Done | null])[];
  /** Hidden from these; everybody else can tell the worlds apart, unless nobody can. */
  readonly from: readonly Viewer[];
}

export type WorldPosition = Omit<HuntPosition, 'game'>;
export interface Done {
  readonly seat: number;
  readonly action: Action;
}

export const EVERYBODY: readonly Viewer[] = [0, 1, 2, 'spectator'];
/** Everybody but the Ring-bearer. */
export const OTHERS: readonly Viewer[] = [1, 2, 'spectator'];

type Arguments = Omit<Action, 'type'>;
const done = (seat: number, type: string, rest: Arguments): Done => ({ seat, action: { type, ...rest } });
export const ringBearer = (type: string, rest: Arguments = {}): Done => done(0, type, rest);
export const wraith = (type: string, rest: Arguments = {}): Done => done(1, type, rest);
export const both = (what: Done): readonly [Done, Done] => [what, what];

type Place = string | number;
/** Seat 2 has the green Nazgûl and goes first, seat 1 has the others. */
export const shared = (blue: Place, green: Place, red: Place, violet: Place): Pick<WorldPosition, 'first' | 'nazgul'> => ({
  first: 2,
  nazgul: {
    blue: { at: blue, player: 1 },
    green: { at: green, player: 2 },
    red: { at: red, player: 1 },
    violet: { at: violet, player: 1 },
  },
});

export const one = (log: readonly (string | number)[], more: WorldPosition = {}, own: WorldPosition['ringBearer'] = {}): WorldPosition => ({
  seats: 3,
  ...more,
  ringBearer: { log: [...log], ...own },
});

export const two = (own: WorldPosition['ringBearer'], more: WorldPosition = {}): WorldPosition => ({
  seats: 3,
  part: 2,
  ...shared(28, 28, 33, 33),
  step: 3,
  turnSoFar: { begun: true, stepped: true },
  ...more,
  ringBearer: { journey: 'JL-01', gandalf: 8, deeds: ['D2', 'D3', 'D4'], ...own },
});

/** A Nazgûl of seat 1 stands there and is active. */
export const riderAt = (area: number): WorldPosition => ({ ...shared(area, 18, 44, 49), active: 'blue' });

/** In the middle of the turn's end the Ring-bearer is asked something. */
export const asking = (step: string): WorldPosition => ({ frames: [{ step: 'endOfTurn' }, { step }] });

/** A deck of part I with these cards on top, the last one first. */
const withOnTop = (deck: readonly string[], cards: readonly string[]): string[] => {
  const rest = [...deck];
  for (const card of cards) rest.splice(rest.indexOf(card), 1);
  return [...rest, ...cards];
};
const names = (deck: readonly number[], ids: readonly string[]): string[] => deck.map((card) => ids[card]);
export const allyDeck = (...top: string[]): string[] => withOnTop(names(box.allyDecks[1], box.allyIds), top);
export const sorceryDeck = (...top: string[]): string[] => withOnTop(names(box.sorceryDeck, box.sorceryIds), top);
