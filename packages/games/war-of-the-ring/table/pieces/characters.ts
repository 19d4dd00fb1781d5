import type { SideId } from './nations.ts';

/** The sign of a character on its medallion: a device or an initial, and its ground. */
interface CharacterSign {
  readonly side: SideId;
  readonly device: string | null;
  readonly letter: string | null;
  readonly ground: string;
}

const free = (ground: string, device: string | null, letter: string | null = null): CharacterSign => ({
  side: 'free-peoples',
  device,
  letter,
  ground,
});
const shadow = (ground: string, device: string): CharacterSign => ({ side: 'shadow', device, letter: null, ground });

const CHARACTERS: { readonly [id: string]: CharacterSign | undefined } = {
  'gandalf-grey': free('#5f5a78', 'wizard-face'),
  strider: free('#4f6a2a', null, 'S'),
  boromir: free('#8a2a22', 'hunting-horn'),
  legolas: free('#3f7d43', 'pocket-bow'),
  gimli: free('#8a5a2a', 'battle-axe'),
  meriadoc: free('#2c639c', null, 'M'),
  peregrin: free('#3f7d43', null, 'P'),
  aragorn: free('#8a2a22', 'crown'),
  'gandalf-white': free('#807c72', 'wizard-face'),
  'ring-bearers': free('#8a6414', 'the-ring'),
  gollum: free('#6b6a3a', null, 'G'),
  saruman: shadow('#6a6252', 'hand'),
  'witch-king': shadow('#1f1620', 'crowned-skull'),
  'mouth-of-sauron': shadow('#5a1510', 'helmet'),
};

export const signOf = (id: string): CharacterSign => CHARACTERS[id] ?? free('#574029', 'meeple');

/** In the order of the box: the Free Peoples', then the minions. */
export const CHARACTER_IDS: readonly string[] = Object.keys(CHARACTERS);
