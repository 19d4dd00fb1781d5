import allyOne from './cards-ally-1.json' with { type: 'json' };
import allyTwo from './cards-ally-2.json' with { type: 'json' };
import company from './cards-company.json' with { type: 'json' };
import journeyLong from './cards-journey-long.json' with { type: 'json' };
import journeyShort from './cards-journey-short.json' with { type: 'json' };
import sorcery from './cards-sorcery.json' with { type: 'json' };
import dice from './dice.json' with { type: 'json' };
import mapOne from './map-part-1.json' with { type: 'json' };
import mapTwo from './map-part-2.json' with { type: 'json' };
import tokens from './tokens.json' with { type: 'json' };

/** The pack that ships with the game: maps, cards, tokens and dice, as one document. */
export const standard = {
  game: 'hunt-for-the-ring',
  title: 'Hunt for the Ring',
  maps: [mapOne, mapTwo],
  allyCards: [allyOne, allyTwo],
  sorcery,
  company,
  journeys: [journeyShort, journeyLong],
  tokens,
  dice,
};
