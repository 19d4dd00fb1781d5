import type { StandingInfo, TournamentForm } from '#wire';
import type { Entrant, Round } from './tournament.ts';

/** The standings, computed from the rounds. */

interface Line {
  readonly points: number;
  /** Null where no game was played: in a bye, and in a forfeit. */
  readonly against: number | null;
}

const linesOf = (rounds: readonly Round[], key: number): Line[] =>
  rounds.flatMap(({ pairings }) =>
    pairings.flatMap(({ keys: [first, second], result }): Line[] => {
      if (result === null || (first !== key && second !== key)) return [];
      const [own, other] = first === key ? [0, second] : [1, first];
      return [{ points: result.points[own], against: result.how === 'played' ? other : null }];
    }),
  );

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

export const pointsOf = (rounds: readonly Round[], key: number): number => sum(linesOf(rounds, key).map(({ points }) => points));

interface Reckoned extends Omit<StandingInfo, 'place'> {
  readonly out: boolean;
  readonly lines: readonly Line[];
}

/** FIDE: an unplayed game counts as one against an opponent with the same points. */
function reckoned(rounds: readonly Round[], { key, out }: Entrant): Reckoned {
  const lines = linesOf(rounds, key);
  const points = sum(lines.map((line) => line.points));
  const theirs = ({ against }: Line): number => (against === null ? points : pointsOf(rounds, against));
  const games = lines.filter(({ against }) => against !== null);
  const count = (worth: number): number => games.filter((line) => line.points === worth).length;
  return {
    key,
    out: out !== undefined,
    lines,
    points,
    buchholz: sum(lines.map(theirs)),
    sonnebornBerger: sum(lines.map((line) => line.points * theirs(line))),
    won: count(1),
    drawn: count(0.5),
    lost: count(0),
  };
}

/** The tie-breaks of an entrant. */
type Criterion = (one: Reckoned, equal: readonly Reckoned[]) => number;

const met: Criterion = ({ lines }, equal) =>
  sum(lines.flatMap(({ against, points }) => (equal.some(({ key }) => key === against) ? [points] : [])));
const stayed: Criterion = ({ out }) => (out ? 0 : 1);
const points: Criterion = (one) => one.points;
const buchholz: Criterion = (one) => one.buchholz;
const sonnebornBerger: Criterion = (one) => one.sonnebornBerger;
const won: Criterion = (one) => one.won;

const CRITERIA: { readonly [form in TournamentForm]: readonly Criterion[] } = {
  'round-robin': [stayed, points, met, sonnebornBerger, won],
  swiss: [stayed, points, buchholz, sonnebornBerger, met, won],
};

/** Those who are equal are parted by the first criterion that parts them, and each part by the next. */
function inOrder(equal: readonly Reckoned[], [criterion, ...rest]: readonly Criterion[]): Reckoned[][] {
  if (criterion === undefined || equal.length < 2) return [[...equal]];
  const parts = new Map<number, Reckoned[]>();
  for (const each of equal) {
    const worth = criterion(each, equal);
    parts.set(worth, [...(parts.get(worth) ?? []), each]);
  }
  return [...parts].sort(([a], [b]) => b - a).flatMap(([, part]) => inOrder(part, rest));
}

/** The first one first. Those whom nothing parts share a place. */
export function standings(form: TournamentForm, entrants: readonly Entrant[], rounds: readonly Round[]): StandingInfo[] {
  const parts = inOrder(
    entrants.map((entrant) => reckoned(rounds, entrant)),
    CRITERIA[form],
  );
  let place = 1;
  return parts.flatMap((part) => {
    const shared = part.map(({ out: _out, lines: _lines, ...each }): StandingInfo => ({ ...each, place }));
    place += part.length;
    return shared;
  });
}
