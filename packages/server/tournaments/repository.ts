import { randomBytes } from 'node:crypto';
import { idOf, jsonIn, mustBe, numberIn, type StoredRow, textIn } from '../store/rows.ts';
import type { Statement, Store } from '../store/store.ts';
import { entrantBy, entrantOf, openPairings, tablesFor, type Tournament } from './tournament.ts';

/** A tournament with the mark of its last write (optimistic lock). */
interface StoredTournament {
  readonly mark: string;
  readonly tournament: Tournament;
}

const MOST_OF_ONE = 100;
/** A writer that loses so many races in a row has a bug. */
const TRIES = 20;

const newMark = (): string => randomBytes(9).toString('base64url');
const tournamentIn = (row: StoredRow): Tournament => jsonIn<Tournament>(row, 'tournament');

/** Whether the runner has work at an open table: it is to be created, or an entrant has left. */
const isDue = (tournament: Tournament, { made, keys }: Tournament['played'][number]['pairings'][number]): boolean =>
  made !== true || keys.some((key) => entrantOf(tournament, key)?.out !== undefined);

/** Who is at it, and which of its tables are not over, beside it, to be asked for. Written only where this mark stands. */
function beside(tournament: Tournament, mark: string): Statement[] {
  const { id, host, entrants } = tournament;
  const people = new Set([host, ...entrants.map(({ person }) => person)].filter((person) => person !== ''));
  return [
    ['dropEntrants', id, mark],
    ...[...people].map((person): Statement => ['addEntrant', person, id, mark]),
    ['dropPairings', id, mark],
    ...openPairings(tournament).flatMap((pairing): Statement[] =>
      pairing.table === null ? [] : [['addPairing', pairing.table, isDue(tournament, pairing) ? 1 : 0, id, mark]],
    ),
  ];
}

/** Where tournaments are kept. */
export class TournamentRepository {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  async add(tournament: Tournament): Promise<void> {
    const { id, phase, listed, host, createdAt, origin = '', places } = tournament;
    const mark = newMark();
    await this.store.change(
      ['addTournament', id, mark, phase, listed ? 1 : 0, host, createdAt, origin, tablesFor(places), JSON.stringify(tournament)],
      ...beside(tournament, mark),
    );
  }

  async find(id: string): Promise<StoredTournament | null> {
    const [row] = await this.store.rows('tournament', id);
    return row === undefined ? null : { mark: textIn(row, 'mark'), tournament: tournamentIn(row) };
  }

  /** False when another writer was faster: nothing is written then. */
  async write({ mark, tournament: { id } }: StoredTournament, next: Tournament): Promise<boolean> {
    const own = newMark();
    const changed = await this.store.change(
      ['changeTournament', own, next.phase, next.host, this.now(), JSON.stringify(next), id, mark],
      ...beside(next, own),
    );
    return changed === 1;
  }

  /** Does something to a tournament as it is then, and answers how it is afterwards; null when there is none. What is refused is thrown. */
  async change(id: string, work: (tournament: Tournament) => Tournament): Promise<Tournament | null> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const kept = await this.find(id);
      if (kept === null) return null;
      const next = work(kept.tournament);
      if (next === kept.tournament || (await this.write(kept, next))) return next;
    }
    throw new Error(`The tournament ${id} is changed by others all the time`);
  }

  /** Those that stand in the lobby, and something happened there since then. */
  async open(since: number, limit: number): Promise<Tournament[]> {
    return (await this.store.rows('openTournaments', since, limit)).map(tournamentIn);
  }

  /** Tournaments that a person hosts or takes part in. */
  async of(person: string): Promise<Tournament[]> {
    return (await this.store.rows('tournamentsOf', person, MOST_OF_ONE))
      .map(tournamentIn)
      .filter((tournament) => tournament.host === person || entrantBy(tournament, person) !== null);
  }

  /** How many open tournaments a person hosts. */
  async openOf(host: string): Promise<number> {
    return numberIn(mustBe((await this.store.rows('tournamentsByHost', host))[0] ?? null), 'open');
  }

  /** Those at which the house has to do something. */
  async due(limit: number): Promise<string[]> {
    return (await this.store.rows('tournamentsDue', limit)).map(idOf);
  }

  /** Does something to all tournaments of one person. */
  async changeAll(person: string, work: (tournament: Tournament) => Tournament): Promise<void> {
    for (const id of (await this.store.rows('tournamentsOf', person, Number.MAX_SAFE_INTEGER)).map(idOf)) await this.change(id, work);
  }
}
