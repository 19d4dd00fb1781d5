import { DICE, type FaceId } from '../../content/box.ts';
import type { HuntAction } from '../../rules/state.ts';
import type { DieView } from '../../view/view.ts';
import type { Offers } from '../offers.ts';
import type { Key } from '../keys.ts';

/** What is carved on the faces: an icon, and a letter for whoever cannot tell the icons. Letters are words of the locale (`panel.letter.ring`). */
export const FACE_ICONS: { readonly [face in FaceId]: string } = {
  ring: 'the-ring',
  sword: 'broadsword',
  sorcery: 'crystal-ball',
  shadow: 'hood',
  'morgul-ring': 'skull-ring',
  pursuit: 'cloaked-figure-on-horseback',
  'morgul-shadow': 'evil-moon',
};

const ICON_OF: ReadonlyMap<string, string> = new Map(Object.entries(FACE_ICONS));
export const faceIcon = (face: string): string => ICON_OF.get(face) ?? 'rolling-dices';

/** The words that say what a face is good for. */
const FACE_SIGNS: { readonly [face in FaceId]: Key } = {
  ring: 'table.sign.ring',
  sword: 'table.sign.sword',
  sorcery: 'table.sign.sorcery',
  shadow: 'table.sign.shadow',
  'morgul-ring': 'table.sign.morgulRing',
  pursuit: 'table.sign.pursuit',
  'morgul-shadow': 'table.sign.morgulShadow',
};

const SIGN_OF: ReadonlyMap<string, Key> = new Map(Object.entries(FACE_SIGNS));
export const faceSign = (face: string): Key => SIGN_OF.get(face) ?? 'table.sign.dice';

/** How an option names this die: an ordinary one by its face, or the Witch-king's. */
export const dieName = ({ face, witchKing }: DieView): (typeof DICE)[number] | null =>
  witchKing ? 'witch-king' : (DICE.find((name) => name === face) ?? null);

/** Everything that may be done with a die now. Pursuit is a face of the Witch-king die alone, and names none. */
export function actsWith(offers: Offers, die: DieView): readonly HuntAction[] {
  if (die.spent) return [];
  const name = dieName(die);
  return offers
    .on('dice')
    .concat(offers.of('playSorcery'))
    .filter((action) =>
      action.type === 'pursue' ? die.witchKing : ('die' in action && action.die === name) || ('second' in action && action.second === name),
    );
}

/** What a touch does at once, without asking what for: this die and no other is wanted. */
export const isPlainChoice = (acts: readonly HuntAction[]): boolean =>
  acts.length === 1 && (acts[0]?.type === 'discardDie' || acts[0]?.type === 'rerollDie');

/** Faces that pass by while a die tumbles, ending with the one it shows; the same for everybody. */
export function tumble(face: string, index: number, length: number): readonly string[] {
  const faces = Object.keys(FACE_ICONS).slice(0, 4);
  return [...Array.from({ length: length - 1 }, (_, turn) => faces[(index + turn * 3) % faces.length] ?? face), face];
}

/** The powers of the Black Riders and what each asks: one die of any face, two, a Sword, a Ring; the fifth brings the Witch-king. */
export const POWERS: readonly { readonly rule: string; readonly icon: string }[] = [
  { rule: 'HR-POWER-01', icon: 'horse-head' },
  { rule: 'HR-POWER-02', icon: 'eye-target' },
  { rule: 'HR-POWER-03', icon: 'broadsword' },
  { rule: 'HR-POWER-04', icon: 'cloaked-figure-on-horseback' },
  { rule: 'HR-POWER-05', icon: 'crowned-skull' },
];
