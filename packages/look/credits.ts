import { ICON_ARTISTS } from './icon-names.ts';

/** Whom we thank for what we did not draw or cut ourselves. Of a few icons we found no author, so the contributors are thanked together, too. */
export const CREDITS = {
  icons: {
    source: 'game-icons.net',
    url: 'https://game-icons.net',
    licence: 'CC BY 3.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/3.0/',
    authors: ICON_ARTISTS,
    collective: 'the contributors of game-icons.net',
  },
  fonts: [
    { name: 'Fondamento', licence: 'OFL 1.1' },
    { name: 'Uncial Antiqua', licence: 'OFL 1.1' },
    { name: 'Alegreya', licence: 'OFL 1.1' },
    { name: 'Alegreya Sans', licence: 'OFL 1.1' },
  ],
} as const;
