import { expect, it } from 'vitest';
import type { StoredSeat } from '../../store/store.ts';
import { frameOf, seat, seatOf } from '../../testing/frame.ts';
import { movePurpose } from './payer.ts';

const BOT = seat({ kind: 'bot', level: 'casual' });

/** Who is charged at some questions in a row. */
const charged = (seats: readonly StoredSeat[], present: readonly string[], questions = [0, 1, 2]) => {
  const table = {
    id: 'bag-end',
    context: { addressOf: (person: string) => `network of ${person}` },
    audience: { isPresent: (person: string) => present.includes(person) },
  };
  return questions.map((question) => movePurpose(table, frameOf(seats), question));
};

const by = (person: string, kind = 'move') => ({ kind, payer: { address: `network of ${person}`, person, table: 'bag-end' } });

it('charges the players in turn, once for each however many seats they play', () => {
  const seats = [seatOf('Frodo'), seatOf('Frodo'), BOT, seatOf('Sam')];
  expect(charged(seats, ['frodo', 'sam'])).toEqual([by('frodo'), by('sam'), by('frodo')]);
});

it('charges connected players before absent ones', () => {
  const seats = [seatOf('Frodo'), BOT, seatOf('Sam')];
  expect(charged(seats, ['sam', 'gollum'])).toEqual([by('sam'), by('sam'), by('sam')]);
  expect(charged(seats, ['gollum'], [0, 1])).toEqual([by('frodo'), by('sam')]);
});

it('charges the host where only bots sit, whoever watches: also where a bot plays on for a player', () => {
  const left = seat({ kind: 'bot', level: 'casual', person: 'sam' });
  expect(charged([BOT, left], ['sam', 'gollum'], [0, 1])).toEqual([by('frodo', 'bots'), by('frodo', 'bots')]);
});
