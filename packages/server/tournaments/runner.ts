import { randomBytes, randomInt } from 'node:crypto';
import { EMPTY_SEAT, newId, createTable } from '../table/create-table.ts';
import type { GameLibrary } from '../table/game-library.ts';
import type { AlertSink } from '../table/context.ts';
import type { Person, Store, StoredTable } from '../store/store.ts';
import type { TournamentRepository } from './repository.ts';
import {
  entrantOf,
  forfeit,
  isIn,
  type PairingLots,
  withTable,
  withResult,
  openPairings,
  type Pairing,
  type PairingResult,
  type Tournament,
} from './tournament.ts';

const LEASE = 'tournaments';
const LEASE_LASTS = 30_000;
const AT_ONCE = 50;

export interface RunnerContext {
  readonly store: Store;
  readonly book: TournamentRepository;
  readonly games: GameLibrary;
  /** Where whoever has left gives up. */
  readonly rooms: { room(id: string): { leaveTournament(seat: number): Promise<void> } };
  readonly herald: AlertSink;
  /** Content packs for new tables, by game. */
  readonly content: { readonly [game: string]: unknown };
  readonly lookEvery: number;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
}

export const LOTS: PairingLots = {
  newId,
  shuffled(list) {
    const left = [...list];
    return list.map(() => left.splice(randomInt(left.length), 1)).flat();
  },
};

/** Tables of a tournament belong to nobody: nobody can change seats there, or give them up. */
const NOBODY: Person = { id: '', name: '', account: null };

/**
 * Sets the tables of tournaments, notes how their games end, and begins the next round: one node for all, away from those who play. A table has its name
 * before it is made, so that nobody makes it twice, whenever a node is stopped.
 */
export class TournamentRunner {
  private readonly house: RunnerContext;
  private readonly node: string;
  private readonly timer: NodeJS.Timeout;
  private working: Promise<void> | null = null;

  constructor(house: RunnerContext) {
    this.house = house;
    // Nobody else can have the file: whoever had it before is gone.
    this.node = house.store.shared ? randomBytes(9).toString('base64url') : 'alone';
    this.timer = setInterval(() => {
      this.working ??= this.work().finally(() => {
        this.working = null;
      });
    }, house.lookEvery);
    this.timer.unref();
  }

  private async work(): Promise<void> {
    const { store, book, now, failed } = this.house;
    try {
      const due = await book.due(AT_ONCE);
      if (due.length === 0) return;
      if ((await store.change(['takeLease', LEASE, this.node, now() + LEASE_LASTS, 0, now()])) !== 1) return;
      for (const id of due) await this.attend(id).catch(failed);
    } catch (error) {
      failed(error);
    }
  }

  /** Everything that is to be done at one tournament. */
  private async attend(id: string): Promise<void> {
    const { book, now } = this.house;
    const kept = await book.find(id);
    for (const pairing of kept === null ? [] : openPairings(kept.tournament)) {
      const { table } = pairing;
      if (kept === null || table === null) continue;
      const { tournament } = kept;
      if (pairing.made !== true) {
        await this.makeTable(tournament, pairing, table);
        await book.change(id, (present) => withTable(present, table));
        continue;
      }
      const result = await this.resultOf(tournament, pairing, table);
      if (result !== null) await book.change(id, (present) => withResult(present, table, result, LOTS, now()));
    }
  }

  private async makeTable(tournament: Tournament, { keys }: Pairing, id: string): Promise<void> {
    const { store, herald, now } = this.house;
    // A node that was stopped may have come so far.
    if ((await store.head(id)) === null) await store.addTable(await this.planned(tournament, keys, id), tournament.id);
    const table = await store.table(id);
    if (table === null) return;
    for (const { reservedFor } of table.settings.seats)
      if (reservedFor !== null) await store.change(['addInvitation', reservedFor, id, now()]);
    herald.changed(table, true, () => false);
  }

  private async planned(
    { id, name, game, clock, listed, entrants, played }: Tournament,
    keys: Pairing['keys'],
    table: string,
  ): Promise<StoredTable> {
    const { games, content, now } = this.house;
    const plan = await createTable(
      { game, seats: keys.map(() => ({ kind: 'invited' })), clock, onTimeout: 'loses', listed },
      NOBODY,
      games,
      content[game],
      now(),
    );
    const seats = keys.map((key) => {
      const entrant = entrants.find((each) => each.key === key);
      return { ...EMPTY_SEAT, kind: 'invited' as const, reservedFor: entrant?.person ?? null, keptName: entrant?.name ?? '' };
    });
    return { ...plan, id: table, settings: { ...plan.settings, seats, tournament: { id, name, round: played.length } } };
  }

  /** How a game has ended; null while it has not. Whoever has left gives it up first. */
  private async resultOf(tournament: Tournament, { keys }: Pairing, id: string): Promise<PairingResult | null> {
    const { store, rooms } = this.house;
    const missing = forfeit(tournament, keys);
    const table = await store.table(id);
    if (table === null) return missing ?? { points: [0, 0], how: 'forfeit' };
    const { phase, status, state } = table;
    if (phase === 'finished') return scored(status.winners ?? []);
    if (phase === 'abandoned')
      return missing ?? (state === null ? { points: [0, 0], how: 'forfeit' } : { points: [0.5, 0.5], how: 'played' });
    for (const [seat, key] of keys.entries()) {
      const entrant = entrantOf(tournament, key);
      if (entrant === null || isIn(entrant)) continue;
      await rooms.room(id).leaveTournament(seat);
      return this.resultOf(tournament, { keys, table: id, result: null }, id);
    }
    return null;
  }

  /** Another node need not wait until it is certain that this one is gone. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.working;
    await this.house.store.change(['leaveLease', LEASE, this.node]).catch(this.house.failed);
  }
}

/** Where nobody has won, or both, it is a draw. */
function scored(winners: readonly number[]): PairingResult {
  const won = [0, 1].map((seat) => winners.includes(seat));
  if (won[0] === won[1]) return { points: [0.5, 0.5], how: 'played' };
  return { points: won[0] ? [1, 0] : [0, 1], how: 'played' };
}
