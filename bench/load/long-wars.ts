import { People } from '../../packages/server/people/people.ts';
import { openStore } from '../../packages/server/store/open.ts';
import { playLong } from '../../packages/server/testing/long-game.ts';

/** Two long Wars in a store, and the token of the one who plays both sides of the first. */
export interface Wars {
  readonly token: string;
  /** Still being played. */
  readonly played: string;
  /** Given up by agreement after as many moves: its record is given out. */
  readonly over: string;
}

/** With it a War of random moves goes on for more than 6,000 of them. */
const SECRET = '8'.repeat(64);

/** Plays two Wars by drawing lots and puts them into a store before the server opens it. */
export async function playWars(dataDir: string, moves: number): Promise<Wars> {
  const store = await openStore({ dataDir });
  try {
    const { token, person } = await new People(store).newGuest(Date.now());
    const war = { game: 'war-of-the-ring', moves, people: [person.id, person.id], secret: SECRET };
    const [played, over] = await Promise.all([playLong(store, { ...war, end: 'playing' }), playLong(store, { ...war, end: 'abandoned' })]);
    return { token, played: played.id, over: over.id };
  } finally {
    await store.close();
  }
}
