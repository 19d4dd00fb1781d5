import { defineGame } from '../defineGame.ts';
import { blanksOf } from './content/blanks.ts';
import { former } from './content/former.ts';
import { readContent } from './content/read.ts';
import { standard } from './content/standard.ts';
import ledger from './ledger.json' with { type: 'json' };
import { position } from './position/index.ts';
import { redeal } from './redeal/index.ts';
import { warAfter } from './rules/campaign/war.ts';
import { check } from './rules/check.ts';
import { EVENTS } from './rules/events.ts';
import { logTokenAsides } from './rules/inquiries/logTokens.ts';
import { resign } from './rules/leaving/resign.ts';
import { readOptions, SEATS } from './rules/setup/options.ts';
import { setup } from './rules/setup/setup.ts';
import type { Hunt, HuntOptions } from './rules/state.ts';
import { STEPS } from './rules/steps.ts';
import { VERBS } from './rules/verbs.ts';
import { box as shelf } from './shelf.ts';
import { outline } from './view/outline.ts';
import { project } from './view/project.ts';
import type { HuntView } from './view/view.ts';

export { takeWarTokens, warGrant } from './rules/campaign/war.ts';

/** More than there are of either: they tell turns apart. */
const DAYS = 100;
const TURNS = 10;

/** Hunt for the Ring: hidden movement for one Ring-bearer and one to four Wraith players, in two linked parts. */
export const huntForTheRing = defineGame<Hunt, HuntOptions, HuntView>({
  shelf,
  version: 2,
  seats: SEATS,
  ledger,
  content: { standard, former, read: readContent, blanks: blanksOf },
  verbs: VERBS,
  events: EVENTS,
  dice: ({ ordinaryFaceNames, witchKingFaceNames }) => [ordinaryFaceNames, witchKingFaceNames],
  steps: STEPS,
  asides: logTokenAsides,
  overRule: 'HR-GEN-05',
  longest: 20_000,
  readOptions,
  setup,
  view: project,
  outline,
  position,
  resign,
  redeal,
  // What everybody sees and what costs something: the questions of the hunters, and the nights on which the Ring-bearer does not rest.
  explainedActions: ['hunt', 'huntWith', 'huntWithTwo', 'huntAt', 'perceive', 'perceiveWithTwo', 'perceiveAt', 'travelByNight'],
  check,
  progress: (s) => s.open.sorceryHand.map((_, seat) => (seat === 0 ? s.open.step : s.open.corruption)),
  seals: (s) => s.open.seals,
  rounds: (s) => s.open.day,
  orderPeriods: [
    { name: 'turn', mark: ({ open }) => (open.part * DAYS + open.day) * TURNS + open.turn },
    { name: 'part', mark: ({ open }) => open.part },
  ],
  sequel: warAfter,
});
