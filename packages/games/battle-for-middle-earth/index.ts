import { asId } from '#kernel/id.ts';
import { defineGame } from '../defineGame.ts';
import { blanksOf } from './content/blanks.ts';
import { SEATS } from './content/box.ts';
import { readContent } from './content/read.ts';
import { standard } from './content/standard.ts';
import ledger from './ledger.json' with { type: 'json' };
import { position } from './position/index.ts';
import { redeal } from './redeal/index.ts';
import { check } from './rules/check.ts';
import { points } from './rules/end.ts';
import { EVENTS } from './rules/events.ts';
import { resign } from './rules/resign.ts';
import { readOptions, setup } from './rules/setup.ts';
import type { Battle, BattleOptions } from './rules/state.ts';
import { STEPS } from './rules/steps.ts';
import { VERBS } from './rules/verbs.ts';
import { box as shelf } from './shelf.ts';
import { outline } from './view/outline.ts';
import { project } from './view/project.ts';
import type { BattleView } from './view/view.ts';

/** The Battle for Middle-earth: teams of companions against a shared row of enemies. */
export const battleForMiddleEarth = defineGame<Battle, BattleOptions, BattleView>({
  shelf,
  version: 1,
  seats: SEATS,
  ledger,
  content: { standard, read: readContent, blanks: blanksOf },
  verbs: VERBS,
  events: EVENTS,
  steps: STEPS,
  overRule: 'BM-RULING-07',
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
  redeal,
  explainedActions: ['play', 'draw', 'attack', 'exchange'],
  check,
  progress: (s) => s.open.won.map((_, seat) => points(s, asId(seat))),
  first: (s) => s.open.first,
  rounds: (s) => s.open.round,
});
