import { type Game, ledgerOf } from '#kernel';
import './cards/index.ts';
import { blanksOf } from './content/blanks.ts';
import { readContent } from './content/read.ts';
import { standard } from './content/standard.ts';
import rules from './ledger.json' with { type: 'json' };
import { outline } from './outline.ts';
import { position } from './position.ts';
import { project } from './project.ts';
import { redeal } from './redeal.ts';
import { DIE_NAMES } from './rules/d6.ts';
import { EVENTS } from './rules/events.ts';
import type { War, WarOptions } from './rules/state.ts';
import { sideOfSeat } from './rules/team/seats.ts';
import { VERBS } from './rules/verbs.ts';
import { victoryPoints } from './rules/victory/military.ts';
import { resign } from './rules/victory/resign.ts';
import { check } from './rules/whole/check.ts';
import { linkOf, readOptions, SEATS, setup } from './rules/whole/setup.ts';
import { STEPS } from './rules/whole/steps.ts';
import { box } from './shelf.ts';
import type { WarView } from './view.ts';

/** More than there are on the board: it tells battles apart. */
const PLACES = 1000;

/** War of the Ring, second edition: two players or two teams, the whole of Middle-earth. */
export const warOfTheRing: Game<War, WarOptions, WarView> = {
  id: 'war-of-the-ring',
  version: 2,
  seats: SEATS,
  secret: true,
  ledger: ledgerOf(rules),
  content: {
    standard,
    read: readContent,
    title: (box) => box.title,
    blanks: blanksOf,
    provenance: (box) => Object.entries(box.sources).map(([id, source]) => ({ id, source })),
  },
  verbs: VERBS,
  events: EVENTS,
  dice: ({ faceNames }) => [DIE_NAMES, ...faceNames],
  steps: STEPS,
  overRule: 'WR-VICTORY-01',
  longest: 60_000,
  form: box.form,
  teams: box.teams,
  readOptions,
  setup,
  view: project,
  outline,
  position,
  resign,
  redeal,
  explainedActions: ['spend', 'allocateHunt'],
  check,
  progress: (s) => s.own.map((_, seat) => victoryPoints(s, sideOfSeat(s, seat))),
  rounds: (s) => s.open.turn,
  orderPeriods: [
    { name: 'battle', mark: ({ open: { battle } }) => (battle === null ? -1 : battle.from * PLACES + battle.to) },
    { name: 'turn', mark: ({ open }) => open.turn },
  ],
  carried: (options) => linkOf(readOptions(options, SEATS.min)),
};
