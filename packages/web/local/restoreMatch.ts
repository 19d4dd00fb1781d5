import { type AnyGame, CommittedRandom, ForcedRandom, Match, parseState, type Random, SeededRandom, type State, serialise } from '#kernel';
import type { Phase } from '#wire';
import type { StoredEntry, StoredStatus } from './storedTable.ts';
import type { LocalStart } from './localStart.ts';

/** The match of a local table: new, from a position, or restored from storage. */
export function restoreMatch(game: AnyGame, start: LocalStart): Match<State> {
  const { kept, from } = start;
  const box: unknown = game.content.read(start.pack ?? game.content.standard);
  if ('position' in from)
    return Match.resume<State, unknown, unknown>(game, { state: game.position.read(from.position, box), random: chanceOf(start) });
  const begun = Match.begin<State, unknown, unknown>(game, {
    box,
    options: from.options,
    seats: start.seats.length,
    random: chanceOf(start),
  });
  const moment = kept?.moment ?? null;
  if (kept === undefined || moment === null) return begun;
  // Replay the log, so that undo still works. If changed rules lead elsewhere, the stored state wins.
  if (kept.entries.every((entry) => isDoneAgain(begun, entry)) && serialise(begun.state) === moment.state) return begun;
  return Match.resume<State, unknown, unknown>(game, {
    state: parseState<State>(moment.state, box),
    random: chanceOf(start, moment.drawn),
    drawn: moment.drawn,
  });
}

export const phaseOf = ({ state }: Match<State>, abandoned: boolean): Phase =>
  state.outcome !== null ? 'finished' : abandoned ? 'abandoned' : 'playing';

/** The status of a match, as it is stored. */
export const statusOf = (match: Match<State>, phase: Phase): StoredStatus => ({
  rulesVersion: match.game.version,
  phase,
  waiting: phase === 'playing' ? match.waitingList() : [],
  rounds: match.game.rounds(match.state),
  winners: match.state.outcome?.winners ?? null,
  drawn: match.drawn(),
  state: serialise(match.state),
});

function chanceOf({ seal, seed, draws }: LocalStart, drawn?: { readonly open: number; readonly hidden: number }): Random {
  return seal === undefined ? new ForcedRandom(draws ?? [], new SeededRandom(seed)) : new CommittedRandom(seal, drawn);
}

function isDoneAgain(match: Match<State>, { kind, seat, action }: StoredEntry): boolean {
  if (kind === 'action') return match.apply(seat, action).ok;
  if (kind === 'undo') return match.undo(seat).ok;
  return kind === 'resign' ? match.resign(seat).ok : true;
}
