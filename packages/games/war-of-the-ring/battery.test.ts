import { levelsOf } from '#bots/registry.ts';
import { timeLimited } from '#bots/testing/time-limited.ts';
import { battery } from '#kernel/battery/battery.ts';
import { golden } from '#kernel/battery/golden.ts';
import { fileURLToPath } from 'node:url';
import { warOfTheRing } from './index.ts';
import { LEFT_UNDONE, type Reason } from './rules/events.ts';
import { VERBS } from './rules/verbs.ts';
import en from './locale/en.json' with { type: 'json' };
import pl from './locale/pl.json' with { type: 'json' };

const folder = fileURLToPath(new URL('.', import.meta.url));

// One set-up of two with tokens covers both ways to begin; whole games are long, and each number of players has its own.
const setups = [
  { seats: 2, options: { link: 'each-one' } },
  { seats: 3, options: {} },
  { seats: 4, options: { link: 'each-one' } },
];

const OUTCOMES: readonly Reason[] = ['corrupted', 'ringDestroyed', 'shadowMilitary', 'freeMilitary', 'resigned'];

battery(warOfTheRing, {
  setups,
  levels: timeLimited(await levelsOf(warOfTheRing.id)),
  games: 1,
  moments: 24,
  rareSecrets: ['minionPicked'],
  locale: { en, pl, folder, eventWords: { outcome: OUTCOMES, decision: [...VERBS.map(({ name }) => name), ...LEFT_UNDONE] } },
});
golden(warOfTheRing, `${folder}golden`, setups);
