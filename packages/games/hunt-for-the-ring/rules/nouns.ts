import { asId } from '#kernel/id.ts';
import type { Part as EventPart, Seat } from '#kernel';
import { type Domain, listed, named, numbered } from '#kernel/domain.ts';
import { COMPANY, DICE, FACES, type HuntBox, NAZGUL } from '../content/box.ts';
import type {
  AllyCard,
  Company,
  CorruptionId,
  Deed,
  DieName,
  EffectOf,
  Face,
  Information,
  JourneyCard,
  LogToken,
  Nazgul,
  Place,
  Rider,
  Scope,
  SorceryCard,
  Space,
} from '../content/ids.ts';

/** What actions and events speak of, each under the name by which the locale words it. */

/** Areas are known by their number, exits by their letter, dots by their mark on the map. */
export const space: Domain<HuntBox, Space> = {
  noun: 'space',
  note: 'An area is a number in actions and the same number as a string in views; an action may name it either way.',
  size: (box) => box.spaces.length,
  name: (index, box) => (/^\d+$/.test(box.spaces[index] ?? '') ? Number(box.spaces[index]) : (box.spaces[index] ?? String(index))),
  index: (name, box) => asId(box.spaces.indexOf(String(name))),
};
export const place = named<HuntBox, Place>('place', (box) => box.places);
export const nazgul = listed<Nazgul, (typeof NAZGUL)[number]>('nazgul', NAZGUL);
/** The Witch-king rides in place of a Nazgûl and is then called by his own name. */
export const WITCH_KING: Rider = asId(NAZGUL.length);
const RIDERS = [...NAZGUL, 'witch-king'] as const;
export const rider = listed<Rider, (typeof RIDERS)[number]>('nazgul', RIDERS);
export const die = listed<DieName, (typeof DICE)[number]>('die', DICE);
export const face = listed<Face, (typeof FACES)[number]>('face', FACES);
export const company = listed<Company, (typeof COMPANY)[number]>('company', COMPANY);
export const ally = named<HuntBox, AllyCard>('ally', (box) => box.allyIds);
export const sorcery = named<HuntBox, SorceryCard>('sorcery', (box) => box.sorceryIds);
const EFFECTS = ['a', 'b'] as const;
export const effect = listed<EffectOf, (typeof EFFECTS)[number]>('effect', EFFECTS);
const SCOPES = ['region', 'section'] as const;
export const scope = listed<Scope, (typeof SCOPES)[number]>('scope', SCOPES);
export const journey = named<HuntBox, JourneyCard>('journey', (box) => box.journeyIds);
export const deed = named<HuntBox, Deed>('deed', (box) => box.deedIds);
export const information = named<HuntBox, Information>('information', (box) => box.informationIds);
export const corruption = named<HuntBox, CorruptionId>('corruption', (box) => box.corruptionIds);

const MOST_SEATS = 5;
const LOG_TOKENS = 6;
const MOST_OPTIONS = 4;
/** Steps of the movement track, the start among them. */
export const TRACK_STEPS = 17;
export const seat = numbered<HuntBox, Seat>(0, () => MOST_SEATS);
export const logToken = numbered<HuntBox, LogToken>(1, () => LOG_TOKENS);
export const option = numbered<HuntBox>(1, () => MOST_OPTIONS);
export const step = numbered<HuntBox>(0, () => TRACK_STEPS);

/** Tokens of the same colour and worth are alike, so that an event tells no more than their faces show. */
type TokenName = `${'beige' | 'red' | 'grey'}-${'eye' | number}`;
export const token: EventPart<HuntBox, CorruptionId, TokenName> = {
  noun: 'corruption',
  optional: false,
  outside: (index, box) => {
    const { colour, eye, value } = box.corruption[index];
    return `${colour}-${eye ? 'eye' : value}`;
  },
  word: (name) => `@corruption.${name}`,
};

/** One effect of a card, worded by what the card says. */
interface CardEffect<Card extends number> {
  readonly card: Card;
  readonly effect: EffectOf;
}
const cardEffect = <Card extends number>(
  noun: string,
  ids: (box: HuntBox) => readonly string[],
): EventPart<HuntBox, CardEffect<Card>, string> => ({
  noun,
  optional: false,
  outside: ({ card, effect: which }, box) => `${ids(box)[card]}.${EFFECTS[which]}`,
  word: (name) => `@${noun}.${name}`,
});
export const allyEffect = cardEffect<AllyCard>('allyText', (box) => box.allyIds);
export const sorceryEffect = cardEffect<SorceryCard>('sorceryText', (box) => box.sorceryIds);
