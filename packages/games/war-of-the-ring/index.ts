import { asId } from '#kernel/id.ts';
import { unchecked } from '#kernel/unchecked.ts';
import { defineGame } from '../defineGame.ts';
import { COMBAT_EFFECTS, EVENT_EFFECTS } from './cards/index.ts';
import { blanksOf } from './content/blanks.ts';
import type { WarBox } from './content/box.ts';
import { readContent } from './content/read.ts';
import { standard } from './content/standard.ts';
import ledger from './ledger.json' with { type: 'json' };
import { position } from './position/index.ts';
import { redeal } from './redeal/index.ts';
import { DIE_NAMES } from './rules/d6.ts';
import { withCards } from './rules/effects.ts';
import { EVENTS } from './rules/events.ts';
import type { War, WarOptions } from './rules/state.ts';
import { STEPS } from './rules/steps.ts';
import { sideOfSeat } from './rules/team/seats.ts';
import { VERBS } from './rules/verbs.ts';
import { victoryPoints } from './rules/victory/military.ts';
import { resign } from './rules/victory/resign.ts';
import { check } from './rules/whole/check.ts';
import { linkOf, readOptions, SEATS, setup } from './rules/whole/setup.ts';
import { box as shelf } from './shelf.ts';
import { outline } from './view/outline.ts';
import { project } from './view/project.ts';
import type { WarView } from './view/view.ts';

/** More than there are on the board: it tells battles apart. */
const PLACES = 1000;

const withCode = (box: WarBox) => withCards(box, EVENT_EFFECTS, COMBAT_EFFECTS);

/** War of the Ring, second edition: two players or two teams, the whole of Middle-earth. */
export const warOfTheRing = defineGame<War, WarOptions, WarView>({
  shelf,
  version: 2,
  seats: SEATS,
  ledger,
  content: {
    standard,
    read: (pack) => withCode(readContent(pack)),
    threads: {
      readData: readContent,
      // The data is what `readData` has made of a pack on another thread.
      withCode: (data) => withCode(unchecked<WarBox>(data)),
    },
    blanks: blanksOf,
  },
  verbs: VERBS,
  events: EVENTS,
  dice: ({ faceNames }) => [DIE_NAMES, ...faceNames],
  steps: STEPS,
  overRule: 'WR-VICTORY-01',
  longest: 60_000,
  readOptions,
  setup,
  view: project,
  outline,
  position,
  resign,
  redeal,
  explainedActions: ['spend', 'allocateHunt'],
  check,
  progress: (s) => s.own.map((_, seat) => victoryPoints(s, sideOfSeat(s, asId(seat)))),
  rounds: (s) => s.open.turn,
  orderPeriods: [
    { name: 'battle', mark: ({ open: { battle } }) => (battle === null ? -1 : battle.from * PLACES + battle.to) },
    { name: 'turn', mark: ({ open }) => open.turn },
  ],
  carried: (options) => linkOf(readOptions(options, SEATS.min)),
});
