/**
 * The icons that pages and the frame of every table use, by their name at game-icons.net, with their authors: those in whose folder of the collection they lie.
 * What only tables draw, each game brings itself (`bringIcons`). After a change run `icons.build.ts`, which writes
 * `icons.ts` and `icons-later.ts`.
 */
export const ICON_AUTHORS: { readonly [icon: string]: string } = {
  // Dice and powers
  'crossed-swords': 'Lorc',
  hood: 'Lorc',
  'rolling-dices': 'Delapouite',
  'burning-eye': 'Lorc',
  // The frame of every table
  'scroll-unfurled': 'Lorc',
  'scroll-quill': 'Delapouite',
  'quill-ink': 'Lorc',
  'rule-book': 'Delapouite',
  'open-book': 'Lorc',
  'candle-flame': 'Lorc',
  hourglass: 'Lorc',
  'chat-bubble': 'Delapouite',
  speaker: 'Delapouite',
  'speaker-off': 'Delapouite',
  key: 'Sbed',
  padlock: 'Lorc',
  meeple: 'Delapouite',
  footprint: 'Lorc',
  'eye-target': 'Delapouite',
  'flying-flag': 'Lorc',
  'magnifying-glass': 'Lorc',
  'wax-seal': 'Lorc',
  laurels: 'Lorc',
  'vintage-robot': 'Lorc',
  'shaking-hands': 'Delapouite',
  share: 'Delapouite',
  'save-arrow': 'Delapouite',
  cog: 'Lorc',
  'check-mark': 'Delapouite',
  cancel: 'Sbed',
  'return-arrow': 'Lorc',
  'clockwise-rotation': 'Delapouite',
  'play-button': 'Guard13007',
  'pause-button': 'Guard13007',
  'fast-forward-button': 'Delapouite',
  'fast-backward-button': 'Delapouite',
};

export const ICON_NAMES: readonly string[] = Object.keys(ICON_AUTHORS);

/** Those that neither the first page nor a table shows at first: they come when one of them is drawn. */
export const LATER_ICONS: ReadonlySet<string> = new Set([
  'laurels',
  'wax-seal',
  'vintage-robot',
  'magnifying-glass',
  'share',
  'save-arrow',
  'play-button',
  'pause-button',
  'fast-forward-button',
  'fast-backward-button',
]);

/** Everybody who drew one of them. */
export const ICON_ARTISTS: readonly string[] = [...new Set(Object.values(ICON_AUTHORS))];
