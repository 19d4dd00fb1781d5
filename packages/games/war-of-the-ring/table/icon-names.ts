/**
 * Icons of this game beyond those every table has, by their name at game-icons.net (CC BY 3.0), with their authors, in whose
 * folder of the collection they lie. After a change run `icons.build.ts`.
 */
export const ICON_AUTHORS: { readonly [icon: string]: string } = {
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
  'dwarf-helmet': 'Kier Heyl',
  'dwarf-face': 'Delapouite',
  bowman: 'Lorc',
  'elf-helmet': 'Kier Heyl',
  'crested-helmet': 'Lorc',
  'mounted-knight': 'Skoll',
  archer: 'Delapouite',
  swordman: 'Cathelineau',
  'light-helm': 'Delapouite',
  cavalry: 'Delapouite',
  'goblin-head': 'Delapouite',
  'wolf-head': 'Lorc',
  troll: 'Skoll',
  spears: 'Lorc',
  elephant: 'Delapouite',
  // Characters
  'hunting-horn': 'Lorc',
  'pocket-bow': 'Lorc',
  'battle-axe': 'Lorc',
  crown: 'Lorc',
  helmet: 'Sbed',
  // The bands of the cards
  'eagle-emblem': 'Lorc',
  'tree-face': 'Cathelineau',
  'bear-head': 'Delapouite',
  galleon: 'Lorc',
  raven: 'Lorc',
  fire: 'Sbed',
  'rope-coil': 'Delapouite',
  ghost: 'Lorc',
  'snake-tongue': 'Delapouite',
  'lightning-storm': 'Lorc',
  'siege-ram': 'Skoll',
  'tentacle-strike': 'Lorc',
  'wizard-staff': 'Lorc',
  'scale-mail': 'Lorc',
  'dripping-sword': 'Lorc',
  eclipse: 'Lorc',
  // The map
  'siege-tower': 'Delapouite',
  // Shared with other tables
  'wizard-face': 'Delapouite',
  'orc-head': 'Delapouite',
  'linden-leaf': 'Lorc',
  'horse-head': 'Delapouite',
  'stone-tower': 'Lorc',
  'evil-tower': 'Delapouite',
  'crowned-skull': 'Lorc',
  castle: 'Delapouite',
  'hobbit-door': 'Delapouite',
  'mountain-cave': 'Delapouite',
  'spider-alt': 'Carl Olsen',
  'white-tower': 'Lorc',
};

export const ICON_NAMES: readonly string[] = Object.keys(ICON_AUTHORS);
