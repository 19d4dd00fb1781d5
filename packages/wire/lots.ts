import { seedCommitment } from '#kernel/random/seedCommitment.ts';
import type { Phase } from './http.ts';
import type { ClientMessage, TableInfo } from './socket.ts';

/**
 * A client's part in the chance of a table, the same for browsers, tests and measurements. Nobody has to press anything: whatever the table says, the
 * next step follows from it and from what was kept. What a step leads to is kept before it is sent.
 */

/** What a client keeps of one table. */
export interface Lot {
  /** The first one heard, before anything was added. */
  readonly commitment: string;
  /** What the player would like to have in it; random digits are always added. */
  readonly wish: string;
  /** The words of the own seats, by seat. */
  readonly words: { readonly [seat: string]: string };
  /** The promises of all seats as they stood when the own words were opened; empty before. */
  readonly promises: readonly string[];
  /** How often the contribution was revealed: more than once when a player changed the commitment or the seat was taken by another. */
  readonly openings: number;
}

/** A message to the table, without its address. */
type LotMessage =
  | Pick<Extract<ClientMessage, { readonly t: 'promise' }>, 't' | 'seat' | 'promise'>
  | Pick<Extract<ClientMessage, { readonly t: 'contribute' }>, 't' | 'seat' | 'words'>;

interface LotStep {
  readonly lot: Lot;
  readonly messages: readonly LotMessage[];
}

const DIGITS = 16;
const WISH = 80;

const randomDigits = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(DIGITS)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Without the random digits the words could be found by trying them against their promise. */
export function newWords(wish: string): string {
  const plain = Array.from(wish.replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, ' ').trim()).slice(0, WISH);
  return plain.length === 0 ? randomDigits() : `${plain.join('')} ${randomDigits()}`;
}

export const newLot = (published: string, wish = ''): Lot => ({ commitment: published, wish, words: {}, promises: [], openings: 0 });

/** Every seat is taken, by a person or a bot. */
export const isFull = ({ seats }: TableInfo): boolean => seats.every(({ kind }) => kind === 'human' || kind === 'bot');

/** All players have committed: now the contributions are revealed. */
export const allPromised = (info: TableInfo): boolean =>
  isFull(info) && info.seats.every(({ kind }, seat) => kind === 'bot' || info.promises?.[seat] !== '');

/**
 * What is to be done now, as far as the own seats go. `insist`: promise anew where the promise that stands is not of this client's words: the player
 * has given other words, or has come with another browser and the first one does not open them.
 */
export function nextLots(info: TableInfo, phase: Phase, kept: Lot | null, insist = false): LotStep | null {
  const { promises, seats } = info;
  // A commitment that was first seen when dice had been cast proves nothing.
  if (promises === null || phase !== 'gathering') return null;
  const lot = kept ?? newLot(info.commitment);
  // The server has changed its mind: nothing is added to that.
  if (lot.commitment !== info.commitment) return null;
  const complete = allPromised(info);
  const people = seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  const own = people.filter((seat) => seats[seat].yours);
  const isSolo = isFull(info) && own.length === people.length;
  const words = wordsAt(own, lot);
  const messages: LotMessage[] = [];
  let { promises: shown, openings } = lot;
  for (const seat of own) {
    if (seats[seat].contributed) continue;
    const mine = words[seat] !== undefined && seedCommitment(lot.commitment, seat, words[seat]) === promises[seat];
    const anew = promises[seat] === '' || (!mine && insist);
    // What was opened to others is known: another beginning needs other words.
    if (anew && (words[seat] === undefined || (isOpened(lot, seat) && !(isSolo && isAlone(lot, own))))) words[seat] = newWords(lot.wish);
    if (anew && !isSolo) messages.push({ t: 'promise', seat, promise: seedCommitment(lot.commitment, seat, words[seat]) });
    if ((anew && isSolo) || (mine && complete)) messages.push({ t: 'contribute', seat, words: words[seat] });
  }
  const opening = messages.flatMap((message) => (message.t === 'contribute' ? [message.seat] : []));
  if (opening.some((seat) => lot.promises[seat] !== seedCommitment(lot.commitment, seat, words[seat]))) {
    // With one contributor commitment and reveal go together.
    shown = promises.map((promise, seat) => (opening.includes(seat) ? seedCommitment(lot.commitment, seat, words[seat]) : promise));
    openings++;
  }
  return { lot: { ...lot, words, promises: shown, openings }, messages };
}

/** A player who was moved to another seat has a contribution for that one; a player without a seat still knows what was revealed. */
function wordsAt(own: readonly number[], { words }: Lot): { [seat: string]: string } {
  const kept = Object.entries(words).filter(([seat]) => own.length === 0 || own.includes(Number(seat)));
  return Object.fromEntries(kept);
}

const isOpened = (lot: Lot, seat: number): boolean =>
  lot.words[seat] !== undefined && lot.promises[seat] === seedCommitment(lot.commitment, seat, lot.words[seat]);

/** Whether no other commitment was there at the reveal. */
const isAlone = (lot: Lot, own: readonly number[]): boolean => lot.promises.every((promise, seat) => promise === '' || own.includes(seat));

/** Other words of the player's own: whatever has not been opened yet is made anew with them. */
export const withWish = (lot: Lot, wish: string): Lot => ({
  ...lot,
  wish,
  words: Object.fromEntries(Object.entries(lot.words).filter(([seat]) => isOpened(lot, Number(seat)))),
});
