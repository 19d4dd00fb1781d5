import type { JourneyEvent } from '../rules/events.ts';

type EventType = JourneyEvent['type'];

/** Icon before each line of the chronicle. */
export const EVENT_ICONS: { readonly [type in EventType]: string | null } = {
  hobbitChosen: 'hobbit-door',
  firstPlayer: 'quill-ink',
  turnBegan: null,
  turnBeganAt: null,
  rolled: 'rolling-dices',
  rollRepeated: 'clockwise-rotation',
  setAside: 'scroll-unfurled',
  rollingEnded: 'white-tree',
  orcsBeaten: 'crossed-swords',
  ringsBlocked: 'orc-head',
  crossedField: 'footprint',
  shelobHolds: 'spider-web',
  reachedMordor: 'evil-tower',
  split: 'wizard-face',
  leftUnsplit: 'wizard-face',
  nazgulStrikes: 'hood',
  caught: 'crowned-skull',
  roundEnded: 'hourglass',
  gameEnded: 'laurels',
  resigned: 'flying-flag',
  undone: 'return-arrow',
};

const HEADS: ReadonlySet<EventType> = new Set(['turnBegan', 'turnBeganAt']);

export const chronicle = (event: JourneyEvent): { readonly icon: string | null; readonly head: boolean } => ({
  icon: EVENT_ICONS[event.type],
  head: HEADS.has(event.type),
});

/** What phase 2 of a turn tells: kept in sight until the next dice fall. */
const RESULTS: ReadonlySet<EventType> = new Set<EventType>([
  'orcsBeaten',
  'ringsBlocked',
  'crossedField',
  'shelobHolds',
  'reachedMordor',
  'split',
  'nazgulStrikes',
  'caught',
  'resigned',
]);

export const resultsIn = (events: readonly JourneyEvent[]): readonly JourneyEvent[] => events.filter(({ type }) => RESULTS.has(type));
