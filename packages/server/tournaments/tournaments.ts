import type { NewTournament, TournamentInfo, TournamentSummary } from '#wire';
import { Directory } from '../ratings/profile.ts';
import { RefusedError } from '../refused-error.ts';
import type { Person, Store } from '../store/store.ts';
import type { GameLibrary } from '../table/state/game-library.ts';
import { newId } from '../table/state/create-table.ts';
import { TournamentRepository } from './repository.ts';
import { infoOf, summaryOf } from './info.ts';
import { LOTS } from './runner.ts';
import {
  cancelled,
  forgotten,
  handedOver,
  withEntrant,
  withoutEntrant,
  withRemoved,
  renamed,
  started,
  type Tournament,
} from './tournament.ts';

const SEATS = 2;
/** That one person may have open. */
const MOST_OPEN = 10;
const LISTED = 50;
/** A tournament in which nothing has happened for so long is not worth a stranger's waiting. */
const FORGOTTEN = 14 * 86_400_000;

/** What people can do with tournaments. */
export class Tournaments {
  readonly book: TournamentRepository;
  private readonly store: Store;
  private readonly games: GameLibrary;
  private readonly now: () => number;

  constructor(store: Store, games: GameLibrary, now: () => number) {
    this.book = new TournamentRepository(store, now);
    this.store = store;
    this.games = games;
    this.now = now;
  }

  async add(plan: NewTournament, { id: host, name: hostName }: Person, origin: string): Promise<string> {
    const game = await this.games.game(plan.game);
    if (game.seats.min > SEATS) throw new RefusedError('bad-seats', `${plan.game} is not played by two`, { path: 'game' });
    if ((await this.book.openOf(host)) >= MOST_OPEN)
      throw new RefusedError('too-many-tables', 'You have as many open tournaments as one person may; finish or cancel one first');
    const { name, form, places, rounds, clock, listed } = plan;
    const tournament: Tournament = {
      id: newId(),
      name,
      game: plan.game,
      form,
      places,
      rounds: form === 'swiss' ? (rounds ?? Math.ceil(Math.log2(places))) : 0,
      clock: clock ?? { kind: 'none' },
      listed: listed ?? false,
      host,
      hostName,
      phase: 'gathering',
      entrants: [],
      played: [],
      createdAt: this.now(),
      origin,
    };
    await this.book.add(tournament);
    return tournament.id;
  }

  /** Listed tournaments without a block between this person and an entrant; and the person's own. */
  async listed(person: string, apart: ReadonlySet<string>): Promise<TournamentSummary[]> {
    const own = await this.book.of(person);
    const open = (await this.book.open(this.now() - FORGOTTEN, LISTED)).filter(
      ({ id, host, entrants }) =>
        !own.some((each) => each.id === id) && !apart.has(host) && !entrants.some((entrant) => apart.has(entrant.person)),
    );
    return [...own, ...open].map((tournament) => summaryOf(tournament, person));
  }

  async info(id: string, person: string): Promise<TournamentInfo> {
    return this.shown((await this.book.find(id))?.tournament ?? null, person);
  }

  join(id: string, person: Person, blockedBy: ReadonlySet<string>): Promise<TournamentInfo> {
    return this.change(id, person, (tournament) => withEntrant(tournament, person, blockedBy));
  }

  leave(id: string, person: Person): Promise<TournamentInfo> {
    return this.change(id, person, (tournament) => withoutEntrant(tournament, person.id, this.now()));
  }

  remove(id: string, host: Person, key: number): Promise<TournamentInfo> {
    return this.change(id, host, (tournament) => withRemoved(tournament, host.id, key, this.now()));
  }

  start(id: string, host: Person): Promise<TournamentInfo> {
    return this.change(id, host, (tournament) => started(tournament, host.id, LOTS, this.now()));
  }

  cancel(id: string, host: Person): Promise<TournamentInfo> {
    return this.change(id, host, (tournament) => cancelled(tournament, host.id));
  }

  /** A guest has signed in. */
  handOver(from: string, to: string): Promise<void> {
    return this.book.changeAll(from, (tournament) => handedOver(tournament, from, to));
  }

  /** An account is deleted. */
  forget(person: string): Promise<void> {
    return this.book.changeAll(person, (tournament) => forgotten(tournament, person, this.now()));
  }

  rename(person: string, name: string): Promise<void> {
    return this.book.changeAll(person, (tournament) => renamed(tournament, person, name));
  }

  private async change(id: string, person: Person, work: (tournament: Tournament) => Tournament): Promise<TournamentInfo> {
    return this.shown(await this.book.change(id, work), person.id);
  }

  private shown(tournament: Tournament | null, person: string): Promise<TournamentInfo> {
    if (tournament === null) throw new RefusedError('not-found', 'There is no such tournament');
    return infoOf(tournament, person, new Directory(this.store));
  }
}
