import { type ClockPlan, FEWEST_ENTRANTS, mostRounds, type PairingEnd, type TournamentForm, type TournamentPhase } from '#wire';
import { distinct } from '../people/names.ts';
import { RefusedError } from '../refused-error.ts';
import type { Person } from '../store/store.ts';
import { type Pair, roundRobin, swissRound } from './pairing.ts';
import { pointsOf } from './standings.ts';

/** A tournament as it is kept. Every function answers a new one and leaves the old one alone; where nothing is to be done, the old one. */
export interface Tournament {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly form: TournamentForm;
  /** So many people at most. */
  readonly places: number;
  /** As many as were wished for; when it has begun, as many as there are. */
  readonly rounds: number;
  readonly clock: ClockPlan;
  readonly listed: boolean;
  /** The host and the host's name; empty when the account is deleted. */
  readonly host: string;
  readonly hostName: string;
  readonly phase: TournamentPhase;
  /** In the order in which they came; from the beginning on, in that of the lot. */
  readonly entrants: readonly Entrant[];
  readonly played: readonly Round[];
  readonly createdAt: number;
  /** What its address is known by (`TableQuota`): its tables count as those of that address. Missing in older ones. */
  readonly origin?: string;
}

export interface Entrant {
  /** Unique in this tournament. */
  readonly key: number;
  /** Empty when the account is deleted. */
  readonly person: string;
  readonly name: string;
  /** When the entrant left or was removed. */
  readonly out?: number;
}

export interface Round {
  readonly at: number;
  readonly endedAt: number | null;
  readonly pairings: readonly Pairing[];
}

export interface Pairing {
  readonly keys: Pair;
  /** Its table, which has its name before it is made; null where none is needed. */
  readonly table: string | null;
  /** The table has been made: if it is not there any more, it was swept out, and is not made again. */
  readonly made?: true;
  readonly result: PairingResult | null;
}

export interface PairingResult {
  readonly points: readonly [number, number];
  readonly how: PairingEnd;
}

/** Tables that a tournament opens at a time. */
export const tablesFor = (places: number): number => Math.floor(places / 2);

export const isIn = ({ out }: Entrant): boolean => out === undefined;

export const entrantOf = ({ entrants }: Tournament, key: number | null): Entrant | null =>
  entrants.find((entrant) => entrant.key === key) ?? null;

export const entrantBy = ({ entrants }: Tournament, person: string): Entrant | null =>
  entrants.find((entrant) => entrant.person === person) ?? null;

/** The games that are played now. */
export const openPairings = ({ phase, played }: Tournament): readonly Pairing[] =>
  phase === 'playing' ? (played.at(-1)?.pairings.filter(({ result }) => result === null) ?? []) : [];

function mustGather({ phase }: Tournament): void {
  if (phase !== 'gathering') throw new RefusedError('has-begun', 'This is done before the tournament begins');
}

function mustHost({ host }: Tournament, person: string): void {
  if (host !== person) throw new RefusedError('not-host', 'Only whoever has set the tournament up may do this');
}

/** `blockedBy`: people who do not want to meet this person. Where one of them takes part, joining is refused. */
export function withEntrant(tournament: Tournament, { id, name }: Person, blockedBy: ReadonlySet<string>): Tournament {
  const { entrants, places, host } = tournament;
  const already = entrantBy(tournament, id);
  if (already !== null && isIn(already)) return tournament;
  mustGather(tournament);
  if ([host, ...entrants.map(({ person }) => person)].some((person) => blockedBy.has(person)))
    throw new RefusedError('invitation-needed', 'This tournament is only for invited people');
  if (entrants.length >= places) throw new RefusedError('seat-gone', 'All places of this tournament are taken');
  const key = entrants.reduce((most, entrant) => Math.max(most, entrant.key), 0) + 1;
  const called = distinct(
    name,
    entrants.map((entrant) => entrant.name),
  );
  return { ...tournament, entrants: [...entrants, { key, person: id, name: called }] };
}

/** An entrant leaves, and forfeits the running game and all that were to come. */
function without(tournament: Tournament, key: number, now: number): Tournament {
  const { phase, entrants } = tournament;
  if (phase === 'gathering') return { ...tournament, entrants: entrants.filter((entrant) => entrant.key !== key) };
  if (phase !== 'playing') return tournament;
  return {
    ...tournament,
    entrants: entrants.map((entrant) => (entrant.key === key && isIn(entrant) ? { ...entrant, out: now } : entrant)),
  };
}

export function withoutEntrant(tournament: Tournament, person: string, now: number): Tournament {
  const entrant = entrantBy(tournament, person);
  return entrant === null ? tournament : without(tournament, entrant.key, now);
}

export function withRemoved(tournament: Tournament, host: string, key: number, now: number): Tournament {
  mustHost(tournament, host);
  if (entrantOf(tournament, key) === null) throw new RefusedError('not-found', `Nobody here has the number ${key}`, { path: 'key' });
  if (forfeitsTo(tournament, host, key))
    throw new RefusedError('own-game', 'An organiser who takes part cannot remove an opponent: the game would be won without play');
  return without(tournament, key, now);
}

/** Whether a game against this person, of this round or of one that is already drawn up, would be forfeited if the entrant were removed. */
function forfeitsTo({ phase, form, entrants, played }: Tournament, person: string, key: number): boolean {
  const own = entrants.find((entrant) => entrant.person === person && isIn(entrant))?.key;
  if (phase !== 'playing' || own === undefined || own === key) return false;
  const running = played.at(-1)?.pairings.flatMap(({ keys, result }) => (result === null ? [keys] : [])) ?? [];
  const toCome = form === 'round-robin' ? roundRobin(entrants.map((entrant) => entrant.key)).slice(played.length) : [];
  return [...running, ...toCome.flat()].some((keys) => keys.includes(own) && keys.includes(key));
}

export function cancelled(tournament: Tournament, host: string): Tournament {
  mustHost(tournament, host);
  if (tournament.phase === 'cancelled') return tournament;
  mustGather(tournament);
  return { ...tournament, phase: 'cancelled' };
}

/** What is drawn by lot, and from where new tables have their names. */
export interface PairingLots {
  readonly shuffled: <T>(list: readonly T[]) => readonly T[];
  readonly newId: () => string;
}

export function started(tournament: Tournament, host: string, lots: PairingLots, now: number): Tournament {
  mustHost(tournament, host);
  if (tournament.phase === 'playing') return tournament;
  mustGather(tournament);
  const { entrants, form, rounds } = tournament;
  if (entrants.length < FEWEST_ENTRANTS)
    throw new RefusedError('bad-seats', `A tournament needs ${FEWEST_ENTRANTS} people at least`, { path: 'entrants' });
  const most = mostRounds(entrants.length);
  return withRounds(
    {
      ...tournament,
      phase: 'playing',
      entrants: lots.shuffled(entrants),
      rounds: form === 'round-robin' ? most : Math.min(rounds, most),
    },
    lots,
    now,
  );
}

/** The next round, skipping rounds without a game, until there is something to play or all is over. */
function withRounds(tournament: Tournament, lots: PairingLots, now: number): Tournament {
  let next = tournament;
  while (next.played.length < next.rounds && next.entrants.filter(isIn).length >= FEWEST_ENTRANTS) {
    const pairings = pairsOf(next).map((keys) => pairingOf(next, keys, lots));
    const open = pairings.some(({ result }) => result === null);
    next = { ...next, played: [...next.played, { at: now, endedAt: open ? null : now, pairings }] };
    if (open) return next;
  }
  return { ...next, phase: 'finished' };
}

function pairsOf({ form, entrants, played }: Tournament): readonly Pair[] {
  if (form === 'round-robin') return roundRobin(entrants.map(({ key }) => key))[played.length] ?? [];
  return swissRound(
    entrants.filter(isIn).map(({ key }) => ({ number: key, points: pointsOf(played, key) })),
    played.map(({ pairings }) => pairings.map(({ keys }) => keys)),
  );
}

function pairingOf(tournament: Tournament, keys: Pair, { newId }: PairingLots): Pairing {
  const missing = forfeit(tournament, keys);
  if (keys[1] === null) return { keys, table: null, result: missing ?? { points: [1, 0], how: 'bye' } };
  return missing === null ? { keys, table: newId(), result: null } : { keys, table: null, result: missing };
}

/** The result of a game that was not played to its end; null when both entrants are still there. */
export function forfeit(tournament: Tournament, [first, second]: Pair): PairingResult | null {
  const there = [first, second].map((key) => {
    const entrant = entrantOf(tournament, key);
    return entrant === null || isIn(entrant) ? 1 : 0;
  });
  if (there[0] === 1 && there[1] === 1) return null;
  return { points: [there[0], second === null ? 0 : there[1]], how: 'forfeit' };
}

function withPairing(tournament: Tournament, table: string, change: Partial<Pairing>): Tournament {
  return {
    ...tournament,
    played: tournament.played.map((round) => ({
      ...round,
      pairings: round.pairings.map((pairing) => (pairing.table === table ? { ...pairing, ...change } : pairing)),
    })),
  };
}

export const withTable = (tournament: Tournament, table: string): Tournament => withPairing(tournament, table, { made: true });

/** A game is over. With the last of its round, the next one begins, or the tournament ends. */
export function withResult(tournament: Tournament, table: string, result: PairingResult, lots: PairingLots, now: number): Tournament {
  if (!openPairings(tournament).some((pairing) => pairing.table === table)) return tournament;
  const next = withPairing(tournament, table, { result });
  if (openPairings(next).length > 0) return next;
  const played = next.played.map((round) => (round.endedAt === null ? { ...round, endedAt: now } : round));
  return withRounds({ ...next, played }, lots, now);
}

/** A guest has signed in. A person who takes part under both names stays two entrants. */
export function handedOver(tournament: Tournament, from: string, to: string): Tournament {
  const { host, entrants } = tournament;
  const twice = entrants.some(({ person }) => person === to);
  if (host !== from && (twice || !entrants.some(({ person }) => person === from))) return tournament;
  return {
    ...tournament,
    host: host === from ? to : host,
    entrants: entrants.map((entrant) => (entrant.person === from && !twice ? { ...entrant, person: to } : entrant)),
  };
}

/** An account is deleted: the entrant has left, and a nameless one has played its games. */
export function forgotten(tournament: Tournament, person: string, now: number): Tournament {
  const away = withoutEntrant(tournament, person, now);
  const { host, phase, entrants } = away;
  return {
    ...away,
    ...(host === person ? { host: '', hostName: '', phase: phase === 'gathering' ? 'cancelled' : phase } : {}),
    entrants: entrants.map((entrant) => (entrant.person === person ? { ...entrant, person: '', name: '' } : entrant)),
  };
}

/** Under another name. */
export function renamed(tournament: Tournament, person: string, name: string): Tournament {
  const { host, hostName, entrants } = tournament;
  const others = entrants.flatMap((entrant) => (entrant.person === person ? [] : [entrant.name]));
  return {
    ...tournament,
    hostName: host === person ? name : hostName,
    entrants: entrants.map((entrant) => (entrant.person === person ? { ...entrant, name: distinct(name, others) } : entrant)),
  };
}
