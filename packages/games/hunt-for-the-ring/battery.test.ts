import { levelsOf } from '#bots/registry.ts';
import { timeLimited } from '#bots/testing/time-limited.ts';
import { battery } from '#kernel/battery/battery.ts';
import { golden } from '#kernel/battery/golden.ts';
import { fileURLToPath } from 'node:url';
import { huntForTheRing } from './index.ts';
import type { Ending } from './rules/events.ts';
import en from './locale/en.json' with { type: 'json' };
import pl from './locale/pl.json' with { type: 'json' };
import dotsEn from './locale/dots.en.json' with { type: 'json' };
import dotsPl from './locale/dots.pl.json' with { type: 'json' };
import { letterFor } from './testing/letter.ts';

const setups = [
  { seats: 2, options: { mode: 'campaign', havens: true } },
  { seats: 4, options: { mode: 'part1', information: 'two', bigPool: true } },
  { seats: 5, options: { mode: 'part1', information: 'none' } },
  { seats: 4, options: { mode: 'part2', havens: true, letter: letterFor(4) } },
  { seats: 2, options: { mode: 'part2', letter: letterFor(2, { information: ['I1', 'I2', 'I4', 'I6', 'I9'] }) } },
];

const folder = fileURLToPath(new URL('.', import.meta.url));

const OUTCOMES: readonly Ending[] = [
  'lostInPartOne',
  'lostInPartTwo',
  'reachedBree',
  'rescued',
  'reachedRivendell',
  'ringBearerResigned',
  'wraithsResigned',
];

battery(huntForTheRing, {
  setups,
  levels: timeLimited(await levelsOf(huntForTheRing.id)),
  games: 20,
  rareSecrets: ['informationHidden'],
  locale: { en: { ...en, ...dotsEn }, pl: { ...pl, ...dotsPl }, folder, eventWords: { outcome: OUTCOMES } },
});
golden(huntForTheRing, `${folder}golden`, setups.slice(0, 2));
