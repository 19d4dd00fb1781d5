import characters from './characters.json' with { type: 'json' };
import dice from './dice.json' with { type: 'json' };
import events from './events.json' with { type: 'json' };
import tiles from './hunt-tiles.json' with { type: 'json' };
import regions from './regions.json' with { type: 'json' };
import setup from './setup.json' with { type: 'json' };

/** The pack that ships with the game: one document made of six files. */
export const standard = {
  game: 'war-of-the-ring',
  title: 'War of the Ring, second edition',
  regions,
  setup,
  dice,
  tiles,
  characters,
  events,
};
