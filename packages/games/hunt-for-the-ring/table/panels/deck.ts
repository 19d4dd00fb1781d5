import type { Wash } from '#look/card/Arch.tsx';
import { runtimeKey, type RuntimeKey } from '#look/localeKey.ts';
/** The faces of the cards: what is painted on them, how many effects they offer, and which rules speak of them. */

export type Deck = 'ally' | 'sorcery' | 'company';

export interface CardFace {
  readonly deck: Deck;
  readonly id: string;
}

interface Print {
  readonly icon: string;
  /** Two effects are joined by "or": one of them is picked. */
  readonly effects: 'a' | 'ab';
  /** Those that answer what a Nazgûl does. */
  readonly outOfTurn: '' | 'a' | 'b';
  /** A line in bold that must hold first. */
  readonly condition: boolean;
}

const print = (icon: string, effects: Print['effects'] = 'a', outOfTurn: Print['outOfTurn'] = '', condition = false): Print => ({
  icon,
  effects,
  outOfTurn,
  condition,
});
const onCondition = (icon: string, effects: Print['effects'] = 'a'): Print => print(icon, effects, '', true);

const ALLIES_ONE: { readonly [id: string]: Print | undefined } = {
  'A1-01': onCondition('boots'),
  'A1-02': print('conversation'),
  'A1-03': print('hound', 'ab', 'b'),
  'A1-04': onCondition('elf-helmet'),
  'A1-05': print('hobbit-dwelling', 'ab', 'b'),
  'A1-06': print('carrot', 'ab'),
  'A1-07': onCondition('mushroom'),
  'A1-08': print('beer-stein'),
  'A1-09': print('pointy-hat', 'ab'),
  'A1-10': print('two-feathers'),
  'A1-11': print('polar-star', 'a', 'a'),
  'A1-12': print('lily-pads'),
  'A1-13': print('fog'),
  'A1-14': onCondition('canoe'),
  'A1-15': print('high-grass', 'a', 'a'),
  'A1-16': onCondition('saddle'),
  'A1-17': print('tavern-sign', 'ab'),
  'A1-18': print('umbrella', 'ab'),
  'A1-19': print('star-swirl', 'ab', 'b'),
  'A1-20': print('hunting-horn', 'ab', 'b'),
};

const ALLIES_TWO: { readonly [id: string]: Print | undefined } = {
  'A2-01': print('mounted-knight'),
  'A2-02': print('winged-sword'),
  'A2-03': print('bow-arrow', 'ab', 'b'),
  'A2-04': print('star-formation'),
  'A2-05': onCondition('herbs-bundle'),
  'A2-06': onCondition('horseshoe'),
  'A2-07': print('envelope', 'ab', 'b'),
  'A2-08': print('forest', 'ab', 'b'),
  'A2-09': onCondition('campfire'),
  'A2-10': print('eagle-emblem'),
  'A2-11': print('wizard-staff'),
  'A2-12': print('bird-twitter', 'ab', 'b'),
  'A2-13': onCondition('troll'),
  'A2-14': print('emerald'),
  'A2-15': print('torch', 'a', 'a'),
  'A2-16': onCondition('big-wave'),
  'A2-17': onCondition('compass'),
  'A2-18': print('scroll-quill', 'ab'),
  'A2-19': onCondition('water-flask'),
  'A2-20': print('shaking-hands'),
};

export const ALLIES: { readonly [id: string]: Print | undefined } = { ...ALLIES_ONE, ...ALLIES_TWO };

export const SORCERY: { readonly [id: string]: Print | undefined } = {
  'S-01': print('crowned-skull', 'ab'),
  'S-02': onCondition('tombstone'),
  'S-03': onCondition('skull-mask', 'ab'),
  'S-04': onCondition('curvy-knife', 'ab'),
  'S-05': print('screaming', 'ab'),
  'S-06': print('horse-head'),
  'S-07': print('raven', 'ab'),
  'S-08': print('shiny-apple'),
  'S-09': print('hooded-figure'),
  'S-10': print('drop'),
  'S-11': print('the-ring'),
  'S-12': print('hand'),
  'S-13': print('broken-heart'),
  'S-14': print('battered-axe', 'ab'),
  'S-15': print('burning-eye'),
  'S-16': onCondition('footprint'),
  'S-17': onCondition('night-sky', 'ab'),
};

/** Which deck a card in play is of. */
export const deckOf = (id: string): 'ally' | 'sorcery' => (Object.hasOwn(SORCERY, id) ? 'sorcery' : 'ally');

export const COMPANY_ICONS: { readonly [id: string]: string | undefined } = {
  frodo: 'the-ring',
  samwise: 'cooking-pot',
  peregrin: 'smoking-pipe',
  meriadoc: 'treasure-map',
  strider: 'shattered-sword',
};

const printOf = ({ deck, id }: CardFace): Print | undefined =>
  deck === 'ally' ? ALLIES[id] : deck === 'sorcery' ? SORCERY[id] : undefined;

export const iconOf = (face: CardFace): string =>
  (face.deck === 'company' ? COMPANY_ICONS[face.id] : printOf(face)?.icon) ?? 'scroll-unfurled';

/** A line of a card: the key of its words, and what kind of line it is. */
export interface CardLine {
  readonly kind: 'condition' | 'a' | 'b' | 'ongoing' | 'oneUse';
  readonly key: RuntimeKey;
  readonly outOfTurn: boolean;
}

/** What is written on a card, top to bottom. */
export function linesOf(face: CardFace): readonly CardLine[] {
  if (face.deck === 'company')
    return (['ongoing', 'oneUse'] as const).map((kind) => ({ kind, key: runtimeKey(`companyText.${face.id}.${kind}`), outOfTurn: false }));
  const printed = printOf(face);
  if (printed === undefined) return [];
  const kinds = printed.effects === 'ab' ? (['a', 'b'] as const) : (['a'] as const);
  const effects = kinds.map((kind) => ({
    kind,
    key: runtimeKey(`${face.deck}Text.${face.id}.${kind}`),
    outOfTurn: printed.outOfTurn === kind,
  }));
  return printed.condition
    ? [{ kind: 'condition' as const, key: runtimeKey(`${face.deck}Condition.${face.id}`), outOfTurn: false }, ...effects]
    : effects;
}

const OF_PART = /(?:Part|Część) (I{1,2}): /g;

/** What a card says in this part: what it says of the other one is left out, and nothing is left of a line that is only for that. */
export function saidIn(part: 1 | 2, text: string): string {
  const [always = '', ...rest] = text.split(OF_PART);
  const own = rest.flatMap((piece, at) => (at % 2 === 0 && piece === 'I'.repeat(part) ? [rest[at + 1] ?? ''] : []));
  return [always, ...own.map((piece) => piece.charAt(0).toLocaleUpperCase() + piece.slice(1))]
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .join(' ');
}

/** Which table of the locale has its name. */
export const nameKey = ({ deck, id }: CardFace): RuntimeKey => runtimeKey(`${deck}.${id}`);

/** `ally1`, `ally2`, `sorcery` or `company`: what kind of card it is, in the words of the panels. */
export const kindOf = ({ deck, id }: CardFace): 'ally1' | 'ally2' | 'sorcery' | 'company' =>
  deck === 'ally' ? (Object.hasOwn(ALLIES_TWO, id) ? 'ally2' : 'ally1') : deck;

/** Where the table says how sure we are of this card. */
export const provenanceOf = (face: CardFace): string =>
  ({ ally1: 'alliesOne', ally2: 'alliesTwo', sorcery: 'sorcery', company: 'company' })[kindOf(face)];

/** The rules behind a card, the weightiest first. */
export function rulesOf(face: CardFace): readonly string[] {
  if (face.deck === 'company')
    return face.id === 'strider'
      ? ['HR-REROUTE-04', 'HR-COMPANY-02', 'HR-COMPANY-03']
      : ['HR-COMPANY-02', 'HR-COMPANY-03', face.id === 'frodo' ? 'HR-DAY-06' : face.id === 'peregrin' ? 'HR-DAY-08' : 'HR-DAY-07'];
  const printed = printOf(face);
  const of = face.deck === 'ally' ? ['HR-ALLY-03', 'HR-ALLY-08', 'HR-ALLY-09'] : ['HR-SORC-04', 'HR-SORC-06'];
  const condition = face.deck === 'ally' ? 'HR-ALLY-07' : 'HR-SORC-05';
  return [
    ...(printed?.outOfTurn ? ['HR-OOT-01', 'HR-OOT-02'] : []),
    ...(printed?.condition ? [condition] : []),
    ...of.filter((rule) => rule !== 'HR-ALLY-08' || printed?.effects === 'ab'),
  ];
}

/** The wash behind the device. */
const WASHES: { readonly [kind in ReturnType<typeof kindOf>]: Wash } = {
  ally1: { bright: '#8f9a55', dark: '#3c4a20' },
  ally2: { bright: '#6d8fa6', dark: '#24404f' },
  sorcery: { bright: '#7c3a58', dark: '#26121f' },
  company: { bright: '#c99a3a', dark: '#5f3c10' },
};

export const washOf = (face: CardFace): Wash => WASHES[kindOf(face)];

export const isDark = ({ deck }: CardFace): boolean => deck === 'sorcery';
