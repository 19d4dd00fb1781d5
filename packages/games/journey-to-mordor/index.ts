import { defineGame } from '../defineGame.ts';
import { blanksOf } from './content/blanks.ts';
import { readContent } from './content/read.ts';
import { standard } from './content/standard.ts';
import ledger from './ledger.json' with { type: 'json' };
import { position } from './position/index.ts';
import { check } from './rules/check.ts';
import { EVENTS } from './rules/events.ts';
import { resign } from './rules/resign.ts';
import { readOptions, SEATS, setup } from './rules/setup.ts';
import type { Journey, JourneyOptions } from './rules/state.ts';
import { STEPS } from './rules/steps.ts';
import { VERBS } from './rules/verbs.ts';
import { box as shelf } from './shelf.ts';
import { outline } from './view/outline.ts';
import { project } from './view/project.ts';
import type { JourneyView } from './view/view.ts';

/** Journey to Mordor: a dice race for two to four hobbits. */
export const journeyToMordor = defineGame<Journey, JourneyOptions, JourneyView>({
  shelf,
  version: 1,
  seats: SEATS,
  ledger,
  content: { standard, read: readContent, blanks: blanksOf },
  verbs: VERBS,
  events: EVENTS,
  dice: ({ dice }) => dice.map(({ faceNames }) => faceNames),
  steps: STEPS,
  overRule: 'JM-END-03',
  longest: 5000,
  moreOptions: {
    first: { anyOf: [{ type: 'integer', minimum: 0 }, { type: 'null' }], description: 'the seat that begins; null draws lots' },
  },
  readOptions,
  setup,
  view: project,
  outline,
  position,
  resign,
  explainedActions: ['setAside'],
  check,
  progress: (s) => s.open.fields,
  first: (s) => s.open.first,
  rounds: (s) => s.open.round,
  orderPeriods: [{ name: 'turn', mark: ({ open }) => open.round * SEATS.max + open.active }],
});
