import { asId } from '#kernel/id.ts';
import { detail, InvalidInput } from '#kernel';
import { z } from 'zod';
import { COMPANY, FRODO, STRIDER } from '../../content/box.ts';
import { BESIDE_TRACK, FACE_UP, GONE, type Hunt, IN_POOL, wraith } from '../state.ts';
import { sealLetter, unsealLetter } from './envelope.ts';

/** The "Letter from Gandalf": what is kept between the parts (HR-GEN-06). Sorcery hands are for the Wraith players' eyes only (HR-LETTER-06). */
const names = z.array(z.string());
const schema = z.strictObject({
  letter: z.literal('hunt-for-the-ring'),
  /** The content it was played with. */
  box: z.string(),
  seats: z.int().min(2).max(5),
  corruption: z.int().min(0).max(11),
  /** Unspent Fellowship tokens (HR-LETTER-01). */
  fellowship: z.int().min(0).max(4),
  /** The larger pool was agreed: it holds for part II as well (HR-RUL-43). */
  bigPool: z.boolean().default(false),
  company: z.array(z.enum(COMPANY.slice(0, STRIDER))),
  /** Whether Meriadoc joined in part I, face up or not. */
  meriadocJoined: z.boolean(),
  /** How many Ally cards; which they were does not matter: all are replaced unseen (HR-SETUP2-08), and so the letter holds no secret of his. */
  allyHand: z.int().min(0).max(5),
  /** By seat, the Ring-bearer's empty list first (HR-LETTER-02). */
  sorcery: z.array(names.max(5)),
  /** Deck and discard pile apart (HR-LETTER-05); the order of the deck, which nobody knows, is not told. */
  sorceryDeck: names,
  sorceryDiscard: names,
  information: names.max(5),
  /** Corruption tokens still in the pool, special ones among them (HR-LETTER-03). */
  pool: names,
  eyes: names,
  discarded: names,
  /** The card lies with the Eye tokens (HR-LETTER-04). */
  barrowWights: z.boolean(),
});

export type Letter = z.output<typeof schema>;

/** A letter is given as its sealed text, or as the plain document by whoever writes one by hand. */
export function readLetter(given: unknown, seats: number): Letter {
  const opened: unknown = typeof given === 'string' ? unsealLetter(given) : given;
  const parsed = schema.safeParse(opened);
  if (!parsed.success) throw InvalidInput.form('Letter', parsed.error, opened, ['HR-LETTER-01'], 'letter');
  const letter = parsed.data;
  // The same players in the same roles (HR-SETUP2-01).
  if (letter.seats !== seats)
    throw new InvalidInput(
      `The letter was written for ${letter.seats} players, not ${seats}`,
      ['HR-SETUP2-01'],
      'letter.seats',
      detail('other', { wanted: seats, got: letter.seats }),
    );
  if (letter.sorcery.length !== seats)
    throw new InvalidInput(
      `A letter of ${seats} players has as many Sorcery hands, not ${letter.sorcery.length}`,
      ['HR-LETTER-02'],
      'letter.sorcery',
      detail('number', { wanted: seats, found: letter.sorcery.length }),
    );
  if (letter.sorcery[0].length > 0)
    throw new InvalidInput(
      'The Ring-bearer, who is named first, holds no Sorcery cards',
      ['HR-SORC-01'],
      'letter.sorcery.0',
      detail('no-sorcery-of-ring-bearer'),
    );
  return letter;
}

/** Written when part I is over and Frodo has survived it. */
export function letterOf(s: Hunt): Letter {
  const { open, box } = s;
  const tokens = (where: number): string[] => box.corruptionIds.filter((_, token) => open.tokens[token] === where);
  return {
    letter: 'hunt-for-the-ring',
    box: box.title,
    seats: open.seats,
    corruption: open.corruption,
    fellowship: open.fellowship,
    bigPool: open.options.bigPool,
    company: COMPANY.filter((_, card) => open.company[card] === FACE_UP),
    meriadocJoined: open.meriadocJoined,
    allyHand: open.allyHand,
    sorcery: s.own.map((_, seat) => (seat === 0 ? [] : wraith(s, asId(seat)).hand.map((card) => box.sorceryIds[card]))),
    sorceryDeck: s.hidden.sorceryDeck.map((card) => box.sorceryIds[card]),
    sorceryDiscard: open.sorceryDiscard.map((card) => box.sorceryIds[card]),
    information: open.information.map((token) => box.informationIds[token]),
    pool: tokens(IN_POOL),
    eyes: tokens(BESIDE_TRACK),
    discarded: tokens(GONE),
    barrowWights: open.barrow,
  };
}

/** Three tokens while Frodo's card is face up, two when it was turned over (HR-SETUP2-05); one more with the larger pool (HR-RUL-43). */
export const poolOfPartTwo = ({ company }: Letter, bigPool: boolean): number =>
  (company.includes(COMPANY[FRODO]) ? 3 : 2) + (bigPool ? 1 : 0);

/** He joins now unless he did in part I (HR-SETUP2-03). */
export const meriadocComes = (letter: Letter): boolean => !letter.meriadocJoined;

/** As it is handed out: the cards of the deck in the order of the box, because nobody knows theirs. */
export function writeLetter(s: Hunt): string {
  const letter = letterOf(s);
  const { sorceryIds } = s.box;
  return sealLetter({ ...letter, sorceryDeck: letter.sorceryDeck.sort((a, b) => sorceryIds.indexOf(a) - sorceryIds.indexOf(b)) });
}
