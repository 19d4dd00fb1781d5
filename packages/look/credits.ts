/**
 * Whom we thank for what we did not draw or cut ourselves. The icon package names only the collection; the authors are those whose folders in the
 * collection hold the icons in use. A few icons have no folder we could find, so the contributors are thanked together, too.
 */
export const CREDITS = {
  icons: {
    source: 'game-icons.net',
    url: 'https://game-icons.net',
    licence: 'CC BY 3.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/3.0/',
    authors: ['Lorc', 'Delapouite', 'Sbed', 'Caro Asercion', 'Guard13007', 'Carl Olsen', 'Willdabeast'],
    collective: 'the contributors of game-icons.net',
  },
  fonts: [
    { name: 'Fondamento', licence: 'OFL 1.1' },
    { name: 'Uncial Antiqua', licence: 'OFL 1.1' },
    { name: 'Alegreya', licence: 'OFL 1.1' },
    { name: 'Alegreya Sans', licence: 'OFL 1.1' },
  ],
} as const;
