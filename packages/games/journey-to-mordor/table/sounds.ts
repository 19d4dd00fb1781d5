import { type Sound, soundsIn } from '#look';
import type { JourneyEvent } from '../rules/events.ts';

/** Dice are heard when they come to rest. */
const SOUNDS: { readonly [type in JourneyEvent['type']]: Sound | null } = {
  firstPlayer: null,
  hobbitChosen: null,
  turnBegan: null,
  turnBeganAt: null,
  rolled: null,
  rollRepeated: null,
  setAside: 'seal',
  rollingEnded: null,
  orcsBeaten: 'battle',
  ringsBlocked: 'battle',
  shelobHolds: null,
  crossedField: 'quill',
  reachedMordor: null,
  split: 'quill',
  leftUnsplit: null,
  nazgulStrikes: 'nazgul',
  caught: null,
  roundEnded: null,
  resigned: null,
  gameEnded: null,
  undone: null,
};

export const soundsOf = (events: readonly JourneyEvent[]): readonly Sound[] => soundsIn(events, SOUNDS);

export const hasRoll = (events: readonly JourneyEvent[]): boolean =>
  events.some(({ type }) => type === 'rolled' || type === 'rollRepeated');
