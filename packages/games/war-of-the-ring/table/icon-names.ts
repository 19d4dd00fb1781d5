/**
 * Icons of this game beyond those every table has, by their name at game-icons.net (CC BY 3.0), with their authors where we found in whose
 * folder of the collection they lie. After a change run `icons.build.ts`.
 */
export const ICON_AUTHORS: { readonly [icon: string]: string | null } = {
  // Nations
  anvil: 'Lorc',
  'polar-star': 'Delapouite',
  hand: 'Sbed',
  sun: 'Lorc',
  // Action dice
  broadsword: 'Lorc',
  'knight-banner': 'Delapouite',
  barbute: 'Lorc',
  'battle-gear': 'Lorc',
  'crystal-ball': 'Lorc',
  // Figures
  'dwarf-helmet': null,
  'dwarf-face': 'Delapouite',
  bowman: null,
  'elf-helmet': 'Kier Heyl',
  'crested-helmet': 'Lorc',
  'mounted-knight': 'Skoll',
  archer: null,
  swordman: null,
  'light-helm': 'Delapouite',
  cavalry: null,
  'goblin-head': null,
  'wolf-head': 'Lorc',
  troll: 'Skoll',
  spears: 'Lorc',
  elephant: null,
  // Characters
  'hunting-horn': 'Lorc',
  'pocket-bow': 'Lorc',
  'battle-axe': 'Lorc',
  crown: 'Lorc',
  helmet: 'Sbed',
  // The bands of the cards
  'eagle-emblem': null,
  'tree-face': null,
  'bear-head': null,
  galleon: null,
  raven: null,
  fire: null,
  'rope-coil': null,
  ghost: null,
  'snake-tongue': null,
  'lightning-storm': null,
  'siege-ram': null,
  'tentacle-strike': null,
  'wizard-staff': null,
  'scale-mail': null,
  'dripping-sword': null,
  eclipse: null,
  // The map
  'siege-tower': null,
  // Shared with other tables
  'wizard-face': 'Delapouite',
  'orc-head': 'Delapouite',
  'linden-leaf': 'Lorc',
  'horse-head': 'Delapouite',
  'stone-tower': 'Lorc',
  'evil-tower': 'Delapouite',
  'crowned-skull': 'Lorc',
  'elven-castle': null,
  'hobbit-door': 'Delapouite',
  'mountain-cave': 'Delapouite',
  'spider-alt': 'Carl Olsen',
  'white-tower': 'Lorc',
};

export const ICON_NAMES: readonly string[] = Object.keys(ICON_AUTHORS);
