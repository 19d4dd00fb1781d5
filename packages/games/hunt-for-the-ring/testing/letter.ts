import type { Letter } from '../rules/campaign/letter.ts';
import { readContent } from '../content/read.ts';
import { standard } from '../content/standard.ts';

/** The box that ships with the game, opened once for all tests. */
export const box = readContent(standard);

/** A letter written after a middling part I, for any number of players. */
export function letterFor(seats: number, change: Partial<Letter> = {}): Letter {
  const deck = box.sorceryDeck.map((card) => box.sorceryIds[card]);
  const sorcery = Array.from({ length: seats }, (_, seat) => (seat === 0 ? [] : deck.splice(0, seat === 1 ? 3 : 2)));
  return {
    letter: 'hunt-for-the-ring',
    box: box.title,
    seats,
    corruption: 2,
    fellowship: 2,
    bigPool: false,
    company: ['frodo', 'samwise', 'peregrin'],
    meriadocJoined: false,
    allyHand: 4,
    sorcery,
    sorceryDeck: deck,
    sorceryDiscard: [],
    information: ['I1', 'I4', 'I6', 'I9'],
    pool: box.corruption.filter(({ colour, id }) => colour === 'beige' && id !== 'B4' && id !== 'B13').map(({ id }) => id),
    eyes: ['B13'],
    discarded: ['B4'],
    barrowWights: false,
    ...change,
  };
}
