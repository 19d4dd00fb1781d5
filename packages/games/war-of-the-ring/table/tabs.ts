/** What can be laid open beside the map. */
export const TABS = ['nations', 'fellowship', 'cards', 'figures', 'people', 'legend'] as const;
export type Tab = (typeof TABS)[number];

export const TAB_ICONS: { readonly [tab in Tab]: string } = {
  nations: 'flying-flag',
  fellowship: 'the-ring',
  cards: 'scroll-unfurled',
  figures: 'barbute',
  people: 'wizard-face',
  legend: 'key',
};
