import { battery } from '#kernel/battery/battery.ts';
import { fileURLToPath } from 'node:url';
import { journeyToMordor } from './index.ts';
import en from './locale/en.json' with { type: 'json' };
import pl from './locale/pl.json' with { type: 'json' };

battery(journeyToMordor, {
  setups: [
    { seats: 2, options: { side: 'basic' } },
    { seats: 3, options: { side: 'advanced', lastSurvivor: true } },
    { seats: 4, options: { side: 'advanced' } },
  ],
  games: 60,
  locale: { en, pl, folder: fileURLToPath(new URL('.', import.meta.url)) },
});
