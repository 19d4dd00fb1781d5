/** Whom we thank for what we did not draw or cut ourselves. */
export const CREDITS = {
  icons: { source: 'game-icons.net', url: 'https://game-icons.net', licence: 'CC BY 3.0', licenceUrl: 'https://creativecommons.org/licenses/by/3.0/' },
  fonts: [
    { name: 'Fondamento', licence: 'OFL 1.1' },
    { name: 'Uncial Antiqua', licence: 'OFL 1.1' },
    { name: 'Alegreya', licence: 'OFL 1.1' },
    { name: 'Alegreya Sans', licence: 'OFL 1.1' },
  ],
} as const;
