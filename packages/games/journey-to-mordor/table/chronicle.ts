import type { GameEvent } from '#kernel';

/** Icon before each line of the chronicle. */
export const EVENT_ICONS: { readonly [type: string]: string | null } = {
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
  nazgulSpares: 'hood',
  caught: 'crowned-skull',
  roundEnded: 'hourglass',
  gameEnded: 'laurels',
  resigned: 'flying-flag',
  undone: 'return-arrow',
};

const HEADS = new Set(['turnBegan', 'turnBeganAt']);

export const chronicle = (event: GameEvent): { readonly icon: string | null; readonly head: boolean } => ({
  icon: EVENT_ICONS[event.type] ?? null,
  head: HEADS.has(event.type),
});

/** What phase 2 of a turn tells: kept in sight until the next dice fall. */
const RESULTS = new Set([
  'orcsBeaten',
  'ringsBlocked',
  'crossedField',
  'shelobHolds',
  'reachedMordor',
  'split',
  'nazgulStrikes',
  'nazgulSpares',
  'caught',
  'resigned',
]);

export const resultsIn = (events: readonly GameEvent[]): readonly GameEvent[] => events.filter(({ type }) => RESULTS.has(type));
