import { levelsOf } from '#bots/registry.ts';
import { battery } from '#kernel/battery/battery.ts';
import { golden } from '#kernel/battery/golden.ts';
import { fileURLToPath } from 'node:url';
import { EFFECTS } from './content/box.ts';
import { journeyToMordor } from './index.ts';
import type { Ending } from './rules/events.ts';
import en from './locale/en.json' with { type: 'json' };
import pl from './locale/pl.json' with { type: 'json' };

const folder = fileURLToPath(new URL('.', import.meta.url));
const { sheets } = journeyToMordor.content.read(journeyToMordor.content.standard);
const places = [...sheets.basic.fields, ...sheets.advanced.fields].map((field) => field.place);
const setups = [
  { seats: 2, options: { side: 'basic' } },
  { seats: 3, options: { side: 'advanced', lastSurvivor: true } },
  { seats: 4, options: { side: 'advanced' } },
];

const OUTCOMES: readonly Ending[] = ['reachedMordor', 'mostSpaces', 'sharedVictory', 'allCaught', 'lastSurvivor', 'othersResigned'];

battery(journeyToMordor, {
  setups,
  levels: await levelsOf(journeyToMordor.id),
  games: 60,
  locale: { en, pl, folder, eventWords: { outcome: OUTCOMES, place: places, effect: EFFECTS } },
});
golden(journeyToMordor, `${folder}golden`, setups);
