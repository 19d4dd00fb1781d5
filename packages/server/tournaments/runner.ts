import { randomBytes, randomInt } from 'node:crypto';
import { EMPTY_SEAT, newId, createTable } from '../table/state/create-table.ts';
import type { GameLibrary } from '../table/state/game-library.ts';
import type { AlertSink } from '../table/session/context.ts';
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

interface RunnerContext {
  readonly store: Store;
  readonly book: TournamentRepository;
  readonly games: GameLibrary;
  /** Ends the game of an entrant who has left. */
  readonly leaveTable: (table: string, seat: number) => Promise<void>;
  readonly alerts: AlertSink;
  /** Content packs for new tables, by game. */
  readonly content: { readonly [game: string]: unknown };
  readonly pollInterval: number;
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

/** Tables of a tournament have no host: no player can swap seats there or cancel them. */
const NOBODY: Person = { id: '', name: '', account: null };

/**
 * Creates the tables of tournaments, records the results and begins the next round: on one node, by a lease (leader election). A table has its id
 * before it is created, so that it is never created twice, whenever a node is stopped.
 */
export class TournamentRunner {
  private readonly context: RunnerContext;
  private readonly node: string;
  private readonly timer: NodeJS.Timeout;
  private working: Promise<void> | null = null;

  constructor(context: RunnerContext) {
    this.context = context;
    // The SQLite file has one user at a time: an earlier node is gone.
    this.node = context.store.shared ? randomBytes(9).toString('base64url') : 'alone';
    this.timer = setInterval(() => {
      this.working ??= this.work().finally(() => {
        this.working = null;
      });
    }, context.pollInterval);
    this.timer.unref();
  }

  private async work(): Promise<void> {
    const { store, book, now, failed } = this.context;
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
    const { book, now } = this.context;
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
    const { store, alerts, now } = this.context;
    // A node that was stopped may have come so far.
    if ((await store.head(id)) === null) await store.addTable(await this.planned(tournament, keys, id), tournament.origin ?? tournament.id);
    const table = await store.table(id);
    if (table === null) return;
    for (const { reservedFor } of table.settings.seats)
      if (reservedFor !== null) await store.change(['addInvitation', reservedFor, id, now()]);
    alerts.changed(table, true, () => false);
  }

  private async planned(
    { id, name, game, clock, listed, entrants, played }: Tournament,
    keys: Pairing['keys'],
    table: string,
  ): Promise<StoredTable> {
    const { games, content, now } = this.context;
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

  /** The result of a game; null while it is not over. An entrant who has left resigns first. */
  private async resultOf(tournament: Tournament, { keys }: Pairing, id: string): Promise<PairingResult | null> {
    const { store, leaveTable } = this.context;
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
      await leaveTable(id, seat);
      return this.resultOf(tournament, { keys, table: id, result: null }, id);
    }
    return null;
  }

  /** Another node need not wait until it is certain that this one is gone. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.working;
    await this.context.store.change(['leaveLease', LEASE, this.node]).catch(this.context.failed);
  }
}

/** A draw where none or both have won. */
function scored(winners: readonly number[]): PairingResult {
  const won = [0, 1].map((seat) => winners.includes(seat));
  if (won[0] === won[1]) return { points: [0.5, 0.5], how: 'played' };
  return { points: won[0] ? [1, 0] : [0, 1], how: 'played' };
}
