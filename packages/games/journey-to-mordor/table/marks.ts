import type { MedallionPaint } from '#look';
import type { EffectId, SymbolId } from '../content/box.ts';
import type { Key } from './keys.ts';

/** Devices of the game: symbols on dice, places on the trail, what the places do. */

export const SYMBOL_ICON: { readonly [id in SymbolId]: string } = {
  ring: 'the-ring',
  gandalf: 'wizard-face',
  weapon: 'crossed-swords',
  orc: 'orc-head',
  nazgul: 'hood',
  'white-tree': 'white-tree',
};

/** The words that say what each symbol does. */
export const SIGNS: { readonly [id in SymbolId]: Key } = {
  ring: 'table.sign.ring',
  gandalf: 'table.sign.gandalf',
  weapon: 'table.sign.weapon',
  orc: 'table.sign.orc',
  nazgul: 'table.sign.nazgul',
  'white-tree': 'table.sign.white-tree',
};

const PLACES: { readonly [place: string]: MedallionPaint } = {
  'bag-end': { icon: 'hobbit-door', light: '#3F7D43', dark: '#1f4a26' },
  rivendell: { icon: 'castle', light: '#2f6a9e', dark: '#173f66' },
  moria: { icon: 'mountain-cave', light: '#5b5450', dark: '#26211f' },
  lothlorien: { icon: 'linden-leaf', light: '#b08a24', dark: '#5c6b1e' },
  rohan: { icon: 'horse-head', light: '#3f8a52', dark: '#1c4c2b' },
  'helms-deep': { icon: 'stone-tower', light: '#6f7f86', dark: '#36444b' },
  gondor: { icon: 'white-tree', light: '#2b4f8c', dark: '#142a52' },
  'minas-tirith': { icon: 'white-tower', light: '#7d8fa6', dark: '#3f506a' },
  'shelobs-lair': { icon: 'spider-alt', light: '#6a4a80', dark: '#2b1a38' },
  mordor: { icon: 'evil-tower', light: '#b5322a', dark: '#3b0c08' },
};

/** A content pack may name places of its own: they are drawn as a footprint on plain brown. */
const SOMEWHERE: MedallionPaint = { icon: 'footprint', light: '#8a6f4a', dark: '#4a3420' };

export const placePaint = (place: string): MedallionPaint => PLACES[place] ?? SOMEWHERE;

/** Icon and rule of each effect; the short tag is in the locale under `table.tag`. */
export const EFFECT_MARK: { readonly [id in EffectId]: { readonly icon: string; readonly rules: readonly string[] } } = {
  'same-symbols': { icon: 'scroll-unfurled', rules: ['JM-PLACE-01'] },
  'no-gandalf': { icon: 'wizard-face', rules: ['JM-PLACE-02'] },
  'weapons-double': { icon: 'crossed-swords', rules: ['JM-PLACE-03'] },
  'repeat-roll': { icon: 'rolling-dices', rules: ['JM-PLACE-04'] },
  'orcs-double': { icon: 'orc-head', rules: ['JM-PLACE-05'] },
  'nazgul-spares-active': { icon: 'hood', rules: ['JM-PLACE-06', 'JM-PLACE-07'] },
  'all-nazgul-on-active': { icon: 'hood', rules: ['JM-PLACE-08', 'JM-PLACE-09'] },
  'two-rings-needed': { icon: 'the-ring', rules: ['JM-PLACE-10'] },
};
