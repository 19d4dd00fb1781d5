import { asId } from '#kernel/id.ts';
import type { Seat } from '#kernel';
import type { Balance, PlayedGame, PlayerName, Profile, RatingStep } from '#wire';
import { headOf, numberIn, type StoredRow, textIn } from '../store/rows.ts';
import type { Store, StoredSeat, TableHead } from '../store/store.ts';
import { points } from './points.ts';
import { EVERYBODY, sidesOf } from './result.ts';

const GAMES_READ = 500;
const RESULTS_READ = 1000;
const GAMES_SHOWN = 50;
const OPPONENTS_SHOWN = 8;

/** Who can be looked up: accounts that do not hide. */
export class Directory {
  private readonly store: Store;
  private readonly known = new Map<string, Promise<boolean>>();

  constructor(store: Store) {
    this.store = store;
  }

  /** A person under the name used at a table. */
  async nameAt({ kind, person, name, level }: StoredSeat): Promise<PlayerName> {
    if (kind === 'bot' && level !== null && person === null) return { person: null, name: null, level };
    return this.named(person, name);
  }

  async named(person: string | null, name: string | null): Promise<PlayerName> {
    return { person: person !== null && (await this.isOpen(person)) ? person : null, name };
  }

  private isOpen(person: string): Promise<boolean> {
    const known = this.known.get(person) ?? this.load(person);
    this.known.set(person, known);
    return known;
  }

  private async load(person: string): Promise<boolean> {
    const [row] = await this.store.rows('profile', person);
    return row !== undefined && numberIn(row, 'hidden') === 0;
  }
}

const seatSet = ({ settings }: TableHead, person: string): Seat[] =>
  settings.seats.flatMap((seat, place) => (seat.person === person ? [asId(place)] : []));

/** The opponents of a person at a table: other sides, or all others where each plays alone. */
function opponentsAt(head: TableHead, own: readonly Seat[]): Seat[] {
  const sides = sidesOf(head.settings.game, head.settings.seats.length);
  return head.settings.seats.flatMap((_, seat) =>
    own.includes(asId(seat)) || (sides[seat] !== EVERYBODY && own.some((mine) => sides[mine] === sides[seat])) ? [] : [asId(seat)],
  );
}

const isWon = ({ status }: TableHead, seats: readonly Seat[]): boolean => seats.some((seat) => status.winners?.includes(seat) === true);

const addTo = ({ games, won, lost }: Balance, head: TableHead, own: readonly Seat[], theirs: readonly Seat[]): Balance => ({
  games: games + 1,
  won: won + Number(isWon(head, own)),
  lost: lost + Number(isWon(head, theirs) && !isWon(head, own)),
});

const NOTHING: Balance = { games: 0, won: 0, lost: 0 };

/** What strangers may see: what was open to them, and what counts; and everything at which one played himself. */
const mayKnow = (head: TableHead, viewer: string): boolean =>
  head.settings.rated === true || head.settings.listed || seatSet(head, viewer).length > 0;

interface Step extends RatingStep {
  readonly table: string;
  readonly change: number;
}

/** The rating histories of a person, oldest first, by game and side. */
function coursesOf(rows: readonly StoredRow[]): Map<string, Step[]> {
  const courses = new Map<string, Step[]>();
  for (const row of rows.toReversed()) {
    const key = `${textIn(row, 'game')} ${textIn(row, 'side')}`;
    const course = courses.get(key) ?? [];
    courses.set(key, course);
    const { rating, doubt } = points({ mu: numberIn(row, 'mu'), sigma: numberIn(row, 'sigma') });
    course.push({
      at: numberIn(row, 'ended_at'),
      rating,
      doubt,
      table: textIn(row, 'table_id'),
      change: rating - (course.at(-1)?.rating ?? points(null).rating),
    });
  }
  return courses;
}

/** The profile of a person as `viewer` may see it; null when it is hidden. */
export async function profileOf(store: Store, person: string, viewer: string): Promise<Profile | null> {
  const [found] = await store.rows('profile', person);
  const you = person === viewer;
  if (found === undefined || (numberIn(found, 'hidden') === 1 && !you)) return null;
  // Ratings before results: a game that is rated in between shows in the history at most too early, never as a gap.
  const rated = await store.rows('ratingsOf', person);
  const courses = coursesOf(await store.rows('resultsOf', person, RESULTS_READ));
  const ratings = rated.map((row) => {
    const [game, side] = [textIn(row, 'game'), textIn(row, 'side')];
    const steps = (courses.get(`${game} ${side}`) ?? []).map(({ at, rating, doubt }) => ({ at, rating, doubt }));
    // Every player begins as a newcomer.
    const course = steps.length < numberIn(row, 'games') ? steps : [{ at: steps[0]?.at ?? 0, ...points(null) }, ...steps];
    const known = points({ mu: numberIn(row, 'mu'), sigma: numberIn(row, 'sigma') });
    return { game, side, ...known, games: numberIn(row, 'games'), won: numberIn(row, 'won'), course };
  });
  const counted = new Map([...courses.values()].flat().map(({ table, change, rating, doubt }) => [table, { change, rating, doubt }]));
  // What was brought from elsewhere may have been played by anybody.
  const heads = (await store.rows('finishedOf', person, GAMES_READ))
    .map(headOf)
    .filter((head) => head.settings.offline !== true && seatSet(head, person).length > 0 && mayKnow(head, viewer));
  const directory = new Directory(store);
  return {
    person,
    name: textIn(found, 'name'),
    you,
    hidden: numberIn(found, 'hidden') === 1,
    ratings,
    games: await Promise.all(heads.slice(0, GAMES_SHOWN).map((head) => gameOf(head, person, counted.get(head.id) ?? null, directory))),
    opponents: await opponentsOf(heads, person, directory),
    between: you ? null : betweenOf(heads, person, viewer),
  };
}

async function gameOf(head: TableHead, person: string, counted: PlayedGame['counted'], directory: Directory): Promise<PlayedGame> {
  const { id, settings, updatedAt, status } = head;
  const own = seatSet(head, person);
  return {
    table: id,
    game: settings.game,
    at: updatedAt,
    rated: settings.rated === true,
    won: status.winners?.length === 0 ? null : isWon(head, own),
    counted,
    seats: await Promise.all(
      settings.seats.map(async (seat, place) => ({
        ...(await directory.nameAt(seat)),
        won: isWon(head, [asId(place)]),
        own: own.includes(asId(place)),
      })),
    ),
  };
}

async function opponentsOf(heads: readonly TableHead[], person: string, directory: Directory): Promise<(PlayerName & Balance)[]> {
  const met = new Map<string, { readonly seat: StoredSeat; balance: Balance }>();
  for (const head of heads) {
    const own = seatSet(head, person);
    const theirs = opponentsAt(head, own);
    for (const other of new Set(theirs.flatMap((seat) => head.settings.seats[seat]?.person ?? []))) {
      const seats = theirs.filter((seat) => head.settings.seats[seat]?.person === other);
      const known = met.get(other) ?? { seat: head.settings.seats[seats[0]], balance: NOTHING };
      known.balance = addTo(known.balance, head, own, seats);
      met.set(other, known);
    }
  }
  const most = [...met.values()].sort((a, b) => b.balance.games - a.balance.games).slice(0, OPPONENTS_SHOWN);
  return Promise.all(most.map(async ({ seat, balance }) => ({ ...(await directory.nameAt(seat)), ...balance })));
}

/** The viewer's games against the person. */
function betweenOf(heads: readonly TableHead[], person: string, viewer: string): Balance | null {
  let balance = NOTHING;
  for (const head of heads) {
    const [own, theirs] = [seatSet(head, viewer), seatSet(head, person)];
    if (own.length === 0 || !opponentsAt(head, own).some((seat) => theirs.includes(seat))) continue;
    balance = addTo(balance, head, own, theirs);
  }
  return balance.games === 0 ? null : balance;
}
