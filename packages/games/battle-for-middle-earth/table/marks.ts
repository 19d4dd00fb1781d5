import type { Hatching } from '#look';
import type { AbilityId, SymbolId } from '../content/box.ts';

/** Six symbols: silhouette, hatching, icon and colour; any one of the four is enough to tell them apart. */
interface Mark {
  readonly fill: string;
  readonly on: string;
  readonly hatching: Hatching;
  readonly icon: string;
  /** Silhouette on a field of 40 by 40. */
  readonly outline: string;
}

const INK = '#22160c';
const LIGHT = '#fff6e6';

export const MARKS: { readonly [name in SymbolId]: Mark } = {
  red: { fill: '#B3342A', on: LIGHT, hatching: 'gules', icon: 'broadsword', outline: 'M4 4h32v32H4z' },
  orange: { fill: '#D0701F', on: INK, hatching: 'tenne', icon: 'battle-axe', outline: 'M11 3h18l9 17-9 17H11L2 20z' },
  yellow: { fill: '#E0B02E', on: INK, hatching: 'or', icon: 'round-shield', outline: 'M20 2a18 18 0 1 1 0 36a18 18 0 1 1 0-36z' },
  green: {
    fill: '#3F7D43',
    on: LIGHT,
    hatching: 'vert',
    icon: 'pocket-bow',
    outline: 'M20 1c14 8 19 18 15 30-7 9-23 9-30 0C1 19 6 9 20 1z',
  },
  blue: { fill: '#2C639C', on: LIGHT, hatching: 'azure', icon: 'stone-spear', outline: 'M20 0l19 20-19 20L1 20z' },
  violet: { fill: '#71478F', on: LIGHT, hatching: 'purpure', icon: 'mailed-fist', outline: 'M12 3h16l9 9v16l-9 9H12l-9-9V12z' },
  joker: {
    fill: '#FBF3DE',
    on: INK,
    hatching: 'plain',
    icon: 'polar-star',
    outline: 'M20 0l5 9 9-4-3 10 9 5-9 5 3 10-9-4-5 9-5-9-9 4 3-10-9-5 9-5L6 5l9 4z',
  },
};

/** The rules behind each ability, for whoever asks. */
export const ABILITY_RULES: { readonly [ability in AbilityId]: readonly string[] } = {
  borrow: ['BM-HOBBIT-01', 'BM-HOBBIT-04', 'BM-RULING-19'],
  double: ['BM-DOUBLE-01', 'BM-RULING-24'],
  exchange: ['BM-GANDALF-01', 'BM-GANDALF-02'],
  steadfast: ['BM-GIMLI-01', 'BM-GIMLI-02'],
  returning: ['BM-LEGOLAS-01', 'BM-LEGOLAS-03'],
  wanderer: ['BM-TOM-01', 'BM-RULING-51'],
  rally: ['BM-ARAGORN-01', 'BM-RULING-36'],
  'bane-of-the-mighty': ['BM-GLORFINDEL-01', 'BM-GLORFINDEL-02'],
  'bane-of-captains': ['BM-TREEBEARD-01', 'BM-TREEBEARD-02'],
  summons: ['BM-ANGBOR-01', 'BM-ANGBOR-02'],
};

export const ENEMY_RULES: readonly string[] = ['BM-ATTACK-03', 'BM-RULING-01', 'BM-SCORE-01'];
export const COMPANION_RULES: readonly string[] = ['BM-TEAM-02', 'BM-SYMBOL-04'];
export const MORDOR_RULES: readonly string[] = ['BM-MORDOR-03', 'BM-COUNTER-01', 'BM-COUNTER-02'];

/** What is painted on a card: a device on a ground of two shades. */
interface Art {
  readonly icon: string;
  readonly bright: string;
  readonly dark: string;
}

const art = (icon: string, bright: string, dark: string): Art => ({ icon, bright, dark });

const ART: { readonly [kind: string]: Art | undefined } = {
  frodo: art('the-ring', '#8f6a1c', '#43300a'),
  sam: art('cooking-pot', '#8f7a2a', '#4a3d12'),
  merry: art('smoking-pipe', '#3f6f5c', '#183a2e'),
  pippin: art('mushroom', '#8a5a2a', '#452a10'),
  theoden: art('horse-head', '#8a6a2a', '#3f2f10'),
  faramir: art('bow-arrow', '#4f6a2a', '#243312'),
  boromir: art('hunting-horn', '#a8822a', '#54400f'),
  eomer: art('mounted-knight', '#2f6a48', '#143824'),
  gandalf: art('wizard-face', '#5f5a78', '#2c2940'),
  gimli: art('dwarf-face', '#8a5a2a', '#452a10'),
  legolas: art('elf-helmet', '#3f7d43', '#1c4022'),
  'tom-bombadil': art('two-feathers', '#2f7a8c', '#143f4a'),
  aragorn: art('crown', '#8a2a22', '#4a1210'),
  glorfindel: art('sun', '#a8822a', '#5a3d0c'),
  treebeard: art('tree-face', '#4f6a2a', '#243312'),
  angbor: art('galleon', '#2f6a8c', '#14384a'),
  elrond: art('star-formation', '#2f6a9e', '#16375a'),
  galadriel: art('sparkles', '#5f7fa6', '#2b3f5c'),
  celeborn: art('linden-leaf', '#5a7a4a', '#26401f'),
  arwen: art('star-pupil', '#5a5f9a', '#26294f'),
  eowyn: art('swordwoman', '#2c639c', '#142f52'),
  imrahil: art('swan', '#3f7a9a', '#17394c'),
  haldir: art('forest', '#3f6f4a', '#173a24'),
  elladan: art('daggers', '#5f6f7f', '#2a343f'),
  elrohir: art('winged-sword', '#5f6f7f', '#2a343f'),
  halbarad: art('knight-banner', '#4f5a4a', '#232b20'),
  beregond: art('white-tower', '#5a5a6a', '#26262f'),
  erkenbrand: art('hill-fort', '#6a5a3a', '#2f2714'),
  gamling: art('two-handed-sword', '#6a6a2a', '#2f2f10'),
  gloin: art('anvil', '#7a4a2a', '#3a2010'),
  forlong: art('battle-axe', '#7a5a3a', '#3a2714'),
  balrog: art('fire', '#a8441c', '#2a0d06'),
  'witch-king': art('crowned-skull', '#3f4a5a', '#10141c'),
  saruman: art('hand', '#7a7a72', '#26262a'),
  shelob: art('spider-alt', '#4a4a3a', '#15150f'),
  troll: art('troll', '#6a5a3a', '#2a2212'),
  nazgul: art('hood', '#3a3550', '#120f20'),
  mumak: art('elephant', '#7a5a3a', '#2f1f10'),
  gothmog: art('overlord-helm', '#6a3a2a', '#24100a'),
  'mouth-of-sauron': art('skull-mask', '#4a3a3a', '#170f0f'),
  grishnakh: art('goblin-head', '#5a5a2a', '#20200c'),
  ugluk: art('orc-head', '#6a3a24', '#2a140a'),
  shagrat: art('brute', '#5a3f2a', '#20140a'),
  haradrim: art('spears', '#9a4a24', '#3a170a'),
  'uruk-hai': art('sharp-axe', '#5a4a3a', '#1f1812'),
  'warg-rider': art('wolf-head', '#5f5a52', '#201e1a'),
  'orc-patrol': art('orc-head', '#4f5a3a', '#1a2012'),
  goblin: art('imp-laugh', '#4a5f3a', '#162012'),
  dunlending: art('torch', '#7a5a2a', '#2a1c0a'),
  'orc-archer': art('bow-arrow', '#5a4f3a', '#1f1a10'),
  easterling: art('sun-spear', '#8a6a2a', '#2f220a'),
  'barrow-wight': art('haunting', '#4a5f6a', '#14202a'),
};

const UNKNOWN: Art = art('sun', '#7a6a4a', '#2f2714');

/** A card from another content pack has a plain sun. */
export const artOf = (kind: string): Art => ART[kind] ?? UNKNOWN;
