import { type Game, ledgerOf } from '#kernel';
import { SEATS } from './content/box.ts';
import { blanksOf } from './content/blanks.ts';
import { readContent } from './content/read.ts';
import standard from './content/standard.json' with { type: 'json' };
import rules from './ledger.json' with { type: 'json' };
import { outline } from './outline.ts';
import { position } from './position.ts';
import { project } from './project.ts';
import { afterPlaying } from './rules/afterPlaying.ts';
import { puttingAttackTogether } from './rules/attack.ts';
import { check } from './rules/check.ts';
import { counterattacking } from './rules/counterattack.ts';
import { drawing } from './rules/draw.ts';
import { points } from './rules/end.ts';
import { endingTurn } from './rules/endTurn.ts';
import { EVENTS } from './rules/events.ts';
import { losingEnemy, losingHandCard, losingTeamCard } from './rules/lose.ts';
import { redeal } from './rules/redeal.ts';
import { resign } from './rules/resign.ts';
import { readOptions, setup } from './rules/setup.ts';
import type { Battle, BattleOptions } from './rules/state.ts';
import { summoning } from './rules/summons.ts';
import { steps } from './rules/tools.ts';
import { choosingAction } from './rules/turn.ts';
import { VERBS } from './rules/verbs.ts';
import { box } from './shelf.ts';
import type { BattleView } from './view.ts';

/** The Battle for Middle-earth: teams of companions against a shared row of enemies. */
export const battleForMiddleEarth: Game<Battle, BattleOptions, BattleView> = {
  id: 'battle-for-middle-earth',
  version: 1,
  seats: SEATS,
  secret: true,
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
  dice: () => [],
  steps: steps(
    choosingAction,
    summoning,
    afterPlaying,
    puttingAttackTogether,
    drawing,
    counterattacking,
    losingTeamCard,
    losingHandCard,
    losingEnemy,
    endingTurn,
  ),
  overRule: 'BM-RULING-07',
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
  redeal,
  explainedActions: ['play', 'draw', 'attack', 'exchange'],
  check,
  progress: (s) => s.open.won.map((_, seat) => points(s, seat)),
  first: (s) => s.open.first,
  rounds: (s) => s.open.round,
};
