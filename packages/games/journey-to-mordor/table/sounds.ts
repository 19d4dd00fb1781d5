import { hearing } from '#look/hearing.ts';
import type { JourneyEvent } from '../rules/events.ts';

/** What is heard of the news. Dice are heard when they come to rest. */
export const soundsOf = hearing<JourneyEvent['type']>({
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
});

export const hasRoll = (events: readonly JourneyEvent[]): boolean =>
  events.some(({ type }) => type === 'rolled' || type === 'rollRepeated');
