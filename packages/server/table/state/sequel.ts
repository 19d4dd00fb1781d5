import { hashText, type Seat, type Sequel } from '#kernel';
import { RefusedError } from '../../refused-error.ts';
import type { Person, StoredSeat, StoredTable, TableSettings } from '../../store/store.ts';
import type { GameLibrary } from './game-library.ts';
import type { LoadedTable } from './loaded-table.ts';
import { newId, newSecret, newTable } from './create-table.ts';

/** From a finished game to the table of the one that follows it. */

/** Who may go on, and what the ending brings along. Refuses with the reason. */
export function requireSequel({ stored, opened, match }: LoadedTable, person: Person): { readonly game: string; readonly sequel: Sequel } {
  const { settings, phase } = stored;
  const { sequel } = opened.game;
  if (sequel === undefined) throw new RefusedError('no-game', 'No game follows this one');
  if (phase !== 'finished' && phase !== 'abandoned')
    throw new RefusedError('not-over', 'The next game can be asked for when this one is over');
  if (!settings.seats.some((seat) => seat.person === person.id))
    throw new RefusedError('not-your-seat', 'Only those who played can go on to the next game');
  const found = match === null ? null : sequel.of(match.state);
  if (found === null) throw new RefusedError('nothing-earned', 'This ending earns nothing in the next game');
  return { game: sequel.game, sequel: found };
}

/** A table that gathers, with seats for those who played. Nothing is stored but a content pack. */
export async function sequelTable(
  loaded: LoadedTable,
  person: Person,
  games: GameLibrary,
  defaultPack: unknown,
  now: number,
): Promise<StoredTable> {
  const { game: id, sequel } = requireSequel(loaded, person);
  const { settings, state } = loaded.stored;
  if (state === null) throw new RefusedError('not-played', 'This game was never played');
  const game = await games.game(id);
  const chairs = chairsFor(settings, sequel);
  return newTable({
    game: id,
    rulesVersion: game.version,
    options: game.readOptions(sequel.options, chairs.length),
    pack: defaultPack === undefined ? null : await games.addPack(game, defaultPack, now),
    seats: seatsAfter(settings, chairs, person, games.levels(id)),
    clock: settings.clock,
    onTimeout: settings.onTimeout,
    ...(settings.hints === true ? { hints: true } : {}),
    ...(settings.reasons === true ? { reasons: true } : {}),
    // Those who played know the way; to strangers the chairs are not offered.
    listed: false,
    // There was no form to fill in: teams may talk, as is its default.
    ...(game.teams?.[chairs.length] === undefined ? {} : { teamTalk: true }),
    host: person.id,
    secret: newSecret(),
    chance: 2,
    rematch: null,
    sequelOf: { table: loaded.stored.id, game: settings.game, fingerprint: hashText(state), link: sequel.link },
    createdAt: now,
  });
}

/** The smallest table with room for all people who played, or else the largest there is. */
function chairsFor({ seats }: TableSettings, sequel: Sequel): Sequel['seats'] {
  const people = new Set(seats.flatMap(({ person }) => (person === null ? [] : [person]))).size;
  const sizes = [sequel.seats, ...(sequel.larger ?? [])];
  return sizes.find((chairs) => chairs.length >= people) ?? sizes[sizes.length - 1];
}

/** One seat after the other; no player gets a second reserved seat while another player could have it. */
function seatsAfter(settings: TableSettings, chairs: Sequel['seats'], asking: Person, levels: readonly string[]): StoredSeat[] {
  const placed = new Set<string>();
  return chairs.map((from) => {
    const left = from.filter((seat) => !placed.has(settings.seats[seat].person ?? ''));
    const chair = seatAfter(settings, left.some((seat) => settings.seats[seat].person !== null) ? left : from, asking, levels);
    placed.add(chair.person ?? chair.reservedFor ?? '');
    return chair;
  });
}

/**
 * The first person among those who may have this seat. The asking player sits down at once; for another the seat is reserved, and where several could
 * have it, any of them may take it instead. Where only bots played, a bot plays on.
 */
function seatAfter({ seats }: TableSettings, from: readonly Seat[], asking: Person, levels: readonly string[]): StoredSeat {
  const played = from.map((seat) => seats[seat]);
  const people = new Set(played.flatMap(({ person }) => (person === null ? [] : [person])));
  const first = played.find(({ person }) => person !== null);
  const blank = { person: null, name: null, level: null, code: null, reservedFor: null, words: '', wantsToAbandon: false };
  if (first === undefined) {
    const level = played.find((seat) => seat.level !== null && levels.includes(seat.level))?.level ?? levels.at(-1);
    return level === undefined ? { ...blank, kind: 'open', code: newId() } : { ...blank, kind: 'bot', level };
  }
  if (first.person === asking.id) return { ...blank, kind: 'human', person: asking.id, name: first.name ?? asking.name };
  return { ...blank, kind: people.size > 1 ? 'open' : 'invited', code: newId(), reservedFor: first.person };
}

/** Whether the next table can still be entered: one that was never begun may have been cancelled or deleted. */
export const isAvailable = (next: StoredTable | null): boolean => next !== null && !(next.phase === 'abandoned' && next.state === null);
