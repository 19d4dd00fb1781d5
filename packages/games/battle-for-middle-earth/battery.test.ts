import { levelsOf } from '#bots/registry.ts';
import { timeLimited } from '#bots/testing/time-limited.ts';
import { battery } from '#kernel/battery/battery.ts';
import { golden } from '#kernel/battery/golden.ts';
import { fileURLToPath } from 'node:url';
import { battleForMiddleEarth } from './index.ts';
import type { Ending } from './rules/events.ts';
import en from './locale/en.json' with { type: 'json' };
import pl from './locale/pl.json' with { type: 'json' };

const folder = fileURLToPath(new URL('.', import.meta.url));
const setups = [{ seats: 2 }, { seats: 3, options: { first: 1 } }, { seats: 4 }];

const OUTCOMES: readonly Ending[] = ['mostPoints', 'mostEnemies', 'sharedVictory', 'othersResigned'];

battery(battleForMiddleEarth, {
  setups,
  levels: timeLimited(await levelsOf(battleForMiddleEarth.id)),
  locale: { en, pl, folder, eventWords: { outcome: OUTCOMES } },
});
golden(battleForMiddleEarth, `${folder}golden`, setups);
