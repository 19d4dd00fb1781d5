import { cloneState, type Game, ledgerOf } from '#kernel';
import standard from './content/standard.json' with { type: 'json' };
import { blanksOf } from './content/blanks.ts';
import { readContent } from './content/read.ts';
import rules from './ledger.json' with { type: 'json' };
import { outline } from './outline.ts';
import { position } from './position.ts';
import { project } from './project.ts';
import { beginningTurn } from './rules/beginTurn.ts';
import { EVENTS } from './rules/events.ts';
import { check } from './rules/check.ts';
import { choosingHobbits } from './rules/chooseHobbit.ts';
import { endingTurn } from './rules/endTurn.ts';
import { usingGandalf } from './rules/gandalf.ts';
import { nazgulStrike } from './rules/nazgul.ts';
import { resign } from './rules/resign.ts';
import { firstRoll } from './rules/roll.ts';
import { settingAside } from './rules/setAside.ts';
import { readOptions, SEATS, setup } from './rules/setup.ts';
import type { Journey, JourneyOptions } from './rules/state.ts';
import { usingSymbols } from './rules/useSymbols.ts';
import { steps } from './rules/tools.ts';
import { VERBS } from './rules/verbs.ts';
import { box } from './shelf.ts';
import type { JourneyView } from './view.ts';

/** Journey to Mordor: a dice race for two to four hobbits. */
export const journeyToMordor: Game<Journey, JourneyOptions, JourneyView> = {
  id: 'journey-to-mordor',
  version: 1,
  seats: SEATS,
  secret: false,
  ledger: ledgerOf(rules),
  content: {
    standard,
    read: readContent,
    title: (box) => box.title,
    provenance: (box) => Object.entries(box.sources).map(([id, source]) => ({ id, source })),
    blanks: blanksOf,
  },
  verbs: VERBS,
  events: EVENTS,
  dice: ({ dice }) => dice.map(({ faceNames }) => faceNames),
  steps: steps(choosingHobbits, beginningTurn, firstRoll, settingAside, usingSymbols, usingGandalf, nazgulStrike, endingTurn),
  overRule: 'JM-END-03',
  longest: 5000,
  form: box.form,
  moreOptions: {
    first: { anyOf: [{ type: 'integer', minimum: 0 }, { type: 'null' }], description: 'the seat that begins; null draws lots' },
  },
  readOptions,
  setup,
  view: project,
  outline,
  position,
  resign,
  redeal: cloneState,
  explainedActions: ['setAside'],
  check,
  progress: (s) => s.open.fields,
  first: (s) => s.open.first,
  rounds: (s) => s.open.round,
  orderPeriods: [{ name: 'turn', mark: ({ open }) => open.round * SEATS.max + open.active }],
};
