import { asId } from '#kernel/id.ts';
import {
  bytes,
  mutable,
  type ShapeFault,
  type Frame,
  type Id,
  list,
  type Param,
  record,
  type RecordOf,
  type Seat,
  type Shape,
  int,
  bool,
} from '#kernel';
import {
  type Card,
  CARD_COUNT,
  type Character,
  CHARACTER_COUNT,
  type Face,
  FACE_COUNT,
  type Figure,
  KINDS,
  MOST_SEATS,
  type Nation,
  NATION_COUNT,
  NO_NATION,
  type Place,
  type Region,
  REGION_COUNT,
  REINFORCEMENTS,
  SHADOW,
  type Side,
} from '../../content/box.ts';
import type { BattleSpecial } from '../state.ts';

/** Shapes that the frames of several chapters are made of. */

const NONE = -1;

export const seat = int<Seat>(0, MOST_SEATS - 1);
export const side = int<Side>(0, SHADOW);
export const region = int<Region>(0, REGION_COUNT - 1);
export const regionOrNone = int<Region>(NONE, REGION_COUNT - 1);
/** A region, or the inside of a stronghold. */
export const place = int<Place>(0, REINFORCEMENTS - 1);
export const placeOrNone = int<Place>(NONE, REINFORCEMENTS - 1);
export const nation = int<Nation>(NO_NATION + 1, NATION_COUNT - 1);
export const card = int<Card>(0, CARD_COUNT - 1);
export const face = int<Face>(0, FACE_COUNT - 1);
export const faceOrNone = int<Face>(NONE, FACE_COUNT - 1);
export const figure = int<Figure>(0, KINDS + CHARACTER_COUNT - 1);
export const characterOrNone = int<Character>(NONE, CHARACTER_COUNT - 1);
/** More than there are figures of a kind. */
export const few = int(0, 60);
/** Characters as bits. */
export const characters = int(0, 2 ** CHARACTER_COUNT - 1);
export const special = int<BattleSpecial>(0, 3);

/** Whom an army must have with it, and keep with it, to be used. */
export type Need = Id<'need'>;
export const [NOBODY_NEEDED, A_LEADER, A_NAZGUL, THE_WITCH_KING, A_COMPANION]: readonly Need[] = [
  asId(0),
  asId(1),
  asId(2),
  asId(3),
  asId(4),
];
export const need = int<Need>(NOBODY_NEEDED, A_COMPANION);

/** How many of each kind. */
const going = bytes(KINDS, 60);

/** Figures picked from a place: how many of each kind, and which characters (as bits). */
export const party = { from: place, going, characters: mutable(characters) };
export type Party = RecordOf<typeof party>;

/** Figures that arrived at a place in this action: none of them moves twice (WR-MOVE-07), and armies stay apart until it ends (WR-MOVE-08). */
const movedFields = { at: place, going, characters };
export type MovedParty = RecordOf<typeof movedFields>;
export const moved = list(record(movedFields));

/** How a Companion or a group travels: regions further than normal, the level a card grants instead of their own (0: their own), and whether a card lets
 * them end in a besieged stronghold. */
export const journey = { bonus: few, level: few, intoSiege: bool };
export type Journey = RecordOf<typeof journey>;

/** What the questions of a card have been answered, in order. A figure at a place is one number, so they can be large. */
export const picked = list(int(NONE, 65_535));

const wrong = (message: string): ShapeFault => ({ message, path: [] });
const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isParam = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isParam) : ['number', 'string', 'boolean'].includes(typeof value);

/** What fills the gaps of a prompt. */
export const params: Shape<{ readonly [name: string]: Param }> = {
  fault: (value) => (isRecord(value) && Object.values(value).every(isParam) ? null : wrong('expected what fills the gaps of a prompt')),
  schema: { type: 'object' },
};

/** A flow that is still to come; whether its own step knows it is looked at where it is read. */
export const pendingFrame: Shape<Frame> = {
  fault: (value) => (isRecord(value) && typeof value.step === 'string' ? null : wrong('expected a frame, such as {"step": "..."}')),
  schema: { type: 'object', properties: { step: { type: 'string' } }, required: ['step'] },
};
