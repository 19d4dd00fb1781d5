import { SeededRandom } from '../packages/kernel/index.ts';
import { People } from '../packages/server/people/people.ts';
import { openStore } from '../packages/server/store/open.ts';
import { afterChange, type StoredSeat } from '../packages/server/store/store.ts';
import type { Phase } from '../packages/wire/index.ts';
import { Games } from '../packages/server/table/games.ts';
import { afterwards, begin, type Live } from '../packages/server/table/live.ts';
import { newTable } from '../packages/server/table/plan.ts';

/** Two long Wars in a store, and the token of the one who plays both sides of the first. */
export interface Wars {
  readonly token: string;
  /** Still being played. */
  readonly played: string;
  /** Given up by agreement after as many moves: its record is given out. */
  readonly over: string;
}

/** A secret with which random play is still going on after thousands of moves. */
const SECRET = '7'.repeat(64);
const PACE = { now: 1_700_000_000_000, botLease: 1000 };

/** Plays two Wars by drawing lots and puts them into a store before the server opens it, as the server would have. */
export async function playWars(dataDir: string, moves: number): Promise<Wars> {
  const store = await openStore({ dataDir });
  try {
    const games = new Games(store);
    const { token, person } = await new People(store).newGuest(Date.now());
    const seat: StoredSeat = {
      kind: 'human',
      person: person.id,
      name: person.name,
      level: null,
      code: null,
      reservedFor: null,
      words: '',
      wantsToAbandon: false,
    };
    const play = async (end: Phase): Promise<string> => {
      const game = await games.game('war-of-the-ring');
      const table = newTable({
        game: game.id,
        rulesVersion: game.version,
        options: game.readOptions({}, 2),
        pack: null,
        seats: [seat, seat],
        clock: { kind: 'none' },
        onTimeout: 'bot',
        listed: false,
        host: person.id,
        secret: SECRET,
        rematch: null,
        createdAt: PACE.now,
      });
      await store.addTable(table);
      const opened = await games.open(table.frame);
      const { match, change } = begin(table, opened, PACE);
      await store.commit(change);
      const live: Live = { stored: afterChange(table, change), opened, match };
      const random = new SeededRandom(4, 3);
      for (let move = 0; move < moves; move++) {
        const [asked] = match.waitingList();
        const options = match.options(asked);
        if (options.length === 0) throw new Error(`The War was over after ${move} moves: take another secret`);
        const action = options[random.below(options.length)];
        const answer = match.apply(asked, action);
        if (!answer.ok) throw new Error(answer.refusal.message);
        const next = afterwards(live, match, { kind: 'action', seat: asked, action, person: null, clientId: null }, answer, PACE);
        await store.commit(next);
        live.stored = afterChange(live.stored, next);
      }
      const { id, version, sequence, moment, state, base, frame } = live.stored;
      if (end !== 'playing')
        await store.commit({ table: id, version, phase: end, sequence, updatedAt: PACE.now, wakeAt: null, moment, state, base, frame });
      return id;
    };
    const [played, over] = await Promise.all([play('playing'), play('abandoned')]);
    return { token, played, over };
  } finally {
    await store.close();
  }
}
