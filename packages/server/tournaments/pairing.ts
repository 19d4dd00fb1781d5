/** Pairing. Players are numbers here; a pair is who sits on the first seat and who on the second, or null in a bye. */

export type Pair = readonly [number, number | null];

/** What has been played so far, round by round. */
export type TournamentFormat = readonly (readonly Pair[])[];

/**
 * Round robin in the order of Berger's tables: each round has all pairs whose numbers have the same sum, and the last number against the one that
 * would meet itself. First and second seats are balanced to one.
 */
export function roundRobin(players: readonly number[]): Pair[][] {
  const count = players.length + (players.length % 2);
  const ring = count - 1;
  return Array.from({ length: ring }, (_, round) => {
    const pairs: Pair[] = [];
    for (let one = 0; one < ring; one++) {
      const other = (((round - one) % ring) + ring) % ring;
      if (one < other) pairs.push((one + other) % 2 === 1 ? [players[one], players[other]] : [players[other], players[one]]);
      if (one === other) pairs.push(againstLast(players, one, count));
    }
    return pairs;
  });
}

function againstLast(players: readonly number[], one: number, count: number): Pair {
  if (players.length < count) return [players[one], null];
  const last = players[count - 1];
  return one < count / 2 ? [players[one], last] : [last, players[one]];
}

/** What a pair is worth avoiding for: what stands further up outweighs all that follows. */
const SECOND_BYE = 1e12;
const REMATCH = 1e9;
/** Times the square of the difference in half points. */
const UNLIKE = 1e5;
const UNBALANCED = 1e3;

interface SwissPlayer {
  readonly number: number;
  readonly points: number;
}

interface Known extends SwissPlayer {
  readonly met: ReadonlySet<number>;
  readonly rested: boolean;
  /** How often on the first seat, less how often on the second. */
  readonly lean: number;
  /** The last seat: 1 for the first, -1 for the second, 0 for none yet. */
  readonly last: number;
}

function knownFrom(course: TournamentFormat, player: SwissPlayer): Known {
  const met = new Set<number>();
  let [rested, lean, last] = [false, 0, 0];
  for (const [first, second] of course.flat()) {
    if (first !== player.number && second !== player.number) continue;
    if (second === null) {
      rested = true;
      continue;
    }
    met.add(first === player.number ? second : first);
    last = first === player.number ? 1 : -1;
    lean += last;
  }
  return { ...player, met, rested, lean, last };
}

/** The cost of pairing these two; `null` is a bye. */
function cost(one: Known, other: Known | null): number {
  if (other === null) return (one.rested ? SECOND_BYE : 0) + UNLIKE * (2 * one.points) ** 2;
  const again = one.met.has(other.number) ? REMATCH : 0;
  const seats = Math.min(Math.abs(one.lean + 1) + Math.abs(other.lean - 1), Math.abs(one.lean - 1) + Math.abs(other.lean + 1));
  return again + UNLIKE * (2 * (one.points - other.points)) ** 2 + UNBALANCED * seats;
}

/** The player who had the first seat less often gets it; else the one who did not have it last. */
const seated = (one: Known, other: Known): Pair =>
  (one.lean - other.lean || one.last - other.last) <= 0 ? [one.number, other.number] : [other.number, one.number];

/**
 * A round of a Swiss tournament: opponents have equal points, no pair meets twice and no player rests twice, as far as possible. With so few players
 * all pairings are compared (dynamic programming over sets of players, as bit masks).
 */
export function swissRound(players: readonly SwissPlayer[], course: TournamentFormat): Pair[] {
  // In the order of the lot: where nothing speaks for one pair or another, neighbours play.
  const known = players.map((player) => knownFrom(course, player)).sort((a, b) => b.points - a.points);
  const rests = known.length % 2 === 1;
  const count = known.length + Number(rests);
  const at = (index: number): Known | null => known[index] ?? null;
  const best = new Float64Array(1 << count).fill(Number.POSITIVE_INFINITY);
  const partner = new Int8Array(1 << count);
  best[0] = 0;
  for (let left = 1; left < 1 << count; left++) {
    const first = 31 - Math.clz32(left & -left);
    const one = at(first);
    if (one === null) continue;
    for (let second = first + 1; second < count; second++) {
      if ((left & (1 << second)) === 0) continue;
      const rest = best[left & ~(1 << first) & ~(1 << second)];
      const all = rest + cost(one, at(second)) + (second - first - 1);
      if (all < best[left]) {
        best[left] = all;
        partner[left] = second;
      }
    }
  }
  const pairs: Pair[] = [];
  for (let left = (1 << count) - 1; left !== 0; ) {
    const first = 31 - Math.clz32(left & -left);
    const second = partner[left];
    const [one, other] = [known[first], at(second)];
    pairs.push(other === null ? [one.number, null] : seated(one, other));
    left &= ~(1 << first) & ~(1 << second);
  }
  return pairs;
}
