import type { PairingInfo, PlayerName, TournamentInfo, TournamentSummary } from '#wire';
import type { Directory } from '../ratings/profile.ts';
import { standings } from './standings.ts';
import { entrantBy, isIn, type Pairing, type Tournament } from './tournament.ts';

export function summaryOf(tournament: Tournament, viewer: string): TournamentSummary {
  const { id, name, game, form, phase, places, entrants, played, clock, listed, host, createdAt } = tournament;
  return {
    id,
    name,
    game,
    form,
    phase,
    places,
    count: entrants.filter(isIn).length,
    round: played.length,
    rounds: tournament.rounds,
    clock,
    listed,
    yours: host === viewer || entrantBy(tournament, viewer) !== null,
    host: host === viewer,
    createdAt,
  };
}

const pairingInfo = ({ keys, result, table, made }: Pairing, mayKnow: boolean): PairingInfo => ({
  keys,
  points: result?.points ?? null,
  how: result?.how ?? null,
  table: mayKnow && made === true ? table : null,
});

/** A tournament as this person may see it. Tables of an unlisted one are shown to its entrants only. */
export async function infoOf(tournament: Tournament, viewer: string, directory: Directory): Promise<TournamentInfo> {
  const { form, phase, listed, host, hostName, entrants, played } = tournament;
  const summary = summaryOf(tournament, viewer);
  const named = (person: string, name: string): Promise<PlayerName> =>
    directory.named(person === '' ? null : person, name === '' ? null : name);
  const ranked = standings(form, entrants, played);
  return {
    ...summary,
    organiser: await named(host, hostName),
    entrants: await Promise.all(
      entrants.map(async (entrant) => ({
        ...(await named(entrant.person, entrant.name)),
        key: entrant.key,
        you: entrant.person === viewer,
        out: !isIn(entrant),
      })),
    ),
    standings: ranked,
    played: played.map(({ at, endedAt, pairings }) => ({
      at,
      endedAt,
      pairings: pairings.map((pairing) => pairingInfo(pairing, listed || summary.yours)),
    })),
    winners: phase === 'finished' ? ranked.flatMap(({ key, place }) => (place === 1 ? [key] : [])) : [],
  };
}
