import { SeededRandom } from '#kernel';
import type { Phase } from '#wire';
import { applyChange, type Store, type StoredSeat, type StoredTable } from '../store/store.ts';
import { GameLibrary } from '../table/state/game-library.ts';
import { nextChange, begin, type LoadedTable } from '../table/state/loaded-table.ts';
import { newTable } from '../table/state/create-table.ts';

interface LongGame {
  readonly game: string;
  readonly moves: number;
  /** Who plays each seat, by id. */
  readonly people: readonly string[];
  /** What becomes of it then. A game that was given up has a record. */
  readonly end: Extract<Phase, 'playing' | 'abandoned'>;
  /** The secret of its chance: 64 hexadecimal digits. */
  readonly secret?: string;
}

/** With it random play of every game goes on for a while. */
const SECRET = '7'.repeat(64);

const seatOf = (person: string): StoredSeat => ({
  kind: 'human',
  person,
  name: person,
  level: null,
  code: null,
  reservedFor: null,
  words: '',
  wantsToAbandon: false,
});

/** Plays so many moves by drawing lots and writes them into a store one by one, as a server would have. Answers the table as it is then. */
export async function playLong(store: Store, { game: id, moves, people, end, secret = SECRET }: LongGame): Promise<StoredTable> {
  const games = new GameLibrary(store);
  // Played just now: the broom takes old games that were not ended.
  const pace = { now: Date.now(), botLease: 1000 };
  const game = await games.game(id);
  const table = newTable({
    game: id,
    rulesVersion: game.version,
    options: game.readOptions({}, people.length),
    pack: null,
    seats: people.map(seatOf),
    clock: { kind: 'none' },
    onTimeout: 'bot',
    listed: false,
    host: people[0],
    secret,
    rematch: null,
    createdAt: pace.now,
  });
  await store.addTable(table);
  const opened = await games.open(table.settings);
  const { match, change } = begin(table, opened, pace);
  await store.commit(change);
  const loaded: LoadedTable = { stored: applyChange(table, change), opened, match };
  const random = new SeededRandom(4, 3);
  for (let move = 1; move <= moves; move++) {
    const [seat] = match.waitingList();
    const options = match.options(seat);
    if (options.length === 0) throw new Error(`The game was over before move ${move}: take another secret`);
    const action = options[random.below(options.length)];
    const answer = match.apply(seat, action);
    if (!answer.ok) throw new Error(answer.refusal.message);
    const happened = { kind: 'action', seat, action, person: people[seat], clientId: `move-${move}` } as const;
    const next = nextChange(loaded, match, happened, answer, pace);
    await store.commit(next);
    loaded.stored = applyChange(loaded.stored, next);
  }
  if (end === 'playing') return loaded.stored;
  const { version, sequence, status, state, base, settings } = loaded.stored;
  const over = { table: table.id, version, phase: end, sequence, updatedAt: pace.now, wakeAt: null, status, state, base, settings };
  await store.commit(over);
  return applyChange(loaded.stored, over);
}
