import type { Sample } from './rounds.ts';

/** More standard errors apart than this is no accident: with some twenty comparisons it happens once in many thousand runs. */
const LIMIT = 5;

/** Two programs play the same game if lengths, rounds, endings and the use of every verb agree within statistical error. Throws where not. */
export function checkSameGame(ours: readonly Sample[], peer: readonly Sample[]): void {
  for (const { what, z, a, b } of differences(ours, peer))
    if (Math.abs(z) > LIMIT)
      throw new Error(
        `Not the same game: ${what} is ${a.toFixed(3)} with us and ${b.toFixed(3)} with the peer, ${z.toFixed(1)} standard errors apart`,
      );
}

interface Difference {
  readonly what: string;
  readonly a: number;
  readonly b: number;
  /** Distance of the two means in standard errors. */
  readonly z: number;
}

function differences(ours: readonly Sample[], peer: readonly Sample[]): Difference[] {
  const both = [...ours, ...peer];
  const verbs = [...new Set(both.flatMap((each) => Object.keys(each.verbs)))].sort();
  const reasons = [...new Set(both.map((each) => each.reason))].sort();
  const measures: [string, (each: Sample) => number][] = [
    ['decisions a game', (each) => each.decisions],
    ['decisions a game, squared', (each) => each.decisions ** 2],
    ['rounds a game', (each) => each.rounds],
    ['winners a game', (each) => each.winners],
    ...verbs.map((verb): [string, (each: Sample) => number] => [`${verb} a game`, (each) => each.verbs[verb] ?? 0]),
    ...reasons.map((reason): [string, (each: Sample) => number] => [`share of ${reason}`, (each) => (each.reason === reason ? 1 : 0)]),
  ];
  return measures.map(([what, of]) => compare(what, ours.map(of), peer.map(of)));
}

function compare(what: string, ours: readonly number[], peer: readonly number[]): Difference {
  const a = mean(ours);
  const b = mean(peer);
  const error = Math.sqrt(variance(ours, a) / ours.length + variance(peer, b) / peer.length);
  const apart = a - b;
  return { what, a, b, z: apart === 0 ? 0 : apart / error };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const variance = (values: readonly number[], around: number): number =>
  values.reduce((sum, value) => sum + (value - around) ** 2, 0) / (values.length - 1);
