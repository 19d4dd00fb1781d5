/**
 * Icons of this game beyond those every table has, by their name at game-icons.net (CC BY 3.0), with their authors, in whose
 * folder of the collection they lie. After a change run `icons.build.ts`.
 */
export const ICON_AUTHORS: { readonly [icon: string]: string } = {
  'wizard-face': 'Delapouite',
  'orc-head': 'Delapouite',
  'hobbit-door': 'Delapouite',
  castle: 'Delapouite',
  'mountain-cave': 'Delapouite',
  'linden-leaf': 'Lorc',
  'horse-head': 'Delapouite',
  'stone-tower': 'Lorc',
  'white-tower': 'Lorc',
  'evil-tower': 'Delapouite',
  'spider-alt': 'Carl Olsen',
  'spider-web': 'Lorc',
  'crowned-skull': 'Lorc',
};

export const ICON_NAMES: readonly string[] = Object.keys(ICON_AUTHORS);
